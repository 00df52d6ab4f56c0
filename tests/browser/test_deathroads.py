"""Death Roads in real browsers: a whole race of two with ready sets, a draft, and a game alone against a boss."""

from contextlib import suppress
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from mischia.core.language import LANGUAGES
from tests.browser.access import serious
from tests.browser.player import PATIENCE, PHONE, WIDE, Player, joins, newcomer
from tests.web.process import Server

LANDSCAPE = (844, 390)
ZOOMED = (720, 450)  # a laptop at 200 %
SMALL = (320, 568)
PARTS = (".board", ".dash", "section.me", ".tabs", ".prompt", ".acts .confirm")
LONGEST = 480  # seconds for a whole game, on a machine that has other things to do


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


OUT_OF_REACH = """() => {
  const wrong = [];
  for (const one of document.querySelectorAll(".me .acts .btn, .deed")) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const parts = [one, ...one.querySelectorAll("*")].filter((part) => part.clientWidth);
    const cut = parts.some((part) => part.scrollWidth > part.clientWidth + 1);
    if (!inside || cut || !one.contains(hit)) wrong.push(one.textContent.trim());
  }
  return wrong;
}"""  # buttons that are cut, covered or off the screen


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
            elif page.locator(".choice [data-choice]:visible, .ground [data-choice]:visible").count():
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
        choices = page.locator(".choice [data-choice]:visible, .ground [data-choice]:visible")
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
        """Nothing scrolls sideways, and every button is whole and in reach."""
        assert not self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert self.page.evaluate(OUT_OF_REACH) == []


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


def speaks(page: Page, server: Server, language: str) -> None:
    """The reader has chosen a language."""
    page.context.add_cookies([{"name": "language", "value": language, "url": server.site}])


def a_race_begins(browser: Browser, server: Server, size: tuple[int, int], language: str = "en") -> Driver:
    """Somebody in the middle of the first turn of a race against an easy bot."""
    ann = newcomer(browser, "Ann", size)
    speaks(ann.page, server, language)
    ann.page.goto(f"{server.site}/new/deathroads")
    ann.page.fill("input[name=name]", ann.name)
    ann.page.select_option("select[name=seats]", "2")
    ann.page.select_option("select[name=seat2]", "easy")
    ann.page.check("input[name=option-first_game][value=True]")
    ann.page.locator(".gobar button").click()
    ann.page.locator("button[value=start]").click()
    driver = Driver(ann)
    end = monotonic() + LONGEST
    question = ann.page.locator("#move [name=question]")
    while True:
        assert monotonic() < end
        if ann.page.locator("body:not(.playing) [data-yours]").count():
            if ann.page.locator(".tabs [data-choice]").count():  # one may pass: it is the main choice of a turn
                return driver
            asked = question.input_value()
            driver.act()
            with suppress(AssertionError):  # it is asked again
                expect(question).not_to_have_value(asked, timeout=PATIENCE)
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_timeout(60)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size", [WIDE, PHONE, LANDSCAPE, ZOOMED, SMALL], ids=["wide", "phone", "landscape", "zoomed", "small"]
)
def test_every_button_is_whole_and_in_reach(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    driver = a_race_begins(browser, server, size, language)
    page = driver.page
    driver.fits()
    before = {part: page.locator(part).bounding_box() for part in PARTS}
    tabs = page.locator(".tabs label")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        expect(page.locator("[data-confirm]")).to_be_disabled()
        expect(page.locator(".over .ghost, .next.preview")).to_have_count(0)  # nothing stays of another tab's card
        cards = page.locator(".choice [data-choice]:visible")
        for card in range(min(3, cards.count())):
            cards.nth(card).click()
            page.mouse.move(5, 5)
            driver.fits()
            expect(page.locator("[data-confirm]")).to_be_enabled()
            assert {part: page.locator(part).bounding_box() for part in PARTS} == before  # nothing jumps
    page.locator(".tabs [data-choice]").click()
    driver.fits()
    assert page.locator(".board").bounding_box()["height"] > 90  # type: ignore[index]
    page.context.close()


def test_what_explains_a_card_hides_no_button(browser: Browser, server: Server) -> None:
    driver = a_race_begins(browser, server, WIDE)
    page = driver.page
    cards = page.locator(".choice [data-choice]:visible")
    for at in range(cards.count()):
        cards.nth(at).hover()
        expect(page.locator(".peek:popover-open")).to_be_visible()
        assert page.evaluate(OUT_OF_REACH) == []
        page.mouse.move(5, 5)
        expect(page.locator(".peek:popover-open")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("size", [LANDSCAPE, SMALL], ids=["landscape", "small"])
def test_a_whole_race_in_a_low_window(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    driver = a_race_begins(browser, server, size)
    end = monotonic() + LONGEST
    while not driver.page.locator(".overbox").count():
        assert monotonic() < end, driver.page.locator(".prompt h2").text_content()
        driver.act()
        driver.page.wait_for_timeout(60)
    driver.fits()
    driver.page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_bosses_and_drones_have_plaques_without_a_reload(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    ann = newcomer(browser, "Ann", size)
    opens_table(ann, server, 1, coop="True", drones="2")
    ann.page.get_by_role("button", name="Start").click()
    opened: list[str] = []
    ann.page.on("load", lambda page: opened.append(page.url))
    driver = Driver(ann)
    play([driver], "[data-part=rounds] .now")
    assert len(opened) <= 1  # the lobby's page gives way to the table's
    while not ann.page.locator("body:not(.playing) [data-yours]").count():
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_timeout(60)
    for kind, many in (("boss", 1), ("drone", 2)):
        plaques = ann.page.locator(f".foe.is-{kind}")
        expect(plaques).to_have_count(many)
        for at in range(many):
            for what in (".cnd, .ln .g", "[data-at^=gear]", "[data-at^=armour]", "[data-at^=handling]"):
                expect(plaques.nth(at).locator(what).first).to_be_attached()
            plaques.nth(at).locator(".cr").click()
            told = plaques.nth(at).locator(".peek")
            expect(told).to_be_visible()
            expect(told.locator(".dr-card").first).to_be_visible()  # its weapons
            ann.page.keyboard.press("Escape")
    ann.context.close()
