"""Nothing jumps: through a turn the stage and the band keep their sizes, and things stay where they are."""

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.by_api import ByApi
from tests.browser.player import PHONE, WIDE, Player
from tests.browser.test_low import sits_down
from tests.web.process import Server

LEAST = 0.02  # of the window, moved in a turn: what a browser calls layout shift
TURNS, MOVES = 9, 200  # of a match, at most
ENOUGH, MATCHES = 3, 9
TALL = (390, 844)
BEGINS = {"deathroads": "#lines > .e-turn:has-text('Ann’s turn')"}  # by game: lines with which a turn begins
WATCH = """() => {
  window.shift = 0;
  const closesUp = (sources) => sources.some(({ node }) => node?.matches?.(".hand > li"))
    && !sources.some(({ node }) => node?.matches?.(".me, .stage, .ticker, [data-part=centre]"));
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) if (!closesUp(sources)) window.shift += value;
  }).observe({ type: "layout-shift" });
}"""  # a hand closes up when a card is played


CASES = (
    ("quickshot", WIDE),
    ("quickshot", TALL),
    ("quarriors", WIDE),
    ("quarriors", PHONE),
    ("deathroads", WIDE),
    ("deathroads", TALL),
    ("swords", WIDE),
    ("swords", TALL),
)


@pytest.mark.parametrize(("game", "size"), CASES, ids=str)
def test_a_turn_shifts_next_to_nothing(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    """On the average of some turns; a match may be over in one, and then another is looked at."""
    turns, moved, rng = 0, 0.0, Random(3)
    for _ in range(MATCHES):
        more, shift = shifted(sits_down(browser, server, game, size), game, rng)
        turns, moved = turns + more, moved + shift
        if turns >= ENOUGH:
            break
    assert turns >= ENOUGH
    assert moved / turns < LEAST, moved


def shifted(ann: Player, game: str, rng: Random) -> tuple[int, float]:
    """How many turns begin while Ann plays, and how far things move meanwhile; that a match ends may move things."""
    ann.page.wait_for_selector("html.scripted")
    ann.page.evaluate(WATCH)
    table = ByApi.at(ann.page.url, [ann.context])
    begins = ann.page.locator(BEGINS.get(game, "#lines > .ph"))
    begun, turns, moved = begins.count(), 0, 0.0
    for _ in range(MOVES):
        view = table.look(ann.context)
        if "Ann" in view["turn"]:
            table.do(ann.context, "move", move=rng.choice(view["moves"]), number=view["number"])
        ann.asked()
        ann.page.wait_for_timeout(60)
        shift = ann.page.evaluate("window.shift")
        if turns >= TURNS or ann.page.locator("#over").count():
            break
        turns, moved = begins.count() - begun, shift
    ann.context.close()
    return turns, moved
