"""What happens is played step by step, can be skipped, and keeps still for those who ask for it."""

from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.by_api import ByApi, person
from tests.browser.pace import at_usual_pace
from tests.browser.player import PHONE, Player, against_bots, plays
from tests.web.process import Server


def faults(page: Page) -> list[str]:
    """What goes wrong in the page's script, as it does."""
    found: list[str] = []

    def note(said: ConsoleMessage) -> None:
        if said.type == "error":
            found.append(said.text)

    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", note)
    return found


def told(ann: Player) -> Any:
    return ann.page.evaluate("({ moved: window.moved, most: window.most })")


def test_each_line_is_a_step_and_things_move(browser: Browser, server: Server) -> None:
    for size in ((1440, 900), PHONE):
        ann = against_bots(browser, server, calm=False, size=size)
        wrong = faults(ann.page)
        ann.page.evaluate("() => { delete document.body.dataset.meanwhile; }")  # on a busy machine it catches up
        plays(ann)
        expect(ann.page.locator("body.playing")).to_be_visible()
        expect(ann.page.locator("#lines li.e-reveals").first).to_be_attached(timeout=30_000)
        for _ in range(100):
            if {"turn", "land"} <= set(told(ann)["moved"]):
                break
            ann.page.wait_for_timeout(100)
        assert {"turn", "land"} <= set(told(ann)["moved"])
        assert told(ann)["most"] == 1, "one line at a time"
        ann.page.mouse.click(300, 300)  # a tap ends a step
        ann.page.keyboard.press("Escape")  # and this ends them all
        expect(ann.page.locator("body.playing")).to_have_count(0)
        assert ann.page.locator("[class*='fx-']").count() == 0
        assert wrong == []
        ann.context.close()


def test_nothing_moves_for_those_who_ask_for_it(browser: Browser, server: Server) -> None:
    ann = against_bots(browser, server, calm=True)
    plays(ann)
    expect(ann.page.locator("#lines li.e-reveals").first).to_be_attached(timeout=30_000)
    assert told(ann) == {"moved": [], "most": 1}
    ann.context.close()


def test_a_finished_match_plays_itself(browser: Browser, server: Server) -> None:
    ann = against_bots(browser, server, calm=True)
    for _ in range(300):
        ann.choose()
        if ann.page.locator("#over").count():
            break
    ann.page.goto(f"{ann.page.url}/replay?seat=Ann")
    ann.page.evaluate("localStorage.setItem('mischia-pace', '2')")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.locator("#lines li.e-leads")).to_be_visible(timeout=30_000)
    ann.page.get_by_role("button", name="Pause").click()
    expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    ann.page.wait_for_timeout(500)
    here = ann.page.url
    ann.page.wait_for_timeout(1500)
    assert ann.page.url == here != f"{here.split('?')[0]}?seat=Ann"
    shown = ann.page.inner_text("#lines")
    ann.page.reload()  # the address is the link to this move
    assert ann.page.inner_text("#lines") == shown
    ann.page.locator("[data-go=last]").click()
    for _ in range(50):
        ann.page.keyboard.press("Escape")
        if ann.page.locator("#over").count():
            break
        ann.page.wait_for_timeout(100)
    expect(ann.page.locator("#over")).to_be_visible()
    ann.page.locator("#lines a.move").first.click()
    expect(ann.page.locator("#over")).to_have_count(0)
    ann.context.close()


def test_what_goes_on_without_you_is_skipped_to_its_result(browser: Browser, server: Server) -> None:
    """Ann watches a duel of others: she skips it once, every further beat passes at once, and she sees who has won."""
    people = [person(browser, server.site, name) for name in ("Ann", "Bob", "Cid")]
    table = ByApi.opens(server.site, people, game="swords", options={"duels": "virtual"})
    table.play_at_random(Random(4), lambda view: view["phase"] == "beat")
    watches = next(one for one in people if "yield" not in table.look(one)["moves"])
    context = browser.new_context(storage_state=watches.storage_state())
    page = at_usual_pace(context).new_page()
    page.goto(table.address)
    page.wait_for_selector("html.scripted")
    others = ByApi(server.site, table.table, [one for one in people if one is not watches])
    sign = page.locator("#skim")

    def beat() -> None:
        number = table.look(watches)["number"]
        others.play(lambda view: next(m for m in view["moves"] if m != "yield"), lambda view: view["number"] > number)

    beat()
    expect(page.locator("body.playing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("body.playing")).to_have_count(0)
    expect(sign).to_be_hidden()
    for skipped in range(40):
        lines = page.locator("#lines > li").count()
        beat()
        if table.look(watches)["phase"] != "beat":
            assert skipped
            break
        expect(sign).to_be_visible()
        expect(page.locator("#lines > li")).not_to_have_count(lines)
        expect(page.locator("body.playing")).to_have_count(0, timeout=700)
    expect(page.locator("body.playing")).to_be_visible()
    expect(page.locator("[data-part=prompt] h2, .prompt h2").first).to_contain_text("wins the duel")
    expect(sign).to_be_hidden()
    context.close()
    table.close()
