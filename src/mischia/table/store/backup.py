"""All that a house needs to come back, in one file: every row of its database, and the key that signs its cookies.

The file is a zip: `rows.jsonl`, `key`, and `about.json` with the schema, and for each table the number of its rows and
a checksum. It goes into SQLite or PostgreSQL, whichever it came from.
"""

import hashlib
import os
import zipfile
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import Connection, Table, func, select

from mischia.core.errors import MischiaError
from mischia.table.store import migrations
from mischia.table.store.schema import METADATA
from mischia.table.store.store import Store

ROWS, KEY, ABOUT = "rows.jsonl", "key", "about.json"
AT_ONCE = 1000  # rows

Row = dict[str, Any]
Sums = dict[str, list[Any]]  # by table: how many rows, and their checksum, which their order does not change


class BadBackup(MischiaError):
    """A backup that can't be written or brought back."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "bad-backup")


# --- writing


async def back_up(store: Store, path: Path, key: str | None) -> Sums:
    """Write all to a new file that others can't read, while the server runs; how much it is."""
    try:
        file = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    except FileExistsError as there:
        raise BadBackup(f"{path} is there already.") from there
    try:
        with file:
            return await store.desk.read(partial(write, file, key))
    except BaseException:
        path.unlink()
        raise


def write(file: IO[bytes], key: str | None, connection: Connection) -> Sums:
    """Every row of every table, all seen at one moment."""
    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        connection.exec_driver_sql("BEGIN")
    schema, newest = migrations.state(connection)
    if schema != newest:
        raise BadBackup(f"The schema is {schema}, and should be {newest}: mischia serve brings it up to date.")
    sums: Sums = {}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open(ROWS, "w") as lines:
            for table in METADATA.sorted_tables:
                name = str(table.name)
                sums[name] = summed(name, written(rows_of(connection, table), name, lines))
        if key is not None:
            archive.writestr(KEY, key)
        about = {"mischia": 1, "schema": schema, "tables": sums}
        archive.writestr(ABOUT, orjson.dumps(about, option=orjson.OPT_INDENT_2))
    connection.rollback()
    return sums


def rows_of(connection: Connection, table: Table, columns: Iterable[str] | None = None) -> Iterator[Row]:
    """The rows of a table, or some columns of them."""
    asked = select(*[table.c[name] for name in (columns or table.c.keys())])
    for row in connection.execution_options(yield_per=AT_ONCE).execute(asked).mappings():
        yield {str(name): value for name, value in row.items()}


def written(rows: Iterable[Row], table: str, lines: IO[bytes]) -> Iterator[Row]:
    for row in rows:
        lines.write(orjson.dumps({"table": table, "row": row}, option=orjson.OPT_APPEND_NEWLINE))
        yield row


def summed(table: str, rows: Iterable[Row]) -> list[Any]:
    """How many rows there are, and the sum of their hashes."""
    many = total = 0
    for row in rows:
        told = orjson.dumps([table, row], option=orjson.OPT_SORT_KEYS)
        many, total = many + 1, (total + int.from_bytes(hashlib.sha256(told).digest())) % 2**256
    return [many, f"{total:064x}"]


# --- bringing back


def key_in(path: Path) -> str | None:
    """The key that a backup holds."""
    with opened(path) as archive:
        return archive.read(KEY).decode("ascii") if KEY in archive.namelist() else None


async def bring_back(store: Store, path: Path) -> Sums:
    """Fill an empty database and see that all has arrived, or change nothing; how much it is."""
    with opened(path) as archive:
        about = orjson.loads(archive.read(ABOUT))
        return await store.desk.write(partial(fill, archive, about["schema"], about["tables"]))


def opened(path: Path) -> zipfile.ZipFile:
    try:
        archive = zipfile.ZipFile(path)
    except (OSError, zipfile.BadZipFile) as wrong:
        raise BadBackup(f"{path} is no backup of Mischia: {wrong}") from wrong
    if not {ROWS, ABOUT} <= set(archive.namelist()):
        raise BadBackup(f"{path} is no backup of Mischia.")
    return archive


def fill(archive: zipfile.ZipFile, schema: str, sums: Sums, connection: Connection) -> Sums:
    """Fill a database as it was when the backup was made, and bring its schema up to date afterwards."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # or tables would stay when nothing comes of it
    now, newest = migrations.state(connection)
    if schema not in migrations.known(connection):
        raise BadBackup(f"The backup has schema {schema}, which is newer than this program.")
    if now is None:
        migrations.upgrade(connection, schema)
    elif now != schema:
        raise BadBackup(f"The database has schema {now} and the backup {schema}: take a database without any.")
    elif not is_empty(connection):
        raise BadBackup("The database is not empty.")
    with archive.open(ROWS) as lines:
        columns = insert_all(connection, lines)
    for name, told in sums.items():
        table = table_named(name)
        came = summed(name, rows_of(connection, table, columns.get(name)) if name in columns else ())
        if came != told:
            raise BadBackup(f"{name}: {came[0]} rows have come of {told[0]}, or they are not the same.")
    if schema != newest:
        migrations.upgrade(connection)
    return sums


def insert_all(connection: Connection, lines: Iterable[bytes]) -> dict[str, list[str]]:
    """Write all rows; the columns that each table's rows have."""
    columns = {}
    for name, told in groupby(map(orjson.loads, lines), key=lambda line: str(line["table"])):
        table, rows = table_named(name), (line["row"] for line in told)
        while some := list(islice(rows, AT_ONCE)):
            columns[name] = list(some[0])
            connection.execute(table.insert(), some)
    return columns


def table_named(name: str) -> Table:
    found = METADATA.tables.get(name)
    if found is None:
        raise BadBackup(f"The backup has a table {name}, which this program does not know.")
    return found


def is_empty(connection: Connection) -> bool:
    """Whether an up-to-date database holds nothing."""
    return not any(
        connection.execute(select(func.count()).select_from(table)).scalar() for table in METADATA.sorted_tables
    )
