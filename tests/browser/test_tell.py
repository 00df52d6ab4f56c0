"""You are told that it is your turn, page closed: by your browser and by mail; and what is new since you looked."""

import email
import json
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, BrowserContext, Page, expect

from mischia.core import fate
from mischia.core.language import Words
from mischia.table import nudges, presence, showing_time
from tests.browser.access import serious
from tests.browser.by_api import ByApi, person
from tests.browser.conftest import FLAGS
from tests.web import site as sites
from tests.web.places import Letters, Receiver
from tests.web.site import free_port

SITE = "https://mischia.example"
SAY = Words("en")
SECRET = "3" * 64  # of a game in which Ann is not asked first, and is asked again
# a browser without a push service behind it: all but the address that such a service gives is real
SUBSCRIBED = """(told) => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => told });
  PushManager.prototype.getSubscription = async () => null;
}"""


class Pushes:
    """A push service on this machine: what it was handed."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        pushes = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                pushes.got.append(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *told: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/push/ann"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@contextmanager
def pushes() -> Iterator[Pushes]:
    there = Pushes()
    yield there
    there.server.shutdown()


@contextmanager
def letters() -> Iterator[tuple[Letters, str]]:
    box = Letters()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield box, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """One that shows notifications: the smaller one does not."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        assert os.environ.get("CI") != "true", "CI has to bring a whole Chromium"
        pytest.skip("no whole Chromium on this machine")
    chromium = browser.browser_type.launch(executable_path=found, args=FLAGS)
    yield chromium
    chromium.close()


def comes(many: int, there: list[Any]) -> None:
    """So many have come, and no more."""
    began = monotonic()
    while len(there) < many:
        assert monotonic() - began < 60, there
        sleep(0.1)
    assert len(there) == many


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for as long as people are."""
    for module, name, value in (
        (nudges, "TICK", 0.2),
        (nudges, "PAUSE", 0.5),
        (nudges, "LINGER", 0.5),
        (presence, "LEASE", 1.0),
        (showing_time, "MOST", 1.0),  # what happened before is shown in no time
    ):
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(fate, "new_secret", lambda: SECRET)


def until_asked(table: ByApi, who: str) -> None:
    """The others play until one is asked."""
    table.play_at_random(Random(1), lambda view: who in view["turn"])


def answers(table: ByApi, context: BrowserContext) -> None:
    view = table.look(context)
    table.do(context, "move", move=view["moves"][0], number=view["number"])


def new_moves(page: Page, site: str) -> int:
    """What the list of tables says of somebody's only table."""
    page.goto(f"{site}/tables")
    told = page.locator("section[aria-labelledby=mine] .news").all_inner_texts()
    return int(told[0].split()[0]) if told else 0


def test_your_browser_tells_you_once_until_you_look(whole_browser: Browser, url: str, tmp_path: Path) -> None:
    chosen = sites.settings(tmp_path, database=url, local_notices=True)
    with pushes() as service, sites.serving(chosen) as (site, _):
        people = [person(whole_browser, site, name) for name in ("Ann", "Bob", "Cid")]
        ann, receiver = people[0], Receiver()
        ann.grant_permissions(["notifications"], origin=site)
        page = ann.new_page()
        page.add_init_script(f"({SUBSCRIBED})({json.dumps(receiver.subscription(service.url))})")
        page.goto(f"{site}/you")
        page.get_by_role("button", name=SAY("tell-push")).click()
        expect(page.locator(".tell .dev li")).to_have_count(1)
        assert serious(page) == []
        table = ByApi.opens(site, people, game="quickshot")
        until_asked(table, "Ann")
        comes(1, service.got)
        told = json.loads(receiver.read(service.got[0]))
        assert (told["title"], told["path"]) == (SAY("tell-yours", game="Quickshot"), f"/tables/{table.table}")
        assert told["text"] == SAY("tell-with", names="Bob, Cid")
        shown = delivered(page, site, told)
        assert shown == [[told["title"], told["text"]]]
        page.goto(table.address)  # she looks, and goes without an answer
        expect(page.locator("[data-yours]")).to_have_count(1)
        page.goto("about:blank")
        sleep(3)
        answers(table, ann)
        until_asked(table, "Ann")
        comes(2, service.got)
        table.close()


def delivered(page: Page, site: str, told: dict[str, Any]) -> list[list[str]]:
    """What the worker shows of a message that the browser hands it."""
    wire, found = page.context.new_cdp_session(page), list[str]()
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(500)
    message = {"origin": f"{site}/", "registrationId": found[-1], "data": json.dumps(told)}
    wire.send("ServiceWorker.deliverPushMessage", message)
    page.wait_for_timeout(1000)
    shown: list[list[str]] = page.evaluate(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.title, n.body])"
    )
    return shown


def test_mail_comes_to_whoever_confirmed_and_ends_at_one_click(browser: Browser, url: str, tmp_path: Path) -> None:
    with letters() as (box, smtp):
        given = {"database": url, "smtp": smtp, "mail_from": "house@mischia.example", "public_url": SITE}
        with sites.serving(sites.settings(tmp_path, **given)) as (site, _):
            people = [person(browser, site, name) for name in ("Ann", "Bob", "Cid")]
            ann, bob = people[0].new_page(), people[1].new_page()
            ann.goto(f"{site}/you")
            ann.get_by_label(SAY("tell-mail"), exact=True).fill("ann@mail.example")
            ann.locator("form[action^='/you/tell/mail'] button").click()
            expect(ann.locator(".tell .done")).to_contain_text("ann@mail.example")
            comes(1, box.got)
            stranger = browser.new_context().new_page()
            stranger.goto(site + link_in(box, "/tell/mail/"))
            assert serious(stranger) == []
            stranger.get_by_role("button", name=SAY("tell-sure-mail-yes")).click()
            expect(stranger.locator("h1")).to_have_text(SAY("tell-sure-mail-done"))
            table = ByApi.opens(site, people, game="quickshot")
            for page in (ann, bob):
                page.goto(table.address)
                expect(page.locator("#move, [data-part=prompt]").first).to_be_visible()
                page.goto("about:blank")
            until_asked(table, "Ann")
            comes(2, box.got)
            before = new_moves(bob, site)
            answers(table, people[0])
            assert new_moves(bob, site) == before + 1
            bob.goto(table.address)
            assert new_moves(bob, site) == 0
            off = link_in(box, "/tell/off/")
            stranger.goto(site + off)
            stranger.get_by_role("button", name=SAY("tell-sure-off-yes")).click()
            expect(stranger.locator("h1")).to_have_text(SAY("tell-sure-off-done"))
            until_asked(table, "Ann")
            sleep(4)
            assert len(box.got) == 2
            stranger.context.close()
            table.close()


def link_in(box: Letters, begins: str) -> str:
    letter: Any = email.message_from_bytes(box.got[-1].original_content, policy=policy.default)
    (found,) = re.findall(rf"{re.escape(SITE)}({begins}\S+)", letter.get_content())
    return str(found)


def test_others_see_until_when_you_are_away(browser: Browser, url: str, tmp_path: Path) -> None:
    with sites.serving(sites.settings(tmp_path, database=url)) as (site, _):
        people = [person(browser, site, name) for name in ("Ann", "Bob", "Cid")]
        table = ByApi.opens(site, people, game="quickshot")
        until_asked(table, "Ann")
        ann, bob = people[0].new_page(), people[1].new_page()
        bob.goto(table.address)
        ann.goto(f"{table.address}/leave")
        ann.get_by_label(SAY("skip-title")).select_option("3")
        box = ann.locator(".ways-out li:last-child")
        assert box.get_by_role("button").bounding_box()["y"] > box.bounding_box()["y"], "it stands in its box"  # type: ignore[index]
        assert serious(ann) == []
        ann.get_by_role("button", name=SAY("skip-go")).click()
        expect(bob.locator(".prompt")).to_contain_text(SAY("skip-away", name="Ann"))
        expect(bob.locator(".prompt [data-until]")).to_have_text(re.compile(r"\d\d:\d\d"))
        ann.goto(f"{table.address}/leave")
        ann.get_by_role("button", name=SAY("skip-back")).click()
        expect(bob.locator(".prompt [data-until]")).to_have_count(0)
        table.close()


def test_the_site_is_an_app_with_a_page_for_no_line(browser: Browser, tmp_path: Path) -> None:
    with sites.serving(sites.settings(tmp_path)) as (site, _):
        context = person(browser, site, "Ann")
        page = context.new_page()
        page.goto(f"{site}/you")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("caches.keys().then((all) => all.length > 0)")
        wire = context.new_cdp_session(page)
        manifest = wire.send("Page.getAppManifest")
        assert manifest["errors"] == []
        found = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []
        table = ByApi.opens(site, [context], game="quickshot", seats=3, bots=["normal", "normal"])
        page.goto(table.address)
        page.goto(f"{site}/you")
        kept = page.evaluate(
            "async () => (await Promise.all((await caches.keys()).map(async (name) => "
            "(await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"
        )
        assert [path for path in kept if not path.startswith(("/static/", "/fonts/")) and path != "/offline"] == []
        context.set_offline(True)
        for path in ("/tables", f"/tables/{table.table}"):
            page.goto(f"{site}{path}")
            expect(page.locator("h1")).to_have_text(SAY("offline-title"))
        context.set_offline(False)
        page.get_by_role("link", name=SAY("offline-again")).click()
        expect(page.locator("h1")).to_have_text(SAY("web-tables"))
        context.close()
