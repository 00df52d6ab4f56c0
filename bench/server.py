"""How fast the server is, beside the floor in the same run; what a table weighs; how soon a page is up to date."""

import argparse
import asyncio
import resource
import sqlite3
from statistics import median

from bench import memory, views
from bench.pages import pages
from bench.players import Count, floor, ours
from bench.process import Server

WANTED = 0.4  # of the floor
SOON = 150  # milliseconds


async def measured(side: str, synchronous: str, tables: int, seconds: float) -> Count:
    """One side in a fresh process; what Mischia has acknowledged is looked for on the disk after a kill -9."""
    async with Server(side, synchronous) as server:
        count = await (floor if side == "floor" else ours)(server, tables, seconds)
        if side == "mischia":
            server.kill()
            lost = missing(server, count)
            if lost or count.unseen:
                raise SystemExit(f"bench: {lost} acknowledged moves are lost, {count.unseen} were not told to all")
        return count


def missing(server: Server, count: Count) -> int:
    """How many acknowledged moves are not in the log, or entries of it that do not follow the one before."""
    database = sqlite3.connect(server.database)
    written = set(database.execute("SELECT table_id, move_id FROM entries WHERE move_id IS NOT NULL"))
    gaps = database.execute(
        "SELECT sum(entries.last - many) FROM (SELECT max(seq) AS last, count(*) AS many "
        "FROM entries GROUP BY table_id) AS entries"
    ).fetchone()[0]
    database.close()
    return len(set(count.acknowledged) - written) + int(gaps)


async def speed(tables: int, seconds: float, rounds: int) -> None:
    """Both sides in turns; the median of each number, and of the ratios within the rounds."""
    sides: dict[str, list[Count]] = {"floor": [], "floor, NORMAL": [], "mischia": []}
    for _ in range(rounds):
        for name, counts in sides.items():
            side, _, synchronous = name.partition(", ")
            counts.append(await measured(side, synchronous or "FULL", tables, seconds))
    for name, counts in sides.items():
        p50, p95 = (median(count.at(share) for count in counts) for share in (0.5, 0.95))
        told = f"{tables:>6}  {name:<15}{median(count.speed for count in counts):>8.0f}{p50:>9.1f}{p95:>9.1f}"
        print(f"{told}{median(count.cost for count in counts):>10.0f}", flush=True)
    for name in ("floor", "floor, NORMAL"):
        pairs = list(zip(sides["mischia"], sides[name], strict=True))
        ratio = median(one.speed / other.speed for one, other in pairs)
        cost = median(other.cost / one.cost for one, other in pairs)
        reached = "" if name != "floor" or tables > 200 else "  reached" if ratio >= WANTED else f"  wanted: {WANTED}"
        print(
            f"{tables:>6}  mischia : {name}: {ratio:.2f} of the moves, {cost:.2f} by processor time{reached}",
            flush=True,
        )
    moves = sum(len(count.acknowledged) for count in sides["mischia"])
    print(f"{tables:>6}  {moves} moves acknowledged, all on disk after kill -9, all told to every seat", flush=True)


async def weights(tables: int) -> None:
    print(f"\nMemory, {tables} tables of four seats\n\n{'':<20}{'KB a table':>12}")
    for what, kilobytes in await memory.life(tables):
        print(f"{what:<20}{kilobytes:>12.1f}", flush=True)
    kept = tables // 4
    print(f"\nThe server keeps {kept} tables in memory\n\n{'tables played':<20}{'MB':>12}")
    for many, megabytes in await memory.most(kept, 6):
        print(f"{many:<20}{megabytes:>12.1f}", flush=True)


def growth() -> None:
    """What a view costs, by seats and by what was told before."""
    print("\nA view after a move, microseconds of the processor for each seat\n")
    for what, rows in (("seats", views.by_seats()), ("events told before", views.by_events())):
        for many, microseconds in rows:
            print(f"{many:>6} {what:<20}{microseconds:>8.1f}", flush=True)


async def open_pages(tables: int, seconds: float) -> None:
    async with Server("mischia") as server:
        count = await pages(server, tables, seconds)
    p50, p95 = count.at(0.5), count.at(0.95)
    print(f"\nPages: {tables} tables of five, a move every three seconds at each\n")
    print(f"{count.moves} moves, {count.speed:.0f} a second; from the POST to the bytes at all five pages:")
    print(f"p50 {p50:.0f} ms, p95 {p95:.0f} ms{'  reached' if p95 < SOON else f'  wanted: {SOON}'}; ", end="")
    print(f"{count.cost / 1000:.1f} ms of the processor for a move; {count.unseen} moves did not reach a page")


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    words.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000], help="how many tables play at once")
    words.add_argument("--seconds", type=float, default=6.0, help="how long each side plays")
    words.add_argument("--rounds", type=int, default=3, help="how many times each side plays")
    words.add_argument("--only", choices=("speed", "memory", "growth", "pages"), help="measure only this")
    args = words.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    if args.only in (None, "speed"):
        print(f"{'tables':>6}  {'side':<15}{'moves/s':>8}{'p50 ms':>9}{'p95 ms':>9}{'us/move':>10}")
        for tables in args.tables:
            asyncio.run(speed(tables, args.seconds, args.rounds))
    if args.only in (None, "memory"):
        asyncio.run(weights(1000))
    if args.only in (None, "growth"):
        growth()
    if args.only in (None, "pages"):
        asyncio.run(open_pages(200, 20))


if __name__ == "__main__":
    main()
