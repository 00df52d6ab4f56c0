"""What would you do? The coach's plates hang on the moves themselves, and the others see that somebody asked."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.core.language import Words
from tests.browser.by_api import ByApi, person, post
from tests.browser.player import PHONE, WIDE
from tests.web.process import Server

COACH = ".btn.ask-coach:visible"
SURE = 60_000  # milliseconds: the first thought waits until a process for it has begun


@contextmanager
def seated(
    browser: Browser, server: Server, size: tuple[int, int], language: str = "en", **agreed: bool
) -> Iterator[tuple[Page, Page]]:
    """Four people who have agreed on something: the page of who is asked, and that of another."""
    people = [person(browser, server.site, name, size) for name in ("Ann", "Bob", "Cid", "Dee")]
    table = ByApi.opens(server.site, people, game="quickshot", **agreed)
    view = table.look(people[0])
    names = [seat["name"] for seat in view["seats"]]
    asked = people[names.index(view["turn"][0])]
    other = next(one for one in people if one is not asked)
    post(asked, server.site, "/api/people", {"name": view["turn"][0], "language": language})
    pages = asked.new_page(), other.new_page()
    for page in pages:
        page.goto(table.address)
        page.locator("html.scripted").wait_for()
    try:
        yield pages
    finally:
        table.close()


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "it")])
def test_the_pick_is_marked_on_its_move_and_can_be_played(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    say = Words(language)
    with seated(browser, server, size, language, hints=True) as (page, other):
        page.locator(COACH).click()
        ribbon = page.locator(".hand button.best .odds .ribbon")
        expect(ribbon).to_have_text(say("web-hint-pick"), timeout=SURE)
        assert page.locator(".hand button .odds").count() >= 2
        expect(page.locator("#prompt-title")).to_have_text(re.compile(f"^{re.escape(say('web-hint-pick'))}"))
        expect(page.locator(".prompt")).to_contain_text(say("web-hint-a-guess").rstrip("."))
        expect(page.locator("#live")).to_contain_text(say("web-hint-pick"))
        page.locator("[popovertarget=coach]").click()
        expect(page.locator("#coach li")).not_to_have_count(0)
        page.keyboard.press("Escape")
        expect(other.locator("#lines li").last).to_contain_text("asks the coach")
        expect(other.locator(".odds")).to_have_count(0)
        page.locator(".hand button.best").click()
        page.locator("[data-confirm]").click()
        expect(page.locator(".odds")).to_have_count(0)
        expect(page.locator("#prompt-title")).not_to_contain_text(say("web-hint-pick"))


def test_by_keyboard_and_after_loading_the_page_again(browser: Browser, server: Server) -> None:
    with seated(browser, server, WIDE, hints=True) as (page, _):
        page.keyboard.press("?")
        expect(page.locator(".best .odds")).to_be_visible(timeout=SURE)
        page.reload()
        expect(page.locator("#lines li").last).to_contain_text("asks the coach")
        expect(page.locator(".odds")).to_have_count(0)
        page.locator(COACH).click()
        expect(page.locator(".best .odds")).to_be_visible(timeout=SURE)
        expect(page.locator("#lines li.e-note-hint")).to_have_count(1)


def test_nothing_jumps_when_the_coach_speaks(browser: Browser, server: Server) -> None:
    """The cards stay where they are, on a phone too."""
    with seated(browser, server, PHONE, hints=True) as (page, _):
        card = page.locator(".hand > li").first
        before = card.bounding_box()
        page.locator(COACH).click()
        expect(page.locator(".best .odds")).to_be_visible(timeout=SURE)
        after = card.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(before["y"] - after["y"]) < 6  # the line of the log may take a second row


def test_where_nobody_agreed_there_is_no_coach(browser: Browser, server: Server) -> None:
    with seated(browser, server, WIDE) as (page, _):
        expect(page.locator("[data-yours]")).to_be_visible()
        expect(page.locator(".btn.ask-coach")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.locator(".odds")).to_have_count(0)
