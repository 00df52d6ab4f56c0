"""Puzzles out of matches between bots: choices at which one move is clearly best, at many times the usual effort."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from mischia.bots import bot_named
from mischia.bots.advice import Advice, Candidate, Coach
from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.core.guess import Seen
from mischia.core.match import Match, new
from mischia.core.puzzle import HARDEST, Puzzle, puzzle_of
from mischia.core.scenario import Failed, parse, read, run, text_of

NAMES = ("Ann", "Bob", "Cid", "Dee")
SCREENED = 500  # continuations of a first look
MOSTLY = 0.8  # how often a strong player makes the move, where all choose at once: what is mixed has no answer
AHEAD = 0.08  # by which the best move wins more often than the next, at least
HOPELESS, DECIDED = 0.02, 0.98  # chances outside of which nothing is at stake
FEWEST = 3  # moves to choose from
SKIPPED = 0.5  # of the choices, so that a match gives no twins
EASY, NORMAL = 6, 6  # how many bots of a level try it
ALIKE = 4  # at most one puzzle of so many has the same answer: nobody shall guess it


@dataclass(frozen=True)
class Effort:
    """How much is looked at before a move is called the best."""

    continuations: int
    seeds: int = 2  # which have to agree


def mine(game: Game, seed: str, effort: Effort, seats: int = 3) -> Iterator[dict[str, Any]]:
    """Puzzles for ever, as the documents of scenarios; the same seed finds the same."""
    number = 0
    while True:
        yield from in_a_match(game, f"{seed} {number}", effort, seats)
        number += 1


def in_a_match(game: Game, seed: str, effort: Effort, seats: int) -> Iterator[dict[str, Any]]:
    """The puzzles of one match between `normal` bots, one at most for each question."""
    rng = Random(seed)
    match = new(game, NAMES[: max(seats, min(game.players))], (), {}, seed)
    bots = {name: bot_named("normal", f"{seed} {name}") for name in match.names}
    while not match.over:
        match.settle()
        if match.over:
            return
        for name in match.awaited[:1]:
            seen = match.see_as(name)
            if len(match.onward(name)) >= FEWEST and rng.random() > SKIPPED:
                found = puzzle_at(match, seen, effort)
                if found is not None:
                    yield found
            match.play(name, bots[name].choose(seen))


def puzzle_at(match: Match, seen: Seen, effort: Effort) -> dict[str, Any] | None:
    """The puzzle of a choice, if it is one; what is hidden from the seat is not in it."""
    first = Coach(SCREENED, seed="look").advise(seen)
    if gap(first) < AHEAD or is_mixed(first):
        return None
    looks = [Coach(effort.continuations, seed=f"proof {at}").advise(seen) for at in range(effort.seeds)]
    if len({look.pick.move for look in looks}) > 1 or not all(is_clear(look) for look in looks):
        return None
    game, answer = match.game, looks[0].pick.phrase
    given = game.imagine(seen.view)
    id = sha256(text_of([given, seen.name]).encode()).hexdigest()[:8]
    doc = {
        "id": f"{game.name}/puzzles/{id}",
        "clauses": [match.clause],
        "title": f"What should {seen.name} do?",
        "game": game.name,
        "options": game.show_options(match.options),
        "given": given,
        "when": [{seen.name: answer}],
        "proof": {
            "hard": hardness(seen, answer),
            "looked": sum(look.looked for look in looks),
            "chances": {one.phrase: bounds(one) for one in looks[0].candidates},
        },
    }
    return doc if holds(doc, game) else None


def gap(advice: Advice) -> float:
    """By how much the best move wins more often than the next."""
    if len(advice.candidates) < 2 or advice.pick.chance is None:
        return 0.0
    return advice.pick.chance - max(one.chance or 0.0 for one in advice.candidates[1:])


def is_mixed(advice: Advice) -> bool:
    """Whether a strong player would now do this and now that."""
    return advice.pick.share is not None and advice.pick.share < MOSTLY


def is_clear(advice: Advice) -> bool:
    """Whether the worst that the best move may be is better than the best that another may be."""
    if gap(advice) < AHEAD or is_mixed(advice):
        return False
    pick, others = advice.pick, advice.candidates[1:]
    at_stake = pick.high > HOPELESS and max(one.low for one in others) < DECIDED
    return at_stake and all(one.high < pick.low for one in others)


def bounds(one: Candidate) -> list[float]:
    return [round(one.chance or 0.0, 3), round(one.low, 3), round(one.high, 3)]


def hardness(seen: Seen, answer: str) -> int:
    """1 to 5, by how seldom weak and middling bots find the answer."""
    tries = [bot_named("easy", at) for at in range(EASY)] + [bot_named("normal", at) for at in range(NORMAL)]
    found = sum(bot.choose(seen) == answer for bot in tries) / len(tries)
    return min(HARDEST, 1 + int((1 - found) * HARDEST))


def holds(doc: dict[str, Any], game: Game) -> bool:
    """Whether the answer can be given where it is asked, and decides something."""
    try:
        (scenario,) = parse(text_of([doc]), "puzzle")
        run(scenario, {game.name: game})
        return decides(puzzle_of(scenario), game)
    except (Failed, MischiaError):
        return False


def decides(puzzle: Puzzle, game: Game) -> bool:
    """Whether neither the best move nor the next best can follow the other: else only their order is asked."""
    best, other = list(puzzle.chances)[:2]
    return not any(can_follow(puzzle.match(game), puzzle.seat, *order) for order in ((best, other), (other, best)))


def can_follow(match: Match, name: str, first: str, then: str) -> bool:
    match.play(name, first)
    return not match.over and then in match.moves(name)


def write(game: Game, folder: Path, many: int, seed: str, effort: Effort, told: Callable[[Path, int], None]) -> int:
    """Go on until there are so many in a folder, a file each; how many were made."""
    folder.mkdir(parents=True, exist_ok=True)
    there = [scenario for path in folder.glob("*.yaml") for scenario in read(path)]
    answers = Counter(scenario.lines[0].phrase for scenario in there)
    made = 0
    for doc in mine(game, f"{seed} {len(there)}", effort):
        if len(there) + made >= many:
            return made
        path = folder / f"{doc['id'].rpartition('/')[2]}.yaml"
        answer = next(iter(doc["when"][0].values()))
        if not path.exists() and answers[answer] < ceil(many / ALIKE):
            path.write_text(text_of([doc]), encoding="utf-8")
            answers[answer] += 1
            made += 1
            told(path, int(doc["proof"]["hard"]))
    return made
