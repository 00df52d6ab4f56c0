"""An experiment: who plays what, how often. Match i depends on the experiment, its seed and i, and on nothing else."""

import hashlib
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

from mischia import bots
from mischia.core.errors import BadFile, MischiaError, listed
from mischia.core.game import Game
from mischia.core.match import Match
from mischia.games import GAMES, game_named
from mischia.lab.experiments.players import Bots, check_player

FORMAT = 1  # of a results file
MOST_MATCHES = 100_000_000


@dataclass(frozen=True)
class Experiment:
    """So many matches of a game between these players, at one or several tables in turn."""

    kind: str  # what it is for: "tournament", "balance", "metrics"
    game: str
    tables: tuple[tuple[str, ...], ...]  # at each table, the players that are rotated through its seats
    seats: int
    matches: int
    seed: str = "1"
    options: tuple[Mapping[str, Any], ...] = field(default=({},))  # of the game; several take turns

    def check(self, own: Bots | None = None) -> "Experiment":
        """Itself, if it can be played; an error says what can't be, and what could."""
        game = game_named(self.game)
        if not 1 <= self.matches <= MOST_MATCHES:
            raise MischiaError(f"{self.matches} matches can't be played; accepted: 1 to {MOST_MATCHES}.", "bad-lab")
        if self.seats not in game.players:
            low, high = game.players[0], game.players[-1]
            raise MischiaError(f"{self.seats} can't play {game.name}; accepted: {low} to {high}.", "bad-lab")
        for player in itertools.chain(*self.tables):
            check_player(player, game, own)
        for options in self.options:
            game.read_options(options)
        self.match(0)
        return self

    # --- what match i is

    def table_of(self, number: int) -> tuple[int, int]:
        """At which table a match is played, and the how manieth it is there."""
        return number % len(self.tables), number // len(self.tables)

    def line_up(self, number: int) -> tuple[str, ...]:
        """Who sits where.

        The matches of a table come in blocks, as many as it has players. In a block everybody sits on each seat as
        often as anybody else; from block to block the order of the players and of the seats is drawn anew.
        """
        table, turn = self.table_of(number)
        players = self.tables[table]
        block, shift = divmod(turn, len(players))
        order, places = self._block(table, block)
        return tuple(players[order[(place + shift) % len(players)]] for place in places)

    def _block(self, table: int, block: int) -> tuple[list[int], list[int]]:
        rng = Random(f"{self.seed}/{table}/{block}")
        order = list(range(len(self.tables[table])))
        rng.shuffle(order)
        places = list(range(self.seats))
        rng.shuffle(places)
        return order, places

    def options_of(self, number: int) -> Mapping[str, Any]:
        """The options of a match; several take turns, block by block."""
        table, turn = self.table_of(number)
        return self.options[turn // len(self.tables[table]) % len(self.options)]

    @property
    def varied(self) -> list[str]:
        """The options that are not the same in all matches."""
        names = sorted({name for options in self.options for name in options})
        game = game_named(self.game)
        settings = [game.show_options(game.read_options(options)) for options in self.options]
        return [name for name in names if any(one[name] != settings[0][name] for one in settings)]

    def secret_of(self, number: int) -> str:
        """What chance speaks from; it is the same for any players, so that experiments can be compared in pairs."""
        return f"{self.game}/{self.seed}/{number}"

    def names(self) -> list[str]:
        return [f"P{seat + 1}" for seat in range(self.seats)]

    def match(self, number: int) -> Match:
        """The table before the first move. Chance waits, so that whoever plays the match can listen to it."""
        game = game_named(self.game)
        given = game.fill_up(self.names(), [])
        return Match(game, given, self.options_of(number), self.secret_of(number), scripted=True)

    # --- in a file

    def header(self) -> dict[str, Any]:
        """The first line of a results file."""
        return {
            "mischia-lab": FORMAT,
            "kind": self.kind,
            "game": self.game,
            "rules": game_named(self.game).version,
            "mark": mark(self.game),
            "tables": [list(table) for table in self.tables],
            "seats": self.seats,
            "matches": self.matches,
            "seed": self.seed,
            "options": [dict(options) for options in self.options],
        }


def read_header(doc: Any, where: object) -> Experiment:
    """The experiment that the first line of a results file tells of."""
    if not isinstance(doc, dict) or doc.get("mischia-lab") != FORMAT:
        raise BadFile(f"{where}: this is no results file of the lab.", "bad-file")
    try:
        return Experiment(
            str(doc["kind"]),
            str(doc["game"]),
            tuple(tuple(map(str, table)) for table in doc["tables"]),
            int(doc["seats"]),
            int(doc["matches"]),
            str(doc["seed"]),
            tuple(dict(options) for options in doc["options"]),
        )
    except (KeyError, TypeError, ValueError) as broken:
        raise BadFile(f"{where}: the first line is broken: {broken}", "bad-file") from broken


LOOKS = ("batch", "page", "text", "terminal.py")  # in a game's folder: what never decides a match


@cache
def mark(name: str) -> str:
    """A mark of a game's rules and content and of the house's bots, which changes when they do."""
    if name not in GAMES:
        return ""
    found = hashlib.sha256()
    for inside, path in [*folder_files(name), *files_in(Path(bots.__file__).parent)]:
        found.update(inside.encode() + path.read_bytes())
    return found.hexdigest()[:16]


def folder_files(game: str) -> list[tuple[str, Path]]:
    """The files of a game's folder that may decide a match, by their paths in it."""
    return files_in(GAMES[game].folder)


def files_in(folder: Path) -> list[tuple[str, Path]]:
    paths = sorted(path for kind in ("*.py", "*.toml", "*.npz") for path in folder.rglob(kind))
    inside = [(path.relative_to(folder), path) for path in paths]
    return [(name.as_posix(), path) for name, path in inside if name.parts[0] not in LOOKS]


def usual_seats(game: Game) -> int:
    """At how many seats a game is measured if nobody says: five, or as many as there may be."""
    return min(5, game.players[-1])


def read_options(game: Game, words: Sequence[str]) -> dict[str, Any]:
    """Options as they are typed: `edition=fr`."""
    hints = get_type_hints(game.options)
    found: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        accepted = accepted_by(game, name) if name in hints else []
        matching = [one for one in accepted if str(one).lower() == value.lower()]
        if accepted and not matching:
            shown = listed([f"{name}={one}" for one in accepted])
            raise MischiaError(f"{word!r} can't be chosen; accepted: {shown}.", "bad-lab")
        found[name] = matching[0] if matching else value
    game.read_options(found)
    return found


def accepted_by(game: Game, option: str) -> list[Any]:
    """What an option of a game accepts."""
    kind = get_type_hints(game.options)[option]
    return [False, True] if kind is bool else list(get_args(kind))


def all_options(game: Game, fixed: Mapping[str, Any], varied: Sequence[str]) -> tuple[dict[str, Any], ...]:
    """Every setting of the options that are varied, the others as they are fixed."""
    for name in varied:
        if name not in get_type_hints(game.options):
            names = listed(sorted(get_type_hints(game.options)))
            raise MischiaError(f"{name!r} is no option of {game.name}; there are: {names}.", "bad-lab")
        if not accepted_by(game, name):
            raise MischiaError(f"{name!r} can be anything, so it can't be varied; choose with --option.", "bad-lab")
    values = [accepted_by(game, name) for name in varied]
    return tuple({**fixed, **dict(zip(varied, chosen, strict=True))} for chosen in itertools.product(*values))
