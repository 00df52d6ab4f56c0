"""Nothing jumps: through a turn the stage and the band keep their sizes, and things stay where they are."""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Browser

from tests.browser.player import PHONE, WIDE, Player
from tests.browser.test_low import sits_down
from tests.browser.test_quarriors import GREEDY, act
from tests.web.process import Server

LEAST = 0.02  # of the window, moved in a turn: what a browser calls layout shift
TURNS = {"quickshot": 3, "quarriors": 9}
LONGEST = 200  # seconds for so many turns, on a machine that has other things to do
WATCH = """() => {
  window.shift = 0;
  const closesUp = (sources) => sources.some(({ node }) => node?.matches?.(".hand > li"))
    && !sources.some(({ node }) => node?.matches?.(".me, .stage, .ticker, .prompt, [data-part=centre]"));
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) if (!closesUp(sources)) window.shift += value;
  }).observe({ type: "layout-shift" });
}"""  # a hand closes up when a card is played
ACTS: dict[str, Callable[[Player], None]] = {
    "quickshot": lambda player: player.choose(),
    "quarriors": lambda player: act(player, GREEDY),
}


@pytest.mark.parametrize(("game", "size"), [("quickshot", WIDE), ("quarriors", WIDE), ("quarriors", PHONE)], ids=str)
def test_a_turn_shifts_next_to_nothing(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    """On the average of some turns; that a match ends or somebody is out may move things."""
    ann = sits_down(browser, server, game, size)
    ann.page.wait_for_selector("html.scripted")
    ann.page.evaluate(WATCH)
    begun, turns, moved, end = ann.page.locator("#lines > .ph").count(), 0, 0.0, monotonic() + LONGEST
    while turns < TURNS[game] and not ann.page.locator("#over").count():
        assert monotonic() < end
        ACTS[game](ann)
        shift = ann.page.evaluate("window.shift")
        if not ann.page.locator("#over").count():
            turns, moved = ann.page.locator("#lines > .ph").count() - begun, shift
    assert moved / max(1, turns) < LEAST, moved
    ann.context.close()
