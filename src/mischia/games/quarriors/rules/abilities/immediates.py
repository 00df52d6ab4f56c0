"""What works right after a roll (QU-54); what an immediate spell does like any other is in cast_spells."""

from mischia.games.quarriors.content.ability import NUMBER, SWITCH, Ability, creature, spell
from mischia.games.quarriors.content.catalogue import Face
from mischia.games.quarriors.rules.glory import gain_glory
from mischia.games.quarriors.rules.hooks import AFTER_USE, IMMEDIATE, TAKES_ALONG, USED
from mischia.games.quarriors.rules.state import State


@creature("immediate", on=IMMEDIATE, every_face=True, draw=NUMBER, reroll=SWITCH)
def immediate(s: State, ability: Ability) -> tuple[int, bool]:
    return ability.number("draw"), ability.given.get("reroll", False)


@creature("reroll_other", on=TAKES_ALONG, every_face=True, n=NUMBER)
def reroll_other(s: State, ability: Ability, face: Face) -> int:  # QU-R8
    return ability.n if face.reroll else 0


@spell("reroll_others", "immediate", on=TAKES_ALONG, worth=0.2, n=NUMBER)
def reroll_others(s: State, ability: Ability, face: Face) -> int:  # QU-R54
    return ability.n


@spell("draw", "immediate", on=USED, n=NUMBER)
def draw(s: State, ability: Ability) -> None:
    s.to_draw += ability.n


@spell("glory", "immediate", on=AFTER_USE, n=NUMBER)
def glory(s: State, ability: Ability) -> None:
    gain_glory(s, s.current, ability.n, "QU-102")
