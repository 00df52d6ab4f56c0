"""`mischia archive`: the finished games of listed tables in one file, as JSON lines or as Parquet."""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from mischia.cli.backup import asked, must_be_there
from mischia.cli.serve import add_data
from mischia.core.errors import MischiaError

AT_ONCE = 200  # games in memory
INSTALL = "Parquet needs pyarrow, which is not installed: pip install pyarrow"

Row = dict[str, Any]
Put = Callable[[Sequence[bytes]], None]


def add_to(commands: Any) -> None:
    """The words that follow `mischia archive`."""
    command = commands.add_parser(
        "archive",
        help="write the finished games of listed tables to a file",
        description="Write the finished games of listed tables to a new file, the newest first, while the server runs: "
        "JSON lines, each a match file with what is known of its table under `played`; or Parquet.",
    )
    command.add_argument("do", choices=["export"], help="what to do")
    command.add_argument("file", type=Path, metavar="FILE", help="a new file")
    command.add_argument(
        "--from",
        dest="source",
        type=Path,
        metavar="LINES",
        help="JSON lines that were downloaded from an archive, in the place of a database",
    )
    command.add_argument(
        "--parquet", action="store_true", help="a row for each game in place of a line; needs pyarrow (pip install)"
    )
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    begin = parquet if args.parquet else json_lines
    if args.parquet:
        arrow()  # before anything is written
    try:
        with args.file.open("xb") as out:
            many = fill(args, *begin(out))
    except FileExistsError as there:
        raise MischiaError(f"{args.file} is there already.", "bad-file") from there
    except OSError as error:
        raise MischiaError(f"{error.filename or args.file}: {error.strerror}.", "bad-file") from error
    print(f"{many} games written to {args.file}")
    return 0


def fill(args: argparse.Namespace, put: Put, end: Callable[[], None]) -> int:
    """Write all games, or leave no file; how many they were."""
    try:
        many = from_lines(args.source, put) if args.source else from_database(args, put)
        end()
    except BaseException:
        args.file.unlink()
        raise
    return many


# --- where they come from


def from_lines(source: Path, put: Put) -> int:
    """All lines of a file, some at a time."""
    many = 0
    with source.open("rb") as lines:
        while some := list(islice(lines, AT_ONCE)):
            put(some)
            many += len(some)
    return many


def from_database(args: argparse.Namespace, put: Put) -> int:
    """All finished games of listed tables, some at a time."""
    from mischia.table.store.archive import Archive, Place, Wanted, line
    from mischia.table.store.store import Store, database_url

    url = database_url(args.database_url, args.data)
    must_be_there(url)

    async def work() -> int:
        store, many, more = Store(url), 0, True
        before: Place | None = None
        try:
            if not await store.ready():
                raise MischiaError("The database is not up to date: mischia serve brings it there.", "bad-database")
            archive = Archive(store)
            while more:
                found = await archive.listed(Wanted(), AT_ONCE, before)
                put([line(*one) for one in zip(found.matches, await archive.documents(found.matches), strict=True)])
                many, more = many + len(found.matches), found.older
                before = found.matches[-1].place if more else before
        finally:
            await store.close()
        return many

    return int(asked(work))


# --- what they become


def json_lines(out: Any) -> tuple[Put, Callable[[], None]]:
    """Lines as they are."""
    return out.writelines, lambda: None


def parquet(out: Any) -> tuple[Put, Callable[[], None]]:
    """A row for each game."""
    pa, pq = arrow()
    text, when = pa.string(), pa.timestamp("ms", tz="UTC")
    kinds = {"began": when, "ended": when, "moves": pa.int32(), "abandoned": pa.bool_(), "plays_on": pa.bool_()}
    columns = ("table", "game", "options", *kinds, "players", "match")
    schema = pa.schema([(name, kinds.get(name, text)) for name in columns])
    writer = pq.ParquetWriter(out, schema)

    def put(lines: Sequence[bytes]) -> None:
        writer.write_table(pa.Table.from_pylist(list(rows(lines)), schema=schema))

    return put, writer.close


def arrow() -> tuple[Any, Any]:
    """The library that writes Parquet; the site does without it."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as missing:
        raise MischiaError(INSTALL, "not-installed") from missing


def rows(lines: Iterable[bytes]) -> Iterator[Row]:
    """The rows of some lines: what is known of each table, and as JSON its options, its players and the match file."""
    for number, line in enumerate(lines, 1):
        try:
            doc = json.loads(line)
            played = doc.pop("played")
            yield {
                "table": played["table"],
                "game": doc["game"],
                "options": json.dumps(doc["options"]),
                "began": datetime.fromtimestamp(played["began"], UTC),
                "ended": datetime.fromtimestamp(played["ended"], UTC),
                "moves": played["moves"],
                "abandoned": played["abandoned"],
                "plays_on": played["plays_on"],
                "players": json.dumps(played["players"]),
                "match": json.dumps(doc),
            }
        except (ValueError, KeyError, TypeError, AttributeError) as wrong:
            fault = f"Line {number} of those read is no game of an archive: {wrong!r}."
            raise MischiaError(fault, "bad-file") from wrong
