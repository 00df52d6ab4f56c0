"""The plan of the reports in docs: which experiments are run for which game, in a TOML file beside them."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mischia.core.errors import BadFile, MischiaError
from mischia.core.game import Game
from mischia.games import GAMES
from mischia.lab.experiments.experiment import Experiment, usual_seats
from mischia.lab.findings import metrics

SEED = "docs"
PLAYERS = {
    "tournament": ("normal", "easy", "random"),
    "balance": ("normal",),
    "difficulty": ("normal",),
}
MATCHES = 2000
USUAL = ({"kind": "tournament"}, {"kind": "balance"}, {"kind": "metrics"})  # of a game that the plan does not name


@dataclass(frozen=True)
class Entry:
    """One part of a game's report: an experiment, or one at each of several numbers of seats."""

    kind: str
    title: str = ""
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    matches: int = MATCHES  # of each setting, and at most of each step of a ladder
    options: tuple[Mapping[str, Any], ...] = field(default=({},))
    goal: float = 100.0  # of a ladder: the Elo that a step should show
    note: str = ""  # of a ladder: what is to be said before its tables
    estimates: str = ""  # the file to which shares are written, for a game that is to say how hard it is

    def experiments(self, game: Game, most: int | None = None) -> Iterator[Experiment]:
        """What is to be run; not more than `most` matches of each setting."""
        for seats in self.seats or (usual_seats(game),):
            players = self.players or PLAYERS.get(self.kind, ())
            tables = metrics.tables(seats, *players) if self.kind == "metrics" else (players,)
            matches = (self.matches if most is None else min(self.matches, most)) * len(self.options)
            yield Experiment(self.kind, game.name, tables, seats, matches, SEED, self.options)


def read_plan(path: Path) -> dict[str, list[Entry]]:
    """By game: its entries. A game that the file does not name, or no file, gets what is usual."""
    doc: dict[str, Any] = {}
    try:
        if path.exists():
            doc = tomllib.loads(path.read_text(encoding="utf-8"))
        for name in doc:
            if name not in GAMES:
                raise MischiaError(f"{name!r} is no game; there are: {', '.join(GAMES)}", "bad-file")
        return {name: [read_entry(entry) for entry in doc.get(name, USUAL)] for name in GAMES}
    except (ValueError, TypeError) as wrong:
        raise BadFile(f"{path}: {wrong}", "bad-file") from wrong


def read_entry(doc: Mapping[str, Any]) -> Entry:
    """One entry of the file; lists become tuples, a single number of seats is a list of one."""
    seats = doc.get("seats", ())
    given = {
        **doc,
        "players": tuple(doc.get("players", ())),
        "seats": (seats,) if isinstance(seats, int) else tuple(seats),
        "options": tuple(doc.get("options", ({},))),
    }
    return Entry(**given)
