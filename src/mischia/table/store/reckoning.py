"""Rated matches on their way to the database: each is reckoned once, in the transaction of its record, and can be
reckoned again."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, bindparam, func, select, text, update

from mischia.table.rating import Rating, anchor, rate
from mischia.table.store.finished import YES, Finished, Player
from mischia.table.store.schema import RATED

ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('mischia ratings'))")  # until the transaction ends
NEXT = 1e-6  # seconds after which the next of somebody's matches stands at least


def lock(connection: Connection) -> None:
    """Let nobody else reckon meanwhile; SQLite has one writer anyway. No other lock is taken after this one."""
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME)


def reckon(finished: Sequence[Finished], connection: Connection) -> None:
    """Rate those of these matches that are to be rated and were not yet."""
    wanted = [one for one in finished if one.rated == YES]
    if not wanted:
        return
    lock(connection)
    ids = [one.table_id for one in wanted]
    done = set(connection.execute(select(RATED.c.match_id).where(RATED.c.match_id.in_(ids))).scalars())
    for match in sorted(wanted, key=lambda one: (one.ended, one.table_id)):
        if match.table_id not in done:
            done.add(match.table_id)
            write(match, connection)


def write(match: Finished, connection: Connection) -> None:
    """The seats of a match before it and after it."""
    stands = [standing(connection, one.person, match.game) for one in match.players]
    at = max([match.ended, *(last + NEXT for _, last in stands)])
    before = [
        known if player.person is not None else bot_rating(match.game, player)
        for player, (known, _) in zip(match.players, stands, strict=True)
    ]
    after = rate(before, [player.won for player in match.players])
    rows = [
        {
            "match_id": match.table_id,
            "seat": seat,
            "game": match.game,
            "person_id": player.person,
            "level": None if player.kind == "person" else player.level or player.kind,
            "won": player.won,
            "at": at,
            **ratings_row(was, now),
        }
        for seat, (player, was, now) in enumerate(zip(match.players, before, after, strict=True))
    ]
    connection.execute(RATED.insert(), rows)


def bot_rating(game: str, player: Player) -> Rating:
    return anchor(game, player.kind, player.level) or Rating()


def ratings_row(was: Rating, now: Rating) -> dict[str, float]:
    return {"mean_before": was.mean, "doubt_before": was.doubt, "mean": now.mean, "doubt": now.doubt}


def standing(connection: Connection, person: str | None, game: str) -> tuple[Rating, float]:
    """Somebody's rating, and when they were last rated."""
    if person is None:
        return Rating(), 0.0
    asked = (
        select(RATED.c.mean, RATED.c.doubt, RATED.c.at)
        .where(RATED.c.person_id == person, RATED.c.game == game)
        .order_by(RATED.c.at.desc())
        .limit(1)
    )
    row = connection.execute(asked).first()
    return (Rating(), 0.0) if row is None else (Rating(row.mean, row.doubt), row.at)


def ratings_of(person: str, connection: Connection) -> dict[str, Rating]:
    newest = (
        select(RATED.c.game, func.count().label("games"), func.max(RATED.c.at).label("last"))
        .where(RATED.c.person_id == person)
        .group_by(RATED.c.game)
        .subquery()
    )
    same = (RATED.c.game == newest.c.game) & (RATED.c.at == newest.c.last) & (RATED.c.person_id == person)
    rows = connection.execute(
        select(RATED.c.game, RATED.c.mean, RATED.c.doubt, newest.c.games).join(newest, same)
    ).all()
    found = sorted(rows, key=lambda row: (-row.games, row.game))
    return {row.game: Rating(row.mean, row.doubt, int(row.games)) for row in found}


def rebuild(connection: Connection) -> int:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    lock(connection)
    stands: dict[tuple[str, str], Rating] = {}
    rows = connection.execute(select(RATED).order_by(RATED.c.at, RATED.c.match_id, RATED.c.seat)).mappings().all()
    changed: list[dict[str, Any]] = []
    matches = 0
    for _, seats in groupby(rows, key=lambda row: row["match_id"]):
        matches += 1
        sat = list(seats)
        before = [was(row, stands) for row in sat]
        for row, old, new in zip(sat, before, rate(before, [row["won"] for row in sat]), strict=True):
            changed.append({"of_match": row["match_id"], "of_seat": row["seat"], **ratings_row(old, new)})
            if row["person_id"] is not None:
                stands[row["person_id"], row["game"]] = new
    if changed:
        here = (RATED.c.match_id == bindparam("of_match"), RATED.c.seat == bindparam("of_seat"))
        connection.execute(update(RATED).where(*here), changed)
    return matches


def was(row: Any, stands: dict[tuple[str, str], Rating]) -> Rating:
    """What a seat was worth before its match."""
    if row["person_id"] is not None:
        return stands.get((row["person_id"], row["game"]), Rating())
    if row["level"] is not None:
        return anchor(row["game"], row["level"], row["level"]) or Rating(row["mean_before"], row["doubt_before"])
    return Rating(row["mean_before"], row["doubt_before"])
