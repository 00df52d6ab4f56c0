"""Death Roads in real browsers: races of two with ready sets, a draft, and a game alone against a boss."""

from random import Random
from time import monotonic
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from mischia.core.match import Match
from mischia.table.seen import seen_in_match
from tests.browser.access import serious
from tests.browser.by_api import ByApi
from tests.browser.drawn import NAMES, moment, shown
from tests.browser.player import PATIENCE, PHONE, WIDE, Player, joins, newcomer
from tests.web.process import Server

ME = NAMES[0]
LANDSCAPE = (844, 390)
ZOOMED = (720, 450)  # a laptop at 200 %
SMALL = (320, 568)
CONFIRM = ".acts .confirm"
PARTS = (".board", ".dash", "section.me", ".tabs", ".prompt", CONFIRM)
LONGEST = 480  # seconds for a whole game, on a machine that has other things to do


def opens_table(host: Player, server: Server, seats: int, **options: str) -> str:
    """The host sets a table up, all other seats free; its address."""
    page = host.page
    page.goto(f"{server.site}/new/deathroads")
    page.fill("input[name=name]", host.name)
    page.select_option("select[name=seats]", str(seats))
    for seat in range(2, seats + 1):
        page.select_option(f"select[name=seat{seat}]", "open")
    page.check("input[name=variant][value=own]")
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


def out_of_reach(page: Page) -> list[str]:
    """Whatever sticks out, and buttons that are cut, covered or off the screen."""
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found


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
        if not self.player.asked():
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
        confirm = page.locator("[data-slot=deeds] button, [data-confirm]").locator("visible=true").first
        if self.player.keyboard:
            confirm.focus(timeout=PATIENCE)
            page.keyboard.press("Enter")
        else:
            confirm.click(timeout=PATIENCE)

    def fits(self) -> None:
        """Nothing scrolls sideways, and every button is whole and in reach."""
        assert out_of_reach(self.page) == []


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


def test_two_race_with_ready_sets(browser: Browser, server: Server) -> None:
    """They drive until they have seen what a choice shows; the rest is driven by the API, and their pages keep up."""
    ann, bob = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    faults: list[str] = []
    for player in (ann, bob):
        player.page.on("pageerror", lambda error: faults.append(str(error)))
    address = opens_table(ann, server, 2, first_game="True")
    joins(bob, address)
    ann.page.get_by_role("button", name="Start").click()
    drivers = [Driver(ann), Driver(bob)]
    play(drivers, ".board")
    for player in (ann, bob):
        expect(player.page.locator(".board .tok")).to_have_count(2)
        assert faults_of(player.page) == []
    end = monotonic() + LONGEST
    while not (drivers[0].seen >= {"ghost", "words", "track"} and "picked" in drivers[0].seen | drivers[1].seen):
        assert monotonic() < end, [driver.seen for driver in drivers]
        for driver in drivers:
            driver.act()
    ByApi.at(address, [ann.context, bob.context]).play_at_random(Random(1), lambda view: False)
    play(drivers, ".overbox")
    assert faults == []
    for driver in drivers:
        driver.fits()
        expect(driver.page.locator(".overbox h2")).to_be_visible()
        driver.page.context.close()


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


def test_alone_against_a_boss(browser: Browser, server: Server) -> None:
    ann = newcomer(browser, "Ann", PHONE)
    address = opens_table(ann, server, 1, coop="True", drones="1")
    ann.page.get_by_role("button", name="Start").click()
    driver = Driver(ann)
    play([driver], ".board .tok.is-boss")
    play([driver], "#peek-automa")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".automa .ask").click()
    expect(ann.page.locator("#peek-automa li").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    ByApi.at(address, [ann.context]).play_at_random(Random(1), lambda view: False)
    play([driver], ".overbox")
    driver.fits()
    assert faults_of(ann.page) == []
    ann.context.close()


def turns(match: Match) -> bool:
    """The main choice of a turn: one may pass."""
    return ME in match.awaited and "pass" in match.moves(ME) and len(match.moves(ME)) > 6


@pytest.mark.parametrize(
    ("size", "language"),
    [(WIDE, "it"), (PHONE, "fr"), (PHONE, "it"), (LANDSCAPE, "fr"), (ZOOMED, "en"), (SMALL, "fr"), (SMALL, "it")],
    ids=str,
)
def test_every_button_is_whole_and_in_reach(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    seen = seen_in_match(moment("deathroads", turns, first_game=True), ME)
    with shown(browser, server, seen, language, size) as page:
        assert out_of_reach(page) == []
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
                assert out_of_reach(page) == []
                expect(page.locator("[data-confirm]")).to_be_enabled()
                ways = page.locator("[data-slot=deeds] button").count()  # in the place of the button that confirms
                stay = [part for part in PARTS if not (ways and part == CONFIRM)]
                assert {part: page.locator(part).bounding_box() for part in stay} == {p: before[p] for p in stay}
        page.locator(".tabs [data-choice]").click()
        assert out_of_reach(page) == []
        assert page.locator(".board").bounding_box()["height"] > 90  # type: ignore[index]


def test_what_explains_a_card_hides_no_button(browser: Browser, server: Server) -> None:
    seen = seen_in_match(moment("deathroads", turns, first_game=True), ME)
    with shown(browser, server, seen, "en", WIDE) as page:
        cards = page.locator(".choice [data-choice]:visible")
        for at in range(cards.count()):
            cards.nth(at).hover()
            expect(page.locator(".peek:popover-open")).to_be_visible()
            assert out_of_reach(page) == []
            page.mouse.move(5, 5)
            expect(page.locator(".peek:popover-open")).to_have_count(0)


def test_a_whole_race_in_low_windows(browser: Browser, server: Server) -> None:
    """One with a phone on its side and one with the smallest phone drive to the end, every move by the page."""
    ann, bob = newcomer(browser, "Ann", LANDSCAPE), newcomer(browser, "Bob", SMALL)
    joins(bob, opens_table(ann, server, 2, first_game="True"))
    ann.page.get_by_role("button", name="Start").click()
    drivers = [Driver(ann), Driver(bob)]
    play(drivers, ".overbox")
    for driver in drivers:
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
            if plaques.nth(at).and_(ann.page.locator(".ko")).count():
                continue  # driven into something before Ann's first turn
            for what in (".cnd, .ln .g", "[data-at^=gear]", "[data-at^=armour]", "[data-at^=handling]"):
                expect(plaques.nth(at).locator(what).first).to_be_attached()
            plaques.nth(at).locator(".cr").click()
            told = plaques.nth(at).locator(".peek")
            expect(told).to_be_visible()
            expect(told.locator(".dr-card").first).to_be_visible()  # its weapons
            ann.page.keyboard.press("Escape")
    ann.context.close()


def test_a_card_and_its_way_are_one_press(browser: Browser, server: Server) -> None:
    """A card that can go some ways has a button for each; what was foretold is what is sent."""
    seen = seen_in_match(moment("deathroads", turns, first_game=True), ME)
    with shown(browser, server, seen, "en", PHONE) as page:
        sent: list[str] = []
        page.on("request", lambda one: sent.append(one.post_data or "") if one.method == "POST" else None)
        cards = page.locator(".choice li:has(template[data-preview=deeds]) [data-choice]:visible")
        phrase = cards.first.get_attribute("value")
        cards.first.click()
        deeds = page.locator("[data-slot=deeds] button").locator("visible=true")
        assert deeds.count() > 1
        expect(page.locator("[data-confirm]")).to_be_hidden()
        deeds.last.click()
        page.wait_for_timeout(100)
        assert len(sent) == 1
        moves = parse_qs(sent[0])["move"][0].split("; ")
        assert moves[0] == phrase
        assert len(moves) > 1
