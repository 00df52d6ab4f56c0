"""\"Show me\": the box of a clause plays a scenario on a small table, for mouse, finger and keyboard alike."""

from time import monotonic

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from mischia.core.shown import shown
from mischia.games import GAMES
from tests.browser.access import serious
from tests.browser.drawn import can_be_hit
from tests.browser.player import PHONE, WIDE, Player, joins, newcomer, opens
from tests.web.process import Server

CLAUSES = {"quickshot": "QS-16", "swords": "SW-R18", "quarriors": "QU-20", "deathroads": "DR-93"}
LOW = (844, 390)
PATIENCE = 20  # seconds for a page to come up to date


def opened(page: Page, server: Server, game: str) -> FrameLocator:
    """A clause of the rules page, shown."""
    page.goto(f"{server.site}/rules/{game}")
    page.locator(f"[id={CLAUSES[game]}] a[data-show]").click()
    table = page.frame_locator("#clause .scene")
    expect(table.locator("[data-go=next]")).to_be_focused()
    return table


def at_step(table: FrameLocator, step: int) -> None:
    expect(table.locator(".stops li.now")).to_have_count(1)
    expect(table.locator(".stops li.done")).to_have_count(step)
    expect(table.locator("body.playing")).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), list(zip(CLAUSES, (WIDE, PHONE, LOW, PHONE), strict=True)), ids=CLAUSES)
def test_a_clause_shows_itself(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    page = newcomer(browser, "Vic", size).page
    table = opened(page, server, game)
    at_step(table, 0)
    first = table.locator(".prompt").inner_text()
    table.locator("[data-go=next]").click()
    at_step(table, 1)
    assert table.locator(".prompt").inner_text() != first
    page.keyboard.press("ArrowLeft")
    at_step(table, 0)
    assert table.locator(".prompt").inner_text() == first
    expect(table.locator("[data-go=prev]")).to_have_attribute("aria-disabled", "true")
    for button in ("#clause .close", ".pills a:last-child"):
        assert can_be_hit(page, button), button
    for box in (table.locator(one).bounding_box() for one in ("[data-run]", "[data-go=prev]", "[data-go=next]")):
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    wrong = serious(page, "#clause")
    page.keyboard.press("Escape")
    expect(page.locator("#clause")).to_be_hidden()
    expect(page.locator(f"[id={CLAUSES[game]}] a[data-show]")).to_be_focused()
    simplest = page.locator(f"[id={CLAUSES[game]}] a[data-show]").get_attribute("href")
    page.goto(f"{server.site}{simplest}?step=1")
    assert [*wrong, *serious(page)] == []
    page.context.close()


def test_other_scenarios_of_the_clause_are_a_tap_away_and_leave_nothing_to_go_back_to(
    browser: Browser, server: Server
) -> None:
    page = newcomer(browser, "Vic").page
    table = opened(page, server, "quickshot")
    titles = [one.title for one in shown(GAMES["quickshot"]).by_clause["QS-16"]]
    expect(table.locator("#prompt-title")).to_have_text(titles[0])
    before = page.evaluate("history.length")
    page.locator(".pills a").nth(1).click()
    expect(table.locator("#prompt-title")).to_have_text(titles[1])
    expect(page.locator(".pills [aria-current=true]")).to_have_text("2")
    assert page.evaluate("history.length") == before
    page.context.close()


def test_it_plays_by_itself_only_if_asked_and_from_the_start(browser: Browser, server: Server) -> None:
    page = newcomer(browser, "Vic", calm=False).page
    page.clock.install()
    table = opened(page, server, "quickshot")
    page.clock.run_for(10_000)
    at_step(table, 0)
    page.keyboard.press("ArrowRight")
    at_step(table, 1)
    page.clock.resume()
    table.locator("[data-run]").click()
    expect(table.locator("[data-run]")).to_have_attribute("aria-pressed", "true")
    expect(table.locator(".stops li.now:last-child")).to_have_count(1, timeout=60_000)
    expect(table.locator("[data-run]")).to_have_attribute("aria-pressed", "false")
    page.context.close()


def test_a_chip_inside_it_explains_itself_there(browser: Browser, server: Server) -> None:
    """And leads out of the box, not into another one."""
    page = newcomer(browser, "Vic").page
    table = opened(page, server, "quickshot")
    table.locator("[data-go=next]").click()
    at_step(table, 1)
    table.locator(".prompt a[data-clause]").click()
    expect(table.locator("#clause")).to_be_visible()
    expect(table.locator("#clause .showme")).to_be_hidden()
    expect(table.locator("#clause .pills")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(table.locator("#clause")).to_be_hidden()
    expect(page.locator("#clause")).to_be_visible()
    table.locator(".prompt a[data-clause]").click()
    table.locator("#clause").get_by_role("link", name="In the rules").click()
    expect(page.locator("h1")).to_have_text("Quickshot: the rules")
    page.context.close()


def asked_of(players: list[Player]) -> Player:
    """Whoever is to lead, as soon as their page says so."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        for player in players:
            if player.asked():
                return player
    raise AssertionError("nobody is asked")


def test_at_a_table_the_game_goes_on_behind_it_and_calls(browser: Browser, server: Server) -> None:
    players = [newcomer(browser, name, size) for name, size in (("Ann", WIDE), ("Bob", PHONE), ("Cid", WIDE))]
    address = opens(players[0], server.site, 3)
    for guest in players[1:]:
        joins(guest, address)
    players[0].page.get_by_role("button", name="Start").click()
    for player in players:
        expect(player.page.locator("[data-part=prompt]")).to_be_visible()
    leader = asked_of(players)
    others = [player for player in players if player is not leader]
    for other in others:
        other.page.locator(".prompt a[data-clause]").click()
        other.page.locator("#clause .showme a").click()
        expect(other.page.frame_locator("#clause .scene").locator("[data-go=next]")).to_be_focused()
        expect(other.page.locator("[data-called]")).to_be_hidden()
    leader.choose()
    for other in others:
        expect(other.page.locator("[data-called]")).to_be_visible()
        assert can_be_hit(other.page, "[data-called]")
        other.page.locator("[data-called]").click()
        expect(other.page.locator("#clause")).to_be_hidden()
        expect(other.page.locator("#prompt-title")).to_be_focused()
    for player in players:
        player.context.close()
