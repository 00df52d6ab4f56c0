"""Every route × who asks: only your seat, only your tables. A route without a row here fails the test."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import orjson
import pytest
from fastapi import FastAPI

from mischia.core.puzzle import puzzles
from mischia.games import GAMES
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from mischia.web.app import create
from mischia.web.pages import fonts
from tests.table.halls import one_move
from tests.web.asking import ask, routes_of
from tests.web.site import GAME, Guest, serving, settings

pytestmark = pytest.mark.anyio

ROLES = ("host", "other seat", "onlooker", "no name")
STATES = ("playing", "lobby", "over")
Row = tuple[int, int, int, int]

OPEN: Row = (200, 200, 200, 200)  # whoever knows the link may look
NAMED: Row = (200, 200, 200, 401)
SEAT: Row = (200, 200, 403, 401)  # only who sits there
HOST: Row = (200, 403, 403, 401)
NOT_NOW: Row = (409, 409, 409, 409)
NO_SEAT_NOW: Row = (409, 409, 403, 401)  # who has no seat is told no more than that
NO_HOST_NOW: Row = (409, 403, 403, 401)
GO: Row = (303, 303, 303, 303)  # a form that leads to the next page
GO_NAMED: Row = (303, 303, 303, 401)
GO_SEAT: Row = (303, 303, 403, 401)
GO_HOST: Row = (303, 403, 403, 401)
NOWHERE: Row = (404, 404, 404, 404)
NO_HOST_YET: Row = (409, 409, 409, 401)  # the host is there
NO_UNDO: Row = (400, 400, 403, 401)  # there is nothing to take back
FOR_THE_HOST: Row = (403, 403, 403, 403)  # of the house: see test_host_page
NOT_SHARED: Row = (403, 403, 403, 401)
MANNERS: Row = (409, 409, 409, 401)  # nobody of that name sits there
NOT_ASKED: Row = (400, 400, 403, 401)  # this game asks nothing of its players
MEMBERS: Row = (200, 200, 404, 303)  # of a club where the onlooker is not; a name comes first

# what each of ROLES gets for a route that names no table
ROUTES: dict[str, Row] = {
    "GET /": OPEN,
    "GET /api": OPEN,
    "GET /archive": OPEN,
    "GET /archive/matches.jsonl": OPEN,
    "GET /history": (200, 200, 200, 303),  # a name comes first
    "GET /clubs": (200, 200, 200, 303),
    "POST /clubs": (400, 400, 400, 401),  # a club needs a name
    "GET /clubs/in/{code}": NOWHERE,
    "POST /clubs/in": NOWHERE,
    "GET /clubs/{club_id}": MEMBERS,
    "GET /clubs/{club_id}/evenings": MEMBERS,
    "GET /clubs/{club_id}/evenings/{day}": (404, 404, 404, 303),  # there was none on that day: see test_clubs
    "POST /clubs/{club_id}/evenings/{day}/share": (404, 404, 404, 401),
    "POST /clubs/{club_id}/invite": (303, 403, 404, 401),  # whoever looks after it
    "POST /clubs/{club_id}/leave": (303, 303, 404, 401),
    "POST /clubs/{club_id}/next": (400, 400, 404, 401),  # nobody resigns there
    "POST /clubs/{club_id}/remove": (303, 403, 404, 401),
    "GET /evenings/{token}": NOWHERE,
    "GET /api/codes/{code}": NOWHERE,  # no table has this one
    "GET /api/games": OPEN,
    "GET /api/mine": NAMED,
    "GET /api/openapi.json": OPEN,
    "GET /api/tables": OPEN,
    "GET /favicon.ico": OPEN,
    "GET /fonts/{version}/{name}": OPEN,
    "GET /healthz": OPEN,
    "GET /metrics": OPEN,  # from this machine: see test_security
    "GET /new/{folder}": OPEN,
    "GET /play": (200, 200, 200, 303),  # a name comes first
    "GET /rules/{folder}": OPEN,
    "GET /rules/{folder}/words/{word}": OPEN,
    "GET /rules/{folder}/{clause}": OPEN,
    "GET /show/{folder}/{scenario_name:path}": OPEN,
    "GET /lessons/{folder}": OPEN,
    "GET /lessons/{folder}/done": OPEN,
    "GET /lessons/{folder}/{number}": OPEN,
    "POST /lessons/{folder}/{number}": GO,
    "GET /puzzle": OPEN,
    "GET /puzzles/{folder}/{id}": OPEN,
    "POST /puzzles/{folder}/{id}": GO,
    "GET /static/{path:path}": OPEN,
    "GET /you": OPEN,
    "GET /go-on/{code}": NOWHERE,  # nobody's: see test_you
    "POST /you/enter": NOWHERE,
    "POST /you/link": NAMED,
    "POST /you/recovery": NAMED,
    "POST /you/sign-out": (404, 404, 404, 401),  # of no such device
    "POST /you/tell": (303, 303, 303, 401),
    "POST /you/tell/push": (400, 400, 400, 401),  # what is sent here is no subscription: see test_tell
    "POST /you/tell/mail": (400, 400, 400, 401),  # nor a mail address
    "POST /you/tell/webhook": (400, 400, 400, 401),
    "POST /you/tell/remove": (404, 404, 404, 401),  # of no such way
    "POST /you/tell/try": (404, 404, 404, 401),
    "GET /tell/mail/{token}": NOWHERE,  # nobody's: see test_tell
    "POST /tell/mail/{token}": (404, 404, 404, 404),
    "GET /tell/off/{token}": NOWHERE,
    "POST /tell/off/{token}": NOWHERE,
    "GET /worker.js": OPEN,
    "GET /manifest.webmanifest": OPEN,
    "GET /offline": OPEN,
    "GET /tables": OPEN,
    "POST /api/matches": (400, 400, 400, 401),  # what is sent here is no match
    "POST /api/people": (201, 201, 201, 201),
    "POST /api/tables": (201, 201, 201, 401),
    "POST /matches": (400, 400, 400, 401),
    "POST /join": NOWHERE,
    "POST /name": GO,  # these three tell a name with the form
    "POST /play": GO,
    "POST /tables": GO,
    "POST /language": GO,
    "GET /host": FOR_THE_HOST,
    "POST /host": FOR_THE_HOST,
    "GET /host/enter": OPEN,  # a button, which does nothing without a link
    "POST /host/enter": FOR_THE_HOST,
    "GET /door": GO,  # this house is open
    "POST /door": GO,
    "GET /invited/{token}": NOWHERE,
    "POST /announcement": GO,
    "GET /manners": (200, 200, 200, 303),  # a name comes first
    "POST /manners": (409, 409, 409, 401),  # there is nothing to forgive
    "GET /privacy": OPEN,
    "GET /imprint": NOWHERE,  # the host has written none
}
# and for a route that does, while the match is on, before it, and after
OF_TABLES: dict[str, tuple[Row, Row, Row]] = {
    "GET /api/tables/{table_id}": (OPEN, OPEN, OPEN),
    "GET /api/tables/{table_id}/events": (OPEN, OPEN, OPEN),
    "GET /api/tables/{table_id}/match": (NOT_NOW, NOT_NOW, OPEN),
    "GET /api/tables/{table_id}/replay/{step}": (NOT_NOW, NOT_NOW, OPEN),
    "GET /api/tables/{table_id}/stream": (OPEN, OPEN, OPEN),
    "GET /tables/{table_id}": (OPEN, OPEN, OPEN),
    "GET /tables/{table_id}/leave": ((200, 200, 303, 303), GO, GO),  # who has nothing to leave just goes
    "GET /tables/{table_id}/file": (NOT_NOW, NOT_NOW, OPEN),
    "GET /tables/{table_id}/replay": (NOT_NOW, NOT_NOW, OPEN),
    "GET /tables/{table_id}/review": (NOT_NOW, NOT_NOW, NOT_NOW),  # of what was played to its end: test_review
    "GET /tables/{table_id}/why": (NOT_NOW, NOT_NOW, NOT_NOW),  # the same: test_why
    "GET /api/tables/{table_id}/why/{step}": (NOT_NOW, NOT_NOW, NOT_NOW),
    "GET /tables/{table_id}/screen": (OPEN, OPEN, OPEN),
    "GET /tables/{table_id}/screen/stream": (OPEN, OPEN, OPEN),
    "GET /tables/{table_id}/still": (NOT_NOW, NOT_NOW, OPEN),
    "GET /tables/{table_id}/stream": (OPEN, OPEN, OPEN),
    "GET /tables/{table_id}/verify": (NOT_NOW, NOT_NOW, OPEN),
    "GET /tables/{table_id}/wrong": (OPEN, NOT_NOW, OPEN),
    "GET /tables/{table_id}/wrong/{dispute}": ((404, 404, 404, 303),) * 3,  # who sent it, and nobody else
    "GET /tables/{table_id}/go-back": ((200, 200, 303, 303), GO, GO),  # who does not play goes to the table
    "POST /api/tables/{table_id}/restart": (NO_UNDO, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/go-back": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),  # nothing was chosen yet
    "POST /api/tables/{table_id}/agree-back": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),  # nobody has asked
    "POST /tables/{table_id}/restart": (NO_UNDO, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /tables/{table_id}/go-back": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /tables/{table_id}/agree-back": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/back": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/bots": (NO_HOST_NOW, HOST, NO_HOST_NOW),
    "POST /api/tables/{table_id}/change": (NO_HOST_NOW, HOST, NO_HOST_NOW),
    "POST /api/tables/{table_id}/chat": (NAMED, NAMED, NAMED),
    "POST /api/tables/{table_id}/close": (NO_HOST_NOW, HOST, NO_HOST_NOW),
    "POST /api/tables/{table_id}/dummies": (NO_HOST_NOW, HOST, NO_HOST_NOW),
    "POST /api/tables/{table_id}/end": (SEAT, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/hint": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),  # nobody agreed on it
    "POST /api/tables/{table_id}/host": (NO_HOST_YET, NO_HOST_YET, NO_HOST_YET),
    "POST /api/tables/{table_id}/move": (SEAT, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/rematch": (NO_SEAT_NOW, NO_SEAT_NOW, SEAT),
    "POST /api/tables/{table_id}/remove": (NO_HOST_NOW, HOST, NO_HOST_NOW),
    "POST /api/tables/{table_id}/resign": (SEAT, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/sit": ((409, 409, 409, 401), (409, 409, 200, 401), (409, 409, 409, 401)),
    "POST /api/tables/{table_id}/stand": (SEAT, SEAT, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/stand-in": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),  # nobody is absent
    "POST /api/tables/{table_id}/start": (NO_HOST_NOW, HOST, NO_HOST_NOW),
    "POST /api/tables/{table_id}/tell": (NO_SEAT_NOW, NOT_ASKED, NO_SEAT_NOW),
    "POST /api/tables/{table_id}/token": (SEAT, SEAT, SEAT),
    "POST /api/tables/{table_id}/undo": (NO_UNDO, NO_SEAT_NOW, NO_SEAT_NOW),
    "GET /tables/{table_id}/guess": (OPEN, NOT_NOW, OPEN),
    "POST /tables/{table_id}/guess": ((403, 403, 303, 401), (409, 409, 409, 401), (409, 409, 409, 401)),
    "GET /tables/{table_id}/notes": (NOT_NOW, NOT_NOW, OPEN),
    "POST /tables/{table_id}/notes": ((409, 409, 409, 401), (409, 409, 409, 401), (400, 400, 400, 401)),  # test_manners
    "GET /tables/{table_id}/manners": (OPEN, OPEN, OPEN),
    "POST /api/tables/{table_id}/react": (SEAT, NO_SEAT_NOW, SEAT),
    "POST /tables/{table_id}/react": (GO_SEAT, NO_SEAT_NOW, GO_SEAT),
    "POST /api/tables/{table_id}/manners": (HOST, HOST, NO_HOST_NOW),
    "POST /tables/{table_id}/manners": (MANNERS, MANNERS, MANNERS),  # what is done with it: see test_manners
    "POST /tables/{table_id}/club": (NO_HOST_NOW, GO_HOST, NO_HOST_NOW),
    "POST /tables/{table_id}/change": (NO_HOST_NOW, GO_HOST, NO_HOST_NOW),
    "POST /tables/{table_id}/end": (GO_SEAT, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /tables/{table_id}/hint": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /tables/{table_id}/moves": (GO_SEAT, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /tables/{table_id}/rematch": (NO_SEAT_NOW, NO_SEAT_NOW, GO_SEAT),
    "POST /tables/{table_id}/say": (GO_NAMED, GO_NAMED, GO_NAMED),
    "POST /tables/{table_id}/seats": (GO_SEAT, NO_SEAT_NOW, NO_SEAT_NOW),  # what is done with it: see SEATS
    "POST /tables/{table_id}/skip": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),  # who is not away can't come back
    "POST /tables/{table_id}/stand-in": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /tables/{table_id}/wrong": (GO_NAMED, (409, 409, 409, 401), GO_NAMED),
    "POST /tables/{table_id}/undo": (NO_UNDO, NO_SEAT_NOW, NO_SEAT_NOW),
    "POST /tables/{table_id}/what-if": (NOT_NOW, NOT_NOW, NOT_NOW),
    "GET /tables/{table_id}/curtain": (GO, GO, GO),  # nobody shares a device here: see test_shared
    "POST /tables/{table_id}/curtain": (NOT_SHARED, NOT_SHARED, NOT_SHARED),
    "POST /tables/{table_id}/phone": (NOT_SHARED, NOT_SHARED, NOT_SHARED),
    "POST /tables/{table_id}/company": ((409, 409, 409, 401), GO_NAMED, (409, 409, 409, 401)),
    "POST /tables/{table_id}/play-on": (NOT_NOW, NOT_NOW, (409, 409, 409, 401)),  # nobody says in which seat
}
SEATS: dict[str, tuple[Row, Row, Row]] = {  # what the form of the seats can do
    "sit 3": (NOT_NOW, (409, 409, 303, 303), NOT_NOW),  # who has no name tells it with the form
    "host": (NOT_NOW, NOT_NOW, NOT_NOW),
    "close": (NO_HOST_NOW, GO_HOST, NO_HOST_NOW),
    "stand": (GO_SEAT, GO_SEAT, NO_SEAT_NOW),
    "bot 3 easy": (NO_HOST_NOW, GO_HOST, NO_HOST_NOW),
    "dummy 3": (NO_HOST_NOW, GO_HOST, NO_HOST_NOW),
    "remove 1": (NO_HOST_NOW, GO_HOST, NO_HOST_NOW),
    "tell statures": (NO_SEAT_NOW, NOT_ASKED, NO_SEAT_NOW),
    "start": (NO_HOST_NOW, GO_HOST, NO_HOST_NOW),
    "back": (NO_SEAT_NOW, NO_SEAT_NOW, NO_SEAT_NOW),
    "resign": (GO_SEAT, NO_SEAT_NOW, NO_SEAT_NOW),
    "dance": ((400, 400, 400, 401), (400, 400, 400, 401), (400, 400, 400, 401)),
}
NOT_BY_BADGE = "GET /metrics"  # it has a token of its own
NOT_BY_TOKEN = "POST /api/tables/{table_id}/rematch"  # it opens another table
ALL = {**{route: (row,) for route, row in ROUTES.items()}, **OF_TABLES}


class Cast:
    """Everybody who might ask, and a table in every state."""

    def __init__(self, app: FastAPI, people: list[Person], elsewhere: str) -> None:
        self.app, self.elsewhere = app, elsewhere
        self.hall: Hall = app.state.hall
        self.ann, self.bob, self.cid, self.eve = people
        self.tables: dict[str, str] = {}

    async def club(self) -> str:
        """A club of Ann, who looks after it, Bob and Cid; another where somebody has gone."""
        for one, many in await self.hall.clubs.house.of(self.ann.id):
            if many == 3:
                return one.id
        club = await self.hall.clubs.found(self.ann.id, "Bruisers")
        for person in (self.bob, self.cid):
            await self.hall.clubs.join(person.id, club.code or "")
        return club.id

    async def table(self, state: str) -> str:
        """A table in the lobby, where Ann and Bob are to choose, or where the match was abandoned."""
        if state not in self.tables:
            self.tables[state] = await self._opened(state)
        return self.tables[state]

    async def _opened(self, state: str) -> str:
        table = await self.hall.openings.open(self.ann, GAME, seats=4)
        for person in (self.bob, self.cid):
            await self.hall.act(table, person.id, "sit", {"name": person.name})
        if state == "lobby":
            return table
        await self.hall.act(table, self.ann.id, "start")
        if state == "playing":
            if (await self.hall.seen(table, None)).turn != ("Cid",):
                return await self._opened(state)  # somebody else leads
            await one_move(self.hall, table, [self.cid], Random(1))
        for person in (self.ann, self.bob, self.cid) if state == "over" else ():
            await self.hall.act(table, person.id, "end", {"agree": True})
        return table

    def cookie(self, role: str) -> dict[str, str]:
        """What a role brings along."""
        if role == "no name":
            return {}
        person = {"host": self.ann, "other seat": self.bob, "onlooker": self.eve}[role]
        return {"cookie": f"mischia={self.app.state.badges.cookie(person)}"}

    async def asks(self, role: str, route: str, state: str = "playing", do: str = "resign", **headers: str) -> int:
        """Ask for a route in a role, or by another badge; what is refused must leave no trace."""
        method, _, path = route.partition(" ")
        table = await self.table(state)
        own = await self.hall.seen(table, (self.bob if role == "other seat" else self.ann).id)
        before = await self.traces(table)
        sent = {"move": next(iter(own.choices or ()), "play 1"), "number": own.number}
        api = path.startswith("/api/")
        body = (
            orjson.dumps(json_for(path, sent))
            if api
            else urlencode({**FORM, **sent, "question": own.number, "do": do}).encode()
        )
        if method == "GET":
            body = b""
        kind = {"content-type": "application/json"} if api else {"accept": "text/html"}
        badge = {} if "authorization" in headers else self.cookie(role)
        url = path.replace("{table_id}", table).replace("{folder}", "quickshot").replace("{clause}", "QS-R2")
        url = url.replace("{path:path}", "app.css").replace("{step}", "0").replace("{code}", "222222")
        url = url.replace("{scenario_name:path}", "own/poison/two-cancel").replace("{number}", "1")
        url = url.replace("{dispute}", "0123456789ab").replace("{id}", puzzles(GAMES["quickshot"])[0].id)
        url = url.replace("{token}", "x").replace("{day}", "2020-01-01")
        if "{club_id}" in url:
            url = url.replace("{club_id}", await self.club())
        url = url.replace("{word}", "twin").replace("{version}/{name}", f"{fonts.version()}/{fonts.STYLE.name}")
        assert "{" not in url, f"{path}: say here what its parts may be"
        got = await ask(self.app, method, url, {**kind, **badge, **headers}, body)
        after = await self.traces(table)
        if got.status >= 400 or method == "GET":
            assert before == after, f"{role}: {route} was refused with {got.status}, and done all the same"
        elif before != after:
            del self.tables[state]
        return got.status

    async def traces(self, table: str) -> object:
        """All that a request could change."""
        store = self.hall.store
        people = [await store.person(one.id) for one in (self.ann, self.bob, self.cid, self.eve)]
        return await store.entries(table), await store.all_ids(), people


FORM = {
    "word": "ouch",
    "seat": "0",
    "name": "Cid",
    "text": "Hi",
    "game": "quickshot",
    "code": "x",
    "language": "fr",
    "sure": "yes",
    "line": "0",
    "off": "no",
    "member": "3",  # of a club
}


def json_for(path: str, move: dict[str, Any]) -> Any:
    """What a program sends to a route."""
    sent = {
        "/api/people": {"name": "Zoe"},
        "/api/tables": {"game": GAME},
        "bots": {"level": "easy"},
        "remove": {"seat": 1},
        "tell": {"trait": "statures", "value": 170},
        "move": move,
        "undo": {"number": move["number"]},
        "restart": {"number": move["number"]},
        "go-back": {"number": move["number"]},
        "agree-back": {"asked": 1},
        "hint": {"number": move["number"]},
        "chat": {"text": "Hi"},
        "stand-in": {"name": "Cid"},
        "react": {"word": "ouch"},
    }
    return sent.get(path, sent.get(path.rpartition("/")[2], {}))


@pytest.fixture
async def cast(tmp_path: Path) -> AsyncIterator[Cast]:
    app = create(settings(tmp_path))
    hall: Hall = app.state.hall
    await hall.store.migrate()
    people = [await hall.people.welcome(name) for name in ("Ann", "Bob", "Cid", "Eve")]
    yield Cast(app, people, await hall.openings.open(people[0], GAME))
    await hall.close()


def test_no_route_is_forgotten(tmp_path: Path) -> None:
    assert {f"{method} {path}" for method, path in routes_of(create(settings(tmp_path)))} == set(ALL)


@pytest.mark.parametrize("route", ALL)
async def test_who_may(cast: Cast, route: str) -> None:
    for state, row in zip(STATES, ALL[route], strict=False):
        found = {role: await cast.asks(role, route, state) for role in ROLES}
        assert found == dict(zip(ROLES, row, strict=True)), state


@pytest.mark.parametrize("do", SEATS)
async def test_who_may_change_seats(cast: Cast, do: str) -> None:
    for state, row in zip(STATES, SEATS[do], strict=True):
        found = {role: await cast.asks(role, "POST /tables/{table_id}/seats", state, do) for role in ROLES}
        assert found == dict(zip(ROLES, row, strict=True)), state


async def test_a_seats_token_opens_its_table_to_a_program_and_nothing_else(cast: Cast) -> None:
    badges = cast.app.state.badges
    for route, rows in ALL.items():
        if route == NOT_BY_BADGE:
            continue
        for state, row in zip(STATES, rows, strict=False):
            here = {"authorization": f"Bearer {badges.token(cast.ann, await cast.table(state))}"}
            there = {"authorization": f"Bearer {badges.token(cast.ann, cast.elsewhere)}"}
            assert await cast.asks("host", route, state, **there) == 403, route
            opens = " /api/tables/{table_id}" in route and route != NOT_BY_TOKEN
            assert await cast.asks("host", route, state, **here) == (row[0] if opens else 403), route


async def test_another_sites_page_can_do_nothing_anywhere(cast: Cast) -> None:
    for route in ALL:
        if route.startswith("POST"):
            assert await cast.asks("host", route, origin="http://evil.example") == 403, route


async def test_a_bad_badge_opens_nothing(cast: Cast) -> None:
    """A token that was made up is refused everywhere; a cookie that was made up is as good as none."""
    good = cast.app.state.badges.cookie(cast.ann)
    for route, (row, *_) in ALL.items():
        if route != NOT_BY_BADGE:
            assert await cast.asks("host", route, authorization="Bearer made.up") == 401, route
        assert await cast.asks("host", route, cookie=f"mischia={good[:-2]}xx") == row[3], route


async def test_a_seat_shows_its_own_cards_alone(cast: Cast) -> None:
    table = await cast.table("playing")
    seen = {who: await cast.hall.seen(table, who) for who in (cast.ann.id, cast.bob.id, cast.eve.id, None)}
    assert [one.you for one in seen.values()] == ["Ann", "Bob", None, None]
    for one in seen.values():
        assert one.view is not None
        for name, hand in one.view["hands"].items():
            assert isinstance(hand, list) == (name == one.you)


def test_a_guessed_cookie_or_token_is_of_no_use(tmp_path_factory: pytest.TempPathFactory, site: str) -> None:
    with serving(settings(tmp_path_factory.mktemp("other"))) as (other, _):
        token = Guest(other, "Eve").token
    guest = Guest(site)
    for badge in (token, token[:-1], "x", "x.y", "Ann"):
        guest.http.headers["authorization"] = f"Bearer {badge}"
        assert guest.get("/api/mine").status_code == 401
    guest.http.headers["authorization"] = f"Basic {token}"
    assert guest.get("/api/mine").status_code == 401
    del guest.http.headers["authorization"]
    guest.http.cookies.set("mischia", token)
    assert guest.get("/api/mine").status_code == 401
