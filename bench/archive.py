"""How long pages of the archive take with many games: `python -m bench.archive [--games N] [--database-url URL]`.

Without a URL it is a SQLite file that goes when it ends; a PostgreSQL has to be empty.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from sqlalchemy import Connection, insert

from mischia.table.store.archive import Archive, Place, Wanted
from mischia.table.store.finished import Finished, Player, Scribe
from mischia.table.store.schema import TABLES
from mischia.table.store.store import Store, database_url

GAMES = ("quickshot", "swords", "deathroads", "quarriors")
PEOPLE = 2000
TIMES = 21
TOGETHER = 2000  # games in one transaction


def made_up(number: int, rng: Random) -> Finished:
    """A game of four, the later the higher its number; half of them listed."""
    who = rng.sample(range(PEOPLE), 3)
    winner = rng.randrange(4)
    players = [
        Player(f"Name {one}", "person", None, f"p{one}", at == winner, False, False) for at, one in enumerate(who)
    ]
    bot = Player("Ada", "bot", "normal", None, winner == 3, False, False)
    at, moves = 1.7e9 + 60 * number, rng.randrange(10, 400)
    about = (number % 2 == 0, at - 900, at, moves, False, False)
    return Finished(f"t{number:08}", rng.choice(GAMES), {}, *about, (*players, bot), '{"answers":[]}')


def fill(games: list[Finished], shared: bool, connection: Connection) -> None:
    rows = [
        {
            "id": one.table_id,
            "game": one.game,
            "status": "over",
            "listed": one.listed,
            "created": one.began,
            "updated": one.ended,
            "head_seq": 1,
        }
        for one in games
    ]
    connection.execute(insert(TABLES), rows)
    Scribe(shared).write(games, connection)


async def timed(name: str, ask: Callable[[], Awaitable[object]]) -> None:
    taken = []
    for _ in range(TIMES):
        began = perf_counter()
        await ask()
        taken.append(1000 * (perf_counter() - began))
    print(f"{name:50} {median(taken):8.1f} ms, at most {max(taken):.1f}")


async def measure(url: str | None, folder: Path, many: int) -> None:
    store, rng = Store(database_url(url, folder)), Random(1)
    await store.migrate()
    for first in range(0, many, TOGETHER):
        games = [made_up(number, rng) for number in range(first, min(first + TOGETHER, many))]
        await store.desk.write(partial(fill, games, store.shared))
    archive = Archive(store)
    middle, deep = (Place(1.7e9 + 60 * many * part, "t") for part in (0.5, 0.001))
    pages: dict[str, tuple[Wanted, Place | None]] = {
        "archive, first page": (Wanted(), None),
        "archive, in the middle": (Wanted(), middle),
        "archive, last page": (Wanted(), deep),
        "archive, one game, last page": (Wanted(game="swords"), deep),
        "archive, a player": (Wanted(player="name 7"), None),
        "archive, a player who is not there": (Wanted(player="zoe"), None),
        "archive, a day": (Wanted(since=middle.ended, until=middle.ended + 86400), None),
        "archive, a length that no game has": (Wanted(fewest=1000), None),
    }
    for name, (wanted, before) in pages.items():
        await timed(name, partial(archive.listed, wanted, 20, before))
    await timed("where a download of 10,000 goes on", lambda: archive.next_place(Wanted(), 10_000))
    await timed("your games, first page", lambda: archive.games_of("p7", Wanted(), 20))
    await timed("your games, won", lambda: archive.games_of("p7", Wanted(result="won"), 20))
    await timed("your sums", lambda: archive.sums("p7"))
    await timed("your streak", lambda: archive.streak("p7"))
    await timed("head to head", lambda: archive.rivals("p7"))
    await timed("what is not recorded yet", lambda: archive.unrecorded("", 50))
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--database-url")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        asyncio.run(measure(args.database_url, Path(folder), args.games))


if __name__ == "__main__":
    main()
