"""What the cards do in a virtual duel, one function for each sentence (SW-V41 to SW-V64).

A function enters itself under the name that a file of cards has for it, with the colour of its cards, the moment at
which it is called (see terms), and the words or numbers that a card gives it: its `amount`, `limit` or `trigger`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mischia.games.swords.content.box import EFFECTS, NUMBER, Design, Effect
from mischia.games.swords.rules.duel import (
    BIT_OF,
    BREATHE,
    FEINT,
    LIMITS,
    STEP_BACK,
    is_cut,
    is_parry,
    run_for_swords,
    set_tempo,
    take_swords,
    touch_blades,
)
from mischia.games.swords.rules.state import NOBODY, State
from mischia.games.swords.rules.terms import (
    BOTH_HIT,
    CHOSEN,
    CONTACT,
    HIT,
    OPENING,
    SLIP,
    START,
    STEP,
    STRAIN,
    TEMPO,
    WRONG_PARRY,
)

Function = TypeVar("Function", bound=Callable[..., Any])
TRIGGERS: Final = ("cut", "parry", "feint", "step back", "even beat", "repeat")


def effect(name: str, colour: str, moment: str, **takes: Any) -> Callable[[Function], Function]:
    """Enter the function that follows."""

    def enter(function: Function) -> Function:
        EFFECTS[name] = Effect(name, colour, moment, takes, function)
        return function

    return enter


# --- purple: the whole duel


@effect("strain", "purple", STRAIN, trigger=TRIGGERS, amount=NUMBER)
def strain(s: State, fighter: int, card: Design) -> int:
    return card.amount if pulls(s, fighter, card.trigger) else 0


def pulls(s: State, fighter: int, trigger: str) -> bool:
    """Whether what a fighter does in this beat is what a card strains."""
    action = s.chosen[fighter]
    if action == BREATHE:  # SW-V22
        return False
    if trigger == "cut":  # SW-V42
        return is_cut(action)
    if trigger == "parry":  # SW-V43
        return is_parry(action)
    if trigger == "feint":  # SW-V44
        return action == FEINT
    if trigger == "step back":  # SW-V41
        return action == STEP_BACK
    if trigger == "even beat":  # SW-V45
        return s.bout_beat % 2 == 0
    return action == s.last[fighter]  # SW-V46


# --- green: at the start of a bout


@effect("first-beat-line", "green", CHOSEN)
def first_beat_line(s: State, card: Design) -> None:  # SW-V47
    if s.bout_beat == 1:
        s.pending = [fighter for fighter in (0, 1) if is_cut(s.chosen[fighter])]


@effect("opening-roll", "green", OPENING)
def opening_roll(s: State, card: Design) -> None:  # SW-V48
    s.pending = [0, 1]
    s.then(run_for_swords, take_swords)


@effect("start-paces", "green", START, amount=NUMBER)
def start_paces(s: State, card: Design) -> None:  # SW-V49
    s.paces = [paces + card.amount for paces in s.paces]


@effect("first-beat-limit", "green", START, limit=tuple(LIMITS))
def first_beat_limit(s: State, card: Design) -> None:  # SW-V50, SW-V51, SW-V52
    s.limits |= BIT_OF[card.limit]


# --- yellow: whenever the blades touch


@effect("contact-strain", "yellow", STRAIN, amount=NUMBER)
def contact_strain(s: State, fighter: int, card: Design) -> int:  # SW-V53
    return card.amount if s.contact else 0


@effect("contact-limit", "yellow", CONTACT, limit=tuple(LIMITS))
def contact_limit(s: State, card: Design) -> None:  # SW-V54, SW-V57, SW-V58
    s.limits |= BIT_OF[card.limit]


@effect("contact-no-tempo", "yellow", CONTACT)
def contact_no_tempo(s: State, card: Design) -> None:  # SW-V55
    set_tempo(s, NOBODY, card.clause)


@effect("contact-swap", "yellow", CONTACT)
def contact_swap(s: State, card: Design) -> None:  # SW-V56
    s.paces.reverse()


# --- black: for the shorter


@effect("block-once", "black", HIT)
def block_once(s: State, fighter: int, card: Design) -> bool:  # SW-V59
    if fighter != s.shorter or s.arm:
        return False
    s.arm = True
    s.say("blocks", card.clause, s.fighters[fighter])
    touch_blades(s, card.clause)
    set_tempo(s, NOBODY, card.clause)
    return True


@effect("start-tempo", "black", TEMPO)
def start_tempo(s: State, fighter: int, card: Design) -> bool:  # SW-V60
    return fighter == s.shorter


@effect("step-takes-tempo", "black", SLIP)
def step_takes_tempo(s: State, fighter: int, card: Design) -> bool:  # SW-V61
    return fighter == s.shorter


@effect("double-wins", "black", BOTH_HIT)
def double_wins(s: State, fighter: int, card: Design) -> bool:  # SW-V62
    return fighter == s.shorter


@effect("free-step", "black", STEP)
def free_step(s: State, fighter: int, card: Design) -> bool:  # SW-V63
    return fighter == s.shorter


@effect("wrong-parry-holds", "black", WRONG_PARRY)
def wrong_parry_holds(s: State, fighter: int, card: Design) -> bool:  # SW-V64
    return fighter == s.shorter
