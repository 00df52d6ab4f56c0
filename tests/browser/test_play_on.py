"""From the replay of a finished game to a new table, in a real browser."""

from playwright.sync_api import Browser, expect

from tests.browser.access import serious
from tests.browser.player import PHONE, newcomer
from tests.cli.files import finished
from tests.web.process import Server
from tests.web.site import Guest


def test_one_plays_on_from_the_step_that_is_shown(browser: Browser, server: Server) -> None:
    match = finished()
    brought = Guest(server.site, "Ann").http.post("/api/matches", json=match.document())
    page = newcomer(browser, "Vic", PHONE, calm=False).page
    page.goto(f"{server.site}/tables/{brought.json()['table']}/replay?step=0")
    page.locator("[data-go=next]").click()
    expect(page.locator(".scrub input[name=step]")).to_have_value("1")
    page.locator("[popovertarget=play-on]").click()
    form = page.locator("#play-on form")
    expect(form).to_be_visible()
    assert serious(page) == []
    assert form.locator("input[name=step]").input_value() == "1"
    form.locator("select").select_option("Bob")
    form.locator("[value=friends]").check()
    form.locator("button").click()
    expect(page.locator("body.in-lobby")).to_be_visible()
    expect(page.locator(".bench .plate", has_text="Bob")).to_be_visible()
    expect(page.locator(".bench .open")).to_have_count(len(match.names) - 1)
