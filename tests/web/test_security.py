"""What every request has to pass, and what every answer carries."""

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from mischia.web.app import create
from mischia.web.security import MOST_BYTES
from mischia.web.tries import Rates
from tests.web.asking import ask
from tests.web.site import GAME, Guest, serving, settings

OPEN = {"game": GAME}


def test_another_sites_page_can_do_nothing(site: str) -> None:
    guest = Guest(site, "Ann", by_token=False)
    assert guest.post("/api/tables", OPEN).status_code == 201
    for origin in ("http://evil.example", "null", site + ".evil.example", site.replace("http", "https") + "0"):
        guest.http.headers["origin"] = origin
        assert guest.post("/api/tables", OPEN).status_code == 403, origin
    del guest.http.headers["origin"]
    assert guest.post("/api/tables", OPEN).status_code == 403
    guest.http.headers["sec-fetch-site"] = "same-origin"
    assert guest.post("/api/tables", OPEN).status_code == 201


def test_the_cookie_can_not_be_read_by_a_page(site: str) -> None:
    cookie = httpx.post(f"{site}/api/people", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/none", "/healthz", "/nowhere"])
def test_every_answer_carries_the_policy(site: str, path: str) -> None:
    headers = httpx.get(site + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_too_much_is_refused(site: str) -> None:
    guest = Guest(site, "Ann")
    assert guest.post("/api/people", {"name": "x" * MOST_BYTES}).status_code == 413
    pieces = (b"x" * 1000 for _ in range(MOST_BYTES // 500))  # of no declared length
    assert guest.http.post("/api/people", content=pieces).status_code == 413
    assert guest.post("/api/people", {"name": "x" * 100}).status_code == 400
    deep = b'{"name":' + b"[" * 9000
    assert guest.http.post("/api/people", content=deep).status_code in (400, 422)
    for path in ("/api/matches", "/api/people"):
        for content in (b"\xff", b"", b"null", b"[" * 9000, b'{"game": 1e999}', b'{"a": "\\ud800"}'):
            assert guest.http.post(path, content=content).status_code in (400, 422), content


def test_too_often_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(settings(tmp_path_factory.mktemp("data"), rate=5.0)) as (site, _):
        ann, bob = Guest(site, "Ann"), Guest(site, "Bob")
        answers = [ann.post("/api/tables", OPEN).status_code for _ in range(30)]
        assert answers[0] == 201
        assert answers[-1] == 429
        assert bob.post("/api/tables", OPEN).status_code == 201


def test_rates_are_forgotten_in_time() -> None:
    rates = Rates(1000.0)
    assert all(rates.allows("ann", 1000.0) for _ in range(4))
    assert not rates.allows("ann", 1000.0)
    assert Rates(0.0).allows("ann", 1e9)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),
        ("  A\u200bn\u202en \n ", "Ann"),
        ("名前", "名前"),
        ("", None),
        ("x" * 25, None),
        ("\x00\x07", None),
        ("CHANCE", None),
    ],
)
def test_hostile_names(site: str, name: str, kept: str | None) -> None:
    answer = httpx.post(f"{site}/api/people", json={"name": name})
    assert answer.status_code == (400 if kept is None else 201)
    assert kept is None or answer.json()["name"] == kept


@pytest.mark.anyio
async def test_metrics_are_for_the_host(tmp_path: Path) -> None:
    """From this machine itself, or with the token; what a proxy passes on comes from elsewhere."""
    closed, opened = (create(settings(tmp_path, metrics_token=token)) for token in (None, "s3same"))
    for app in (closed, opened):
        await app.state.hall.store.migrate()

    async def status(app: FastAPI, address: str, **headers: str) -> int:
        return (await ask(app, "GET", "/metrics", headers, address=address)).status

    with_token, without = {"authorization": "Bearer s3same"}, {"authorization": "Bearer s3samo"}
    for address in ("127.0.0.1", "127.8.9.1", "::1"):
        assert await status(closed, address) == 200
        assert await status(closed, address, **{"x-forwarded-for": address}) == 403
        assert await status(closed, address, forwarded="for=10.0.0.9") == 403
    for address in ("10.0.0.9", "fe80::1", "testclient", ""):
        assert await status(closed, address) == 403
        assert await status(closed, address, **with_token) == 403
        assert await status(opened, address) == 403
        assert await status(opened, address, **without) == 403
        assert await status(opened, address, **with_token) == 200
        assert (await ask(opened, "GET", "/healthz", address=address)).status == 200
    for app in (closed, opened):
        await app.state.hall.close()
