"""Answers are smaller, whole, and no easier to guess by their length."""

import re
import zlib
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mischia
from mischia.core import fate
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from mischia.web import compression
from mischia.web.compression import MARK, ROUND, Gzip, accepts_gzip, as_json, own, padding, public, without_marks
from mischia.web.pages import render
from mischia.web.stream import Pages
from tests.table.halls import seated
from tests.web.asking import ask, routes_of
from tests.web.site import Guest, events_of
from tests.web.viewers import badge, house, urls

GZIP = {"accept-encoding": "gzip"}


# --- the stream


texts = st.text(st.sampled_from("abc<>é \n"), max_size=200)
marked = st.recursive(
    texts, lambda inner: st.lists(inner | inner.map(public) | inner.map(own), max_size=4).map("".join), max_leaves=8
)


@given(st.lists(marked, max_size=5))
def test_any_gzip_reader_reads_it_as_it_comes(told: list[str]) -> None:
    gzip, reader, came = Gzip(), zlib.decompressobj(31), ""
    for text in told:
        came += reader.decompress(gzip.pack(text.encode())).decode()
        assert came.endswith(without_marks(text)), "it is there at once"
    reader.decompress(gzip.pack(b"", last=True))
    assert reader.eof, "and its checksum is right"
    assert came == "".join(map(without_marks, told))


def test_contexts_far_apart() -> None:
    """References reach over what other contexts have put between, and not further than a window."""
    rng = Random(1)
    word = "".join(rng.choice("abcdefgh") for _ in range(2000))
    for between in (1, 5000, 30_000, 32_768, 70_000):
        gzip, told = Gzip(), public(word) + own("x" * between + public(word)) + public(word)
        assert zlib.decompress(gzip.pack(told.encode(), last=True), 31).decode() == without_marks(told)


def test_padding_is_nothing_of_any_length() -> None:
    for many in range(2 * ROUND):
        assert len(padding(many)) % ROUND == many % ROUND
        assert zlib.decompressobj(-15).decompress(padding(many)) == b""


# --- what a length tells


@given(st.text(st.sampled_from("0123456789"), min_size=20, max_size=20), st.data())
def test_no_guess_changes_what_a_secret_adds(secret: str, data: st.DataObject) -> None:
    """A stream tells a secret again and again while somebody talks: the right guess is as long as any other."""
    other = data.draw(st.permutations(secret).map("".join))

    def lengths(guess: str) -> list[int]:
        gzip = Gzip()
        told = [own(f"<b>{secret}</b>{public(guess * many)}") for many in (1, 2, 1)]
        return [len(gzip.pack(text.encode())) for text in told]

    def alone(guess: str) -> list[int]:
        gzip = Gzip()
        return [len(gzip.pack(own("<b>" + "x" * 20 + "</b>" + public(guess * many)).encode())) for many in (1, 2, 1)]

    assert lengths(secret) == alone(secret)
    assert lengths(other) == alone(other)


@pytest.mark.anyio
async def test_whoever_talks_can_not_try_out_guesses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mallory chats what may stand in Ann's hand, and sees how long Ann's events are: alike for Ann's hand and another.

    One context for all would tell.
    """
    monkeypatch.setattr(fate, "new_secret", lambda: "3" * 64)
    monkeypatch.setattr(compression, "ROUND", 1)  # it holds without padding
    async with house(tmp_path) as (_, hall):
        table, people = await seated(hall)
        stream = Pages(hall, table, people[0], render.stream_text)
        stream.packed = True
        ours, idle = (Gzip(), Gzip()), (Gzip(), Gzip())
        safe, unsafe = [], []
        for card in [0, *range(1, 9)] * 2:
            await hall.chat(table, people[1], f"hand-{card}-0 hand-{card}-1 hand-{card}-2")
            told = (await stream.next()).decode()
            stream.drawn.clear()  # the worst case: the whole table comes with every event
            hands = told, with_another_hand(told)
            assert hands[0] != hands[1]
            first, second = (len(one.pack(hand.encode())) for one, hand in zip(ours, hands, strict=True))
            third, fourth = (len(one.pack(guessless(hand).encode())) for one, hand in zip(idle, hands, strict=True))
            safe.append((first - second) - (third - fourth))
            first, second = (len(zlib.compress(without_marks(hand).encode())) for hand in hands)
            unsafe.append(first - second)
        assert set(safe) == {0}, safe
        assert len(set(unsafe)) > 1, "there was nothing to guess"


def guessless(told: str) -> str:
    """The same with talk as long that guesses nothing: how far apart things lie is no guess."""
    return re.sub(r"hand-\d-0 hand-\d-1 hand-\d-2", "hand-x-0 hand-x-1 hand-x-2", told)


def with_another_hand(told: str) -> str:
    """What Ann would be told with other cards, of which only she is told."""
    return re.sub(r'(data-vt=\\"hand-)(\d)', lambda card: f"{card[1]}{9 - int(card[2])}", told)


def regions(text: str) -> dict[str, list[str]]:
    """The regions of a marked text, by kind."""
    found: dict[str, list[str]] = {"public": [], "own": [], "": []}
    kinds = [""]
    pieces = re.split(f"{MARK}([poe])", text)
    for data, bound in zip(pieces[::2], [*pieces[1::2], ""], strict=True):
        if data:
            found[kinds[-1]].append(data)
        if bound == "e":
            kinds.pop()
        elif bound:
            kinds.append({"p": "public", "o": "own"}[bound])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_held_for_public_is_told_to_onlookers(game: str) -> None:
    """In pages and in streams, at every moment of a game."""
    names = ["Ann", "Bob", "Cid", "Dan"][: min(4, max(GAMES[game].players))]
    match, rng, say = mischia.new(game, names, seed=5), Random(2), render.strings(GAMES[game], "en")
    drawn: dict[str, dict[str, int]] = {name: {} for name in ("", *names)}
    heard = dict.fromkeys(drawn, 0)
    held = all_of = 0
    for _ in range(25):
        if match.over:
            break
        onlooker = seen_in_match(match, None, game)
        page = render.render_table(onlooker, say, "/stream", True)
        event = orjson.loads(as_json(render.message(onlooker, say, 0, 0)))
        shown = [*[step["parts"] for step in event["steps"]], event["parts"]]
        for name in names:
            seen = seen_in_match(match, name, game)
            for text in regions(render.render_table(seen, say, "/stream", True, onlooker=onlooker))["public"]:
                assert text in page
            told = regions(render.stream_text(seen, heard[name], drawn[name], onlooker))
            for text in told["public"]:
                assert is_shown(orjson.loads(text), shown) or is_step_of(orjson.loads(text), event["steps"], shown)
            assert not told[""]
            held += sum(map(len, told["public"]))
            all_of += sum(map(len, told["public"] + told["own"]))
            heard[name] = len(seen.events)
        who = match.turn[0]
        match.play(who, rng.choice(match.moves(who)))
    assert held > all_of / 5


def is_shown(told: Any, shown: list[dict[str, str]]) -> bool:
    """Whether an onlooker is shown this part, or what is new in it; or it is the chat, of which there is none."""
    new = told[2] if isinstance(told, list) and told else told
    return told == [] or (isinstance(new, str) and any(new in part for parts in shown for part in parts.values()))


def is_step_of(told: Any, steps: list[Any], shown: list[dict[str, str]]) -> bool:
    """Whether an onlooker is told this step; a part that the reader has already does not come again."""
    same = [one for one in steps if {**one, "parts": {}} == {**told, "parts": {}}]
    return bool(same) and all(is_shown(part, shown) for part in told["parts"].values())


# --- requests


@pytest.fixture(scope="module")
def guests(site: str) -> tuple[Guest, Guest, str]:
    ann, bob = Guest(site, "Ann", by_token=False), Guest(site, "Bob", by_token=False)
    table = ann.opens(seats=2, listed=True)
    bob.sits(table)
    return ann, bob, table


def test_who_takes_gzip() -> None:
    takes = {"gzip": True, "br, gzip;q=0.5": True, "GZIP": True, "": False, "br": False, "gzip;q=0": False}
    for wish, taken in takes.items():
        assert accepts_gzip(httpx.Headers({"accept-encoding": wish})) == taken, wish  # type: ignore[arg-type]


def test_pages_and_views_are_the_same_compressed(guests: tuple[Guest, Guest, str]) -> None:
    ann, _, table = guests
    ann.post(f"/api/tables/{table}/start")
    for path in ("/", "/tables", f"/tables/{table}", f"/tables/{table}/screen", "/rules/quickshot", "/new/swords"):
        both = [ann.get(path, headers={"accept": "text/html", "accept-encoding": way}) for way in ("gzip", "identity")]
        assert [answer.headers.get("content-encoding") for answer in both] == ["gzip", None], path
        assert both[0].text == both[1].text
        assert MARK not in both[0].text
        assert all("Accept-Encoding" in answer.headers["vary"] for answer in both), path
        assert int(both[0].headers["content-length"]) < int(both[1].headers["content-length"])
    for path in (f"/api/tables/{table}", "/api/games", "/api/openapi.json"):
        both = [ann.get(path, headers={"accept-encoding": way}) for way in ("gzip", "identity")]
        assert [answer.headers.get("content-encoding") for answer in both] == ["gzip", None], path
        assert both[0].json() == both[1].json()


def test_a_token_is_never_compressed(site: str) -> None:
    """It comes with a name in the same answer."""
    told = httpx.post(f"{site}/api/people", json={"name": "Ann"}, headers=GZIP)
    assert told.json()["token"]
    assert "content-encoding" not in told.headers


@pytest.mark.parametrize("path", ["/api/tables/{}/stream", "/tables/{}/stream", "/tables/{}/screen/stream"])
def test_streams_are_compressed_and_come_at_once(guests: tuple[Guest, Guest, str], path: str) -> None:
    ann, bob, table = guests
    with ann.http.stream("GET", path.format(table), headers=GZIP) as stream:
        assert stream.headers["content-encoding"] == "gzip"
        events = events_of(stream.iter_lines())
        assert next(events)[0] == "view"
        for text in ("Hi", "Ho", "Hu"):
            assert bob.post(f"/api/tables/{table}/chat", {"text": text}).status_code == 200
            assert text in str(next(events)[2]["chat"])


def test_files_are_compressed_once_and_kept(site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    home = httpx.get(site, headers={"accept": "text/html"}).text
    (style,) = re.findall(r'href="(/static/[^"]*app\.css)"', home)
    packed, plain = (httpx.get(f"{site}{style}", headers={"accept-encoding": way}) for way in ("gzip", "identity"))
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert packed.headers["etag"] != plain.headers["etag"], "other bytes have another name"
    monkeypatch.setattr(zlib, "compress", lambda *_: pytest.fail("it was made before"))
    for before in (packed, plain):
        headers = {"accept-encoding": "gzip" if before is packed else "identity"}
        assert "immutable" in before.headers["cache-control"]
        again = httpx.get(f"{site}{style}", headers=headers)
        assert again.headers["etag"] == before.headers["etag"]
        known = httpx.get(f"{site}{style}", headers={**headers, "if-none-match": before.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
    (face,) = re.findall(r'href="(/fonts/[^"]*Roboto-Regular\.woff2)"', home)
    assert "content-encoding" not in httpx.get(f"{site}{face}", headers=GZIP).headers, "it is compressed already"


@pytest.mark.anyio
async def test_head_is_get_without_the_body(tmp_path: Path) -> None:
    """Of every route that can be looked at, plain and compressed."""
    async with house(tmp_path) as (app, hall):
        table, people = await seated(hall)
        there = await hall.table(table)
        asked = []
        for method, path in routes_of(app):
            filled = path.replace("{path:path}", "app.css").replace("{version}", "none").replace("{name}", "none")
            if method == "GET" and path != "/metrics":  # which counts what is asked
                url = urls(filled, table, there.names, there.opening.code)[0]
                asked += [(url, {**badge(app, people[0], path), **more}) for more in ({}, GZIP)]
        hall.presence.glimpse(table, people[0].id, people[0].name)  # whoever looks at a table is here
        for url, headers in asked:
            head = await ask(app, "HEAD", url, headers)
            assert not hall.presence.pages, "no page is open for having asked"
            got = await ask(app, "GET", url, headers)
            assert (head.status, head.headers, head.content) == (got.status, got.headers, b""), url


def test_head_over_a_real_line(site: str) -> None:
    ann = Guest(site, "Ann")
    table = ann.opens(seats=3)
    assert ann.http.head(f"/tables/{table}/stream").status_code == 200
    assert not Guest(site).sees(table)["seats"][0]["here"], "nobody is here for having asked"
    for path in ("/", "/healthz", "/static/app.css", f"/tables/{table}/stream", f"/api/tables/{table}"):
        head = ann.http.head(path, headers=GZIP)
        assert (head.status_code, head.content) == (200, b""), path
        if not path.endswith("stream"):
            before = ann.get(path, headers=GZIP).headers.get("content-length")
            assert ann.http.head(path, headers=GZIP).headers.get("content-length") == before
