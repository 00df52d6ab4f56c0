"""Which phase a question belongs to."""

from mischia.games.swords import duel, rules
from mischia.games.swords.state import State

PHASES = {
    rules.card_dealt: "deal",
    rules.boss_drew: "draw",
    rules.boss_sorted: "sort",
    rules.finger_moved: "sort",
    rules.all_pointed: "point",
    rules.boss_selected: "select",
    rules.boss_picked: "fighters",
    rules.tied_picked: "fighters",
    rules.tie_card_drawn: "tiedraw",
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
    """Which phase the open question belongs to."""
    return "over" if s.question is None else PHASES[s.question.then]
