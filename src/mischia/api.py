"""What a program types: new, load, open, check.

>>> import mischia
>>> match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7)
>>> match.turn
['Ann']
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mischia.bots.advice import Advice, Coach
from mischia.bots.why import Why
from mischia.bots.why import why as explained
from mischia.core import lesson, scenario
from mischia.core import match as matches
from mischia.core.errors import BadFile
from mischia.core.match import Match
from mischia.games import GAMES, game_named


def new(game: str, players: Sequence[str], *, dummies: Sequence[str] = (), seed: object = None, **chosen: Any) -> Match:
    """A new match. Chance speaks by itself; the same seed gives the same match.

    Chosen are the game's options, and what its rules ask of the players themselves, by name.

    >>> new("swords", ["Ann", "Bob", "Cid"], duels="referee", statures={"Ann": 178, "Cid": 165}).see()["statures"]
    {'Ann': 178, 'Cid': 165}
    """
    return matches.new(game_named(game), players, dummies, chosen, seed)


def load(
    game: str, position: Mapping[str, Any], *, seed: object = None, scripted: bool = False, **options: Any
) -> Match:
    """A match that goes on from a position; with `scripted`, chance waits to be played like anybody else."""
    return Match(game_named(game), position, options, seed, scripted)


def open(path: str | Path) -> Match:
    """A match from a file."""
    return restore(read(path))


def read(path: str | Path) -> Any:
    """The document of a match file."""
    try:
        data = Path(path).read_bytes()
    except (OSError, TypeError, ValueError) as error:
        raise BadFile(f"{path!s}: {getattr(error, 'strerror', None) or error}", "bad-file") from error
    try:
        doc = json.loads(data.decode())
    except RecursionError as error:
        raise BadFile(f"{path}: this is no match file of Mischia (nested too deep).", "bad-file") from error
    except ValueError as error:
        if data.startswith(b'{"mischia-lab"'):
            raise BadFile(f"{path} holds many matches: say which one with --match N.", "bad-file") from error
        raise BadFile(f"{path}: this is no match file of Mischia ({error}).", "bad-file") from error
    if not isinstance(doc, dict) or doc.get("mischia") != matches.FORMAT or "game" not in doc:
        raise BadFile("This is no match file of Mischia.", "bad-file")
    return doc


def restore(doc: Any) -> Match:
    """A match from the document that stores it."""
    if not isinstance(doc, dict) or doc.get("mischia") != matches.FORMAT or "game" not in doc:
        raise BadFile("This is no match file of Mischia.", "bad-file")
    return Match.restore(game_named(str(doc["game"])), doc)


def hint(match: Match, name: str, seconds: float = 1.0) -> Advice:
    """What a coach would do in somebody's place, out of what that seat sees."""
    return Coach(seconds=seconds).advise(match.see_as(name))


def why(match: Match, step: int, seconds: float = 1.0) -> Why:
    """What a coach would have done in the place of whoever gave the answer of this number, in a finished match."""
    return explained(match, step, Coach(seconds=seconds))


def check(path: str | Path) -> None:
    """Run the scenarios of a file; the first that does not hold is raised."""
    for one in scenario.read(path):
        run(one)


def run(one: scenario.Scenario) -> None:
    """Run a scenario; of a lesson also what the coach says."""
    scenario.run(one, GAMES)
    if one.learner:
        lesson.check(one, GAMES[one.game])


def check_all(path: str | Path) -> Iterator[tuple[scenario.Scenario, scenario.Failed | None]]:
    """Run the scenarios of a file, each with how it failed, if it did."""
    for one in scenario.read(path):
        try:
            run(one)
        except scenario.Failed as failed:
            yield one, failed
        else:
            yield one, None
