"""Readable playthroughs: `python -m tests.golden --write` writes them anew; look at what changed before you commit.

`python -m tests.golden --record GAME` saves some matches of a new game; those are never written again.
"""

import sys
from pathlib import Path
from random import Random
from textwrap import shorten

from mischia.core.errors import listed
from mischia.core.game import Game
from mischia.core.match import CHANCE, Match
from mischia.games import GAMES
from tests import laws

HERE = Path(__file__).parent / "goldens"
MATCHES = Path(__file__).parent / "matches"
MANY = 8  # playthroughs of each game
RECORDED = 12
LONGEST = 250  # answers of a playthrough
LINE = 240  # characters of a list of moves
LATER = ("ready_sets",)  # options that came later: playthroughs of before stay what they are


def some_tables(game: Game, many: int) -> list[laws.Table]:
    """Tables spread over all that may be, without what came later."""
    tables = laws.tables(game, without=LATER)
    return [tables[number * (len(tables) - 1) // (many - 1)] for number in range(many)]


def playthrough(table: laws.Table, number: int) -> str:
    """A random game, or its beginning: each question with what may be answered, the answer, what happened."""
    match = table.match(f"golden {number}", scripted=True)
    rng = Random(number)
    lines = [f"{table.game.name}: {', '.join(match.names)}"]
    lines += [f"{key}: {value}" for key, value in match.position.items() if value]
    lines += [f"option {key}: {value}" for key, value in table.options]
    while not match.over and len(match.answers) < LONGEST:
        lines += ["", match.waits_for()]
        lines += [f"  {name} may: {shorten(listed(match.moves(name)), LINE, placeholder=' …')}" for name in match.turn]
        if not match.turn:
            lines.append(f"  chance may say: {what_chance_may_say(match)}")
        heard = len(match.events)
        if match.turn:
            name = match.awaited[int(rng.random() * len(match.awaited))]
            moves = match.onward(name)
            match.play(name, moves[int(rng.random() * len(moves))])
        else:
            match.draw()
        name, phrase = match.answers[-1]
        lines.append(f"> {name}: {phrase}")
        for event in match.events[heard:]:
            told = table.game.tell(event, match.names)
            hearers = [match.names[seat] for seat in event.hearers or ()]
            lines.append(f"  {told} [{event.clause}]" + (f" (only to {', '.join(hearers)})" if hearers else ""))
    lines += ["", match.waits_for(), *[f"{key}: {value}" for key, value in match.position.items()]]
    return "\n".join(lines) + "\n"


def what_chance_may_say(match: Match) -> str:
    """Every outcome with its odds, if they are few."""
    odds = match.odds()
    return listed([f"{said} ({part})" for said, part in odds.items()]) if len(odds) < 13 else f"{len(odds)} outcomes"


def goldens(game: Game) -> dict[Path, str]:
    """The playthroughs of a game, by the file in which each belongs."""
    return {
        HERE / f"{game.name}-{number}.txt": playthrough(table, number)
        for number, table in enumerate(some_tables(game, MANY), 1)
    }


def record(game: Game, many: int) -> None:
    """Save some matches, over or not."""
    folder = MATCHES / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for number, table in enumerate(some_tables(game, many), 1):
        match, rng = table.match(f"recorded {number}"), Random(number)
        answers = rng.choice((3, 8, 15, 999, 999))
        if laws.share(game) < 1:
            answers = 9999 if number == 1 else min(answers, 60)
        while not match.over and len([name for name, _ in match.answers if name != CHANCE]) < answers:
            laws.play_one(match, rng)
        match.save(folder / f"{number}-{table}.json")


def main(args: list[str]) -> None:
    """Write the goldens, or record matches of a game."""
    if args[:1] == ["--record"]:
        record(GAMES[args[1]], RECORDED)
    elif args == ["--write"]:
        HERE.mkdir(exist_ok=True)
        for old in HERE.glob("*.txt"):
            old.unlink()
        for game in GAMES.values():
            for path, text in goldens(game).items():
                path.write_text(text, encoding="utf-8")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
