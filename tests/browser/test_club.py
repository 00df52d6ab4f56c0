"""A club in several browsers: founded, joined by its link, an evening at its table, seen, shared and withdrawn."""

import time
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.core.language import Words
from tests.browser.access import serious
from tests.browser.by_api import ByApi
from tests.browser.player import PHONE, newcomer
from tests.web.process import Server

say = Words("en")
CLUB = "The Thursday Bruisers"


def ready(running: Server) -> None:
    """Wait until it answers: while a browser is open, no loop can."""
    until = time.monotonic() + 90
    while time.monotonic() < until:
        try:
            if httpx.get(f"{running.site}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    pytest.fail(running.log.read_text())


def joins(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("input[name=name]", name)
    page.get_by_role("button", name=say("club-join-go")).click()
    expect(page.locator("h1")).to_have_text(CLUB)


def test_an_evening_of_a_club(browser: Browser, url: str, tmp_path: Path) -> None:
    workers = ["--workers", "2"] if url.startswith("postgresql") else []
    with Server(tmp_path / "data", "--database-url", url, *workers) as running:
        ready(running)
        evening(browser, running.site)


def evening(browser: Browser, site: str) -> None:
    people = [newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE), newcomer(browser, "Cid")]
    ann, bob, cid = (one.page for one in people)
    stranger = newcomer(browser, "Eve", PHONE).page
    ann.goto(site)
    ann.fill("input[name=name]", "Ann")
    ann.get_by_role("button", name="Play now").click()
    ann.goto(f"{site}/clubs")
    wrong = serious(ann)
    ann.fill("input[name=club]", CLUB)
    ann.get_by_role("button", name=say("club-found-go")).click()
    expect(ann.locator("main")).to_contain_text(say("club-empty"))
    wrong += serious(ann)
    club, link = ann.url.partition("#")[0], ann.locator("#link").input_value()
    joins(bob, link, "Bob")
    joins(cid, link, "Cid")

    # a table for the club, which the others find on its page
    ann.goto(club)
    ann.get_by_role("link", name="Quickshot").click()
    ann.select_option("select[name=seats]", "3")
    for seat in (2, 3):
        ann.select_option(f"select[name=seat{seat}]", "open")
    ann.locator(".fine summary").click()
    ann.locator("input[name=rated][value=yes]").check()
    ann.locator(".gobar button").click()
    expect(ann.locator("[data-part=agreed]")).to_contain_text(say("club-for-told", club=CLUB))
    expect(ann.locator("[data-part=agreed]")).to_contain_text(say("rating-yes"))
    for page in (bob, cid):
        page.goto(club)
        page.locator(".tablesof a.resume").click()
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    expect(ann.locator("#move")).to_have_count(1)
    table = ByApi.at(ann.url, [one.context for one in people])

    # it waits for somebody, and tells nobody else more
    asked = table.look(people[0].context)["turn"]
    waited = ann if "Ann" in asked else bob if "Bob" in asked else cid
    waited.goto(club)
    expect(waited.locator(".awaits")).to_contain_text("Quickshot")
    table.play_at_random(Random(3), until=lambda view: view["status"] == "over")
    winners = table.look(people[0].context)["winners"]

    # the evening, new to each of them once
    for page in (ann, bob):
        page.goto(club)
        expect(page.locator(".evs .fresh")).to_have_count(1)
        expect(page.locator(".evs .gw small")).to_contain_text(winners[0])
        expect(page.locator(".h2h td")).to_have_count(9 + 1)
        wrong += serious(page)
        page.reload()
        expect(page.locator(".evs .fresh")).to_have_count(0)
    expect(ann.locator(".ratings")).to_contain_text("Quickshot")
    bob.locator(".clubhero .crew a").first.click()
    expect(bob.locator("#member-name")).to_have_text("Ann")

    # the next one
    ann.locator("#next input[name=day]").fill(time.strftime("%Y-%m-%d", time.gmtime(time.time() + 2 * 86400)))
    ann.get_by_role("button", name=say("club-propose-go")).click()
    bob.goto(club)
    expect(bob.locator("#next")).to_contain_text(say("club-coming", coming=1, silent=2))
    bob.get_by_role("button", name=say("club-come")).click()
    expect(bob.locator("#next")).to_contain_text(say("club-coming", coming=2, silent=1))

    # its record is shared with somebody who is no member, and is not any more
    bob.locator(".evs a.more").first.click()
    wrong += serious(bob)
    bob.get_by_role("button", name=say("club-share-go")).click()
    shared = bob.locator("#link").input_value()
    stranger.goto(shared)
    for name in ("Ann", "Bob", "Cid", CLUB):
        expect(stranger.locator("main")).to_contain_text(name)
    assert stranger.locator("main a").count() == 0
    wrong += serious(stranger)
    bob.get_by_role("button", name=say("club-withdraw")).click()
    assert (answer := stranger.reload()) is not None
    assert answer.status == 404
    stranger.goto(club)
    assert CLUB not in stranger.content()

    # one leaves, and is a stranger then
    cid.goto(club)
    cid.get_by_role("button", name=say("club-leave")).click()
    cid.get_by_role("button", name=say("club-leave")).click()
    expect(cid).to_have_url(f"{site}/clubs")
    assert (answer := cid.goto(club)) is not None
    assert answer.status == 404
    assert wrong == []
    for page in (ann, bob, cid, stranger):
        page.context.close()
