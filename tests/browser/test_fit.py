"""What must be read and pressed fits and can be reached: in three languages, wide, on phones, in low windows."""

import pytest
from playwright.sync_api import Browser, Page

from mischia.core.match import Match
from mischia.games import GAMES
from mischia.table.seen import seen_in_match
from tests.browser.drawn import NAMES, OVERLAP, can_be_hit, cut, moment, shown
from tests.browser.player import PHONE, WIDE
from tests.web.process import Server

LANDSCAPE, LOWEST, ZOOMED, SMALLEST = (844, 390), (640, 360), (720, 450), (320, 568)
LOW = [("it", LANDSCAPE), ("fr", LOWEST), ("fr", SMALLEST), ("it", ZOOMED)]
SHOWN = [("en", WIDE), ("it", PHONE), ("fr", PHONE), *LOW]
ME = NAMES[0]
everywhere = pytest.mark.parametrize(
    ("language", "size"), SHOWN, ids=lambda one: "x".join(map(str, one)) if isinstance(one, tuple) else one
)


def leads(match: Match) -> bool:
    return match.phase == "lead" and ME in match.turn


def asked(match: Match) -> bool:
    return ME in match.awaited


def over(match: Match) -> bool:
    return match.over


def fences(match: Match) -> bool:
    return match.phase == "beat" and ME in match.turn and len(match.moves(ME)) > 6


def choices_can_be_confirmed(page: Page) -> None:
    """Each thing that can be chosen can be pressed, and then the button that confirms it."""
    things = page.locator("[data-choice]")
    for at in range(things.count()):
        things.nth(at).scroll_into_view_if_needed()
        things.nth(at).click(position={"x": 8, "y": 24})
        assert can_be_hit(page, "[data-confirm]"), page.viewport_size
        assert can_be_hit(page, ".prompt h2")
        page.keyboard.press("Escape")
    assert things.count()


@everywhere
def test_choice_and_confirmation_are_in_sight_together(
    browser: Browser, server: Server, language: str, size: tuple[int, int]
) -> None:
    for match in (moment("quickshot", leads), moment("swords", fences)):
        with shown(browser, server, seen_in_match(match, ME), language, size) as page:
            choices_can_be_confirmed(page)
            assert (
                cut(page, ".acts .btn, .acts .btn span, .tile b, .prompt h2, .prompt p, .bar h1, .aimline span") == []
            )
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@everywhere
def test_giving_up_is_out_of_the_way(browser: Browser, server: Server, language: str, size: tuple[int, int]) -> None:
    """It is at one's own plaque, far from what one plays with."""
    with shown(browser, server, seen_in_match(moment("swords", fences), ME), language, size) as page:
        quit = page.locator(".giveup")
        for other in ("[data-confirm]", ".tiles", ".prompt"):
            pair = [quit.element_handle(), page.locator(other).first.element_handle()]
            assert not page.evaluate(OVERLAP, pair), other
        assert can_be_hit(page, ".giveup")


@pytest.mark.parametrize("language", ["fr"])
def test_what_explains_hides_nothing_that_is_needed(browser: Browser, server: Server, language: str) -> None:
    """Whatever the mouse rests on, its box covers no other choice, nor the button, nor the question."""
    for match in (moment("quickshot", leads), moment("swords", fences)):
        with shown(browser, server, seen_in_match(match, ME), language, WIDE) as page:
            things = page.locator("[data-choice][data-peek]")
            things.nth(1).click(position={"x": 8, "y": 24})
            for at in range(things.count()):
                page.mouse.move(5, 300)
                things.nth(at).hover(position={"x": 8, "y": 40})
                box = page.locator(".peek:popover-open")
                box.wait_for()
                assert page.locator(".peek:popover-open").count() == 1
                for other in page.locator("[data-choice], [data-confirm], .prompt, .ifs").element_handles():
                    assert not page.evaluate(OVERLAP, [box.element_handle(), other])


@everywhere
def test_the_aim_is_in_sight_at_every_table(
    browser: Browser, server: Server, language: str, size: tuple[int, int]
) -> None:
    for game in GAMES:
        match = moment(game, asked)
        with shown(browser, server, seen_in_match(match, ME), language, size) as page:
            assert can_be_hit(page, ".aimline"), game
            assert cut(page, ".aimline, .aimline .lg, .aimline .sm") == [], game
            lines = page.locator(".aimline .lg, .aimline .sm").evaluate_all(
                "all => all.filter((one) => one.checkVisibility()).map((one) => one.textContent)"
            )
            assert len(lines) == 1, game


def test_the_aim_is_on_the_television(browser: Browser, server: Server) -> None:
    for game in GAMES:
        match = moment(game, asked)
        with shown(browser, server, seen_in_match(match, None), "fr", (1920, 1080), tv=True) as page:
            assert can_be_hit(page, ".aimline"), game
            assert cut(page, ".aimline .lg") == [], game


@pytest.mark.parametrize(("language", "size"), [("it", PHONE), ("fr", SMALLEST), ("fr", LANDSCAPE)], ids=str)
def test_the_end_fits_on_a_phone(browser: Browser, server: Server, language: str, size: tuple[int, int]) -> None:
    """Whether it was won or abandoned: a new game and the replay can be reached, and nothing sticks out."""
    for game in ("quickshot", "swords"):
        ended = [seen_in_match(moment(game, over), ME, secret="0123456789abcdef", commitment="ab" * 32)]
        match = moment(game, asked)
        left = seen_in_match(
            match, ME, status="over", abandoned=True, choices={}, turn=(), secret="01" * 8, commitment="ab" * 32
        )
        for seen in (*ended, left):
            with shown(browser, server, seen, language, size) as page:
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                assert (
                    cut(page, ".me .btn, .btn span, .prompt h2, .over h2, .over p, .fair > button, .aimline span") == []
                )
                for one in (".acts .btn[form=rematch]", ".acts a.btn", ".fair > button"):
                    page.locator(one).first.scroll_into_view_if_needed()
                    assert can_be_hit(page, one), one
