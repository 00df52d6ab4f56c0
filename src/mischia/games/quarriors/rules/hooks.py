"""Where the rules ask abilities. The functions that answer are in the folder `abilities`.

Each gets the state, its ability, and what its type says; the comment tells what that is. Where something is told, what
happens until then and what follows are two hooks.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from mischia.core.questions import Move, Moves
from mischia.core.state import Step
from mischia.games.quarriors.content.ability import Ability, Hook
from mischia.games.quarriors.content.catalogue import Face
from mischia.games.quarriors.rules.state import Creature, State

Number = Callable[[State, Ability], int]
Check = Callable[[State, Ability], bool]
Effect = Callable[[State, Ability], None]
SeatNumber = Callable[[State, Ability, int], int]
SeatCheck = Callable[[State, Ability, int], bool]
SeatEffect = Callable[[State, Ability, int], None]
CreatureCheck = Callable[[State, Ability, Creature], bool]
Strength = Callable[[State, Ability, int, Creature, str], int]
Rewards = Callable[[State, Ability, int, int], Moves]
Rewarded = Callable[[State, Ability, int, int, Move], bool]

# what a creature counts; the word is "attack" or "defence"
STRENGTH: Final[Hook[Strength]] = Hook("strength")  # more, of a seat's creature: its own ability or that of its spell
STRENGTH_OF_OTHERS: Final[Hook[Callable[[State, Ability, str], int]]] = Hook("strength of others")
SIZE: Final[Hook[SeatNumber]] = Hook("size")  # what a question mark stands for
UNFORMED: Final[Hook[Callable[[State, Ability, str], int]]] = Hook("unformed")  # of a copy with nothing to copy
AGAINST: Final[Hook[SeatNumber]] = Hook("against")  # more attack against a rival
ATTACKED_BY: Final[Hook[Callable[[State, Ability, Creature], int]]] = Hook("attacked by")  # what that counts at most
IMMUNE: Final[Hook[Check]] = Hook("immune")
SPELLPROOF: Final[Hook[Check]] = Hook("spellproof")
STARVES: Final[Hook[SeatCheck]] = Hook("starves")  # asked after every move

# when it scores; of its spells too
GLORY: Final[Hook[Callable[[State, Ability, int], int]]] = Hook("glory")  # more, with so many others
EARNS: Final[Hook[Effect]] = Hook("earns")  # for the own turn
DRAWS_ON_SCORE: Final[Hook[Number]] = Hook("draws on score")
REWARDS: Final[Hook[Rewards]] = Hook("rewards")  # what a seat may do with it, and the class of the die
REWARDED: Final[Hook[Rewarded]] = Hook("rewarded")  # does it; whether it may be done again

# immediate effects
IMMEDIATE: Final[Hook[Callable[[State, Ability], tuple[int, bool]]]] = Hook("immediate")  # draws; rerolls itself
TAKES_ALONG: Final[Hook[Callable[[State, Ability, Face], int]]] = Hook("takes along")  # other dice that are rerolled
USED: Final[Hook[Effect]] = Hook("used")  # an immediate spell
AFTER_USE: Final[Hook[Effect]] = Hook("after use")

# costs and summoning
SUMMON_COST: Final[Hook[Number]] = Hook("summon cost")  # more, for rivals
CAPTURE_COST: Final[Hook[Number]] = Hook("capture cost")  # less
CAN_SUMMON: Final[Hook[Callable[[State, Ability, int], bool]]] = Hook("can summon")  # the class
SUMMONED: Final[Hook[Effect]] = Hook("summoned")

# casting a spell
CAN_CAST: Final[Hook[Check]] = Hook("can cast")  # whether it does something now; without a function it always does
CAST: Final[Hook[Effect]] = Hook("cast")
AIMS: Final[Hook[Callable[[State, Ability, int], list[Move]]]] = Hook("aims")  # every target, for the die
AIMED: Final[Hook[Callable[[State, Ability, Move], None]]] = Hook("aimed")

# the attack
BREATH: Final[Hook[CreatureCheck]] = Hook("breath")  # whether it destroys a defender at once
CAN_REACT: Final[Hook[SeatCheck]] = Hook("can react")  # whether it does something now; without a function it does
PROTECTS: Final[Hook[SeatEffect]] = Hook("protects")
CAN_STRIKE: Final[Hook[CreatureCheck]] = Hook("can strike")  # whether a reaction can be aimed at an attacker
STRIKES: Final[Hook[Callable[[State, Ability, Creature], Creature]]] = Hook("strikes")  # the attacker as it is then
AFTER_STRIKE: Final[Hook[Callable[[State, Ability, int, Creature], None]]] = Hook("after strike")
DEFENDS: Final[Hook[SeatEffect]] = Hook("defends")
IGNORES_ATTACHED: Final[Hook[Check]] = Hook("ignores attached")  # an attacker, spells of defenders
POISON: Final[Hook[CreatureCheck]] = Hook("poison")  # whether a defender that is damaged is destroyed
FIRST_LOSS: Final[Hook[Callable[[State, Ability, Creature, int], int]]] = Hook("first loss")  # more against a rival

# destruction
GLORY_WHEN_DESTROYED: Final[Hook[Number]] = Hook("glory when destroyed")
RESCUES: Final[Hook[SeatEffect]] = Hook("rescues")
BRINGS_BACK: Final[Hook[SeatEffect]] = Hook("brings back")  # the seat that destroyed it
GLORY_FOR_FALLEN: Final[Hook[Number]] = Hook("glory for fallen")
CAN_RETURN: Final[Hook[SeatCheck]] = Hook("can return")  # by its own ability
RETURNS: Final[Hook[Callable[[State, Ability, int, int], None]]] = Hook("returns")  # and the seat that destroyed it
RESTS: Final[Hook[Callable[[State, Ability], str]]] = Hook("rests")  # the zone to which it goes
DRAWS_WHEN_DESTROYED: Final[Hook[Number]] = Hook("draws when destroyed")
KILLED: Final[Hook[SeatEffect]] = Hook("killed")  # of the seat that destroyed it
SCORES_ON_KILL: Final[Hook[Check]] = Hook("scores on kill")

# A step's id is written into stored tables: it stays when the function is renamed or moves to another module
STEPS: Final[dict[str, Step]] = {}
Function = TypeVar("Function", bound=Step)


def step(id: str) -> Callable[[Function], Function]:
    """The function below is a step of an ability."""

    def register(function: Function) -> Function:
        STEPS[id] = function
        return function

    return register
