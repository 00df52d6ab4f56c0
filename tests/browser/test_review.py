"""What decided it, in a real browser: it is counted, can be read by everybody, and one can play on from there."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.access import serious
from tests.browser.player import PHONE, WIDE, newcomer
from tests.cli.files import finished
from tests.web.process import Server
from tests.web.site import Guest


@pytest.fixture(scope="module")
def review(server: Server) -> str:
    """The review of a match that was brought."""
    brought = Guest(server.site, "Ann").http.post("/api/matches", json=finished().document())
    return f"{server.site}/tables/{brought.json()['table']}/review"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_review_is_counted_and_can_be_read(browser: Browser, review: str, size: tuple[int, int]) -> None:
    page = newcomer(browser, "Vic", size, calm=False).page
    page.goto(review)
    expect(page.locator(".ls")).to_be_visible()
    expect(page.locator(".plot:visible")).to_have_count(1)
    assert page.locator(".tp").count() == page.locator(".plot:visible .over a").count()
    page.locator("summary").first.click()
    expect(page.locator(".key table")).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_what_if_leads_to_a_table_of_ones_own(browser: Browser, review: str) -> None:
    page = newcomer(browser, "Vic", calm=False).page
    page.goto(review)
    button = page.locator(".tp button").first
    seat = button.get_attribute("value") or ""
    button.click()
    expect(page.locator("body[data-table]")).to_be_visible()
    assert page.url.rpartition("/")[2] not in review
    expect(page.locator(".me")).to_contain_text(seat)
