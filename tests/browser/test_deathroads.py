"""Death Roads in real browsers: a whole race of two with ready sets, a draft, and a game alone against a boss."""

from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.browser.player import PATIENCE, PHONE, Player, joins, newcomer
from tests.browser.test_access import serious
from tests.web.process import Server

LONGEST = 240  # seconds for a whole game, on a machine that has other things to do


def opens_table(host: Player, server: Server, seats: int, **options: str) -> str:
    """The host sets a table up, all other seats free; its address."""
    page = host.page
    page.goto(f"{server.site}/new/deathroads")
    page.fill("input[name=name]", host.name)
    page.select_option("select[name=seats]", str(seats))
    for seat in range(2, seats + 1):
        page.select_option(f"select[name=seat{seat}]", "open")
    for option, value in options.items():
        page.check(f"input[name=option-{option}][value='{value}']")
    page.locator(".gobar button").click()
    expect(page.locator("[data-part=lobby]")).to_be_visible()
    return page.url


class Driver:
    """Somebody who plays a race to the end: the second thing that is offered, so that nobody only passes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seen: set[str] = set()  # what this page has shown on the way
        self.turns = 0

    @property
    def page(self) -> Page:
        return self.player.page

    def act(self) -> None:
        """Do the next thing that the page offers; it may change under the hand."""
        page = self.page
        page.keyboard.press("Escape")  # no need to watch every step
        if not page.locator("[data-yours]").count():
            return
        self.turns += 1
        try:
            if page.locator("button[name=picks]").count():
                self.pick()
            elif page.locator("[data-choice]:visible").count():
                self.choose()
            elif page.locator("button[form=move][name=move]:visible:enabled").count():
                page.locator("button[form=move][name=move]:visible:enabled").first.click(timeout=PATIENCE)
        except TimeoutError:
            return

    def pick(self) -> None:
        """Throw the first card away, or put the bikes where they are offered."""
        page = self.page
        if page.locator(".pick").count() and (self.turns % 2 or "picked" not in self.seen):
            page.locator(".pick").first.click(timeout=PATIENCE)
            self.seen.add("picked")
        page.locator("button[name=picks]").click(timeout=PATIENCE)

    def choose(self) -> None:
        """Choose something, look at what would come of it, and confirm."""
        page = self.page
        choices = page.locator("[data-choice]:visible")
        choice = choices.nth(self.turns % min(2, choices.count() or 1))
        if self.player.keyboard and choice.get_attribute("data-key", timeout=PATIENCE):
            page.keyboard.press(choice.get_attribute("data-key", timeout=PATIENCE) or "")
        else:
            choice.click(timeout=PATIENCE)
        for sign in ("ghost", "hurt", "aim"):
            if page.locator(f".over .{sign}").count():
                self.seen.add(sign)
        if page.locator(".next.preview li").count():
            self.seen.add("words")
        if page.locator(".track.over .gh").count():
            self.seen.add("track")
        confirm = page.locator("[data-confirm]")
        if self.player.keyboard:
            confirm.focus(timeout=PATIENCE)
            page.keyboard.press("Enter")
        else:
            confirm.click(timeout=PATIENCE)

    def fits(self) -> None:
        """Nothing scrolls sideways."""
        assert not self.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def play(drivers: list[Driver], until: str) -> None:
    """All act in turn until every page shows what is waited for."""
    end = monotonic() + LONGEST
    while any(not driver.page.locator(until).count() for driver in drivers):
        assert monotonic() < end, [driver.page.locator(".prompt h2").text_content() for driver in drivers]
        for driver in drivers:
            driver.act()
        drivers[0].page.wait_for_timeout(60)


def faults_of(page: Page) -> list[str]:
    """What axe finds once all steps are played."""
    page.keyboard.press("Escape")
    expect(page.locator("body.playing")).to_have_count(0)
    return serious(page)


def test_a_whole_race_of_two_with_ready_sets(browser: Browser, server: Server) -> None:
    ann, bob = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    faults: list[str] = []
    for player in (ann, bob):
        player.page.on("pageerror", lambda error: faults.append(str(error)))
    joins(bob, opens_table(ann, server, 2, first_game="True"))
    ann.page.get_by_role("button", name="Start").click()
    drivers = [Driver(ann), Driver(bob)]
    play(drivers, ".board")
    for player in (ann, bob):
        expect(player.page.locator(".board .tok")).to_have_count(2)
        assert faults_of(player.page) == []
    play(drivers, ".overbox")
    assert faults == []
    for driver in drivers:
        driver.fits()
        expect(driver.page.locator(".overbox h2")).to_be_visible()
    assert drivers[0].seen >= {"ghost", "words", "track"}
    assert "picked" in drivers[0].seen | drivers[1].seen
    for player in (ann, bob):
        player.context.close()


def test_a_draft(browser: Browser, server: Server) -> None:
    ann, bob = newcomer(browser, "Ann", keyboard=True), newcomer(browser, "Bob", PHONE)
    joins(bob, opens_table(ann, server, 2, signature="True"))
    ann.page.get_by_role("button", name="Start").click()
    drivers = [Driver(ann), Driver(bob)]
    for phase in ("vehicles", "pilots", "weapons"):
        play(drivers, f".draft.in-{phase}")
        for driver in drivers:
            driver.fits()
        assert faults_of(ann.page) == []
    play(drivers, ".board")
    play(drivers, "[data-part=rounds] .now")
    for player in (ann, bob):
        assert player.page.locator(".board .tok").count() >= 2
        player.context.close()


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_a_whole_game_alone_against_a_boss(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    ann = newcomer(browser, "Ann", size)
    opens_table(ann, server, 1, coop="True", drones="1")
    ann.page.get_by_role("button", name="Start").click()
    driver = Driver(ann)
    play([driver], ".board .tok.is-boss")
    play([driver], "#peek-automa")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".automa .ask").click()
    expect(ann.page.locator("#peek-automa li").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    play([driver], ".overbox")
    driver.fits()
    assert faults_of(ann.page) == []
    ann.context.close()
