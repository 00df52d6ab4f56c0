"""Every page is set in the faces that the site serves, whatever fonts the machine has."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

import mischia
from mischia.web.pages import fonts
from tests.browser.player import Player, newcomer
from tests.web.process import Server

SHIPPED = {".\x7f", "RobotoRegular", "RobotoBold"}  # as the files call themselves; the first is the narrow one
OBSERVE = """window.shift = 0;
new PerformanceObserver(list => { for (const one of list.getEntries()) window.shift += one.value })
  .observe({type: "layout-shift", buffered: true});"""
LOADED = "[...document.fonts].filter(one => one.status === 'loaded' && one.display === 'swap').length"
SOURCE = Path(mischia.__file__).parent
STILL = 0.02  # of the screen, times how far


def used_faces(page: Any) -> dict[str, int]:
    """How many glyphs of the page are drawn in each family that the browser really used."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument", {"depth": -1})["root"]
    main = browser.send("DOM.querySelector", {"nodeId": root["nodeId"], "selector": "main"})["nodeId"]
    found: dict[str, int] = {}
    for node in browser.send("DOM.querySelectorAll", {"nodeId": main, "selector": "*"})["nodeIds"]:
        for face in browser.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            family = face["familyName"] if face["isCustomFont"] else f"{face['familyName']} of the machine"
            found[family] = found.get(family, 0) + int(face["glyphCount"])
    return found


def open_table(player: Any, site: str, game: str) -> str:
    form = {"name": "Ann", "game": game, "seats": "3", "sit": "yes", "seat2": "easy", "seat3": "easy"}
    opened = player.context.request.post(f"{site}/tables", form=form, headers={"origin": site})
    player.context.request.post(f"{opened.url}/seats", form={"do": "start"}, headers={"origin": site})
    return str(opened.url)


def test_pages_use_the_shipped_faces(browser: Browser, server: Server) -> None:
    player = newcomer(browser, "Ann")
    player.page.goto(server.site)
    for path in (server.site, f"{server.site}/rules/quickshot", open_table(player, server.site, "quickshot")):
        player.page.goto(path)
        player.page.evaluate("document.fonts.ready")
        used = used_faces(player.page)
        shipped = sum(number for family, number in used.items() if family in {*SHIPPED, "RobotoItalic"})
        assert set(used) >= SHIPPED, (path, used)
        assert shipped / sum(used.values()) > 0.99, (path, used)  # the rest: symbols that no text face has
    player.context.close()


def test_the_faces_have_every_letter_that_we_write(browser: Browser, server: Server) -> None:
    words = "".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("**/strings/*.ftl"))
    used = {letter for letter in words + words.upper() if letter.isalpha()} | set("’«»…")
    letters = "".join(sorted(used))
    player = newcomer(browser, "Ann")
    player.page.goto(server.site)
    written = "letters => { document.querySelector('main').innerHTML = `<h1>${letters}</h1><p>${letters}</p>` }"
    player.page.evaluate(written, letters)
    player.page.evaluate("document.fonts.ready")
    player.page.wait_for_timeout(300)
    assert set(used_faces(player.page)) <= SHIPPED
    player.context.close()


def test_nothing_jumps_when_the_faces_come(browser: Browser, server: Server) -> None:
    player = newcomer(browser, "Ann")
    player.page.goto(server.site)
    address = open_table(player, server.site, "quickshot")
    player.page.goto(address)
    player.until_asked()  # so that no bot moves anything meanwhile
    for path in (server.site, address):
        assert shift_by_faces(player, path) < STILL, path
    player.context.close()


def shift_by_faces(player: Player, path: str) -> float:
    """How far things move on a page whose faces come late."""
    held: list[Route] = []
    page = player.context.new_page()
    page.add_init_script(OBSERVE)
    page.route("**/*.woff*", lambda route: held.append(route))
    page.goto(path, wait_until="domcontentloaded")
    before = settled(page)
    assert page.evaluate(LOADED) == 0
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    assert set(used_faces(page)) >= SHIPPED
    shift = float(page.evaluate("window.shift")) - before
    page.close()
    return shift


def settled(page: Page) -> float:
    """How far things have moved since the page came, once they stand: on a busy machine its script comes late."""
    page.wait_for_timeout(700)
    moved = -1.0
    while moved != (now := float(page.evaluate("window.shift"))):
        moved = now
        page.wait_for_timeout(500)
    return moved


def test_faces_are_kept_for_ever_and_old_addresses_are_not_there(browser: Browser, server: Server) -> None:
    player = newcomer(browser, "Ann")
    for name in (*fonts.FACES, fonts.STYLE.name):
        answer = player.context.request.get(server.site + fonts.address(name))
        assert answer.ok, name
        assert "immutable" in answer.headers["cache-control"]
        assert player.context.request.get(f"{server.site}/fonts/0123456789/{name}").status == 404
    player.context.close()
