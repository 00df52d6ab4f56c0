"""The way in: an address that others can reach, a code to type, a seat in one step; and a lobby without dead ends."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from time import time

import httpx
import pytest
from fastapi import FastAPI

from mischia.cli import serve
from mischia.core.errors import MischiaError
from mischia.core.language import LANGUAGES
from mischia.web.app import create
from mischia.web.codes import AT_ONCE
from mischia.web.reach import public_url
from mischia.web.settings import Settings
from tests.web.asking import ask
from tests.web.reader import Browser, filled
from tests.web.site import Guest, serving, settings

NETWORK = "http://192.0.2.7:8000"
PUBLIC = "https://mischia.example"


def invited(site: str, headers: dict[str, str]) -> tuple[str, str]:
    """The lobby and the television of a new table, found under some address."""
    ann = httpx.Client(base_url=site, follow_redirects=True, headers={"accept": "text/html", **headers})
    host = headers.get("host", site.partition("//")[2])
    form = {"name": "Ann", "game": "quickshot", "seats": "4", "sit": "yes"}
    opened = ann.post("/tables", data=form, headers={"origin": f"http://{host}"}, follow_redirects=False)
    path = opened.headers["location"]
    cookie = {"cookie": opened.headers["set-cookie"].partition(";")[0]}
    return ann.get(path, headers=cookie).text, ann.get(f"{path}/screen").text


def link_in(lobby: str) -> str:
    return re.search(r'id="link" readonly value="([^"]+)"', lobby)[1]  # type: ignore[index]


@pytest.mark.parametrize(
    ("public", "network", "host", "leads"),
    [
        (None, NETWORK, "localhost:8000", NETWORK),
        (None, NETWORK, "127.0.0.1:8000", NETWORK),
        (None, NETWORK, "[::1]:8000", NETWORK),
        (None, NETWORK, "tv.local:8000", "http://tv.local:8000"),
        (None, None, "192.0.2.9:8000", "http://192.0.2.9:8000"),
        (PUBLIC, NETWORK, "localhost:8000", PUBLIC),
        (PUBLIC, None, "tv.local:8000", PUBLIC),
        (None, None, "localhost:8000", None),
    ],
)
def test_links_lead_to_an_address_that_phones_can_reach(
    tmp_path: Path, public: str | None, network: str | None, host: str, leads: str | None
) -> None:
    with serving(settings(tmp_path, public_url=public, network=network)) as (site, _):
        lobby, screen = invited(site, {"host": host})
    if leads is None:
        assert link_in(lobby).startswith(f"http://{host}/tables/"), "another window on this machine"
        for page in (lobby, screen):
            assert 'class="qr"' not in page
            assert "Phones can’t come in" in page
        return
    assert link_in(lobby).startswith(f"{leads}/tables/")
    for page in (lobby, screen):
        assert 'class="qr"' in page
        assert "Phones can" not in page
        assert leads.partition("//")[2] in page
    code = re.search(r"<b>(\w{3} \w{3})</b>", lobby)
    assert code is not None
    assert screen.count(code[1]) == 2


def test_what_the_server_knows_of_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "network_address", lambda: "192.0.2.7")
    assert serve.in_network("0.0.0.0", 8000) == NETWORK
    assert serve.in_network("::", 8000) == NETWORK
    assert serve.in_network("192.0.2.9", 80) == "http://192.0.2.9:80"
    assert serve.in_network("fd00::7", 8000) == "http://[fd00::7]:8000"
    for host in ("127.0.0.1", "localhost", "::1"):
        assert serve.in_network(host, 8000) is None
    monkeypatch.setattr(serve, "network_address", lambda: None)
    assert serve.in_network("0.0.0.0", 8000) is None
    assert "can't reach" in serve.addresses("127.0.0.1", 8000, None, None)[1]
    assert serve.addresses("0.0.0.0", 8000, NETWORK, None)[1].endswith(NETWORK)
    assert serve.addresses("0.0.0.0", 8000, NETWORK, PUBLIC)[1].endswith(PUBLIC)


def test_a_worker_gets_the_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in Settings(public_url=PUBLIC, network=NETWORK).environment().items():
        monkeypatch.setenv(name, value)
    found = Settings.from_environment()
    assert (found.public_url, found.network) == (PUBLIC, NETWORK)


@pytest.mark.parametrize("wrong", ["mischia.example", "ftp://mischia.example", "https://", "https://x.example/path"])
def test_a_wrong_public_url_is_refused(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(MischiaError, match="no address of a site"):
        public_url(wrong)
    with pytest.raises(MischiaError, match="no address of a site"):
        create(settings(tmp_path, public_url=wrong))


# --- codes


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[str]:
    """A site where nobody else has tried codes."""
    with serving(settings(tmp_path)) as (address, _):
        yield address


def test_a_code_or_a_link_leads_in(own_site: str) -> None:
    ann = Guest(own_site, "Ann")
    table = ann.opens()
    code = ann.sees(table)["code"]
    assert ann.get(f"/api/codes/{code.lower()}").json() == {"table": table}
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", table, f"http://x.example/tables/{table}?a=1"):
        for typed_in in (typed, f"  {typed} "):
            answer = Browser(own_site).post("/join", code=typed_in)
            assert (answer.status_code, answer.url.path) == (200, f"/tables/{table}")


WRONG = {"en": "No open table has this code", "it": "Nessun tavolo aperto ha", "fr": "Aucune table ouverte n’a"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_code_is_told_beside_what_was_typed(own_site: str, language: str) -> None:
    for typed in ("bcd-fgh", "nonsense!", "https://x.example/tables/gone", '"><b>', "x" * 300):
        answer = Browser(own_site, language).post("/join", code=typed)
        assert answer.status_code == 404
        assert WRONG[language] in answer.text
        assert f'value="{html.escape(typed[:200], quote=True).replace("&quot;", "&#34;")}"' in answer.text
        assert 'action="/play"' in answer.text, "it is home, not a page of errors"


def test_codes_can_not_be_tried_for_long(own_site: str) -> None:
    """Wrong ones are counted by address; right ones are not, and a link always works."""
    ann = Guest(own_site, "Ann")
    table = ann.opens()
    code = ann.sees(table)["code"]
    guest = Guest(own_site)
    for _ in range(2 * AT_ONCE):
        assert guest.get(f"/api/codes/{code}").status_code == 200
    answers = [guest.get("/api/codes/bcdfgh").status_code for _ in range(AT_ONCE + 3)]
    assert answers[:AT_ONCE] == [404] * AT_ONCE
    assert answers[-1] == 429
    told = Browser(own_site).post("/join", code=code)
    assert told.status_code == 429
    assert "Too many wrong codes" in told.text
    assert Browser(own_site).post("/join", code=table).status_code == 200


@pytest.mark.anyio
async def test_addresses_of_one_ipv6_network_count_as_one(tmp_path: Path) -> None:
    app = create(settings(tmp_path))
    await app.state.hall.store.migrate()
    for number in range(AT_ONCE):
        got = await ask(app, "GET", "/api/codes/bcdfgh", address=f"2001:db8::{number:x}")
        assert got.status == 404
    assert (await ask(app, "GET", "/api/codes/bcdfgh", address="2001:db8::ffff")).status == 429
    assert (await ask(app, "GET", "/api/codes/bcdfgh", address="2001:db8:0:1::1")).status == 404
    await app.state.hall.close()


# --- a seat in one step


def test_a_guest_tells_a_name_and_sits_in_one_step(site: str) -> None:
    table = Guest(site, "Ann").opens()
    for do, seat in (("sit 2", 2), ("sit", 1)):
        bob = Browser(site)
        page = bob.get(f"/tables/{table}")
        assert re.search(r'<input form="seats" name="name" required', page)
        assert 'id="seats" class="plain"' in page
        sat = bob.post(f"/tables/{table}/seats", do=do, name=f"Bob{seat}")
        assert sat.status_code == 200
        assert 'value="stand"' in sat.text
        assert Guest(site).sees(table)["seats"][seat]["name"] == f"Bob{seat}"


NAMELESS = {"en": "Tell your name first.", "it": "Prima di’ come ti chiami.", "fr": "Dites d’abord votre nom."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_is_silent(site: str, language: str) -> None:
    table = Guest(site, "Ann").opens()
    bob = Browser(site, language)
    for name, said in (("", NAMELESS[language]), ("x" * 30, "24")):
        refused = bob.post(f"/tables/{table}/seats", do="sit 1", name=name)
        assert refused.status_code in (400, 401)
        alert = re.search(r'id="refusal" role="alert">([^<]*)<', refused.text)
        assert alert is not None
        assert said in alert[1]
        assert f'value="{name}"' in refused.text
    taken = bob.post(f"/tables/{table}/seats", do="sit 0", name="Bob")
    assert taken.status_code == 409
    assert 'id="refusal" role="alert"></p>' not in taken.text
    assert 'value="sit 1"' in bob.post(f"/tables/{table}/seats", do="sit 0").text, "the name is known now"
    bob.http.headers["accept"] = "application/json"
    stranger = Browser(site, language)
    stranger.http.headers["accept"] = "application/json"
    assert stranger.post(f"/tables/{table}/seats", do="sit 1").json()["refusal"]


# --- no dead ends


@pytest.mark.parametrize(("game", "least"), [("quickshot", 1), ("swords", 3), ("quarriors", 2), ("deathroads", 1)])
def test_only_seats_that_can_start_are_offered(site: str, game: str, least: int) -> None:
    page = Browser(site).get(f"/new/{game}")
    offered = re.search(r'<select name="seats">(.*?)</select>', page, re.S)
    assert offered is not None
    assert next(int(n) for n in re.findall(r'value="(\d+)"', offered[1])) == least


ALONE = {"en": "There is room for 2 to 5", "it": "si sta da 2 a 5", "fr": "de la place pour 2 à 5"}
LACK = {"en": "2 more players are needed", "it": "Mancano 2 giocatori", "fr": "Il manque 2 personnes"}
DUMMIES = {
    "en": "At the start 3 dummies join: Zed",
    "it": "si aggiungono 3 fantocci: Zed",
    "fr": "3 pantins se joignent",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_in_a_race_is_told_when_the_table_is_set_up(site: str, language: str) -> None:
    ann = Browser(site, language)
    form = {**filled(ann.get("/new/deathroads")), "name": "Ann", "seats": "1"}
    refused = ann.post("/tables", **form)
    assert refused.status_code == 400
    assert ALONE[language] in refused.text
    assert 'data-part="lobby"' in ann.post("/tables", **form | {"variant": "easy"}).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_what_is_missing_and_who_will_join(site: str, language: str) -> None:
    ann = Browser(site, language)
    lobby = ann.post("/tables", name="Ann", game="swords", seats="3", sit="yes")
    assert LACK[language] in lobby.text
    assert 'data-clause="SW-1"' in lobby.text
    assert re.search(r'value="start" disabled', lobby.text)
    refused = ann.post(f"{lobby.url.path}/seats", do="start")
    assert refused.status_code == 409
    assert LACK[language] in refused.text
    two = ann.post("/tables", game="quickshot", seats="4", sit="yes", seat2="easy")
    assert DUMMIES[language] in two.text
    assert 'data-clause="QS-78"' in two.text
    assert not re.search(r'value="start" disabled', two.text)


STRANGE = {
    "en": "Nobody of that name sits here",
    "it": "Qui non siede nessuno con quel nome",
    "fr": "Personne de ce nom",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_start_that_the_game_refuses_is_told_in_the_readers_language(site: str, language: str) -> None:
    ann = Browser(site, language)
    form = {**filled(ann.get("/new/deathroads")), "name": "Ann", "seats": "2", "seat2": "easy", "option-first": "Zed"}
    form["variant"] = "own"
    lobby = ann.post("/tables", **form)
    assert STRANGE[language] in lobby.text
    assert 'data-clause="DR-35"' in lobby.text
    ann.http.headers["accept"] = "application/json"
    told = ann.post(f"{lobby.url.path}/seats", do="start").json()
    assert STRANGE[language] in told["refusal"]
    assert told["clause"] == "DR-35"


CHANGED = {"en": "has changed: rulebook, Seats, Clock", "it": "ha cambiato: ", "fr": "a changé\N{NO-BREAK SPACE}: "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_changes_what_was_agreed_by_a_form(site: str, language: str) -> None:
    ann, bob = Browser(site, language), Browser(site, language)
    lobby = ann.post("/tables", name="Ann", game="quickshot", seats="5", sit="yes")
    path = lobby.url.path
    assert "/change" not in bob.post(f"{path}/seats", do="sit 1", name="Bob").text
    form = filled(lobby.text)
    clock = {"clock": "none", "limit": "60", "days": "2", "bank": "0", "bank-days": "0", "settles": "yes"}
    manners = {"watch": "anybody", "speak": "all", "delay": "0"}
    agreed = {"listed": "no", "hints": "no", "rated": "no", **manners}
    assert form == {"seats": "5", "option-edition": "it", **clock, **agreed}
    changed = ann.post(f"{path}/change", **form | {"seats": "3", "option-edition": "fr", "clock": "days", "days": "7"})
    assert changed.status_code == 200
    seen = bob.http.get(f"/api{path}").json()
    assert (len(seen["seats"]), seen["options"]["edition"], seen["clock"], seen["limit"]) == (3, "fr", "days", 7)
    assert CHANGED[language].casefold() in bob.get(path).casefold()
    again = filled(changed.text)
    assert (again["seats"], again["option-edition"], again["clock"], again["days"]) == ("3", "fr", "days", "7")
    assert bob.post(f"{path}/change", **form).status_code == 403
    refused = ann.post(f"{path}/change", **form | {"seats": "1", "option-edition": "it"})
    assert refused.status_code == 409
    assert '<details class="change" open>' in refused.text
    assert filled(refused.text)["seats"] == "1"
    assert filled(refused.text)["option-edition"] == "it"


def test_a_program_changes_what_was_agreed(site: str) -> None:
    ann, bob = Guest(site, "Ann"), Guest(site, "Bob")
    table = ann.opens(game="deathroads", seats=2, options={"coop": True, "drones": 2})
    bob.sits(table)
    change = f"/api/tables/{table}/change"
    assert ann.post(change, {"seats": 4, "listed": True}).json()["options"]["drones"] == 2
    seen = ann.post(change, {"options": {"coop": True}, "clock": "seconds", "limit": 90}).json()
    assert (seen["options"]["drones"], seen["clock"], seen["limit"], len(seen["seats"])) == (0, "seconds", 90, 4)
    assert seen["chat"][-1]["notice"] == "changed"
    assert seen["chat"][-1]["about"] == ["drones", "clock"]
    assert bob.post(change, {"seats": 3}).status_code == 403
    assert ann.post(change, {"seats": 1}).json()["error"]["id"] == "seats-taken"
    assert ann.post(change, {"options": {"coop": False, "drones": 2}}).status_code == 400
    assert bob.post(f"/api/tables/{table}/host").json()["error"]["id"] == "not-absent"
    assert bob.post(f"/api/tables/{table}/close").status_code == 403
    assert ann.post(f"/api/tables/{table}/close").json()["status"] == "closed"
    assert Browser(site).get(f"/tables/{table}", 410).count("The host has closed this table.") == 1
    assert Browser(site).get(f"/tables/{table}/screen", 410)
    assert table not in ann.get("/api/mine").text


# --- lists


def test_lists_name_the_others_and_the_day_and_invite_to_no_full_table(site: str) -> None:
    ann = Browser(site)
    path = ann.post("/tables", name="Ann", game="quickshot", seats="2", sit="yes", listed="yes").url.path
    eve = Browser(site)

    def card() -> str:
        return next(one for one in eve.get("/tables").split("<li>") if path in one)

    assert "Join" in card()
    assert "Ann" in card()
    assert re.search(r'<time datetime="20\d\d-', card())
    Browser(site).post(f"{path}/seats", do="sit 1", name="Bob")
    assert "Join" not in card()
    assert "Watch" in card()
    assert "Ann, Bob" in card()
    own = next(one for one in ann.get("/tables").split("<li>") if path in one)
    assert "Bob" in own
    assert "Ann, Bob" not in own
    ann.post(f"{path}/seats", do="close")
    assert path not in eve.get("/tables")
    assert path not in ann.get("/tables")


# --- nobody hangs a table by vanishing


def later(app: FastAPI, seconds: float) -> None:
    """Turn the clock of a site on."""
    hall = app.state.hall
    hall.clock = hall.presence.clock = lambda: time() + seconds
    for live in hall.tables.lives.values():
        live.changed()


GONE = {"en": "The host is away: take over", "it": "Chi ospita è via: subentra tu", "fr": "L’hôte est absent"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_is_taken_over_by_a_form(tmp_path: Path, language: str) -> None:
    with serving(settings(tmp_path)) as (site, app):
        ann, bob = Browser(site, language), Browser(site, language)
        path = ann.post("/tables", name="Ann", game="quickshot", seats="4", sit="yes").url.path
        assert GONE[language] not in bob.post(f"{path}/seats", do="sit 1", name="Bob").text
        assert bob.post(f"{path}/seats", do="host").status_code == 409
        later(app, 61)
        assert GONE[language] in bob.get(path)
        taken = bob.post(f"{path}/seats", do="host")
        assert taken.status_code == 200
        assert 'value="start"' in taken.text
        assert 'data-part="hand"' in bob.post(f"{path}/seats", do="start").text


WITHOUT = {"en": "End it without Ann", "it": "Finisci senza Ann", "fr": "Arrêter sans Ann"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_are_there_go_on_or_stop_without_the_absent(tmp_path: Path, language: str) -> None:
    with serving(settings(tmp_path)) as (site, app):
        ann, bob, cid = (Browser(site, language) for _ in range(3))
        path = ann.post("/tables", name="Ann", game="quickshot", seats="3", sit="yes").url.path
        for seat, guest in enumerate((bob, cid), start=1):
            guest.post(f"{path}/seats", do=f"sit {seat}", name="BC"[seat - 1])
        ann.post(f"{path}/seats", do="start")
        assert 'form="stand-in"' not in bob.get(path)
        assert bob.post(f"{path}/stand-in", name="Ann").status_code == 409
        later(app, 61)
        for guest in (bob, cid):
            assert 'form="stand-in" name="name" value="Ann"' in guest.get(path)
        for guest in (bob, cid):
            guest.post(f"{path}/end", sure="yes")
        assert Guest(site).sees(path.rpartition("/")[2])["abandoned"]
    with serving(settings(tmp_path)) as (site, app):
        ann, bob = Browser(site, language), Browser(site, language)
        path = ann.post("/tables", name="Ann", game="quickshot", seats="3", sit="yes", seat3="easy").url.path
        bob.post(f"{path}/seats", do="sit 1", name="Bob")
        ann.post(f"{path}/seats", do="start")
        bob.post(f"{path}/end", sure="yes")
        later(app, 61)
        page = bob.get(path)
        assert WITHOUT[language] in page
        assert 'form="stand-in" name="name" value="Ann"' in page
        assert bob.post(f"{path}/end", agree="yes", sure="yes").status_code == 200
        assert Guest(site).sees(path.rpartition("/")[2])["abandoned"]
