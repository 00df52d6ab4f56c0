"""Which phase a question belongs to."""

from mischia.games.swords.rules import duel, rounds
from mischia.games.swords.rules.state import State

PHASES = {
    rounds.card_dealt: "deal",
    rounds.boss_drew: "draw",
    rounds.boss_sorted: "sort",
    rounds.finger_moved: "sort",
    rounds.all_pointed: "point",
    rounds.boss_selected: "select",
    rounds.boss_picked: "fighters",
    rounds.tied_picked: "fighters",
    rounds.tie_card_drawn: "tiedraw",
    duel.deputy_named: "deputy",
    duel.guard_answered: "guard",
    duel.judge_decided: "verdict",
    duel.ran_for_sword: "opening",
    duel.actions_chosen: "beat",
    duel.line_drawn: "lines",
    duel.rolled_for_slip: "slips",
    duel.tossed: "toss",
}
REFEREE_PHASES = ("deputy", "guard", "verdict")
VIRTUAL_PHASES = ("opening", "beat", "lines", "slips", "toss")
DUEL_PHASES = ("tiedraw", *REFEREE_PHASES, *VIRTUAL_PHASES)


def phase(s: State) -> str:
    """Which phase the open question belongs to; there is none while things happen by themselves."""
    if s.question is None:
        return "over" if s.winners else "between"
    return PHASES[s.question.then]
