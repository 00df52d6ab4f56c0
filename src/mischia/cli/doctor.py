"""`mischia doctor`: is all there that a house needs, and do its tables still play?"""

import argparse
import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mischia.cli.serve import add_data

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mischia.table.store.store import Store

LEAST_ROOM = 200_000_000  # bytes free on the disk of the data folder
BAD, OK = False, True

Finding = tuple[bool, str]


def add_to(commands: Any) -> None:
    """The words that follow `mischia doctor`."""
    command = commands.add_parser(
        "doctor",
        help="check that all is there that a house needs, and replay a sample of its tables",
        description="Check settings, cards of the house, fonts, bots, the data folder, its key and its disk, the "
        "database and its migrations, and replay a sample of its tables.",
    )
    command.add_argument("--sample", type=int, default=50, metavar="N", help="how many tables (default: %(default)s)")
    command.add_argument(
        "--new-key", action="store_true", help="the key was changed on purpose: the database belongs to it from now on"
    )
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say what is well and what is not; 1 if anything is not."""
    found = asyncio.run(examine(args.data, args.database_url, args.sample, args.new_key))
    for well, what in found:
        print(f"{'ok  ' if well else 'BAD '} {what}")
    return 0 if all(well for well, _ in found) else 1


async def examine(data: Path, database: str | None, sample: int, new_key: bool = False) -> list[Finding]:
    """Every finding, those about the database last."""
    found = [*settings(), *content(), *fonts(), await bots(), *data_folder(data)]
    return [*found, *await examine_database(data, database, sample, new_key)]


# --- the program


def settings() -> Iterator[Finding]:
    """What the environment says."""
    from mischia.core.errors import MischiaError
    from mischia.web.reach import public_url
    from mischia.web.settings import Settings, strange_names

    try:
        said = Settings.from_environment().public_url
        if said is not None:
            yield OK, f"links lead to {public_url(said)}"
    except MischiaError as wrong:
        yield BAD, str(wrong)
    for name in strange_names():
        yield BAD, f"{name} is no setting of Mischia; docs/hosting.md lists them"


def content() -> Iterator[Finding]:
    """The host's own cards."""
    from mischia.games.quarriors.content.box import HOST, fault_of_the_host

    fault = fault_of_the_host()
    if fault is not None:
        yield BAD, str(fault)
    elif os.environ.get(HOST):
        yield OK, f"cards of the house in {os.environ[HOST]}"


def fonts() -> Iterator[Finding]:
    """The faces that every page asks for."""
    from importlib.metadata import PackageNotFoundError

    from mischia.web.pages.fonts import FACES, PACKAGE, font_file

    try:
        missing = [name for name in FACES if not font_file(name).is_file()]
    except PackageNotFoundError:
        missing = list(FACES)
    if missing:
        yield BAD, f"fonts: {', '.join(missing)} not found: install the package {PACKAGE} again"
    else:
        yield OK, f"fonts of {PACKAGE}"


async def bots() -> Finding:
    """Whether a bot comes and answers in a process of its own."""
    import mischia
    from mischia.table.bot_pool import Minds
    from mischia.table.seen import seen_in_match
    from mischia.table.wire import wire

    minds = Minds(1)
    try:
        match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7)
        move = await minds.choose(wire(seen_in_match(match, match.turn[0])), "easy")
        return move in match.moves(match.turn[0]), "a bot answers"
    except Exception as wrong:
        return BAD, f"bots can't be started: {wrong or type(wrong).__name__}"
    finally:
        await minds.close()


# --- the data folder


def data_folder(data: Path) -> Iterator[Finding]:
    """The folder, whether it can be written to, who can read the secret in it, and how much room there is."""
    from mischia.table.store.key import HOST_SECRET

    if not data.is_dir():
        yield BAD, f"data folder {data} is not there"
        return
    if not os.access(data, os.W_OK | os.X_OK):
        yield BAD, f"data folder {data} can't be written to"
        return
    yield OK, f"data folder {data}"
    secret = data / HOST_SECRET
    if secret.exists() and secret.stat().st_mode & 0o077:
        yield BAD, f"others can read {secret}, which opens the host's page: chmod 600 {secret}"
    free = shutil.disk_usage(data).free
    room = f"{free / 1e9:.1f} GB free on the disk of {data}"
    yield (OK, room) if free >= LEAST_ROOM else (BAD, f"{room}: too little, {LEAST_ROOM / 1e9} GB are needed")


def key_of(data: Path, belongs: str | None, people: int) -> Finding:
    """The key: whether it is there, private, and the one of this database."""
    from mischia.core.errors import MischiaError
    from mischia.table.store.key import NAME, fingerprint, read_key

    path = data / NAME
    try:
        key = read_key(data)
    except MischiaError as wrong:
        return BAD, str(wrong)
    if key is None:
        if belongs is None and not people:
            return OK, f"no key yet: mischia serve makes {path}"
        return BAD, f"key {path} is not there: bring it back from a backup, or {people} people lose their seats"
    if len(key) < 32:
        return BAD, f"{path} holds no key: bring it back from a backup"
    if path.stat().st_mode & 0o077:
        return BAD, f"others can read {path}: chmod 600 {path}"
    if belongs is not None and belongs != fingerprint(key):
        return BAD, (
            f"{path} is not the key of this database: bring the right one back from a backup; "
            "if it was changed on purpose: mischia doctor --new-key"
        )
    return OK, f"key of cookies {path}"


# --- the database


async def examine_database(data: Path, database: str | None, sample: int, new_key: bool) -> list[Finding]:
    """The database, its schema, and what is in it."""
    from sqlalchemy.exc import SQLAlchemyError

    from mischia.table.store import migrations
    from mischia.table.store.key import SIGNED_WITH
    from mischia.table.store.store import Store, database_url

    url = database_url(database, data)
    name = url.render_as_string()
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        return [key_of(data, None, 0), (BAD, f"database {name} is not there: mischia serve makes it")]
    store = Store(url)
    found: list[Finding] = []
    try:
        now, newest = await store.desk.read(migrations.state)
        found.append((OK, f"database {name} answers"))
        found.append((now == newest, f"schema {now}, newest {newest}"))
        if now == newest:
            if new_key:
                await store.learn(SIGNED_WITH, None)
            found.append(key_of(data, await store.fact(SIGNED_WITH), await store.desk.read(count_people)))
            found.extend(await store.desk.read(lambda connection: list(wholeness(connection))))
            found.extend(await replayed(store, sample))
            found.extend(await letters(store))
    except (SQLAlchemyError, OSError) as error:
        found.append((BAD, f"database {name}: {error}"))
    finally:
        await store.close()
    return found


def count_people(connection: "Connection") -> int:
    from sqlalchemy import func, select

    from mischia.table.store.schema import PEOPLE

    return int(connection.execute(select(func.count()).select_from(PEOPLE)).scalar() or 0)


def wholeness(connection: "Connection") -> Iterator[Finding]:
    """Whether every table has its whole log and everybody who sits there."""
    from sqlalchemy import func, select, text

    from mischia.table.store.schema import ENTRIES, PEOPLE, SITTERS, TABLES

    if connection.dialect.name == "sqlite":
        told = str(connection.execute(text("PRAGMA quick_check")).scalar())
        if told != "ok":
            yield BAD, f"the database file is damaged: {told}"
            return
    counted = select(ENTRIES.c.table_id, func.count().label("many"), func.max(ENTRIES.c.seq).label("last"))
    logs = counted.group_by(ENTRIES.c.table_id).subquery()
    index = select(TABLES.c.id, TABLES.c.head_seq, logs.c.many, logs.c.last)
    rows = connection.execute(index.outerjoin_from(TABLES, logs, logs.c.table_id == TABLES.c.id)).all()
    torn = sum(not row.head_seq == row.many == row.last for row in rows)
    lost = connection.execute(select(func.count(func.distinct(ENTRIES.c.table_id)))).scalar() or 0
    known = sum(row.many is not None for row in rows)
    strangers = connection.execute(
        select(func.count(func.distinct(SITTERS.c.person_id))).where(SITTERS.c.person_id.not_in(select(PEOPLE.c.id)))
    ).scalar()
    if torn:
        yield BAD, f"the logs of {torn} of {len(rows)} tables are not whole"
    if lost != known:
        yield BAD, f"{lost - known} tables have a log and are in no list"
    if strangers:
        yield BAD, f"{strangers} people sit at tables and are not in the list of people"
    if not torn and lost == known and not strangers:
        yield OK, f"{len(rows)} tables are whole"


async def letters(store: "Store") -> list[Finding]:
    """What waits for the host to read it."""
    from mischia.table.store.inbox import ROOM, Inbox

    many = len(await Inbox(store).letters())
    return [(many < ROOM, f"{many} in the inbox, of {ROOM} that it takes: mischia inbox")] if many else []


async def replayed(store: "Store", sample: int) -> list[Finding]:
    """The latest tables, played again, and their chance checked."""
    from mischia.core.errors import MischiaError
    from mischia.core.verify import verify
    from mischia.table.table import Table

    ids = (await store.all_ids())[-sample:] if sample > 0 else []
    found: list[Finding] = []
    checked = 0
    for id in ids:
        try:
            head, kept = await store.kept(id)
            table = Table.of(id, await store.entries(id, 0, head), kept)
            if table.status == "over" and table.opening.match is None:
                checked += verify(table.game, table.document())
        except MischiaError as error:
            found.append((BAD, f"a table can't be replayed: {error}"))
    bad = len(found)
    return [*found, (not bad, f"{len(ids) - bad} of {len(ids)} tables replayed, {checked} outcomes of chance checked")]
