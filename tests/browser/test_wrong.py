"""\"That's wrong!\": from a line of the log or a refusal to a file, in the box of the clause."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.core.language import Words
from mischia.core.scenario import read
from tests.browser.access import serious
from tests.browser.by_api import ByApi, person, post
from tests.browser.player import PHONE, WIDE
from tests.web.process import Server


def tells(page: Page, words: str) -> None:
    page.fill("#clause textarea", words)
    page.locator("#clause .wrong-form .btn").click()
    expect(page.locator("#clause")).to_contain_text(words)


def taken(page: Page, path: Path) -> Path:
    """The file that the box offers."""
    with page.expect_download() as download:
        page.locator("#clause a[download]").click()
    download.value.save_as(path)
    return path


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "it")], ids=["wide", "phone"])
def test_a_line_and_a_refusal_become_files(
    browser: Browser, server: Server, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    say, people = Words(language), [person(browser, server.site, name, size) for name in ("Ann", "Bob", "Cid")]
    table = ByApi.opens(server.site, people, game="quickshot")
    post(people[0], server.site, "/api/people", {"name": "Ann", "language": language})
    page = people[0].new_page()
    page.goto(table.address)
    page.locator("html.scripted").wait_for()
    if size == PHONE:
        page.locator(".ticker").click()
    page.fill("#say", "play 99")
    page.keyboard.press("Enter")
    expect(page.locator("#refusal a.wrong")).to_have_text(say("web-wrong"))
    page.locator("#refusal a.wrong").click()
    tells(page, "Perché no?")
    assert len(read(taken(page, tmp_path / "refusal.yaml"))) == 1
    page.keyboard.press("Escape")
    expect(page.locator("#clause")).to_be_hidden()
    table.play_at_random(Random(1), lambda view: view["seq"] > 12)
    page.reload()
    page.locator("html.scripted").wait_for()
    if size == PHONE:
        page.locator(".ticker").click()
    page.locator("#lines li .cl").last.click()
    page.locator("#clause a.wrong").click()
    expect(page.locator("#clause textarea")).to_be_focused()
    wrong = serious(page)
    tells(page, "Niente.")
    wrong += serious(page)
    assert "Niente." in taken(page, tmp_path / "line.yaml").read_text(encoding="utf-8")
    assert wrong == []
    table.close()
