"""Casting spells in one's own turn."""

from mischia.core.questions import Move, Moves
from mischia.games.quarriors.content.ability import Ability
from mischia.games.quarriors.content.catalogue import cls_of
from mischia.games.quarriors.rules.destruction import spend_spell
from mischia.games.quarriors.rules.hooks import AIMED, AIMS, CAST
from mischia.games.quarriors.rules.immediate import does_something
from mischia.games.quarriors.rules.state import State, changed, distinct

# --- what may be cast


def casts(s: State) -> Moves:  # QU-100, QU-105, QU-R19
    """Every way for the current player to cast a readied spell that does something."""
    moves: list[Move] = []
    for die in sorted(set(s.spells[s.current])):
        card = s.card(cls_of(die))
        if card.kind == "attach":
            moves += attachments(s, die)
        elif card.kind == "cast":
            works = s.die_works(die)
            aimed = [(aims, ability) for aims, ability in AIMS.of(works) if is_aimed(ability)]
            if aimed:
                aims, ability = aimed[0]
                moves += aims(s, ability, die)
            elif any(does_something(s, ability) for _, ability in CAST.of(works)):
                moves.append(("cast", s.cat.words[die]))
    return tuple(moves)


def attachments(s: State, die: int) -> list[Move]:  # QU-106, QU-108
    """One's own creatures to which a spell may be attached."""
    if not s.die_works(die):
        return []
    return [("cast on", s.cat.words[die], s.current, one.phrase) for one in distinct(s.ready[s.current])]


def is_aimed(ability: Ability) -> bool:
    """Whether the caster names a target with the spell."""
    return AIMS.find(ability) is not None and not ability.given.get("each_rival", False)


# --- casting


def cast(s: State, move: Move) -> None:
    """The current player casts a spell; it resolves completely (QU-R20)."""
    seat, die = s.current, s.cat.die(move[1])
    attaches = s.card(cls_of(die)).kind == "attach"
    if attaches:
        attach(s, seat, die, move[3])
    else:
        spend_spell(s, seat, die)
    s.say(move[0].replace(" ", "-"), "QU-99", seat, *move[1:])
    if attaches:
        return
    works = s.die_works(die)
    s.then(*[(take_effect, ability.card, ability.at) for _, ability in CAST.of(works) if not is_aimed(ability)])
    for aimed, ability in AIMED.of(works):
        if is_aimed(ability):
            aimed(s, ability, move)


def attach(s: State, seat: int, die: int, phrase: str) -> None:  # QU-106
    """A spell is laid beside a creature of one's own."""
    creature = s.find(seat, phrase)
    assert creature is not None
    s.spells[seat].remove(die)
    attached = tuple(sorted([*creature.attached, die]))
    s.put(seat, creature, changed(s.cat, creature, attached, creature.copy, creature.marks))


def take_effect(s: State, card: str, at: int) -> None:
    """One effect of a spell takes place."""
    ability = s.cat.cards[card].abilities[at]
    effect = CAST.find(ability)
    assert effect is not None
    effect(s, ability)
