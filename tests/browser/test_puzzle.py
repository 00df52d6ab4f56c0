"""A puzzle: a move is chosen and confirmed as at any table, what fails says why, and what is found is proved."""

import pytest
from playwright.sync_api import Browser, expect

from mischia.core.language import Words
from mischia.core.puzzle import puzzles
from mischia.games import GAMES
from mischia.web.pages.puzzle import TRIES
from tests.browser.access import serious
from tests.browser.player import PHONE, WIDE, newcomer
from tests.web.process import Server


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_puzzle_is_tried_and_solved(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    say, game = Words("en"), GAMES["quickshot"]
    puzzle = puzzles(game)[0]
    other = next(one for one in puzzle.match(game).moves(puzzle.seat) if one != puzzle.answer)
    page = newcomer(browser, "Vic", size).page
    page.goto(f"{server.site}/puzzles/quickshot/{puzzle.id}")
    page.locator("html.scripted").wait_for()
    wrong = serious(page)
    for move in (other, puzzle.answer):
        page.locator(f'.hand [data-choice][value="{move}"]').first.click()
        page.locator("[data-confirm]").click()
        number = 2 if move == other else 0
        tab = say("web-puzzle-try", number=2, most=TRIES) if number else say("web-puzzle-solved-at", number=2)
        expect(page.locator(".prompt .tab")).to_have_text(tab)
    wrong += serious(page)
    assert wrong == []
    page.context.close()


def test_a_day_is_counted_once(browser: Browser, server: Server) -> None:
    page = newcomer(browser, "Vic").page
    page.goto(f"{server.site}/puzzle")
    expect(page.locator("[data-streak]")).to_have_text("0")
    day = page.locator("body").get_attribute("data-day")
    page.evaluate("(day) => localStorage.setItem('mischia-puzzles', JSON.stringify({ [day]: 2 }))", day)
    for _ in range(2):
        page.reload()
        expect(page.locator("[data-streak]")).to_have_text("1")
    page.context.close()
