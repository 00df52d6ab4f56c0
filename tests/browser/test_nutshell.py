"""A word of the trade opens its entry where it stands, by mouse, finger and keyboard; the nutshell is in the menu."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.access import serious
from tests.browser.player import PHONE, WIDE, newcomer
from tests.web.process import Server

sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
LEADER = "Whoever holds it draws one card more"
NEEDED = 24  # pixels of height for a finger


def playing(browser: Browser, server: Server, size: tuple[int, int]) -> Page:
    """Somebody who is asked for the first time, right from the rules."""
    page = newcomer(browser, "Nia", size).page
    page.goto(f"{server.site}/rules/quickshot")
    page.fill(".first-game input[name=name]", "Nia")
    page.get_by_role("button", name="Play a first game").click()
    expect(page.locator(".prompt[data-yours]")).to_be_visible()
    page.keyboard.press("Escape")
    page.clock.run_for(600)
    expect(page.locator("body.playing, body.still")).to_have_count(0)
    return page


def word(page: Page) -> Locator:
    return page.locator(".prompt a.wd:visible").first


@sizes
def test_a_word_of_the_prompt_opens_its_entry_and_gets_the_focus_back(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    page = playing(browser, server, size)
    marked, box = word(page), page.locator("#clause")
    name = marked.get_attribute("href")
    place = marked.bounding_box()
    assert place is not None
    assert place["height"] >= NEEDED
    marked.click()
    expect(box).to_be_visible()
    expect(box.locator("h3.word")).not_to_be_empty()
    assert serious(page) == []
    box.locator(".close").click()
    expect(box).to_be_hidden()
    expect(word(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_be_visible()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(word(page)).to_be_focused()
    assert word(page).get_attribute("href") == name
    assert page.url.rpartition("/")[0].endswith("/tables")
    page.context.close()


def test_one_entry_leads_to_the_next_in_the_same_box(browser: Browser, server: Server) -> None:
    page = newcomer(browser, "Nia").page
    page.goto(f"{server.site}/rules/quickshot")
    page.locator('#word-twin a.wd[href$="#word-leader"]').click()
    box = page.locator("#clause")
    expect(box).to_contain_text(LEADER)
    where = box.bounding_box()
    box.locator("a[data-clause]").first.click()
    expect(box.locator("h3")).to_have_text("QS-3")
    expect(box.locator(".close")).to_be_focused()
    now = box.bounding_box()
    assert where is not None
    assert now is not None
    assert abs(where["x"] - now["x"]) < 2  # it stays beside the word that was asked about
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    page.context.close()


def test_without_script_a_word_leads_to_the_glossary(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en")
    page = context.new_page()
    page.goto(f"{server.site}/rules/quickshot")
    page.locator("#s2 a.wd").first.click()
    expect(page.locator(".words div:target")).to_be_in_viewport()
    context.close()


@sizes
def test_the_menu_tells_the_game_in_a_nutshell(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    page = playing(browser, server, size)
    page.locator("button[popovertarget=menu]:visible").last.click()
    opens = page.locator("#menu").get_by_role("button", name="In a nutshell")
    opens.click()
    nutshell = page.locator("#nutshell")
    expect(nutshell.locator(".nutlines li")).to_have_count(6)
    expect(nutshell.locator(".nutpics li").last).to_be_visible()
    assert serious(page) == []
    nutshell.get_by_role("button", name="Close").click()
    expect(nutshell).to_be_hidden()
    expect(opens).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    page.context.close()


@sizes
def test_the_set_up_folds_the_nutshell_and_keeps_its_button_in_sight(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    page = newcomer(browser, "Nia", size).page
    page.goto(f"{server.site}/new/quickshot")
    expect(page.locator(".nutlines")).to_be_hidden()
    if size == PHONE:
        expect(page.get_by_role("button", name="Open a table")).to_be_in_viewport()
    page.locator(".nutfold summary").click()
    expect(page.locator(".nutlines li").first).to_be_visible()
    assert serious(page) == []
    page.context.close()
