"""Why a creature counts something else than its face says: the rules are asked what it counts without each cause."""

from collections.abc import Iterator

from mischia.core.language import Strings
from mischia.games.quarriors.content.catalogue import cls_of
from mischia.games.quarriors.rules.state import ZEROED, Creature, State, changed
from mischia.games.quarriors.rules.strength import strength
from mischia.games.quarriors.text.phrases import class_name

SIDES = {"attack": "changed-attack", "defence": "changed-defence"}


def why_changed(s: State, seat: int, creature: Creature, say: Strings) -> str:
    """What has changed it, in a sentence: `On its face: 6/6. +1 defence: Heavenly Seraph.`"""
    face = s.shows(creature)
    causes = [
        say(words, number=f"{more:+}", name=name)
        for what, words in SIDES.items()
        if not (what == "attack" and creature.marks & ZEROED)  # QU-R36: it has a mark
        for name, more in causes_of(s, seat, creature, what, say)
        if more
    ]
    size = "?/?" if face.sized else f"{face.attack}/{face.defence}"
    return say("changed", size=size, causes=", ".join(causes)) if causes else ""


def causes_of(s: State, seat: int, creature: Creature, what: str, say: Strings) -> Iterator[tuple[str, int]]:
    """Each cause by its name, with what it adds: attached spells, other creatures, spells for a turn, the own card."""
    total, face = strength(s, seat, creature, what), s.shows(creature)
    rest = total - (face.attack if what == "attack" else face.defence)
    for at, spell in enumerate(creature.attached):
        others = creature.attached[:at] + creature.attached[at + 1 :]
        plain = changed(s.cat, creature, others, creature.copy, creature.marks)
        without = s.clone()
        without.put(seat, creature, plain)
        more = total - strength(without, seat, plain, what)
        rest -= more
        yield class_name(say, s.cat.classes[cls_of(spell)]), more
    for other in s.ready[seat]:
        if other is not creature:
            without = s.clone()
            without.ready[seat].remove(other)
            more = total - strength(without, seat, creature, what)
            rest -= more
            yield class_name(say, s.cat.classes[other.cls]), more
    without = s.clone()
    without.boosts = []
    more = total - strength(without, seat, creature, what)
    yield say("changed-spell"), more
    if not face.sized:  # its card says what it counts
        yield say("changed-own"), rest - more
