"""Whole games in low and narrow windows: a phone on its side, and the smallest phone."""

from time import monotonic

import pytest
from playwright.sync_api import Browser, TimeoutError

from tests.browser.drawn import in_sight
from tests.browser.player import PATIENCE, Player, newcomer
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


@sized
def test_a_whole_game_of_quickshot(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    ann = sits_down(browser, server, "quickshot", size)
    began, chosen = monotonic(), 0
    while not ann.page.locator("#over").count():
        assert monotonic() - began < LONGEST, ann.page.inner_text(".me")
        if ann.asked() and ann.page.locator("[data-choice]").count():
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
