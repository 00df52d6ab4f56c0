"""The host's page in a browser: in by a link, a table is closed and deleted before those who play, and out again."""

import subprocess

from playwright.sync_api import Browser, expect

from mischia.core.language import Words
from tests.browser.access import serious
from tests.browser.player import PHONE, newcomer
from tests.web.process import MISCHIA, Server


def test_the_host_looks_after_the_house(browser: Browser, server: Server) -> None:
    say = Words("en")
    data = server.words[server.words.index("--data") + 1]
    words = [str(MISCHIA), "admin", "link", "--data", data, "--public-url", server.site]
    link = subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()

    player = newcomer(browser, "Vic", PHONE).page
    player.goto(server.site)
    player.locator("input[name=name]").fill("Vic")
    player.locator(".poster .btn.hot").first.click()
    player.locator("body.at-table").wait_for()
    table = player.url.rpartition("/")[2]

    host = newcomer(browser, "Hal").page
    host.goto(link)
    host.get_by_role("button", name=say("host-enter")).click()
    expect(host.locator("h1")).to_have_text(say("host-title"))
    wrong = serious(host)

    def does(what: str) -> None:
        row = host.locator("li", has=host.locator(f'input[value="{table}"]'))
        row.get_by_role("button", name=say(f"host-{what}")).click()
        host.locator(".asks .btn.hot").click()
        expect(host.locator("h1")).to_have_text(say("host-title"))

    does("close")
    expect(player.locator(".prompt")).to_contain_text(say("web-abandoned"))
    does("delete")
    expect(player.locator("main")).to_contain_text(say("web-error-404"))

    host.locator("input[name=text]").fill("Closed on Sunday")
    host.get_by_role("button", name=say("host-announce-go")).click()
    player.goto(f"{server.site}/tables")
    expect(player.locator(".announced")).to_contain_text("Closed on Sunday")
    wrong += serious(player)
    player.locator(".announced button").click()
    expect(player.locator(".announced")).to_have_count(0)
    host.get_by_role("button", name=say("host-announce-clear")).click()
    expect(host.locator(".announced")).to_have_count(0)

    host.get_by_role("button", name=say("host-leave")).click()
    host.goto(f"{server.site}/host")
    expect(host.locator("main")).to_contain_text("mischia admin link")
    assert wrong == []
    player.context.close()
    host.context.close()
