"""Whole games in low and narrow windows: a phone on its side, and the smallest phone."""

from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from tests.browser.drawn import HIT
from tests.browser.player import PATIENCE, Player, newcomer
from tests.browser.room import Room
from tests.web.process import Server

LONGEST = 400  # seconds for a whole game, on a machine that has other things to do
SIZES = ((844, 390), (320, 568))
sized = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def sits_down(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> Player:
    """Ann against two easy bots."""
    ann = newcomer(browser, "Ann", size)
    ann.page.goto(f"{server.site}/new/{game}")
    form: dict[str, str | float | bool] = {
        "name": "Ann",
        "game": game,
        "seats": "3",
        "sit": "yes",
        "seat2": "easy",
        "seat3": "easy",
    }
    opened = ann.context.request.post(f"{server.site}/tables", form=form, headers={"origin": server.site})
    ann.context.request.post(f"{opened.url}/seats", form={"do": "start"}, headers={"origin": server.site})
    ann.page.goto(str(opened.url))
    return ann


ASKED = "document.querySelector('[data-yours]') && !document.body.classList.contains('playing')"


def in_sight(page: Page) -> None:
    """The question, and what is pressed to answer it, can be seen and reached; nothing sticks out to the right."""
    hidden = page.evaluate(
        f"""() => !({ASKED}) ? [] : ["[data-confirm]", ".prompt h2"].filter((selector) => {{
            const one = document.querySelector(selector);
            return one && !({HIT})(one);
        }})"""
    )  # asked and answered at once: a step may come at any moment
    assert not hidden, page.inner_text(".me")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@sized
def test_a_whole_game_of_quickshot(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    ann = sits_down(browser, server, "quickshot", size)
    began, chosen = monotonic(), 0
    while not ann.page.locator("#over").count():
        assert monotonic() - began < LONGEST, ann.page.inner_text(".me")
        ann.page.keyboard.press("Escape")
        if ann.page.locator("[data-yours]").count() and ann.page.locator("[data-choice]").count():
            try:
                ann.page.locator("[data-choice]").first.click(timeout=PATIENCE, position={"x": 8, "y": 30})
                if not ann.page.locator(".chosen").count() or ann.page.locator("body.playing").count():
                    continue
                in_sight(ann.page)
                ann.page.locator("[data-confirm]").click(timeout=PATIENCE)
                chosen += 1
            except TimeoutError:  # the page has changed under the hand
                continue
    assert chosen
    in_sight(ann.page)
    ann.context.close()


@sized
def test_a_whole_game_of_fake_swords(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    ann = sits_down(browser, server, "swords", size)
    room = Room([ann])
    began = monotonic()
    while not ann.page.locator("#over").count():
        assert monotonic() - began < LONGEST, ann.page.inner_text(".me")
        room.act(ann)
    in_sight(ann.page)
    ann.context.close()
