"""Every route of a table × who asks: only your seat, only your tables."""

from typing import Any

import pytest

from tests.web.site import Guest, serving, settings

ROLES = ("host", "other seat", "onlooker", "other table's token", "no name")
OPEN = (200, 200, 200, 403, 200)  # whoever knows the link may look
SEAT = (200, 200, 403, 403, 401)  # only who sits there
HOST = (200, 403, 403, 403, 401)
NAMED = (200, 200, 200, 403, 401)
LATER = (409, 409, 409, 403, 409)  # when the match is over

# route: what is sent, and what each of ROLES gets for it while the match is on
PLAYING: dict[str, tuple[Any, tuple[int, ...]]] = {
    "GET ": (None, OPEN),
    "GET /events": (None, OPEN),
    "GET /stream": (None, OPEN),
    "GET /match": (None, LATER),
    "GET /replay/0": (None, LATER),
    "POST /sit": ({}, (409, 409, 409, 403, 401)),
    "POST /stand": ({}, SEAT),
    "POST /back": ({}, (409, 409, 403, 403, 401)),
    "POST /bots": ({"level": "easy"}, (409, 403, 403, 403, 401)),
    "POST /dummies": ({}, (409, 403, 403, 403, 401)),
    "POST /remove": ({"seat": 1}, (409, 403, 403, 403, 401)),
    "POST /start": ({}, (409, 403, 403, 403, 401)),
    "POST /move": ({"move": "MOVE", "number": -1}, SEAT),
    "POST /undo": ({"number": -1}, (400, 400, 403, 403, 401)),
    "POST /chat": ({"text": "Hi"}, NAMED),
    "POST /resign": ({}, SEAT),
    "POST /end": ({}, SEAT),
    "POST /stand-in": ({"name": "Cid"}, HOST),
    "POST /rematch": ({}, (409, 409, 403, 403, 401)),
    "POST /token": ({}, SEAT),
}
LOBBY: dict[str, tuple[Any, tuple[int, ...]]] = {
    "POST /sit": ({}, (409, 409, 200, 403, 401)),
    "POST /stand": ({}, SEAT),
    "POST /bots": ({"level": "easy"}, HOST),
    "POST /dummies": ({}, HOST),
    "POST /remove": ({"seat": 1}, HOST),
    "POST /start": ({}, HOST),
}
ASKED = [("playing", route) for route in PLAYING] + [("lobby", route) for route in LOBBY]


class Cast:
    """Everybody who might ask."""

    def __init__(self, site: str) -> None:
        self.ann, self.bob, self.cid = (Guest(site, name) for name in ("Ann", "Bob", "Cid"))
        eve, stranger = Guest(site, "Eve"), Guest(site)
        token = eve.post(f"/api/tables/{eve.opens()}/token").json()["token"]
        stranger.http.headers["authorization"] = f"Bearer {token}"
        self.roles = (self.ann, self.bob, eve, stranger, Guest(site))

    def table(self, playing: bool) -> str:
        table = self.ann.opens(seats=4)
        self.bob.sits(table)
        self.cid.sits(table)
        if playing:
            self.ann.post(f"/api/tables/{table}/start")
        return table


@pytest.fixture(scope="module")
def cast(site: str) -> Cast:
    return Cast(site)


@pytest.mark.parametrize(("state", "route"), ASKED, ids=lambda part: part)
def test_who_may(cast: Cast, state: str, route: str) -> None:
    sent, expected = (PLAYING if state == "playing" else LOBBY)[route]
    method, _, path = route.partition(" ")
    found = []
    for asker in cast.roles:
        table = cast.table(state == "playing")
        url = f"/api/tables/{table}{path}"
        body = sent
        if sent and "number" in sent:
            leader = in_turn(cast, table)
            view = leader.sees(table)
            body = {**sent, "number": view["number"]} | ({"move": view["moves"][0]} if "move" in sent else {})
        if path == "/stream":
            with asker.http.stream(method, url) as stream:
                found.append(stream.status_code)
        else:
            found.append(asker.http.request(method, url, json=body).status_code)
    if path == "/move":  # whoever is not to choose now is told so
        found[:2] = [200 if status in (200, 400) else status for status in found[:2]]
    assert tuple(found) == expected, dict(zip(ROLES, found, strict=True))


def in_turn(cast: Cast, table: str) -> Guest:
    """Whoever is to choose: their move is what others would like to make."""
    turn = cast.ann.sees(table)["turn"]
    return next((guest for guest in (cast.ann, cast.bob, cast.cid) if guest.name in turn), cast.ann)


def test_no_route_is_forgotten(site: str) -> None:
    described = Guest(site).get("/api/openapi.json").json()["paths"]
    there = {
        f"{method.upper()} {path.removeprefix('/api/tables/{table_id}').replace('{step}', '0')}"
        for path, methods in described.items()
        if "{table_id}" in path
        for method in methods
    }
    assert there == set(PLAYING)


def test_a_seat_shows_its_own_cards_alone(cast: Cast) -> None:
    table = cast.table(playing=True)
    views = [role.sees(table) for role in (cast.roles[0], cast.roles[1], cast.roles[2], cast.roles[4])]
    assert [view["you"] for view in views] == ["Ann", "Bob", None, None]
    for view in views:
        for name, hand in view["view"]["hands"].items():
            assert isinstance(hand, list) == (name == view["you"])


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
