"""Secrecy at the wire: tables equal in what a viewer may know give that viewer equal bytes, everywhere.

What is compared is every route of the site, found from the site itself: pages, streams, JSON, files, refusals, with
their headers. Static files and numbers for the host tell nothing of a table and are left out by name.

What a viewer may know:

- While a match is on: what `view` shows of the position, the events that the seat has heard, and what is public of
  the table. `guess` deals all else anew, and nobody gets other bytes for it.
- That somebody has chosen is public as soon as it happens (QS-R2: a card lies face down), so whoever watches sees the
  cards come, and `seq` counts them. But nothing that is kept tells the order: choices made at once are told by seat,
  in one piece when all have chosen; until then the view says who has chosen as a set. Log, events, streams, replay,
  and file are the same whoever chose first.
- That somebody has changed a choice which was put away is known to nobody else, ever.
- When a match is over, the secret of chance is told, and with it all that was hidden: the file and the replay from
  any seat are public by design. Two finished tables with the same file are then alike for everybody, whatever the order
  of choosing was and whoever changed their mind.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import orjson
import pytest
from fastapi import FastAPI

from mischia.core import fate
from mischia.core.position import whole
from mischia.table.entry import Entry
from mischia.table.hall import Hall
from mischia.table.live_tables import Live
from mischia.table.store.store import Line
from mischia.table.table import Table
from mischia.web.app import create
from tests.table.halls import one_move
from tests.table.play import GAME
from tests.web.asking import ask, routes_of
from tests.web.site import settings
from tests.web.viewers import NOT_OF_TABLES, Told, Viewer, at_table, badge, everything, house

pytestmark = [pytest.mark.anyio, pytest.mark.law]

JSON = "application/json"


@pytest.fixture(autouse=True)
def the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance says the same in every run: a match must be long enough to be looked at."""
    monkeypatch.setattr(fate, "new_secret", lambda: "3" * 64)


# --- whatever is tried


def bodies(table: Table, rng: Random) -> dict[str, Any]:
    """What might be sent to the routes that do something, by the end of their path; most of it is refused."""
    number = rng.choice((table.playing_number(), 0))
    move, name = rng.choice(("fly", "play 99", "play 1", "play 8", "add 3")), rng.choice([*table.names, "Zoe"])
    return {
        "move": {"move": move, "number": number},
        "undo": {"number": number},
        "hint": {"number": number},
        "sit": {"seat": 1, "name": "Eve"},
        "bots": {"level": "easy"},
        "remove": {"seat": rng.randrange(9)},
        "chat": {"text": ""},
        "stand-in": {"name": name, "level": rng.choice(("easy", "godlike"))},
        "restart": {"number": number},
        "go-back": {"number": number, "to": rng.choice((None, 0, 3, 99))},
        "agree-back": {"asked": rng.randrange(9), "agree": rng.random() < 0.5},
        "manners": {"watch": rng.choice(("link", "seated")), "delay": rng.choice((0, 60))},
        "react": {"word": rng.choice(("ouch", "dance"))},
        "form": {
            "watch": "seated",
            "word": "ha",
            "who": rng.choice(("seat-0", "seat-1", "line-1")),
            "seat": rng.choice(("0", "9")),
            "move": move,
            "question": str(number),
            "text": rng.choice((move, "")),
            "do": rng.choice(("sit 1", "start", "bot 1 easy", "resign", "dance", "set", "mute", "report", "pin")),
            "name": name,
            "to": rng.choice(("", "3", "99")),
            "agree": rng.choice(("yes", "no", "yes-3", "no-99")),
            "lines": str(rng.randrange(3)),
        },
    }


async def refusals(app: FastAPI, make: Callable[[], Table], viewer: Viewer, seed: float) -> Told:
    """What comes of everything that can be tried; what is done brings the next view, which is compared in its turn."""
    rng, hall, table, found = Random(seed), app.state.hall, make(), Told()
    sent = bodies(table, rng)
    put(hall, table)
    for method, path in routes_of(app):
        if method != "POST" or "{table_id}" not in path:
            continue
        form = not path.startswith("/api/")
        headers = badge(app, viewer, path) | {"content-type": "application/x-www-form-urlencoded" if form else JSON}
        headers |= {"accept": JSON} if form and rng.random() < 0.5 else {}
        body = urlencode(sent["form"]).encode() if form else orjson.dumps(sent.get(path.rpartition("/")[2], {}))
        got = await ask(app, method, path.replace("{table_id}", table.id), headers, body)
        found[f"{method} {path}"] = (got.status, got.content if got.status >= 400 else b"")
        if got.status < 400:
            put(hall, make())
    return found


# --- other tables that look the same


def put(hall: Hall, table: Table) -> None:
    """Let the hall believe that the table is this one."""
    hall.tables.lives[table.id] = Live(table.id, table, table.seq)


async def written(line: Line) -> bool:
    """A log that forgets: whatever is tried, the next try finds the table as it was."""
    return True


def dealt_anew(table_id: str, entries: list[Entry], viewer: Viewer, seed: float) -> Table:
    """The same table with all dealt anew that the viewer can't know, and another secret of chance."""
    twin = Table.of(table_id, entries)
    match = twin.playing()
    own = None if viewer is None else twin.seat_of(viewer.id)
    seat = -1 if own is None else match.names.index(own.name)
    match.state = match.game.guess(match.state, seat, Random(seed))
    match.state.log = []
    match.answers = [(name, phrase if own and name == own.name else "unknown") for name, phrase in match.answers]
    match.secret = "unknown"
    return twin


def in_another_order(entries: list[Entry], rng: Random) -> list[Entry]:
    """The same log, in which those who chose at once have done so in another order."""
    found = entries[:]
    numbers = {entry.data["number"] for entry in entries if entry.kind == "move"}
    for number in numbers:
        places = [at for at, one in enumerate(entries) if one.kind == "move" and one.data["number"] == number]
        for to, at in zip(places, rng.sample(places, len(places)), strict=True):
            found[to] = replace(entries[at], at=entries[to].at)
    return found


def assert_same(before: Told, after: Told) -> None:
    assert before.keys() == after.keys()
    for asked, told in before.items():
        assert told == after[asked], asked


# --- the tests


def test_every_route_of_a_table_is_asked(tmp_path: Path) -> None:
    app = create(settings(tmp_path))
    found = [path for method, path in routes_of(app) if "{table_id}" in path and method == "GET"]
    streams = {path for path in found if path.endswith("/stream")}
    assert streams == {
        "/api/tables/{table_id}/stream",
        "/tables/{table_id}/stream",
        "/tables/{table_id}/screen/stream",
    }
    assert {"/tables/{table_id}", "/tables/{table_id}/file", "/api/tables/{table_id}/match"} < set(found)
    assert not set(NOT_OF_TABLES) & set(found)
    assert {method for method, _ in routes_of(app)} == {"GET", "POST"}


@pytest.mark.parametrize("seed", range(4))
async def test_equal_knowledge_gives_equal_bytes(tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(seed)
    async with house(tmp_path) as (app, hall):
        table, people, viewers = await at_table(hall, dummies=seed % 2, seats=4 + seed % 2)
        compared = 0
        while (await hall.seen(table, None)).status == "playing":
            if rng.random() < 0.5:
                entries = await hall.store.entries(table)
                for viewer in rng.sample(viewers, 3):
                    guess, tried = rng.random(), rng.random()
                    twin = partial(dealt_anew, table, entries, viewer, guess)
                    before = await everything(app, table, viewer)
                    put(hall, twin())
                    assert_same(before, await everything(app, table, viewer))
                    with monkeypatch.context() as patched:
                        patched.setattr(hall.store, "append", written)
                        refused = await refusals(app, partial(Table.of, table, entries), viewer, tried)
                        assert_same(refused, await refusals(app, twin, viewer, tried))
                    put(hall, Table.of(table, entries))
                    compared += 1
            await one_move(hall, table, people, rng)
        assert compared


async def test_who_chose_first_is_nowhere_told(tmp_path: Path) -> None:
    """While a question is open, when it is closed, and when all is over and the file can be had."""
    rng = Random(5)
    async with house(tmp_path) as (app, hall):
        table, people, viewers = await at_table(hall)
        compared = 0
        while True:
            over = (await hall.seen(table, None)).status == "over"
            if over or rng.random() < 0.4:
                entries = await hall.store.entries(table)
                other = in_another_order(entries, rng)
                for viewer in viewers if over else [rng.choice(viewers)]:
                    put(hall, Table.of(table, entries))
                    before = await everything(app, table, viewer)
                    put(hall, Table.of(table, other))
                    assert_same(before, await everything(app, table, viewer))
                put(hall, Table.of(table, entries))
                compared += other != entries
            if over:
                break
            rng.shuffle(people)
            await one_move(hall, table, people, rng)
        assert compared > 2
        assert before[f"GET /tables/{table}/file"][0] == 200


@pytest.mark.parametrize("duels", ["virtual", "referee"])
async def test_a_pile_or_an_action_chosen_in_secret_is_seen_by_nobody_else(tmp_path: Path, duels: str) -> None:
    """Fake Swords: what others point at, or do in a beat, is not in a byte before all have chosen."""
    rng = Random(5)
    async with house(tmp_path) as (app, hall):
        people = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid")]
        table_id = await hall.openings.open(people[0], "swords", seats=3, options={"duels": duels})
        for person in people[1:]:
            await hall.act(table_id, person.id, "sit", {"name": person.name})
        await hall.act(table_id, people[0].id, "start")
        for person in people:
            hall.presence.arrive(table_id, person.id)
        changed: set[str] = set()
        for _ in range(60):
            match = (await hall.table(table_id)).playing()
            if match.state.sealed is not None and rng.random() < 0.5:
                for viewer in (*people, None):
                    before = await everything(app, table_id, viewer)
                    twin = Table.of(table_id, await hall.store.entries(table_id))
                    other = twin.playing()
                    seat = -1 if viewer is None else other.names.index(viewer.name)
                    other.state = other.game.guess(other.state, seat, rng)
                    other.state.log = []
                    if other.state.sealed != match.state.sealed:
                        changed.add(match.phase)
                    put(hall, twin)
                    assert_same(before, await everything(app, table_id, viewer))
                    put(hall, Table.of(table_id, await hall.store.entries(table_id)))
            if match.over or changed == ({"point", "beat"} if duels == "virtual" else {"point"}):
                break
            name = rng.choice(match.awaited)
            person = next(one for one in people if one.name == name)
            await hall.move(table_id, person.id, rng.choice(match.onward(name)), match.number)
        assert "point" in changed
        assert duels == "referee" or "beat" in changed


TABLES_OF_OTHERS = [
    ("swords", 4, {}),
    ("deathroads", 3, {"first_game": True}),
    ("deathroads", 2, {}),
    ("deathroads", 2, {"coop": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES_OF_OTHERS, ids=lambda told: str(told))
async def test_what_is_dealt_anew_changes_no_byte(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    """Hands, bags, decks and what was chosen in secret, put together otherwise: nobody's pages and streams differ."""
    rng = Random(3)
    async with house(tmp_path) as (app, hall):
        people = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid", "Dee")[:seats]]
        table_id = await hall.openings.open(people[0], game, seats=seats, options=options)
        for person in people[1:]:
            await hall.act(table_id, person.id, "sit", {"name": person.name})
        await hall.act(table_id, people[0].id, "start")
        for person in people:
            hall.presence.arrive(table_id, person.id)
        differed = 0
        for _ in range(150):
            match = (await hall.table(table_id)).playing()
            if match.over or differed >= 5:
                break
            if rng.random() < 0.12:
                entries = await hall.store.entries(table_id)
                viewer = rng.choice([*people, None])
                before = await everything(app, table_id, viewer)
                twin = Table.of(table_id, entries)
                other = twin.playing()
                seat = -1 if viewer is None else other.names.index(viewer.name)
                other.state = other.game.guess(other.state, seat, rng)
                other.state.log = []
                differed += whole(other.game, other.state, other.names) != whole(match.game, match.state, match.names)
                put(hall, twin)
                assert_same(before, await everything(app, table_id, viewer))
                put(hall, Table.of(table_id, entries))
            name = rng.choice(match.awaited)
            person = next(one for one in people if one.name == name)
            await hall.move(table_id, person.id, rng.choice(match.onward(name)), match.number)
        assert differed > 2


async def test_a_change_of_mind_is_known_to_nobody_else(tmp_path: Path) -> None:
    """Neither now nor when the match is over: not even the list of open tables is in another order."""
    rng = Random(1)
    async with house(tmp_path) as (app, hall):
        table, people, viewers = await at_table(hall)
        while not (await hall.seen(table, None)).secret_choice:
            await one_move(hall, table, people, rng)
        for person in people:
            mine = await hall.seen(table, person.id)
            if mine.you in mine.turn and len(mine.choices or ()) > 1 and len(mine.turn) > 1:
                break
        first, second, *_ = list(mine.choices or ())
        others = [other for other in viewers if other != person]
        await hall.move(table, person.id, first, mine.number)
        await hall.openings.open(people[0], GAME, listed=True)
        before = [await everything(app, table, other) for other in others]
        await hall.move(table, person.id, second, mine.number)
        for told, other in zip(before, others, strict=True):
            assert_same(told, await everything(app, table, other))
        while await one_move(hall, table, people, rng):
            pass
        entries = await hall.store.entries(table)
        changed = next(
            at for at, entry in enumerate(entries) if entry.data.get("move") == first and entry.who == person.id
        )
        straight = [entry for at, entry in enumerate(entries) if at != changed]
        for other in others:
            put(hall, Table.of(table, entries))
            told = await everything(app, table, other)
            put(hall, Table.of(table, straight))
            assert_same(told, await everything(app, table, other))


async def test_nobody_is_told_who_others_are(tmp_path: Path) -> None:
    """A person's id is in their cookie: it is told to nobody, nor is the secret of a match that is on."""
    rng = Random(3)
    async with house(tmp_path) as (app, hall):
        table, people, viewers = await at_table(hall)
        await hall.chat(table, people[2], "Ciao")
        while True:
            over = (await hall.seen(table, None)).status == "over"
            secret = (await hall.table(table)).opening.secret.encode()
            if over or rng.random() < 0.2:
                for viewer in viewers:
                    told = await everything(app, table, viewer)
                    assert over == any(secret in content for *_, content in told.values())
                    for person in people:
                        assert not any(person.id.encode() in content for *_, content in told.values())
            if over:
                break
            await one_move(hall, table, people, rng)
