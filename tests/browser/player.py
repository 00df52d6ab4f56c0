"""A person at a browser: what they see and do, by mouse or by keyboard."""

from dataclasses import dataclass
from time import monotonic

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect

from tests.browser.pace import at_usual_pace
from tests.web.process import Server

WIDE = (1440, 900)
PHONE = (360, 780)
PATIENCE = 1500  # milliseconds
LONG = 20  # seconds for a page to come up to date
STILL = 600  # milliseconds, a little more than a hand is still after a step
WATCH = """() => {
  window.moved = []; window.most = 0;
  new MutationObserver((all) => { for (const { target } of all) {
    for (const name of target.classList ?? []) if (name.startsWith("fx-")) window.moved.push(name.slice(3));
  } }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["class"] });
  new MutationObserver((all) => { for (const { addedNodes } of all) {
    window.most = Math.max(window.most, addedNodes.length);
  } }).observe(document.querySelector("#lines"), { childList: true });
}"""  # what moves, and how many lines come at once


@dataclass
class Player:
    """One person, one browser."""

    name: str
    context: BrowserContext
    page: Page
    keyboard: bool = False
    calm: bool = True

    def asked(self) -> bool:
        """Whether it is your move; no need to watch every step, nor to wait while the hand is still."""
        self.page.keyboard.press("Escape")
        if self.calm:
            self.page.clock.run_for(STILL)
        return bool(self.page.locator("body:not(.playing, .still) [data-yours]").count())

    def until_asked(self) -> None:
        """Wait until it is your move, and a press counts."""
        until = monotonic() + LONG
        while not self.asked():
            assert monotonic() < until, f"{self.name} is not asked"

    def choose(self) -> None:
        """Make the first choice that is offered, if any is; the page may change under the hand."""
        page = self.page
        if not self.asked() or not page.locator("[data-choice]").count():
            return
        choice = page.locator("[data-choice]").first
        try:
            if self.keyboard:
                page.keyboard.press(choice.get_attribute("data-key", timeout=PATIENCE) or "1")
                page.keyboard.press("Enter")
            else:
                choice.click(timeout=PATIENCE)
                page.locator("[data-confirm]").click(timeout=PATIENCE)
        except TimeoutError:  # somebody else's move came first
            return


def newcomer(
    browser: Browser,
    name: str,
    size: tuple[int, int] = WIDE,
    keyboard: bool = False,
    calm: bool = True,
    paced: bool = True,
) -> Player:
    """Somebody with a fresh browser; calm ones have asked for less motion, and who is not paced has set no pace."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce" if calm else "no-preference",
        has_touch=size == PHONE,
    )
    if paced:
        at_usual_pace(context)
    page = context.new_page()
    page.set_default_timeout(20_000)
    if calm:
        page.clock.install()
    return Player(name, context, page, keyboard, calm)


def opens(host: Player, site: str, seats: int) -> str:
    """The host opens a table with free seats; its address."""
    host.page.goto(site)
    host.page.fill("input[name=name]", host.name)
    host.page.get_by_role("button", name="Open a table").click()
    host.page.locator("button[name=game][value=quickshot]").click()
    host.page.select_option("select[name=seats]", str(seats))
    for seat in range(2, seats + 1):
        host.page.select_option(f"select[name=seat{seat}]", "open")
    host.page.locator(".gobar button").click()
    expect(host.page.locator("[data-part=lobby]")).to_be_visible()
    return host.page.url


def joins(guest: Player, address: str) -> None:
    """A guest comes by the link, tells a name and sits down, in one step."""
    guest.page.goto(address)
    guest.page.fill("input[name=name]", guest.name)
    guest.page.get_by_role("button", name="Sit here").first.click()
    expect(guest.page.get_by_role("button", name="Stand up")).to_be_visible()


def against_bots(
    browser: Browser, server: Server, calm: bool, size: tuple[int, int] = WIDE, paced: bool = True
) -> Player:
    """Somebody who plays against bots at once."""
    ann = newcomer(browser, "Ann", size, calm=calm, paced=paced)
    ann.page.goto(server.site)
    ann.page.fill("input[name=name]", "Ann")
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.locator("button[name=game][value=quickshot]").click()
    expect(ann.page.locator("[data-part=prompt]")).to_be_visible()
    ann.page.evaluate(WATCH)
    return ann


def plays(ann: Player) -> None:
    """Ann plays her first card, when she is asked."""
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-yours]")).to_be_visible(timeout=30_000)
    ann.page.locator("[data-choice]").first.click()
    ann.page.locator("[data-confirm]").click()
