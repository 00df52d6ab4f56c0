"""The line is lost in the middle of a game, and comes back: no move is lost, none counts twice."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.browser.by_api import ByApi
from tests.browser.player import Player, joins, newcomer, opens
from tests.browser.wire import Wire
from tests.web.process import Server

LONGEST = 480  # seconds for a whole game
GONE = 4_000  # milliseconds without a line
MORE = 4  # moves that are made when it is back


def taken_from(page: Page) -> dict[str, str]:
    """By id: the moves of a page that the server says it has taken, as they come in."""
    found: dict[str, str] = {}

    def note(response: Response) -> None:
        if response.url.endswith("/moves") and response.status == 200:
            sent = parse_qs(response.request.post_data or "")
            found.setdefault(sent["id"][0], sent["move"][0])

    page.on("response", note)
    return found


def until(holds: Callable[[], bool], page: Page, seconds: float = 30) -> None:
    """Wait for it; the page goes on meanwhile."""
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end
        page.wait_for_timeout(100)


@pytest.mark.parametrize("heard", [True, False], ids=["the move arrives unanswered", "the move has no way out"])
def test_a_line_that_is_lost_and_comes_back(browser: Browser, server: Server, heard: bool) -> None:
    with Wire(server.port) as wire:
        ann, bob, eve = newcomer(browser, "Ann"), newcomer(browser, "Bob"), newcomer(browser, "Eve")
        address = opens(ann, server.site, 3)
        joins(bob, address)
        joins(eve, address.replace(server.site, wire.site))
        taken, note = taken_from(eve.page), eve.page.locator("#lost")
        ann.page.get_by_role("button", name="Start").click()
        for player in (ann, bob, eve):
            expect(player.page.locator("[data-part=prompt]")).to_be_visible()

        def table() -> Any:
            """How it stands, asked for beside the wire."""
            return ann.context.request.get(address.replace("/tables/", "/api/tables/")).json()

        for player in (ann, bob) * 20:  # until Eve is asked, and somebody else is still to choose
            if "Eve" in table()["turn"]:
                break
            player.choose()
        eve.page.keyboard.press("Escape")
        expect(eve.page.locator("[data-yours]")).to_be_visible()

        number = table()["number"]
        if heard:
            wire.deaf = True
            choose(eve)
            until(lambda: "Eve" not in table()["turn"], ann.page)
            wire.cut()
        else:
            wire.cut()
            expect(note).to_be_visible()
            choose(eve)
        expect(note).to_be_visible()
        expect(note).to_have_text("Back in a second. Your seat is warm.")
        eve.page.wait_for_timeout(GONE)
        assert table()["status"] == "playing"
        assert ("Eve" in table()["turn"]) != heard
        assert heard or table()["number"] == number
        assert taken == {}
        expect(note).to_be_visible()

        wire.mend()
        until(lambda: len(taken) == 1, eve.page)
        expect(note).to_be_hidden()
        assert "Eve" not in table()["turn"]

        began = monotonic()
        while len(taken) < MORE and table()["status"] == "playing":
            assert monotonic() - began < LONGEST
            for player in (ann, bob, eve):
                player.choose()
        eve.page.wait_for_timeout(500)  # what is under way arrives
        ByApi.at(address, [ann.context, bob.context, eve.context]).play_at_random(Random(1), lambda view: False)
        eve.page.keyboard.press("Escape")
        ann.page.keyboard.press("Escape")
        expect(eve.page.locator("#over")).to_have_text(ann.page.inner_text("#over"), use_inner_text=True)
        played = ann.context.request.get(f"{address.replace('/tables/', '/api/tables/')}/match").json()
        by_eve = [phrase for name, phrase in played["answers"] if name == "Eve"]
        assert by_eve[: len(taken)] == list(taken.values())
        for player in (ann, bob, eve):
            player.context.close()


def test_a_line_that_falls_silent_is_opened_anew(browser: Browser, server: Server) -> None:
    """Nobody closes it, but nothing comes any more: the page does not wait for ever."""
    with Wire(server.port) as wire:
        ann, eve = newcomer(browser, "Ann"), newcomer(browser, "Eve")
        address = opens(ann, server.site, 2)
        joins(eve, address.replace(server.site, wire.site))
        expect(eve.page.locator("[data-part=lobby]")).to_contain_text("Eve")
        note = eve.page.locator("#lost")
        expect(note).to_be_hidden()
        wire.deaf = True
        eve.page.clock.fast_forward(30_000)
        expect(note).to_be_hidden()
        eve.page.clock.fast_forward(41_000)  # counted from what was still under way when the wire fell silent
        expect(note).to_be_visible()
        wire.mend()
        eve.page.clock.fast_forward(90_000)
        expect(note).to_be_hidden()
        for player in (ann, eve):
            player.context.close()


def choose(player: Player) -> None:
    player.page.locator("[data-choice]").first.click()
    player.page.locator("[data-confirm]").click()
