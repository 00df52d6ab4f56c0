"""A phone shows what the wide page shows: what is in the column beside the table, and what every pile is."""

import pytest
from playwright.sync_api import Browser, expect

from mischia.core.language import LANGUAGES
from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from tests.browser.drawn import NAMES, can_be_hit, moment, shown
from tests.web.process import Server

SIZES = ((360, 640), (390, 844), (844, 390))


def asks_the_first(match: Match) -> bool:
    return NAMES[0] in match.turn and len(match.events) > 12


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_beside_the_table_is_in_the_menu_of_a_phone(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    with shown(browser, server, seen_in_match(moment(game, asks_the_first), NAMES[0]), "fr", size) as page:
        listed = page.locator("#log .reference").last
        expect(listed).to_be_hidden()
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name="Aide-mémoire").click()
        expect(page.locator("#menu")).to_be_hidden()
        expect(listed).to_be_in_viewport()
        expect(listed.locator("li").last).to_be_visible()
        listed.locator("li").last.scroll_into_view_if_needed()
        expect(listed.locator("li").last).to_be_in_viewport()


def test_the_eight_explain_themselves_on_a_phone(browser: Browser, server: Server) -> None:
    with shown(browser, server, seen_in_match(moment("quickshot", asks_the_first), NAMES[0]), "en", (360, 640)) as page:
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name="At a glance").click()
        eight = page.locator("#log .reference li button")
        expect(eight).to_have_count(8)
        assert can_be_hit(page, "#log .reference li:nth-child(2) button")
        eight.nth(1).click()
        expect(page.locator("#peek-card-2")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_every_pile_says_what_it_is(browser: Browser, server: Server, language: str, size: tuple[int, int]) -> None:
    with shown(browser, server, seen_in_match(moment("quickshot", asks_the_first), NAMES[0]), language, size) as page:
        for name in page.locator(".pile > span").all():
            box = name.bounding_box()
            assert box is not None
            assert box["width"] > 20
            assert box["height"] >= 10


def ends_with_a_card(match: Match) -> bool:
    return match.over and match.winners == [NAMES[0]] and NAMES[0] in match.see()["table"]


@pytest.mark.parametrize("size", [*SIZES, (1440, 900)], ids=str)
def test_the_end_shows_the_own_card_and_a_box_that_goes(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """Was it fair? is read in a box that hides no rematch, and goes by Esc or a tap beside it."""
    seen = seen_in_match(moment("quickshot", ends_with_a_card), NAMES[0], secret="s" * 32, commitment="ab" * 32)
    with shown(browser, server, seen, "en", size) as page:
        expect(page.locator(".over .slot.last")).to_be_visible()
        box = page.locator("#peek-fair")
        for by_key in (True, False):
            page.locator(".fair > button").click()
            expect(box).to_be_visible()
            assert can_be_hit(page, ".acts .btn[form=rematch]")
            if by_key:
                page.keyboard.press("Escape")
            else:
                page.locator("#prompt-title").click()
            expect(box).to_be_hidden()


@pytest.mark.parametrize("size", [*SIZES, (1440, 900)], ids=str)
def test_the_tick_of_the_last_card_is_whole(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with shown(browser, server, seen_in_match(moment("quickshot", asks_the_first), NAMES[0]), "en", size) as page:
        page.locator("ul.hand > li:last-child [data-choice]").click()
        tick, hand = page.locator(".chosen > .tick"), page.locator("ul.hand")
        expect(tick).to_be_visible()
        edge = "one => one.getBoundingClientRect().right"
        page.wait_for_function("document.getAnimations().length === 0")
        assert tick.evaluate(edge) <= hand.evaluate(edge) + 1
