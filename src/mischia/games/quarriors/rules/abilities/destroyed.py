"""What works when a creature is destroyed, of its own, of a spell attached to it, and of its destroyer (QU-R28)."""

from mischia.core.bags import count
from mischia.games.quarriors.content.ability import NUMBER, Ability, creature, spell
from mischia.games.quarriors.rules.destruction import come_back, fallen_phrase
from mischia.games.quarriors.rules.hooks import (
    CAN_RETURN,
    DRAWS_WHEN_DESTROYED,
    GLORY_WHEN_DESTROYED,
    KILLED,
    RESTS,
    RETURNS,
    SCORES_ON_KILL,
)
from mischia.games.quarriors.rules.scoring import cull
from mischia.games.quarriors.rules.state import State


@spell("glory_when_destroyed", "attach", on=GLORY_WHEN_DESTROYED, worth=0.4, n=NUMBER)
def glory_when_destroyed(s: State, ability: Ability) -> int:
    return ability.n


@creature("draw_when_destroyed", on=DRAWS_WHEN_DESTROYED, worth=0.2, n=NUMBER)
def draw_when_destroyed(s: State, ability: Ability) -> int:
    return ability.n


@creature("to_active_when_destroyed", on=RESTS, worth=0.3)
def to_active_when_destroyed(s: State, ability: Ability) -> str:
    return "active"


@creature("aside_until_kill", on=RESTS, worth=0.2)
def aside_until_kill(s: State, ability: Ability) -> str:  # QU-R55
    return "aside"


@creature("return_for_quiddity", on=CAN_RETURN, worth=0.4)
def has_quiddity_to_cull(s: State, ability: Ability, seat: int) -> bool:
    return count(s.used[seat], s.cat.quiddity) > 0


@creature("return_for_quiddity", on=RETURNS)
def return_for_quiddity(s: State, ability: Ability, seat: int, by: int) -> None:  # QU-113
    s.say("returns", "QU-113", seat, fallen_phrase(s))
    cull(s, seat, s.cat.quiddity, "QU-51")
    come_back(s, by)


# --- of the destroyer


@creature("quiddity_on_kill", on=KILLED, n=NUMBER)
def quiddity_on_kill(s: State, ability: Ability, by: int) -> None:  # QU-R31: quiddity of another's turn is lost
    if by == s.current:
        s.quiddity += ability.n


@creature("score_on_kill", on=SCORES_ON_KILL, worth=0.6)
def score_on_kill(s: State, ability: Ability) -> bool:
    return True
