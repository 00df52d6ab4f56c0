"""All that a database holds, in one file: SQLite by its own online backup, PostgreSQL as lines of JSON."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, Table, select

from mischia.table.schema import METADATA
from mischia.table.store import Store


async def back_up(store: Store, path: Path) -> int:
    """Write a backup while the server runs; the number of rows in it."""
    if store.shared:
        return await store.desk.read(lambda connection: write_lines(connection, path))
    with (
        closing(sqlite3.connect(f"file:{store.url.database}?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(path)) as there,
    ):
        here.backup(there)
        return sum(
            there.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0] for table in METADATA.sorted_tables
        )


def write_lines(connection: Connection, path: Path) -> int:
    """Every row of every table as a line of JSON, all seen at one moment."""
    connection = connection.execution_options(isolation_level="REPEATABLE READ")
    many = 0
    with path.open("wb") as file:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                line = {"table": table.name, "row": dict(row)}
                file.write(orjson.dumps(line, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_APPEND_NEWLINE))
                many += 1
    return many


async def bring_back(store: Store, path: Path) -> int:
    """Fill an empty, migrated database from lines of JSON; the number of rows."""
    tables: dict[str, Table] = {table.name: table for table in METADATA.sorted_tables}
    rows: dict[str, list[Any]] = {name: [] for name in tables}
    for line in path.read_bytes().splitlines():
        told = orjson.loads(line)
        rows[told["table"]].append(told["row"])

    def fill(connection: Connection) -> int:
        for name, found in rows.items():
            if found:
                connection.execute(tables[name].insert(), found)
        return sum(len(found) for found in rows.values())

    return await store.desk.write(fill)
