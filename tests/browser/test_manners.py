"""Onlookers and manners with several people in real browsers, on both databases: looking, speaking, muting, reporting,
reactions, being behind, guessing, and notes on the replay."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.core.language import Words
from tests import databases
from tests.browser.access import serious
from tests.browser.player import PHONE, Player, joins, newcomer, opens
from tests.web.process import Server

SAY = Words("en")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site on each database."""
    data: Path = tmp_path_factory.mktemp(f"manners-{request.param}") / "data"
    more: list[str] = []
    if request.param == "postgresql":
        running: databases.Postgres = request.getfixturevalue("postgres")
        more = ["--database-url", running.fresh()]
    with Server(data, *more) as server:
        ready(server)
        yield server


def ready(server: Server) -> None:
    """Wait in a thread of its own: while a browser is open no other loop can run here."""
    waiting = Thread(target=lambda: asyncio.run(server.ready()))
    waiting.start()
    waiting.join()


@pytest.fixture
def room(browser: Browser, house: Server) -> Iterator[tuple[str, list[Player], Player]]:
    """Ann, Bob (by phone) and Cid play, and Eve looks on, who has told her name."""
    people = [newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE), newcomer(browser, "Cid")]
    eve = newcomer(browser, "Eve")
    address = opens(people[0], house.site, 3)
    for guest in people[1:]:
        joins(guest, address)
    eve.page.goto(house.site)
    eve.page.fill("input[name=name]", "Eve")
    eve.page.get_by_role("button", name="Open a table").click()
    people[0].page.get_by_role("button", name=SAY("web-start")).click()
    for one in people:
        expect(one.page.locator("#react")).to_have_count(1)
    eve.page.goto(address)
    expect(eve.page.locator("body.onlooker")).to_be_visible()
    yield address, people, eve
    for one in (*people, eve):
        one.context.close()


def decides(host: Page, address: str, **manners: str) -> None:
    host.goto(f"{address}/manners")
    for name, value in manners.items():
        if name == "delay":
            host.select_option("select[name=delay]", value)
        else:
            host.locator(f"input[name={name}][value={value}]").check()
    host.get_by_role("button", name=SAY("manners-set")).click()
    expect(host.locator("[role=status]").first).to_contain_text(SAY("manners-done-set"))


def say(page: Page, text: str) -> None:
    if not page.locator("#say").is_visible():
        page.locator(".ticker").click()
    page.fill("#say", text)
    page.keyboard.press("Enter")
    expect(page.locator("#chat")).to_contain_text(text)
    page.keyboard.press("Escape")


def test_the_host_decides_who_looks_and_speaks(room: tuple[str, list[Player], Player]) -> None:
    address, (ann, bob, cid), eve = room
    say(eve.page, "Hello there")
    decides(ann.page, address, speak="seated")
    expect(eve.page.locator(".told-manners")).to_contain_text(SAY("manners-hush-seated"))
    expect(eve.page.locator("#say")).to_be_hidden()
    say(cid.page, "Still here")
    expect(eve.page.locator("#chat")).to_contain_text("Still here")
    decides(ann.page, address, delay="30")
    expect(eve.page.locator(".behind")).to_have_text("30 seconds behind")
    say(cid.page, "They can’t hear this yet")
    expect(bob.page.locator("#chat")).to_contain_text("hear this yet")
    assert "hear this yet" not in eve.page.inner_text("#chat")
    assert cid.page.locator(".behind").inner_text() == ""
    decides(ann.page, address, watch="seated")
    expect(eve.page.locator("main")).to_contain_text(SAY("error-not-shown"))
    assert serious(eve.page) == []
    cid.page.goto(address)
    expect(cid.page.locator("#move")).to_have_count(1)


def test_mute_and_report_and_block(room: tuple[str, list[Player], Player]) -> None:
    address, (ann, bob, cid), eve = room
    say(eve.page, "Boo, you cheat")
    expect(cid.page.locator("#chat")).to_contain_text("Boo")
    cid.page.locator("#chat a").first.click()
    expect(cid.page.locator("details[open] summary")).to_contain_text("Eve")
    assert serious(cid.page) == []
    cid.page.locator("details[open]").get_by_role("button", name=SAY("manners-mute-here")).click()
    expect(cid.page.locator(".well")).to_contain_text(SAY("manners-done-mute", name="Eve"))
    cid.page.goto(address)
    expect(cid.page.locator("#chat")).not_to_contain_text("Boo")
    bob.page.goto(f"{address}/manners?who=line-1")
    bob.page.locator("details[open] textarea").fill("She boos")
    bob.page.locator("details[open]").get_by_role("button", name=SAY("manners-report-send")).click()
    expect(bob.page.locator(".well")).to_contain_text(SAY("manners-done-report"))
    ann.page.goto(f"{address}/manners?who=line-1")
    ann.page.locator("details[open]").get_by_role("button", name=SAY("manners-block"), exact=True).click()
    expect(eve.page.locator("main")).to_contain_text(SAY("error-not-let-in"))
    ann.page.get_by_role("link", name=SAY("manners-yours")).click()
    ann.page.get_by_role("button", name=SAY("manners-forgive")).click()
    expect(ann.page.locator("main")).to_contain_text(SAY("manners-yours-none"))
    eve.page.goto(address)
    expect(eve.page.locator("body.onlooker")).to_be_visible()


def test_a_reaction_is_seen_at_the_face_by_all_who_want_to(room: tuple[str, list[Player], Player]) -> None:
    _, (ann, bob, cid), eve = room
    cid.page.get_by_role("button", name=SAY("web-menu")).click()
    cid.page.locator("input[data-reactions]").uncheck()
    cid.page.keyboard.press("Escape")
    bob.page.locator("button.react").click()
    bob.page.locator("#reactions [value=ouch]").click()
    for one in (ann, bob, eve):
        balloon = one.page.locator(".balloon.s2")
        expect(balloon).to_have_text(SAY("react-ouch"))
        box, width = balloon.bounding_box(), one.page.viewport_size
        assert box is not None
        assert width is not None
        assert box["x"] >= 0 <= box["y"]
        assert box["x"] + box["width"] <= width["width"]
    expect(ann.page.locator("#reacted")).to_have_text(f"Bob: {SAY('react-ouch')}")
    assert cid.page.locator(".balloon").count() == 0
    ann.page.clock.run_for(3000)
    expect(ann.page.locator(".balloon")).to_have_count(0)
    assert "Ouch" not in ann.page.inner_text("#chat")


def test_who_looks_on_guesses_and_is_told_at_the_end(room: tuple[str, list[Player], Player]) -> None:
    address, people, eve = room
    eve.page.get_by_role("link", name=SAY("guess-title")).click()
    eve.page.locator(".faces button", has_text="Bob").click()
    expect(eve.page.locator("[role=status]").last).to_have_text(SAY("guess-yours", seat="Bob"))
    assert serious(eve.page) == []
    over(people, address)
    eve.page.reload()
    expect(eve.page.locator(".guesses")).to_contain_text(SAY("guess-said", name="Eve", seat="Bob"))


def over(people: list[Player], address: str) -> None:
    """All agree to end the match."""
    sent = "{ method: 'POST', body: new URLSearchParams({ agree: 'yes', sure: 'yes' }) }"
    ask = f"(address) => fetch(`${{address}}/end`, {sent})"
    for one in people:
        one.page.evaluate(ask, address)


def test_a_note_with_a_ring_and_an_arrow_is_shared(room: tuple[str, list[Player], Player]) -> None:
    address, (ann, bob, cid), eve = room
    over([ann, bob, cid], address)
    ann.page.goto(f"{address}/replay?step=2")
    ann.page.locator(".bar [popovertarget=notes]").click()
    ann.page.fill("#pin textarea", "Look at <b>Bob</b>")
    ann.page.locator("[data-mark=ring]").click()
    ann.page.locator("[data-at=mug-2]").first.click()
    ann.page.locator("[data-mark=arrow]").click()  # this one by keys
    for look in ("2", "3"):
        ann.page.locator(f"[data-at=mug-{look}]").first.focus()
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".scrawl ellipse")).to_have_count(2)
    ann.page.locator("#pin .go").click()
    expect(ann.page.locator("#note-list li")).to_have_count(1)
    for one in (bob, eve):
        one.page.goto(f"{address}/replay?step=2")
        expect(one.page.locator(".scrawl path")).to_have_count(2)
        ring, face = one.page.locator(".scrawl ellipse").last, one.page.locator("[data-at=mug-2]").first
        around, inside = ring.bounding_box(), face.bounding_box()
        assert around is not None
        assert inside is not None
        assert around["x"] < inside["x"]
        assert around["x"] + around["width"] > inside["x"] + inside["width"]
    assert eve.page.locator("#pin").count() == 0
    bob.page.locator(".note-chip").click()
    expect(bob.page.locator("#note-list")).to_contain_text("Look at <b>Bob</b>")
    assert serious(bob.page) == []
    bob.page.keyboard.press("Escape")
    bob.page.locator("[data-go=next]").click()
    expect(bob.page.locator(".scrawl path")).to_have_count(0)
    ann.page.locator("#note-list button").click()
    expect(ann.page.locator("#note-list li")).to_have_count(0)
