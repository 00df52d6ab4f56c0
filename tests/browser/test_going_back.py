"""Friends at a table take things back, wait for nobody who is gone, and have a reserve of time: each with a browser."""

import os
from collections.abc import Iterator
from random import Random
from time import monotonic, sleep

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.by_api import ByApi, View, person
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.databases import postgres, sqlite
from tests.web.process import Server

LINES = "#lines li"
WISH = "[data-part=back]"


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.database)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("friends") / "data"
    if request.param == "sqlite":
        with Server(data, "--database-url", sqlite(data.parent)) as running:
            yield up(running)
        return
    with postgres() as database, Server(data, "--database-url", database.fresh()) as running:
        yield up(running)


def up(server: Server) -> Server:
    until = monotonic() + 60
    while monotonic() < until:
        try:
            if httpx.get(f"{server.site}/healthz").status_code == 200:
                return server
        except httpx.TransportError:
            sleep(0.1)
    pytest.fail("the server does not come up")


@pytest.fixture(scope="module")
def chromium(house: Server) -> Iterator[Browser]:
    if CHROMIUM is None:
        assert os.environ.get("CI") != "true", "CI has to bring a Chromium"
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


def seated(chromium: Browser, house: Server, game: str, **opening: object) -> tuple[ByApi, dict[str, Page]]:
    """Three friends, each with a page open at the table."""
    people = {name: person(chromium, house.site, name) for name in ("Ann", "Bob", "Cid")}
    table = ByApi.opens(house.site, list(people.values()), game=game, **opening)
    return table, {name: opened(who, table) for name, who in people.items()}


def opened(who: BrowserContext, table: ByApi) -> Page:
    page = who.new_page()
    page.goto(table.address)
    return page


def until_points(table: ByApi) -> View:
    """Play until somebody has just chosen something; how it looks to them. The leader's card is the first of it."""
    rng = Random(3)
    for who in [*table.people, *table.people]:
        view = table.look(who)
        if view["you"] in view["turn"]:
            table.do(who, "move", move=rng.choice(view["moves"]), number=view["number"])
            view = table.look(who)
            if view["points"]:
                assert view["points"][0]["shown"]
                return view
    pytest.fail("nobody has chosen anything")


def test_all_agree_in_their_browsers(chromium: Browser, house: Server) -> None:
    table, pages = seated(chromium, house, "quickshot")
    asker = until_points(table)
    who, to, answers = asker["you"], asker["points"][0]["to"], asker["number"]
    first, second = (page for name, page in pages.items() if name != who)
    page = pages[who]
    page.goto(f"{table.address}/go-back")
    expect(page.locator(".ways-out li").first).to_contain_text("Everybody must agree")
    page.locator(f"[name=to][value='{to}']").click()
    expect(page.locator(WISH)).to_contain_text(f"{who} asks to take the last choice back.")
    expect(page.locator(f"{WISH} button")).to_have_text("Play on after all")
    for other in (first, second):
        expect(other.locator(WISH)).to_contain_text(who)
        other.locator(f"{WISH} [value^=yes]").click()
        expect(other.locator("#sure")).to_contain_text("will have been seen")
        other.locator("#sure-yes").click()
    for one in pages.values():
        expect(one.locator(f"{WISH} button")).to_have_count(0)
        one.keyboard.press("Escape")
        expect(one.locator(f"{LINES}.e-gone-back")).to_have_count(1)
        expect(one.locator(f"{LINES}.e-note-back-agreed")).to_contain_text("Agreed: Ann, Bob, Cid.")
    now = table.look(page.context)
    assert now["you"] in now["turn"]
    assert now["number"] > answers
    page.keyboard.press("Escape")
    expect(page.locator("[data-yours]")).to_be_visible()
    table.close()


def test_one_declines_and_the_game_goes_on(chromium: Browser, house: Server) -> None:
    table, pages = seated(chromium, house, "quickshot")
    asker = until_points(table)
    who = asker["you"]
    other = next(page for name, page in pages.items() if name != who)
    table.do(pages[who].context, "go-back", number=asker["number"])
    other.locator(f"{WISH} [value^=no]").click()
    for page in pages.values():
        expect(page.locator(f"{WISH} button")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(f"{LINES}.e-note-back-declined")).to_have_count(1)
    pages[who].goto(f"{table.address}/go-back")
    pages[who].locator("[name=to]").first.click()
    expect(pages[who].locator("#refusal")).to_contain_text("not all agreed")
    table.close()


def test_a_turn_is_begun_anew_with_one_click(chromium: Browser, house: Server) -> None:
    table, pages = seated(chromium, house, "quarriors")
    view = table.play_at_random(Random(5), lambda view: view["can_restart"])
    page = pages[view["you"]]
    page.goto(f"{table.address}/go-back")  # it is at the table too, where there is room
    page.locator("form[action$='/restart'] button").click()
    expect(page.locator("body.at-table")).to_be_visible()
    expect(page.locator("[form=undo]")).to_have_count(0)
    assert not table.look(page.context)["can_undo"]
    table.close()


def test_the_reserve_is_at_the_seats_and_runs_after_the_clock(chromium: Browser, house: Server) -> None:
    table, pages = seated(chromium, house, "quickshot", clock="seconds", limit=1, bank=600)
    view = table.look(pages["Ann"].context)
    page = pages[view["turn"][0]]
    others = next(one for name, one in pages.items() if name != view["turn"][0])
    expect(others.locator(".foe .bank").first).to_have_text("10:00")
    expect(page.locator("[data-reserve]")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-deadline]")).to_contain_text("9:5")
    table.close()


@pytest.mark.slow
def test_a_bot_of_a_chosen_strength_for_one_who_is_gone_until_they_act(chromium: Browser, house: Server) -> None:
    """Nobody waits longer than a minute; who comes back and says a word has the seat again."""
    people = {name: person(chromium, house.site, name) for name in ("Ann", "Bob", "Cid")}
    table = ByApi.opens(house.site, list(people.values()), game="quickshot")
    ann, bob = (opened(people[name], table) for name in ("Ann", "Bob"))
    ann.locator("[popovertarget=menu]").click()
    button = ann.locator("[form=stand-in][value=Cid]")
    expect(button).to_be_visible(timeout=100_000)
    ann.locator("[form=stand-in][name=level]").select_option("hard")
    button.click()
    for page in (ann, bob):
        page.keyboard.press("Escape")
        expect(page.locator(f"{LINES}.e-note-stand-in")).to_contain_text("A bot plays for Cid")
    seat = next(seat for seat in table.look(people["Ann"])["seats"] if seat["name"] == "Cid")
    assert (seat["stand_in"], seat["level"]) == (True, "hard")
    cid = opened(people["Cid"], table)
    cid.locator("#say").fill("hello")
    cid.locator("#say").press("Enter")
    expect(ann.locator(f"{LINES}.e-note-timeout-back")).to_have_count(1)
    table.close()
