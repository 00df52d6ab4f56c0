"""What a reader gets, plain and compressed: the home page, a table, a step of each game; and what packing costs."""

import argparse
import asyncio
import tempfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any

from tests.web.asking import ask

import mischia
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from mischia.web.app import create
from mischia.web.compression import Gzip, without_marks
from mischia.web.pages import render
from mischia.web.settings import Settings

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fox")
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (  # game, seats, options: the usual one and the fullest of each
    ("quickshot", 4, {}),
    ("quickshot", 6, {}),
    ("swords", 4, {}),
    ("swords", 6, {}),
    ("quarriors", 4, {}),
    ("deathroads", 4, {}),
    ("deathroads", 5, {"signature": True}),
    ("deathroads", 2, {"coop": True, "bosses": 5, "drones": 4}),
)


@dataclass(frozen=True)
class Sent:
    """One answer: its bytes, those that are sent of it, and what drawing and packing took, in seconds."""

    plain: int
    packed: int
    at_will: int  # by one compressor for all, which would tell too much
    drawn: float = 0.0
    marked: float = 0.0  # once the onlooker's view is drawn
    packing: float = 0.0


def packed(text: str, gzip: Gzip) -> Sent:
    plain = without_marks(text).encode()
    return Sent(len(plain), len(gzip.pack(text.encode(), last=True)), len(zlib.compress(plain)))


async def pages_of_the_house() -> list[tuple[str, Sent]]:
    with tempfile.TemporaryDirectory() as folder:
        app = create(Settings(Path(folder), rate=0))
        await app.state.hall.store.migrate()
        found = []
        for path in ("/", "/rules/quickshot", "/new/swords", "/api/openapi.json"):
            plain = await ask(app, "GET", path, {"accept": "text/html"})
            less = await ask(app, "GET", path, {"accept": "text/html", "accept-encoding": "gzip"})
            assert zlib.decompress(less.content, 31) == plain.content
            found.append((path, Sent(len(plain.content), len(less.content), len(zlib.compress(plain.content)))))
        await app.state.hall.close()
        return found


def table_page(game: str) -> Sent:
    match, say = begun(game, 4, {}), render.strings(GAMES[game], "en")
    seen, onlooker = seen_in_match(match, NAMES[0], game), seen_in_match(match, None, game)
    return packed(render.render_table(seen, say, "/stream", True, onlooker=onlooker), Gzip())


def begun(game: str, seats: int, options: dict[str, Any]) -> mischia.Match:
    return mischia.new(game, NAMES[:seats], seed=3, **options)


def steps(game: str, seats: int, options: dict[str, Any], many: int) -> Iterator[Sent]:
    """The stream of one page while the game is played."""
    match, rng = begun(game, seats, options), Random(1)
    plain_drawn: dict[str, int] = {}
    drawn: dict[str, int] = {}
    gzip, at_will, heard = Gzip(), zlib.compressobj(wbits=31), len(match.events_for(NAMES[0]))
    for _ in range(many):
        if match.over:
            return
        who = match.turn[0]
        match.play(who, rng.choice(match.moves(who)))
        seen, onlooker = seen_in_match(match, NAMES[0], game), seen_in_match(match, None, game)
        began = perf_counter()
        plain = render.stream_text(seen, heard, plain_drawn).encode()
        took = perf_counter() - began
        render.stream_text(seen, heard, dict(drawn), onlooker)
        when_drawn = perf_counter()
        text = render.stream_text(seen, heard, drawn, onlooker).encode()
        when_marked = perf_counter()
        sent = gzip.pack(text)
        when_packed = perf_counter()
        other = at_will.compress(plain) + at_will.flush(zlib.Z_SYNC_FLUSH)
        heard = len(match.events_for(NAMES[0]))
        yield Sent(len(plain), len(sent), len(other), took, when_marked - when_drawn, when_packed - when_marked)


def told(what: str, sent: Sent) -> None:
    print(f"{what:<34}{sent.plain:>9}{sent.packed:>9}{sent.plain / sent.packed:>7.1f}{sent.at_will:>12}", flush=True)


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.wire_bytes", description=__doc__)
    words.add_argument("--steps", type=int, default=150, help="how many moves of each game")
    args = words.parse_args()
    print(f"{'bytes':<34}{'plain':>9}{'sent':>9}{'ratio':>7}{'one context':>12}")
    for path, sent in asyncio.run(pages_of_the_house()):
        told(path, sent)
    for game in GAMES:
        told(f"{game}: the table", table_page(game))
    print(f"\n{'bytes of steps':<34}{'plain':>9}{'median':>9}{'heaviest':>9}{'of':>5}{'all':>10}{'one context':>13}")
    costs: dict[str, list[float]] = {}
    for game, seats, options in TABLES:
        what = " ".join([game, f"{seats} seats", *options])
        all_sent = list(steps(game, seats, options, args.steps))
        plain, other = fmean(sent.plain for sent in all_sent), fmean(sent.at_will for sent in all_sent)
        weights = [sent.packed for sent in all_sent]
        figures = (
            f"{plain:>9.0f}{median(weights):>9.0f}{max(weights):>9}{len(weights):>5}{sum(weights):>10}{other:>13.0f}"
        )
        print(f"{what:<34}{figures}", flush=True)
        costs[what] = [1e6 * fmean(getattr(one, at) for one in all_sent) for at in ("drawn", "marked", "packing")]
    titles = f"{'drawing':>9}{'marking':>9}{'packing':>9}{'packing : drawing':>19}"
    print(f"\n{'microseconds a step for a viewer':<34}{titles}")
    for what, (drawing, marking, packing) in costs.items():
        print(f"{what:<34}{drawing:>9.0f}{marking:>9.0f}{packing:>9.0f}{packing / drawing:>19.2f}")


if __name__ == "__main__":
    main()
