"""A lesson in a real browser: to its end by mouse, by finger and by keys, with a choice that is not meant."""

import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.core import lesson
from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.games import GAMES
from tests.browser.access import serious
from tests.browser.player import PHONE, WIDE, Player
from tests.web.process import Server

pytestmark = pytest.mark.browser

TRIED = {  # where something else is tried first, and the message that answers it
    "lesson-twins-play": ("play 8", "lesson-twins-8", "QS-16"),
    "lesson-alone-point": ("point A", "lesson-alone-a", "SW-23"),
    "lesson-defend-why": ("defend goblin 3", "lesson-defend-goblin", "QU-73"),
}


def learner(browser: Browser, language: str, size: tuple[int, int], keyboard: bool = False) -> Player:
    """Somebody without a name, who reads in a language."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        locale=language,
    )
    context.add_init_script("localStorage.setItem('mischia-pace', '60')")
    page = context.new_page()
    page.set_default_timeout(20_000)
    return Player("Ann", context, page, keyboard)


def ready(page: Page) -> None:
    """Nothing is being shown any more, and a hand may choose."""
    expect(page.locator("body:not(.playing, .still)")).to_be_attached()


def press(ann: Player, selector: str) -> None:
    ready(ann.page)
    button = ann.page.locator(selector)
    if ann.keyboard:
        button.focus()
        ann.page.keyboard.press("Enter")
    elif ann.context.pages[0].viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        button.tap()
    else:
        button.click()


def choose(ann: Player, move: str) -> None:
    """Choose a card and confirm it; a button that needs no choosing is pressed."""
    ready(ann.page)
    exact, begins = (f"[form=move]{which}:visible" for which in (f'[value="{move}"]', f'[value^="{move}; "]'))
    selector = f"{exact if ann.page.locator(exact).count() else begins} >> nth=0"  # one press may make more moves
    button = ann.page.locator(selector)
    if button.get_attribute("data-choice") is None:
        press(ann, selector)
    elif ann.keyboard:
        ann.page.keyboard.press(button.get_attribute("data-key") or "")
        expect(ann.page.locator("[data-confirm]")).to_be_focused()
        ann.page.keyboard.press("Enter")
    else:
        press(ann, selector)
        press(ann, "[data-confirm]")


def learns(ann: Player, site: str, game: Game, language: str) -> None:
    """The whole lesson by the moves that are meant; once something else is tried first."""
    page, say = ann.page, Strings(game, language)
    page.goto(f"{site}/lessons/{game.folder.name}")
    for idea in lesson.ideas(game):
        expect(page.locator(".idea h2")).to_have_text(say(idea.title))
        *_, last = lesson.stops(idea)
        for stop in lesson.stops(idea):
            expect(page.locator(".coach .bubble > p")).to_contain_text(say(stop.says))
            if stop.says in TRIED:
                tries(ann, say, *TRIED[stop.says])
            if stop.meant is not None:
                expect(page.locator("[data-meant]").first).to_be_visible()
                choose(ann, stop.meant.phrase)
            elif stop != last:
                press(ann, "[name=watch]")
        press(ann, ".acts.more a")
    expect(page.locator("h1")).to_have_text(say("web-lesson-learnt"))


def tries(ann: Player, say: Strings, move: str, answer: str, clause: str) -> None:
    """A choice that is not meant is answered and put back; nothing has happened."""
    page, told = ann.page, ann.page.locator("#lines > li").count()
    choose(ann, move)
    expect(page.locator(".coach .bubble > p")).to_have_text(say(answer))
    expect(page.locator(".causes > li")).not_to_have_count(0)
    expect(page.locator(".causes")).to_contain_text(clause)
    expect(page.locator("#whistle")).to_contain_text(say(answer))
    assert page.locator("#lines > li").count() == told
    assert serious(page) == []
    press(ann, "[name=back]")
    expect(page.locator(".causes")).to_have_count(0)
    expect(page.locator(f'[value="{move}"]').first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language", "size", "keyboard"),
    [
        ("quickshot", "en", WIDE, False),
        ("quickshot", "it", PHONE, False),
        ("quickshot", "fr", WIDE, True),
        ("swords", "it", PHONE, False),
        ("swords", "fr", WIDE, True),
        ("quarriors", "en", PHONE, False),
    ],
)
def test_a_lesson_to_its_end(
    browser: Browser, server: Server, game: str, language: str, size: tuple[int, int], keyboard: bool
) -> None:
    """By mouse, by finger, or by keys alone; then a first game."""
    ann = learner(browser, language, size, keyboard)
    learns(ann, server.site, GAMES[game], language)
    ann.page.fill("input[name=name]", "Ann")
    ann.page.locator("form.plain button").click()
    expect(ann.page.locator("body.at-table:not(.lesson)")).to_be_attached()
    ann.context.close()
