"""The living room at its first step: links that phones can follow, copying, codes, a seat in one step, the door."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.cli.serve import network_address
from mischia.web.pages.table import qr
from tests.browser.player import PHONE, Player, joins, newcomer, opens
from tests.web.process import Server

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
NO_COPYING = "document.execCommand = () => false"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the network can reach."""
    data: Path = tmp_path_factory.mktemp("open") / "data"
    with Server(data, "--host", "0.0.0.0") as running:
        asyncio.run(running.ready())
        yield running


@pytest.fixture(scope="module", autouse=True)
def first(open_server: Server, browser: Browser) -> None:
    """Its loop has run before the browser's does."""


def reachable(server: Server) -> str:
    found = network_address()
    if found is None:
        pytest.skip("this machine is in no network")
    return f"http://{found}:{server.port}"


def pasted(page: Page) -> str:
    """What the clipboard holds, as somebody finds out."""
    page.locator("#say").focus()
    page.keyboard.press("Control+V")
    return page.locator("#say").input_value()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_phone_follows_the_link_of_a_host_on_localhost(browser: Browser, open_server: Server) -> None:
    site = reachable(open_server)
    ann, tv, bob = newcomer(browser, "Ann"), newcomer(browser, "TV"), newcomer(browser, "Bob", PHONE)
    address = opens(ann, f"http://localhost:{open_server.port}", 3)
    link = ann.page.locator("#link").input_value()
    assert link == address.replace(f"http://localhost:{open_server.port}", site)
    path = re.search(r' d="[^"]+"', str(qr(link)))
    assert path is not None
    assert path[0] in ann.page.locator(".invite .qrbox").inner_html(), "the code for cameras says the same"
    tv.page.goto(f"{address}/screen")
    assert path[0] in tv.page.locator(".tvcome .qrbox").inner_html()
    expect(tv.page.locator(".tvcome")).to_contain_text(site.removeprefix("http://"))
    code = ann.page.locator(".code b").inner_text()
    expect(tv.page.locator(".tvcome .tvcode")).to_have_text(code)
    joins(bob, link)
    expect(ann.page.locator("[data-part=lobby]")).to_contain_text("Bob")
    for player in (ann, tv, bob):
        assert fits(player.page)
        player.context.close()


def test_a_server_for_this_machine_alone_says_so(browser: Browser, server: Server) -> None:
    ann = newcomer(browser, "Ann", PHONE)
    opens(ann, server.site, 3)
    expect(ann.page.locator(".only-here")).to_contain_text("Phones can’t come in")
    expect(ann.page.locator(".qrbox")).to_have_count(0)
    assert fits(ann.page)
    ann.context.close()


def copies(ann: Player, told: str, works: bool) -> None:
    link = ann.page.locator("#link").input_value()
    button = ann.page.locator("[data-copy]")
    button.click()
    expect(button).to_have_text(told)
    expect(ann.page.locator("#live")).to_have_text(told)
    if works:
        assert pasted(ann.page) == link
    else:
        marked = "one => one.value.slice(one.selectionStart, one.selectionEnd)"
        assert ann.page.locator("#link").evaluate(marked) == link, "it is marked, to be copied by hand"


def test_copying_over_plain_http(browser: Browser, open_server: Server) -> None:
    """A page that comes over plain http from elsewhere than this machine has no clipboard to write to."""
    ann = newcomer(browser, "Ann")
    opens(ann, reachable(open_server), 3)
    assert ann.page.evaluate("navigator.clipboard === undefined")
    copies(ann, "Copied", works=True)
    ann.context.close()


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("", "Copied"),
        (NO_CLIPBOARD, "Copied"),
        (f"{NO_CLIPBOARD}; {NO_COPYING}", "The link is marked: press Ctrl+C, or hold a finger on it."),
    ],
)
def test_copying_with_and_without_a_clipboard(browser: Browser, server: Server, script: str, told: str) -> None:
    ann = newcomer(browser, "Ann")
    ann.page.add_init_script(script)
    opens(ann, server.site, 3)
    copies(ann, told, works=told == "Copied")
    ann.context.close()


def test_a_code_is_typed_at_home_and_a_wrong_one_told_there(browser: Browser, server: Server) -> None:
    ann, bob = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    address = opens(ann, server.site, 3)
    code = ann.page.locator(".code b").inner_text()
    page = bob.page
    page.goto(server.site)
    page.fill("input[name=code]", "bcd-fgh")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".joinbox .refusal")).to_contain_text("No open table has this code")
    expect(page.locator("input[name=code]")).to_have_value("bcd-fgh")
    expect(page.locator("input[name=code]")).to_be_focused()
    assert fits(page)
    page.fill("input[name=code]", code.lower())
    page.get_by_role("button", name="Join").click()
    expect(page.locator("[data-part=lobby]")).to_be_visible()
    assert page.url == address
    for player in (ann, bob):
        player.context.close()


def test_the_host_sees_who_is_at_the_door_and_a_guest_sits_in_one_step(browser: Browser, server: Server) -> None:
    ann, bob, eve = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE), newcomer(browser, "Eve")
    address = opens(ann, server.site, 3)
    door = ann.page.locator("[data-part=door]")
    expect(door).to_be_empty()
    bob.page.goto(address)
    expect(door).to_have_text("At the door: somebody")
    bob.page.get_by_role("button", name="Sit here").first.click()
    assert bob.page.evaluate("document.querySelector('input[name=name]').matches(':invalid:focus')"), (
        "it asks for a name"
    )
    expect(ann.page.locator(".plate.ghost")).to_have_count(2)
    bob.page.fill("input[name=name]", "Bob")
    bob.page.get_by_role("button", name="Sit here").last.click()
    expect(bob.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(ann.page.locator("[data-part=lobby] li").nth(2)).to_contain_text("Bob")
    expect(door).to_be_empty()
    eve.page.goto(address)
    eve.page.fill("input[name=name]", "Eve")
    eve.page.get_by_role("button", name="Just watch").click()
    expect(door).to_have_text("At the door: Eve")
    eve.page.get_by_role("button", name="Sit here").click()
    expect(door).to_be_empty()
    expect(ann.page.locator("[data-part=lobby]")).to_contain_text("Eve")
    for player in (ann, bob, eve):
        player.context.close()


def test_a_guest_without_script_sits_in_one_step(browser: Browser, server: Server) -> None:
    ann = newcomer(browser, "Ann")
    address = opens(ann, server.site, 3)
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    page.fill("input[name=name]", "Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(ann.page.locator("[data-part=lobby]")).to_contain_text("Bob")
    context.close()
    ann.context.close()


def test_what_is_changed_in_the_lobby_is_told_to_all(browser: Browser, server: Server) -> None:
    ann, bob = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    address = opens(ann, server.site, 3)
    joins(bob, address)
    expect(bob.page.locator(".change")).to_have_count(0)
    expect(bob.page.locator(".lack")).to_contain_text("3 dummies join: Zed, Yun, Xia")
    page = ann.page
    page.locator(".change > summary").click()
    page.select_option(".change select[name=seats]", "4")
    page.get_by_text("French").check()
    page.locator(".change input[value=seconds]").check()
    page.get_by_role("button", name="Agree on this").click()
    expect(bob.page.locator("[data-part=lobby] li:not(.starts)")).to_have_count(4)
    expect(bob.page.locator("[data-part=agreed]")).to_contain_text("French")
    expect(bob.page.locator("[data-part=agreed]")).to_contain_text("60")
    expect(bob.page.locator("#chat")).to_contain_text("Ann has changed")
    expect(page.locator("#chat")).to_contain_text("Ann has changed")
    page.locator(".change > summary").click()
    page.get_by_role("button", name="Take this table away").click()
    for player in (ann, bob):
        expect(player.page.get_by_text("The host has closed this table.")).to_be_visible()
        player.context.close()
