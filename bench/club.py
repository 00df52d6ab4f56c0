"""How a club's page grows with its members and games: `python -m bench.club [--database-url URL]`.

Without a URL it is a SQLite file that goes when it ends; a PostgreSQL has to be empty. The page is made as a member
gets it: read from the database, summed up and put in words. Beside the time on the clock stands that of the processor,
which tells more on a machine that others use.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from sqlalchemy import Connection, insert

from mischia.core.language import Words
from mischia.table.clubs import Clubs
from mischia.table.store.clubhouse import Club, Clubhouse
from mischia.table.store.finished import Finished, Player, Scribe
from mischia.table.store.ratings import Ratings
from mischia.table.store.schema import TABLES
from mischia.table.store.store import Person, Store, database_url
from mischia.web.pages.club_page import club_shown

GAMES = ("quickshot", "swords", "deathroads", "quarriors")
CLUBS = ((6, 50), (6, 200), (6, 1000), (6, 5000), (24, 200), (24, 1000))  # members and games
FIRST = 1.7e9
WEEK = 7 * 86400.0
A_NIGHT = 4  # games
TIMES = 15


def made_up(number: int, club: str, people: list[Person], rng: Random) -> Finished:
    """A game of five members, on one of many evenings."""
    at = FIRST + WEEK * (number // A_NIGHT) + 1800 * (number % A_NIGHT)
    who = rng.sample(people, 5)
    players = tuple(Player(one.name, "person", None, one.id, not seat, False, False) for seat, one in enumerate(who))
    return Finished(
        f"{club}{number:06}"[-40:], rng.choice(GAMES), {}, False, at - 900, at, 60, False, False, players, "{}"
    )


def fill(club: str, games: list[Finished], shared: bool, connection: Connection) -> None:
    rows = [
        {
            "id": one.table_id,
            "game": one.game,
            "status": "over",
            "listed": False,
            "created": one.began,
            "updated": one.ended,
            "head_seq": 1,
            "club": club,
        }
        for one in games
    ]
    connection.execute(insert(TABLES), rows)
    Scribe(shared).write(games, connection)


async def timed(ask: Callable[[], Awaitable[object]]) -> str:
    await ask()
    clock, processor = [], []
    for _ in range(TIMES):
        began, worked = perf_counter(), process_time()
        await ask()
        clock.append(1000 * (perf_counter() - began))
        processor.append(1000 * (process_time() - worked))
    return f"{median(clock):6.1f} ms ({median(processor):5.1f} of the processor)"


async def measure(url: str | None, folder: Path) -> None:
    store, rng = Store(database_url(url, folder)), Random(1)
    await store.migrate()
    clubs, house, say = Clubs(store, lambda: FIRST), Clubhouse(store), Words("en")
    for at, (many, played) in enumerate(CLUBS):
        people = [Person(f"c{at}p{number}", f"Name {number}", "en") for number in range(many)]
        for person in people:
            await store.keep_person(person, FIRST)
        club = Club(f"club{at}", f"Club {at}", FIRST, f"CODE{at:04}")
        await house.found(club, people[0].id)
        for person in people[1:]:
            await house.join(club.code or "", person.id, FIRST)
        games = [made_up(number, club.id, people, rng) for number in range(played)]
        await store.desk.write(partial(fill, club.id, games, store.shared))

        async def page(id: str = club.id, who: str = people[0].id) -> None:
            seen = await clubs.see(id, who)
            found, left_out = await clubs.games(seen.club)
            club_shown(seen, found, say, None, left_out)
            await Ratings(store).of(who)

        async def read(club: Club = club) -> None:
            await clubs.games(club)

        print(f"{many:3} members, {played:5} games: page {await timed(page)}; of that read {await timed(read)}")
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database-url")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        asyncio.run(measure(args.database_url, Path(folder)))


if __name__ == "__main__":
    main()
