"""One device for all in a real browser: two pass a tablet around, one plays on a phone, and a bot is there too."""

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect, sync_playwright

from mischia.core.language import Words
from tests import databases
from tests.browser.access import serious
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.player import PHONE, Player, joins, newcomer, opens
from tests.web.process import Server

SAY = Words("en")
LONG = 240  # seconds for a whole match
OWN = "[data-choice], [data-confirm], [data-yours], #say-form"  # what only somebody's own page has


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site on each database."""
    data: Path = tmp_path_factory.mktemp("site") / "data"
    more: tuple[str, ...] = ()
    if request.param == "postgresql":
        running: databases.Postgres = request.getfixturevalue("postgres")
        more = ("--database-url", running.fresh())
    with Server(data, *more) as server:
        asyncio.run(server.ready())
        yield server.site


@pytest.fixture(scope="module")
def browser(site: str) -> Iterator[Browser]:
    """After the site: while a browser is open no other loop can run."""
    if CHROMIUM is None:
        assert os.environ.get("CI") != "true", "CI has to bring a Chromium"
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


def shares(tablet: Player, *guests: str) -> None:
    """Others sit down on the same device."""
    for guest in guests:
        tablet.page.fill("#guest", guest)
        tablet.page.locator(".shares button").click()
        expect(tablet.page.locator(".bench .plate", has_text=re.compile(f"^{guest}$"))).to_be_visible()


def begins(tablet: Player) -> None:
    tablet.page.locator("button[value=start]").click()


def settled(player: Player) -> None:
    """Let the page tell all that it has to."""
    player.page.keyboard.press("Escape")
    player.page.clock.run_for(1000)


def covered(tablet: Player) -> Page:
    """The curtain, with nothing behind it."""
    expect(tablet.page.locator("body.covered")).to_have_count(1)
    settled(tablet)
    assert tablet.page.locator(OWN).count() == 0
    return tablet.page


def takes(tablet: Player) -> str:
    """Whoever the curtain names takes the device; who that was."""
    page = covered(tablet)
    button = page.locator(".raise")
    expect(button).to_be_visible()
    name = (button.text_content() or "").strip().removeprefix("I am ")
    button.click()
    expect(page.locator("body.at-table:not(.covered)")).to_have_count(1)
    return name


def chooses(player: Player) -> None:
    """Any choice, once a press counts."""
    player.until_asked()
    player.choose()


def hand(page: Page) -> list[str]:
    return [str(one) for one in page.locator("[data-choice]").evaluate_all("all => all.map((one) => one.outerHTML)")]


def test_two_on_a_tablet_one_on_a_phone_and_a_bot_play_a_whole_match(browser: Browser, site: str) -> None:
    tablet, phone = newcomer(browser, "Ann"), newcomer(browser, "Cid", PHONE)
    address = opens(tablet, site, 4)
    shares(tablet, "Bob")
    wrong = serious(tablet.page)
    joins(phone, address)
    tablet.page.locator("details:has(button[value$=easy]) summary").last.click()
    tablet.page.locator("button[value$=easy]:visible").click()
    expect(tablet.page.locator(".bench .open")).to_have_count(0)
    begins(tablet)
    began, names, looked = monotonic(), list[str](), 0
    while phone.page.locator("#over").count() == 0:
        assert monotonic() - began < LONG, (tablet.page.url, tablet.page.locator("#prompt-title").text_content())
        settled(tablet)
        try:
            if tablet.page.locator("body.covered .raise").count():
                looked += 1
                if looked == 1:
                    wrong += serious(tablet.page)
                names.append(takes(tablet))
                tablet.until_asked()
                assert names[-1].casefold() in (tablet.page.locator(".prompt .tab").text_content() or "").casefold()
                wrong += serious(tablet.page) if looked == 1 else []
            tablet.choose()
        except TimeoutError:  # the page has changed under the hand
            continue
        assert phone.page.locator("body.covered").count() == 0
        phone.choose()
    assert {"Ann", "Bob"} <= set(names)
    assert wrong == []
    until = monotonic() + 20
    while tablet.page.locator("#over").count() == 0:
        settled(tablet)
        assert monotonic() < until
    expect(tablet.page.locator("button[form=rematch]").first).to_be_attached()
    tablet.context.close()
    phone.context.close()


def test_nothing_of_whoever_had_the_device_is_left(browser: Browser, site: str) -> None:
    """Not in the document, not behind the back button, not in another tab, not in what is said or read."""
    tablet = newcomer(browser, "Ann")
    page = tablet.page
    address = opens(tablet, site, 3)
    shares(tablet, "Bob", "Cid")
    begins(tablet)
    first = takes(tablet)
    tablet.until_asked()
    cards = hand(page)
    assert cards
    chooses(tablet)
    covered(tablet)
    expect(page.locator("#prompt-title")).not_to_have_text(SAY("share-pass", name=first))
    left = page.content()
    assert not [card for card in cards if card in left]
    page.go_back()
    settled(tablet)
    assert page.locator(OWN).count() == 0, "the way back shows nobody's hand"
    page.goto(address)
    second = takes(tablet)
    assert second != first
    tablet.until_asked()
    assert not [card for card in cards if card in page.content()]
    page.go_back()
    covered(tablet)
    page.go_forward()
    settled(tablet)
    assert page.locator(OWN).count() == 0, "who went back has put the device down"
    page.goto(address)
    takes(tablet)
    tablet.until_asked()
    beside = tablet.context.new_page()
    beside.goto(address)
    page.wait_for_url(f"{site}/tables")
    assert beside.locator("[data-yours]").count() == 1, "one page at a time, and it is the same person's"
    tablet.context.close()


def test_the_curtain_is_told_to_whoever_does_not_see_it_and_works_by_keyboard(browser: Browser, site: str) -> None:
    tablet = newcomer(browser, "Ann", keyboard=True)
    page = tablet.page
    opens(tablet, site, 3)
    shares(tablet, "Bob", "Cid")
    begins(tablet)
    covered(tablet)
    name = (page.locator(".raise").text_content() or "").strip().removeprefix("I am ")
    said = SAY("share-pass-aloud", name=name)
    expect(page.locator("#live")).to_have_text(said)
    expect(page).to_have_title(f"{said} · Mischia")
    assert page.evaluate("document.activeElement.id") == "prompt-title"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("body.at-table:not(.covered)")).to_have_count(1)
    tablet.until_asked()
    page.locator(".cover").focus()
    page.keyboard.press("Enter")
    covered(tablet)
    page.locator(".lookers summary").click()
    page.locator(".lookers button").first.click()
    expect(page.locator("body.at-table:not(.covered)")).to_have_count(1)
    settled(tablet)
    assert page.locator("[data-yours]").count() == 0, "who only looks is not asked"
    tablet.context.close()


def test_a_tap_meant_for_the_last_move_raises_no_curtain(browser: Browser, site: str) -> None:
    tablet = newcomer(browser, "Ann")
    address = opens(tablet, site, 3)
    shares(tablet, "Bob", "Cid")
    begins(tablet)
    covered(tablet)
    tablet.page.goto(address)
    tablet.page.locator(".raise").click()
    assert tablet.page.locator("body.covered").count() == 1
    tablet.page.clock.run_for(1000)
    takes(tablet)
    tablet.context.close()


def test_it_works_without_script(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    page.fill("input[name=name]", "Ann")
    page.locator("button[name=then][value=set-up]").click()
    page.locator("button[name=game][value=quickshot]").click()
    page.select_option("select[name=seats]", "2")
    page.select_option("select[name=seat2]", "open")  # a bot might be asked first, and the page would not tell
    page.locator(".gobar button").first.click()
    page.fill("#guest", "Bob")
    page.locator(".shares button").click()
    page.locator("button[value=start]").click()
    expect(page.locator("body.covered")).to_have_count(1)
    assert page.locator(OWN).count() == 0
    page.locator(".raise").click()
    expect(page.locator("body.at-table:not(.covered)")).to_have_count(1)
    assert page.locator("[data-yours]").count() == 1
    context.close()


def test_a_guest_takes_the_seat_along_on_a_phone(browser: Browser, site: str) -> None:
    tablet, phone = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    page = tablet.page
    address = opens(tablet, site, 3)
    shares(tablet, "Bob", "Cid")
    begins(tablet)
    covered(tablet)
    if not page.locator(".raise", has_text="Bob").count():
        page.locator(".lookers summary").click()
    page.locator("button[form=curtain]", has_text="Bob").click()
    expect(page.locator("body.at-table:not(.covered)")).to_have_count(1)
    page.locator("[popovertarget=menu]").click()
    page.get_by_role("button", name=SAY("share-phone", name="Bob")).click()
    wrong = serious(page)
    phone.page.goto(page.locator("#link").input_value())
    phone.page.get_by_role("button", name=SAY("you-go-on-yes", name="Bob")).click()
    phone.page.goto(address)
    expect(phone.page.locator("body.at-table:not(.onlooker)")).to_have_count(1)
    page.get_by_role("link", name=SAY("share-phone-done")).click()
    covered(tablet)
    expect(page.locator("button[form=curtain]", has_text="Bob")).to_have_count(0)
    assert wrong == []
    tablet.context.close()
    phone.context.close()
