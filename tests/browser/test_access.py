"""Every page, wide and on a phone, for people who can't see or use a mouse: axe-core finds nothing serious."""

from playwright.sync_api import Browser, expect

from tests.browser.access import serious
from tests.browser.player import PHONE, WIDE, Player, joins, newcomer, opens
from tests.web.process import Server


def test_pages_without_a_table(browser: Browser, server: Server) -> None:
    wrong: list[str] = []
    for size in (WIDE, PHONE):
        visitor = newcomer(browser, "Vic", size)
        for path in (
            "/",
            "/tables",
            "/new/quickshot",
            "/rules/quickshot",
            "/api",
            "/nowhere",
            "/rules/chess",
            "/?back=/tables",
        ):
            visitor.page.goto(server.site + path)
            wrong += serious(visitor.page)
        visitor.page.goto(f"{server.site}/rules/quickshot")
        visitor.page.locator(".gallery a[data-clause]").first.click()
        expect(visitor.page.locator("#clause")).to_be_visible()
        wrong += serious(visitor.page)
        visitor.context.close()
    assert wrong == []


def opened(player: Player) -> list[str]:
    """What is wrong with all that opens at a table: the menu, the log, a thing explained, a clause."""
    page = player.page
    page.locator("[popovertarget=menu]:visible").last.click()
    expect(page.locator("#menu")).to_be_visible()
    wrong = serious(page)
    page.keyboard.press("Escape")
    page.locator("[popovertarget=peek-deck]").click()
    expect(page.locator("#peek-deck")).to_be_visible()
    wrong += serious(page)
    page.keyboard.press("Escape")
    if page.locator("button.ticker").is_visible():
        page.locator("button.ticker").click()
        wrong += serious(page)
    page.locator("#lines a[data-clause]").last.click()
    expect(page.locator("#clause")).to_be_visible()
    wrong += serious(page)
    page.locator("#clause .close").click()
    page.keyboard.press("Escape")
    return wrong


def test_a_table_from_the_lobby_to_the_end(browser: Browser, server: Server) -> None:
    ann, bob, cid = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE), newcomer(browser, "Cid")
    onlooker = newcomer(browser, "Olga", PHONE)
    players: list[Player] = [ann, bob, cid]
    address = opens(ann, server.site, 3)
    for guest in players[1:]:
        joins(guest, address)
    wrong = serious(ann.page) + serious(bob.page)
    ann.page.get_by_role("button", name="Start").click()
    expect(bob.page.locator("[data-part=prompt]")).to_be_visible()
    onlooker.page.goto(address)
    wrong += serious(ann.page) + serious(bob.page) + serious(onlooker.page) + opened(ann) + opened(bob)
    onlooker.page.goto(f"{address}/screen")
    wrong += serious(onlooker.page)
    for _ in range(200):
        for player in players:
            player.choose()
        if ann.page.locator("#over").count():
            break
    expect(ann.page.locator("#over")).to_be_visible()
    expect(bob.page.locator("#over")).to_be_visible()
    for player in (ann, bob):
        wrong += serious(player.page) + opened(player)
        for path in ("/replay?step=12&seat=Ann", "/verify"):
            player.page.goto(address + path)
            wrong += serious(player.page)
        player.page.goto(f"{server.site}/tables")
        wrong += serious(player.page)
    for person in (*players, onlooker):
        person.context.close()
    assert wrong == []
