"""How an AI weighs an action: every way to carry it out, tried in its head, and what each would bring."""

from collections.abc import Callable
from typing import Final, NamedTuple

from mischia.core.questions import Ask, Chance, Move
from mischia.games.deathroads.content.effect_language import Effects
from mischia.games.deathroads.rules import driving, resolution
from mischia.games.deathroads.rules.choice import AN_AI
from mischia.games.deathroads.rules.road import distance, is_dirt, off_middle, row
from mischia.games.deathroads.rules.state import DRONE, NOBODY, OFF, PLAYER, State, Trial, car_of, owner


class Outcome(NamedTuple):
    """One way to carry out an action, and what it brings (DR-R47)."""

    path: tuple[Move, ...]
    harm: int  # condition that players' cars lose
    hurts_ai: bool  # whether an AI's car loses any, its own included
    hits: bool  # whether a shot hits a player's car
    distance: int  # to what was the closest player's car
    dirt: bool
    rows: int  # gained; each Far Ahead counts as one
    middle: int
    own: int  # condition that its own car loses
    wrecked: bool  # whether that is the end of it
    cost: int
    used: int  # optional symbols


def closest_car(s: State, car: int) -> int:  # DR-195
    """The player's car closest to an AI; of equals, that of the player earlier in initiative."""
    best = NOBODY
    for other in s.all_cars():
        if s.ai[owner(other)] == PLAYER and s.cell[other] != OFF and s.cell[car] != OFF:
            if best == NOBODY or distance(s.cell[car], s.cell[other]) < distance(s.cell[car], s.cell[best]):
                best = other
    return best


def outcomes(s: State, racer: int, effects: Effects, cost: int) -> list[Outcome]:
    """Every way to carry out an action, in the order in which an AI prefers equals (DR-R47)."""
    first = in_the_head(s)
    first.then((resolution.do_effects, racer, car_of(racer), effects), driving.return_cars)
    first.proceed()
    found: list[Outcome] = []
    explore(s, first, racer, (), cost, found)
    return found


def in_the_head(s: State) -> State:
    """A copy of the table on which an action can be tried."""
    copy = s.clone()
    copy.trial = Trial(len(s.cell))
    copy.agenda = []
    copy.question = None
    copy.plan = ()
    return copy


def explore(s: State, at: State, racer: int, path: tuple[Move, ...], cost: int, found: list[Outcome]) -> None:
    """Go on with an action from a choice to all its ends."""
    settle(at)
    question = at.question
    if question is None:
        found.append(outcome(s, at, racer, path, cost))
        return
    assert isinstance(question, Ask)
    for move in question.moves:
        branch = at.clone()
        branch.answer(move)
        explore(s, branch, racer, (*path, move), cost, found)


def settle(at: State) -> None:
    """Answer what others would be asked: no player uses an armour effect (DR-R49)."""
    while at.question is not None:
        question = at.question
        if isinstance(question, Chance):
            at.answer((*question.prefix, question.kinds()[0]))
        else:
            assert isinstance(question, Ask)
            if question.seat == AN_AI:
                return
            at.answer(question.moves[-1] if question.moves[-1] == ("skip armour",) else question.moves[0])


def outcome(s: State, at: State, racer: int, path: tuple[Move, ...], cost: int) -> Outcome:
    car = car_of(racer)
    trial = at.trial
    assert trial is not None
    harm, hurts_ai = losses(s, trial)
    here = at.cell[car] if at.cell[car] != OFF else s.cell[car]
    target = closest_car(s, car)
    there = s.cell[car] if target == NOBODY else at.cell[target] if at.cell[target] != OFF else s.cell[target]
    return Outcome(
        path,
        harm,
        hurts_ai,
        any(trial.hit[: car_of(s.seats)]),
        distance(here, there),
        is_dirt(at, here),
        row(here) - row(s.cell[car]) + trial.ahead[car],
        off_middle(at, here),
        trial.lost[car],
        at.wrecked[car],
        paid(s, racer, path) if cost < 0 else 1 if s.ai[racer] == DRONE else cost,
        path.count(("use",)),
    )


def losses(s: State, trial: Trial) -> tuple[int, bool]:
    """What players' cars lose together, and whether an AI's loses any; players come first among the racers."""
    players = car_of(s.seats)
    return sum(trial.lost[:players]), any(trial.lost[players:])


def paid(s: State, racer: int, path: tuple[Move, ...]) -> int:
    """DR-181, DR-198, DR-199: of the weapons used only the dearest is paid; a drone pays 1 for anything."""
    used = [move[1] for move in path if move[0] == "weapons"]
    names = used[0] if used else s.weapons[racer]
    costs = [s.content.cards[s.content.number[name]].cost for name in names]
    return 1 if s.ai[racer] == DRONE else max([1, *costs])


def allowed(found: list[Outcome], friendly_fire: bool) -> list[Outcome]:  # DR-178, DR-R50
    """The ways that the AI's traits allow."""
    if friendly_fire:
        return [one for one in found if not one.hurts_ai or (not one.wrecked and (one.harm > 0 or one.rows > 0))]
    return [one for one in found if not one.hurts_ai]


def best(found: list[Outcome], aggressive: bool) -> Outcome:  # DR-176, DR-177, DR-193, DR-194, DR-R47
    """The way that an AI takes; of equals the first."""
    return min(found, key=lambda one: weights(one, aggressive))


def weights(one: Outcome, aggressive: bool) -> list[int]:
    """What an AI looks at in a way to act, one after the other."""
    return [BETTER[look](one) for look in order(aggressive)]


def order(aggressive: bool) -> tuple[str, ...]:
    return AGGRESSIVE if aggressive else RUNNER


BETTER: Final[dict[str, Callable[[Outcome], int]]] = {  # by what is looked at: the less, the better
    "harm": lambda one: -one.harm,
    "distance": lambda one: 0 if one.harm else one.distance,
    "dirt": lambda one: int(one.dirt),
    "rows": lambda one: -one.rows,
    "middle": lambda one: one.middle,
    "own": lambda one: one.own,
    "cost": lambda one: one.cost,
    "used": lambda one: one.used,
}
TIES: Final[tuple[str, ...]] = ("middle", "own", "cost", "used")
AGGRESSIVE: Final[tuple[str, ...]] = ("harm", "distance", "dirt", "rows", *TIES)  # DR-176
RUNNER: Final[tuple[str, ...]] = ("dirt", "rows", "harm", *TIES)  # DR-177


# --- pushing


class Push(NamedTuple):
    """What a push in one direction would do."""

    direction: str
    harm: int
    hurts_ai: bool
    dirt: bool
    back: bool
    off_middle: int


def push_outcomes(s: State, chooser: int, car: int, directions: tuple[str, ...], n: int) -> list[Push]:
    """What each direction would do to a pushed car."""
    found = []
    for direction in directions:
        at = in_the_head(s)
        at.then((driving.advance, chooser, car, direction, n, ()), driving.return_cars)
        at.proceed()
        settle_all(at)
        trial = at.trial
        assert trial is not None
        harm, hurts_ai = losses(s, trial)
        behind = trial.behind[car]
        here = s.cell[car] if behind or at.cell[car] == OFF else at.cell[car]
        dirt = is_dirt(at, here) and not behind
        found.append(Push(direction, harm, hurts_ai, dirt, direction == "back", off_middle(at, here)))
    return found


def settle_all(at: State) -> None:
    """Answer everything in the simplest way."""
    settle(at)
    while at.question is not None:
        assert isinstance(at.question, Ask)
        at.answer(at.question.moves[0])
        settle(at)


def best_push(found: list[Push], aggressive: bool, friendly_fire: bool) -> str:  # DR-196, DR-R50
    """The direction in which an AI pushes a car."""
    harmless = [one for one in found if not one.hurts_ai]
    if harmless and not friendly_fire:
        found = harmless
    if aggressive:
        return min(found, key=lambda one: (-one.harm, not one.dirt, not one.back, -one.off_middle)).direction
    return min(found, key=lambda one: (not one.dirt, not one.back, -one.harm, -one.off_middle)).direction
