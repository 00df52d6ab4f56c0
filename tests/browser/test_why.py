"""Why somebody moved so, in a real browser: from the replay to the coach's lines and back, on every size."""

import pytest
from playwright.sync_api import Browser, expect

from mischia.bots.why import made_at
from mischia.core.match import CHANCE
from tests.browser.access import serious
from tests.browser.player import PHONE, WIDE, newcomer
from tests.cli.files import finished
from tests.web.process import Server
from tests.web.site import Guest

MATCH = finished()
NAMES = [name for name, _ in MATCH.answers_by_seat()]
STEP = max(at for at, name in enumerate(NAMES, 1) if name != CHANCE and made_at(MATCH, at).chosen)
DRAWN = max(at for at, name in enumerate(NAMES[:STEP], 1) if name == CHANCE)


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    brought = Guest(server.site, "Ann").http.post("/api/matches", json=MATCH.document())
    return f"{server.site}/tables/{brought.json()['table']}"


@pytest.mark.parametrize("size", [WIDE, PHONE, (844, 390)], ids=["wide", "phone", "landscape"])
def test_from_a_replay_one_asks_why(browser: Browser, table: str, size: tuple[int, int]) -> None:
    """Step by step the link follows the replay: it is there for moves, and gone where chance speaks."""
    page = newcomer(browser, "Vic", size).page
    page.goto(f"{table}/replay?step={DRAWN}")
    asks = page.locator("[data-ask-why]")
    expect(asks).to_be_hidden()
    for step in range(DRAWN + 1, STEP + 1):
        page.locator("[data-go=next]").click()
        expect(page.locator("input[type=range]")).to_have_value(str(step))
    expect(asks).to_be_visible()
    box = asks.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    asks.click()
    page.wait_for_url(f"**/why?step={STEP}")
    expect(page.locator(".hinted li")).not_to_have_count(0)
    expect(page.locator(".hinted .did")).to_have_count(1)
    expect(page.locator(".hinted")).to_contain_text(NAMES[STEP - 1])
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator("a[rel=prev]").click()
    expect(page.locator("a[rel=next]")).to_be_visible()
    page.go_back()
    page.locator(".around a").last.click()
    expect(page.locator("input[type=range]")).to_have_value(str(STEP))


def test_a_turning_point_tells_why(browser: Browser, table: str) -> None:
    """The table behind the curve leads to each move."""
    page = newcomer(browser, "Vic", calm=False).page
    page.goto(f"{table}/review")
    expect(page.locator(".ls")).to_be_visible()
    page.locator("summary").first.click()
    page.locator(".key table a").last.click()
    expect(page.locator(".why .hinted")).to_be_visible()
