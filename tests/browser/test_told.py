"""What is told beside the table: new talk where the chat is out of sight, and to screen readers what is asked."""

import re

from playwright.sync_api import Browser, Page, expect

from mischia.core.match import Match
from mischia.table.seen import seen_in_match
from tests.browser.drawn import NAMES, moment, shown
from tests.browser.player import PHONE, WIDE, Player, joins, newcomer, opens
from tests.web.process import Server


def started(browser: Browser, server: Server) -> tuple[Player, Player, Player]:
    """A host at a desk, two guests on phones."""
    ann, bob, cid = newcomer(browser, "Ann", WIDE), newcomer(browser, "Bob", PHONE), newcomer(browser, "Cid", PHONE)
    address = opens(ann, server.site, 3)
    for guest in (bob, cid):
        joins(guest, address)
    ann.page.get_by_role("button", name="Start").click()
    for player in (ann, bob, cid):
        expect(player.page.locator("[data-part=prompt]")).to_be_visible()
    return ann, bob, cid


def says(page: Page, text: str) -> None:
    page.fill("#say", text)
    page.keyboard.press("Enter")


def test_a_phone_shows_that_somebody_has_spoken(browser: Browser, server: Server) -> None:
    ann, bob, cid = started(browser, server)
    badge = bob.page.locator("[data-unread]")
    expect(badge).to_be_hidden()
    says(ann.page, "Hello, Bob")
    expect(badge).to_be_visible()
    expect(badge).to_have_accessible_name("1 new messages")
    says(ann.page, "Are you there?")
    expect(badge.locator("b")).to_have_text("2")
    expect(ann.page.locator("[data-unread]")).to_be_hidden()  # she sees the chat
    badge.tap()
    expect(bob.page.locator("#chat")).to_contain_text("Are you there?")
    expect(bob.page.locator("#chat li").last).to_be_in_viewport()
    expect(badge).to_be_hidden()
    says(bob.page, "Yes")
    expect(cid.page.locator("[data-unread] b")).to_have_text("3")
    expect(badge).to_be_hidden()
    for player in (ann, bob, cid):
        player.context.close()


def test_a_reader_hears_what_is_asked_and_keeps_the_place(browser: Browser, server: Server) -> None:
    players = started(browser, server)
    for _ in range(6):
        for player in players:
            page = player.page
            if not player.asked():
                continue
            title = page.inner_text("#prompt-title")
            expect(page.locator("#live")).to_have_text(f"Quickshot: your move. {title}", use_inner_text=False)
            player.choose()
            page.wait_for_timeout(300)
            assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
            break
    for player in players:
        player.context.close()


def fences(match: Match) -> bool:
    return match.phase == "beat" and NAMES[0] in match.turn


def test_a_listener_hears_what_a_thing_does_and_a_typist_sees_its_key(browser: Browser, server: Server) -> None:
    with shown(browser, server, seen_in_match(moment("swords", fences), NAMES[0]), "en", WIDE) as page:
        tile = page.locator(".tile[data-choice]").first
        expect(tile).to_have_accessible_description(re.compile("Beats a feint, a breath and a low parry"))
        for closed in page.locator(".tile.closed").all():
            expect(closed).to_be_disabled()
        key = "getComputedStyle(document.querySelector('.tile[data-choice]'), '::before').content"
        assert page.evaluate(key) == "none"
        page.keyboard.press("Tab")
        assert page.evaluate(key) == '"1"'


HIDDEN = """
Object.defineProperty(document, "hidden", { get: () => true });
window.called = [];
window.Notification = class { constructor(title) { window.called.push(title); } };
window.Notification.permission = "granted";
window.Notification.requestPermission = async () => "granted";
"""


def test_a_hidden_page_calls_you(browser: Browser, server: Server) -> None:
    """Who wants it is told by the browser that it is their turn, while the page is open behind others."""
    ann = newcomer(browser, "Ann")
    ann.page.add_init_script(HIDDEN)
    ann.page.goto(server.site)
    ann.page.evaluate("localStorage.setItem('mischia-notify', 'on')")
    ann.page.fill("input[name=name]", "Ann")
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.locator("button[name=game][value=quarriors]").click()
    expect(ann.page.locator("[data-part=prompt]")).to_be_visible()
    while not ann.page.evaluate("window.called.length"):  # her turn comes again
        if ann.asked():
            ann.page.locator("[form=move][name=move][value]:visible").last.click()
        ann.page.wait_for_timeout(100)
    assert set(ann.page.evaluate("window.called")) == {"Quarriors!: your move"}
    ann.context.close()
