"""Each lesson in a real browser, once to its end: sizes, languages, mouse, finger and keys by turns over the games."""

from itertools import takewhile

import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.core import lesson
from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.core.page import SEVERAL
from mischia.games import GAMES
from tests.browser.access import serious
from tests.browser.player import PHONE, WIDE, Player
from tests.web.process import Server

pytestmark = pytest.mark.browser

TRIED = {  # where something else is tried first, and the message that answers it
    "lesson-twins-play": ("play 8", "lesson-twins-8", "QS-16"),
    "lesson-alone-point": ("point A", "lesson-alone-a", "SW-23"),
    "lesson-defend-why": ("defend goblin 3", "lesson-defend-goblin", "QU-73"),
    "lesson-skid-pass": ("play Tokio Drift", "lesson-skid-play", "DR-78"),
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


def choose(ann: Player, *moves: str) -> int:
    """Choose the first of some moves, with as many of the others as one press makes; tells how many were made."""
    page, first = ann.page, moves[0]
    ready(page)
    if first.startswith("piles "):
        return sort(ann, first)
    exact, begins = (f"[form=move]{which}" for which in (f'[value="{first}"]', f'[value^="{first}; "]'))
    if not page.locator(f":is({exact}, {begins}):visible").count():  # it lies behind a tab
        press(ann, "[data-looked]")
    selector = f"{exact if page.locator(f'{exact}:visible').count() else begins}:visible >> nth=0"
    button = page.locator(selector)
    if button.get_attribute("data-choice") is None:
        press(ann, selector)
        return 1
    if ann.keyboard:
        page.keyboard.press(button.get_attribute("data-key") or "")
        expect(page.locator("[data-confirm]")).to_be_focused()
        page.keyboard.press("Enter")
        return 1
    press(ann, selector)
    ways = [SEVERAL.join(moves[:many]) for many in range(len(moves), 0, -1)]
    deeds = [f'[data-slot=deeds] [value="{way}"]:visible' for way in ways]
    deed = next((deed for deed in deeds if page.locator(deed).count()), "")
    press(ann, deed or "[data-confirm]")
    return len(moves) - deeds.index(deed) if deed else 1


def sort(ann: Player, move: str) -> int:
    """Lay every card on its pile by the key of its letter."""
    for letter, pile in zip("abc", move.removeprefix("piles ").split(" | "), strict=True):
        for card in pile.split():
            ann.page.locator(f'[data-thing]:has(option[value$=" {card}"]) button').press(letter)
    press(ann, "[data-arranged]")
    return 1


def learns(ann: Player, site: str, game: Game, language: str) -> None:
    """The whole lesson by the moves that are meant; once something else is tried first."""
    page, say = ann.page, Strings(game, language)
    page.goto(f"{site}/lessons/{game.folder.name}")
    for idea in lesson.ideas(game):
        expect(page.locator(".idea h2")).to_have_text(say(idea.title))
        stops = lesson.stops(idea)
        step = 0
        while step < len(stops) - 1:
            stop = stops[step]
            expect(page.locator(".coach .bubble > p")).to_contain_text(say(stop.says))
            if stop.says in TRIED:
                tries(ann, say, *TRIED[stop.says])
            meant = [one.phrase for one in takewhile(bool, (stop.meant for stop in stops[step:])) if one]
            if meant:
                expect(page.locator("[data-meant], [data-looked]").first).to_be_visible()
                step += choose(ann, *meant)
            else:
                press(ann, "[name=watch]")
                step += 1
        expect(page.locator(".coach .bubble > p")).to_contain_text(say(stops[-1].says))
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
        ("swords", "fr", WIDE, True),
        ("quarriors", "it", PHONE, False),
        ("deathroads", "fr", PHONE, False),
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
