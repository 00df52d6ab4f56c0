"""The virtual duel, beat by beat, and the duel with real swords that a judge decides."""

from typing import Any, Final

from mischia.core.bags import Bag, bag
from mischia.core.questions import Ask, AskAll, AskAny, Chance, Move, Moves, Question
from mischia.games.swords.rules.state import NOBODY, NOTHING, TIE, State
from mischia.games.swords.rules.terms import (
    BOTH_HIT,
    CHOSEN,
    CONTACT,
    HIT,
    OPENING,
    SLIP,
    STEP,
    STRAIN,
    TEMPO,
    WRONG_PARRY,
)

CUT_HIGH: Final = 0  # SW-V3
CUT_LOW: Final = 1
PARRY_HIGH: Final = 2
PARRY_LOW: Final = 3
FEINT: Final = 4
STEP_BACK: Final = 5
BREATHE: Final = 6
ACTIONS: Final[tuple[str, ...]] = ("cut high", "cut low", "parry high", "parry low", "feint", "step back", "breathe")
ACTION_MOVES: Final[Moves] = tuple([(name,) for name in ACTIONS])
ACTION_OF: Final[dict[str, int]] = {ACTIONS[action]: action for action in range(len(ACTIONS))}
YIELD: Final[Move] = ("yield",)
READY: Final[Move] = ("ready",)
DOUBLE: Final[Move] = ("verdict double",)
DOUBT: Final = "verdict doubt"  # with the seat that has the benefit of it; it is said as the other
LOSSES: Final[tuple[str, ...]] = ("verdict hit", "verdict arm", "verdict broke")

LIMITS: Final[dict[str, tuple[int, ...]]] = {  # SW-V24: by limit, the actions that it closes
    "no-cut": (CUT_HIGH, CUT_LOW),
    "no-parry": (PARRY_HIGH, PARRY_LOW),
    "no-back": (STEP_BACK,),
    "no-high": (CUT_HIGH, PARRY_HIGH),
}
BIT_OF: Final[dict[str, int]] = {limit: 1 << at for at, limit in enumerate(LIMITS)}  # in a state's limits
LINES: Final[tuple[str, ...]] = ("high", "low")
DIE: Final[Bag] = bag([1, 2, 3, 4, 5, 6])
COIN: Final[Bag] = bag([0, 1])
LAST_BEAT: Final = 20  # SW-V27
SAFE: Final = 1  # SW-V20: so much strain breaks no rule


def is_cut(action: int) -> bool:
    return action in (CUT_HIGH, CUT_LOW)


def is_parry(action: int) -> bool:
    return action in (PARRY_HIGH, PARRY_LOW)


# --- before the duel


def call_out(s: State, pile: int, one: int, other: int) -> None:
    """The two step forward, the lower seat first; the pile's cards become the duel's."""
    s.pile = pile
    s.fighters = [one, other]
    s.shorter = s.shorter_of(one, other)  # SW-40, SW-R18
    if pile != TIE:
        s.cards = s.piles[pile]
        s.piles[pile] = 0
    s.start_values()
    s.say("fights", "SW-61" if pile == TIE else "SW-26", one, other)


def fight(s: State) -> None:  # SW-V1
    if s.options.duels == "referee":
        s.then(name_deputy, on_guard)
    else:
        s.then(start_bout)


# --- with real swords


def deputies(s: State) -> list[int]:
    """SW-33: who may judge in the place of a Boss who fights."""
    return [seat for seat in range(s.seats) if seat not in s.fighters]


def name_deputy(s: State) -> Question | None:
    if s.boss in s.fighters and len(deputies(s)) > 1:
        return Ask(s.boss, tuple([("deputy", seat) for seat in deputies(s)]), deputy_named)
    s.then((judge, s.boss if s.boss not in s.fighters else deputies(s)[0]))  # SW-R15
    return None


def deputy_named(s: State, move: Move) -> None:
    s.then((judge, move[1]))


def judge(s: State, seat: int) -> None:
    s.judge = seat
    s.say("judges", "SW-33" if s.boss in s.fighters else "SW-52", seat)


def on_guard(s: State) -> Question:  # SW-31, SW-32
    moves: list[Moves] = [()] * s.seats
    onward: list[Moves] = [()] * s.seats
    for fighter in (0, 1):
        seat = s.fighters[fighter]
        onward[seat] = () if s.ready[fighter] else (READY,)
        moves[seat] = (*onward[seat], YIELD)  # SW-R23
    return AskAny(moves, onward, guard_answered)


def guard_answered(s: State, answer: tuple[int, Move]) -> None:
    seat, move = answer
    fighter = s.fighters.index(seat)
    if move == YIELD:
        s.then((give_up, fighter))
        return
    s.ready[fighter] = True
    if all(s.ready):
        s.say("count-duel", "SW-32")
        s.then(judge_decides)
    else:
        s.then(on_guard)


def judge_decides(s: State) -> Question:  # SW-49 to SW-52
    moves: list[Moves] = [()] * s.seats
    onward: list[Moves] = [()] * s.seats
    winner = s.helped(BOTH_HIT)
    double = DOUBLE if winner == NOBODY else (DOUBT, s.fighters[winner])  # SW-R35
    onward[s.judge] = (*[(loss, seat) for loss in LOSSES for seat in s.fighters], double)
    moves[s.judge] = onward[s.judge]
    for seat in s.fighters:
        moves[seat] = (YIELD,)
    return AskAny(moves, onward, judge_decided)


def judge_decided(s: State, answer: tuple[int, Move]) -> None:  # SW-R25
    seat, move = answer
    if move == YIELD:
        s.then((give_up, s.fighters.index(seat)))
    elif move == DOUBLE:  # SW-50, SW-R19, SW-R20
        s.say("both-hit", "SW-50")
        s.bout += 1
        s.ready = [False, False]
        s.say("void", "SW-50")
        s.then(on_guard)
    elif move[0] == DOUBT:  # SW-R35
        s.say("both-hit", "SW-R35")
        s.then((win_duel, s.fighters.index(move[1])))
    else:
        loser = s.fighters.index(move[1])
        if move[0] == LOSSES[0]:
            s.say("hit", "SW-44", move[1])
        elif move[0] == LOSSES[1]:
            s.say("arm", "SW-46", move[1])
        else:
            s.say("breaks", "SW-48", move[1])
        s.then((win_duel, 1 - loser))


# --- a bout


def start_bout(s: State) -> None:  # SW-V4, SW-V32
    s.start_values()
    s.say("count-duel", "SW-V2")
    s.then(choose_actions)
    s.terms.act(OPENING, s)


def run_for_swords(s: State) -> Question | None:  # SW-V48
    if s.pending:
        return Chance(("roll", s.fighters[s.pending[0]]), DIE, 1, ran_for_sword)
    return None


def ran_for_sword(s: State, outcome: Move) -> None:
    roll(s, outcome)
    s.then(run_for_swords)


def roll(s: State, outcome: Move) -> None:
    """The first who had to roll has rolled."""
    fighter = s.pending.pop(0)
    s.rolls[fighter] = outcome[2]
    s.say("rolls", "SW-V48" if s.bout_beat == 0 else "SW-V20", s.fighters[fighter], outcome[2])


def take_swords(s: State) -> None:  # SW-V48; SW-V32: head-start outdoes the dice
    holder = s.helped(TEMPO)
    clause = "SW-V48" if holder == NOBODY else s.terms.clause(TEMPO, s, holder)
    if holder == NOBODY and s.rolls[0] != s.rolls[1]:
        holder = 0 if s.rolls[0] > s.rolls[1] else 1
    s.rolls = [0, 0]
    set_tempo(s, holder, clause)


# --- a beat


def choose_actions(s: State) -> Question:  # SW-V2
    moves: list[Moves] = [()] * s.seats
    for fighter in (0, 1):
        moves[s.fighters[fighter]] = actions(s, fighter)
    return AskAll(moves, actions_chosen, at_once=(YIELD,), final=True)


_actions: Final[dict[int, Moves]] = {}


def actions(s: State, fighter: int) -> Moves:
    """What a fighter may do in this beat."""
    can_step = s.paces[fighter] > 0 or s.terms.clause(STEP, s, fighter) != ""  # SW-V5, SW-V63
    key = s.limits * 4 + (2 if can_step else 0) + (1 if s.strain[fighter] > 0 else 0)
    found = _actions.get(key)
    if found is None:
        open = [True] * len(ACTIONS)
        for limit, closed in LIMITS.items():  # SW-V24
            if s.limits & BIT_OF[limit]:
                for action in closed:
                    open[action] = False
        if not can_step:
            open[STEP_BACK] = False
        if s.strain[fighter] == 0:  # SW-V6
            open[BREATHE] = False
        found = (*[ACTION_MOVES[action] for action in range(len(ACTIONS)) if open[action]], YIELD)
        _actions[key] = found
    return found


def actions_chosen(s: State, chosen: list[Move | None]) -> None:
    for fighter in (0, 1):
        if chosen[s.fighters[fighter]] == YIELD:  # SW-V25
            s.then((give_up, fighter))
            return
    for fighter in (0, 1):
        move = chosen[s.fighters[fighter]]
        assert move is not None
        s.chosen[fighter] = ACTION_OF[move[0]]
    s.lines = [NOTHING, NOTHING]
    s.rolls = [0, 0]
    s.pending = []
    s.beat += 1
    s.bout_beat += 1
    one, other = s.fighters
    s.say("beat", "SW-V2", s.beat, one, s.chosen[0], other, s.chosen[1])
    s.terms.act(CHOSEN, s)
    s.then(*BEAT)


def draw_lines(s: State) -> Question | None:  # SW-V47
    if s.pending:
        return Chance(("line", s.fighters[s.pending[0]]), COIN, 1, line_drawn)
    return None


def line_drawn(s: State, outcome: Move) -> None:
    fighter = s.pending.pop(0)
    s.lines[fighter] = outcome[2]
    s.say("cuts", "SW-V47", s.fighters[fighter], outcome[2])
    s.then(draw_lines)


def cut_line(s: State, fighter: int) -> int:
    """On which line a cut comes: as chosen, or as chance has it."""
    return s.lines[fighter] if s.lines[fighter] != NOTHING else s.chosen[fighter] - CUT_HIGH


def meet(s: State) -> None:  # the exchange
    s.contact = False
    first, second = s.chosen
    if is_cut(first) and is_cut(second):
        cuts_cross(s)
    elif is_cut(first):
        cut_comes(s, 0)
    elif is_cut(second):
        cut_comes(s, 1)
    elif first == FEINT and is_parry(second):  # SW-V15
        win_exchange(s, 0, "SW-V15")
    elif second == FEINT and is_parry(first):
        win_exchange(s, 1, "SW-V15")
    elif first == FEINT and second == STEP_BACK:  # SW-V16
        give_ground(s, 1)
        set_tempo(s, 0, "SW-V16")
    elif second == FEINT and first == STEP_BACK:
        give_ground(s, 0)
        set_tempo(s, 1, "SW-V16")
    else:
        circle(s)


def cuts_cross(s: State) -> None:
    if cut_line(s, 0) == cut_line(s, 1):  # SW-V9
        touch_blades(s, "SW-V9")
        set_tempo(s, NOBODY, "SW-V9")
    elif s.tempo != NOBODY:  # SW-V10
        strike(s, s.tempo, "SW-V10")
    else:
        s.say("both-hit", "SW-V10")
        winner = s.helped(BOTH_HIT)
        if winner == NOBODY:
            void(s, "SW-V10")
        else:  # SW-V62
            decide(s, winner)


def cut_comes(s: State, cutter: int) -> None:
    """One cuts, the other does something else."""
    other = 1 - cutter
    answer = s.chosen[other]
    if is_parry(answer):
        if cut_line(s, cutter) == answer - PARRY_HIGH:  # SW-V11
            touch_blades(s, "SW-V11")
            win_exchange(s, other, "SW-V11")
        elif s.terms.clause(WRONG_PARRY, s, other):  # SW-V64
            rest(s)
        else:
            win_exchange(s, cutter, "SW-V12")
    elif answer == STEP_BACK:  # SW-V14
        give_ground(s, other)
        clause = s.terms.clause(SLIP, s, other) if s.tempo == cutter else "SW-V14"
        if clause:  # SW-V61
            set_tempo(s, other, clause)
    else:
        win_exchange(s, cutter, "SW-V13")


def circle(s: State) -> None:  # SW-V17
    back = [s.chosen[fighter] == STEP_BACK for fighter in (0, 1)]
    if back[0] != back[1]:  # SW-V5
        give_ground(s, 0 if back[0] else 1)
    rest(s)


def rest(s: State) -> None:
    """SW-V17: who holds the tempo and neither cuts nor feints lets it go."""
    if s.tempo != NOBODY and not is_cut(s.chosen[s.tempo]) and s.chosen[s.tempo] != FEINT:
        set_tempo(s, NOBODY, "SW-V17")


def win_exchange(s: State, fighter: int, clause: str) -> None:  # SW-V8
    if s.tempo == fighter:
        strike(s, fighter, "SW-V8")
    else:
        set_tempo(s, fighter, clause)


def strike(s: State, fighter: int, clause: str) -> None:
    """A blow comes at the other's torso."""
    struck = 1 - fighter
    if not s.terms.clause(HIT, s, struck):  # SW-V59
        s.say("hit", clause, s.fighters[struck])
        decide(s, fighter)


def touch_blades(s: State, clause: str) -> None:  # SW-V23: at most once in a beat
    if not s.contact:
        s.contact = True
        s.say("contact", clause)


def give_ground(s: State, fighter: int) -> None:  # SW-V5
    if s.terms.clause(STEP, s, fighter):  # SW-V63
        return
    s.paces[fighter] -= 1
    s.paces[1 - fighter] += 1
    s.say("ground", "SW-V5", s.fighters[fighter])


def set_tempo(s: State, fighter: int, clause: str) -> None:  # SW-V7
    if s.tempo == fighter:
        return
    s.tempo = fighter
    if fighter == NOBODY:
        s.say("tempo-lost", clause)
    else:
        s.say("tempo", clause, s.fighters[fighter])


def grow_tired(s: State) -> None:  # SW-V19
    s.pending = []
    strains = s.terms.at[STRAIN]
    for fighter in (0, 1):
        if s.chosen[fighter] == BREATHE:  # SW-V6
            s.strain[fighter] = 0
        gained = s.terms.sum(STRAIN, s, fighter) if strains else 0
        if gained:
            s.strain[fighter] += gained
            s.say("strains", "SW-V19", s.fighters[fighter], s.strain[fighter])
            if s.strain[fighter] > SAFE:  # SW-V20
                s.pending.append(fighter)


def remember(s: State) -> None:
    s.last = s.chosen[:]
    s.limits = 0


def touch(s: State) -> None:  # SW-39: the yellow cards
    if s.contact:
        s.terms.act(CONTACT, s)
        s.contact = False


def roll_for_slips(s: State) -> Question | None:  # SW-V20
    if s.pending:
        return Chance(("roll", s.fighters[s.pending[0]]), DIE, 1, rolled_for_slip)
    return None


def rolled_for_slip(s: State, outcome: Move) -> None:
    roll(s, outcome)
    s.then(roll_for_slips)


def break_rules(s: State) -> None:  # SW-V21: both roll before either result counts
    broke = [fighter for fighter in (0, 1) if 0 < s.rolls[fighter] < s.strain[fighter]]
    s.rolls = [0, 0]
    for fighter in broke:
        s.say("breaks", "SW-V20", s.fighters[fighter])
    if len(broke) == 2:
        void(s, "SW-V21")
    elif broke:
        decide(s, 1 - broke[0])


def end_beat(s: State) -> None:
    forget_choices(s)
    if s.beat >= LAST_BEAT:
        s.then(time_is_up)
    else:
        s.then(choose_actions)


def forget_choices(s: State) -> None:
    s.chosen = [NOTHING, NOTHING]
    s.lines = [NOTHING, NOTHING]
    s.contact = False


def stop_beat(s: State) -> None:
    """What was still to come in this beat does not."""
    while s.agenda.pop() is not end_beat:
        pass


def decide(s: State, winner: int) -> None:
    stop_beat(s)
    s.then((win_duel, winner))


def void(s: State, clause: str) -> None:  # SW-V18
    stop_beat(s)
    if s.beat >= LAST_BEAT:  # SW-V27: the coin decides at once
        s.say("void", clause)
        s.say("time", "SW-V27")
        s.then(toss)
    else:
        s.bout += 1
        s.say("void", clause)
        s.then(start_bout)
    forget_choices(s)


# --- the end of the duel


def time_is_up(s: State) -> None:  # SW-V27
    s.say("time", "SW-V27")
    if s.tempo != NOBODY:
        s.then((win_duel, s.tempo))
    elif s.paces[0] != s.paces[1]:
        s.then((win_duel, 0 if s.paces[0] > s.paces[1] else 1))
    elif s.strain[0] != s.strain[1]:
        s.then((win_duel, 0 if s.strain[0] < s.strain[1] else 1))
    else:
        s.then(toss)


def toss(s: State) -> Question:
    return Chance(("toss",), bag(s.fighters), 1, tossed)


def tossed(s: State, outcome: Move) -> None:
    s.say("toss", "SW-V27", outcome[1])
    s.then((win_duel, s.fighters.index(outcome[1])))


def give_up(s: State, fighter: int) -> None:  # SW-R23, SW-V25
    s.say("yields", "SW-R23", s.fighters[fighter])
    s.then((win_duel, 1 - fighter))


def win_duel(s: State, fighter: int) -> None:
    winner = s.fighters[fighter]
    s.say("wins-duel", "SW-53", winner)
    if s.pile == TIE:  # SW-61, SW-R7
        s.clear_duel()
        s.finish((winner,))
        s.say("wins", "SW-61", winner)
    else:  # SW-53, SW-54, SW-V28
        pile = s.pile
        s.front[winner] += s.cards
        s.clear_duel()
        s.say("takes", "SW-53", winner, pile)


BEAT: Final[tuple[Any, ...]] = (  # SW-V26
    draw_lines,
    meet,
    grow_tired,
    remember,
    touch,
    roll_for_slips,
    break_rules,
    end_beat,
)
