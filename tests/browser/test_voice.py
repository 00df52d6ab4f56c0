"""What is counted aloud: every word, in the reader's language, and not a word more once it is muted."""

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.process import Server
from tests.web.site import Guest

LISTEN = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const speak = (one) => said.push([one.text, one.lang]);
Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel: () => said.push("cancel") } });
"""  # in the place of the browser's own voice, which no test could hear
COUNTS = {
    "en": ("Point!", "Duel!"),
    "it": ("Puntate!", "Duello!"),
    "fr": ("Montrez\N{NO-BREAK SPACE}!", "Duel\N{NO-BREAK SPACE}!"),
}


class Room:
    """Three people with phones, and a table for real swords."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.guests = [Guest(site, name) for name in ("Ann", "Bob", "Cid")]
        options = {"duels": "referee"}
        self.table = self.guests[0].opens(game="swords", seats=3, options=options)
        for guest in self.guests[1:]:
            guest.sits(self.table)
        assert self.guests[0].post(f"/api/tables/{self.table}/start").status_code == 200

    def do(self, guest: Guest, verb: str) -> None:
        """The first move that begins like this."""
        view = guest.sees(self.table)
        move = next(move for move in view["moves"] if move.startswith(verb))
        answer = guest.post(f"/api/tables/{self.table}/move", {"move": move, "number": view["number"]})
        assert answer.status_code == 200, answer.text

    def count_to_point(self) -> None:
        """Ann sorts, and all raise a finger."""
        self.do(self.guests[0], "piles")
        for guest in self.guests:
            self.do(guest, "ready")

    def send_two(self) -> None:
        """All point at the same pile, and two of them are to fight."""
        for guest in self.guests:
            self.do(guest, "point A")
        self.do(self.guests[0], "fight Bob Cid")

    def count_to_duel(self) -> None:
        """The two who fight are ready."""
        for guest in self.guests[1:]:
            self.do(guest, "ready")

    def look(self, browser: Browser, language: str, more: str = "") -> Page:
        """Somebody opens a page in their language, and hears what it says."""
        page = browser.new_context(locale=language, reduced_motion="reduce").new_page()
        page.set_default_timeout(20_000)
        page.add_init_script(LISTEN)
        page.clock.install()
        page.goto(f"{self.site}/tables/{self.table}{more}")
        expect(page.locator("[data-part=prompt]")).to_be_attached()
        until(page, "document.documentElement.classList.contains('scripted')")
        return page


def until(page: Page, holds: str) -> None:
    """Wait for something; the site's policy lets no test put a script of its own into the page."""
    late = monotonic() + 30
    while not page.evaluate(holds):
        assert monotonic() < late, (holds, page.evaluate("said"))
        page.clock.run_for(100)


def heard(page: Page, words: int) -> list[Any]:
    """What was said so far, once there is so much."""
    until(page, f"said.filter(one => one !== 'cancel').length >= {words}")
    return [one for one in page.evaluate("said") if one != "cancel"]


@pytest.mark.parametrize("language", ["it", "fr"])  # English is heard below
def test_the_television_counts_aloud_in_its_language(browser: Browser, server: Server, language: str) -> None:
    room = Room(server.site)
    screen = room.look(browser, language, "/screen")
    expect(screen.locator("html")).to_have_attribute("lang", language)
    room.count_to_point()
    point, duel = COUNTS[language]
    assert heard(screen, 4) == [[word, language] for word in ("3", "2", "1", point)]
    room.send_two()
    expect(screen.locator(".tvband .rules li").first).to_be_attached()
    rules = screen.locator(".tvband .rules li:not(.dead)")
    read = heard(screen, 4 + rules.count())[4:]  # the cards are read out before
    room.count_to_duel()
    until(screen, f"said.some((one) => one[0] === {duel!r})")
    assert heard(screen, 8)[-4:] == [[word, language] for word in ("3", "2", "1", duel)]
    assert len(read) == rules.count()
    for (text, spoken), rule in zip(read, rules.all(), strict=True):
        assert spoken == language
        title, _, effect = text.partition(":")
        shown = rule.text_content() or ""
        assert title.partition(",")[0].strip().lower() in shown.lower()
        assert effect.strip() in shown
    screen.context.close()


def test_who_is_muted_says_nothing_and_a_phone_speaks_when_asked(browser: Browser, server: Server) -> None:
    room = Room(server.site)
    screen, phone = room.look(browser, "en", "/screen"), room.look(browser, "en")
    expect(screen.locator("button[data-voice]")).to_have_attribute("aria-pressed", "true")
    screen.locator("button[data-voice]").click()
    expect(screen.locator("button[data-voice]")).to_have_attribute("aria-pressed", "false")
    assert phone.locator("input[data-voice]").is_checked() is False
    phone.locator("[popovertarget=menu]").last.click()
    phone.locator("input[data-voice]").check()
    phone.keyboard.press("Escape")
    room.count_to_point()
    assert [word for word, _ in heard(phone, 4)] == ["3", "2", "1", "Point!"]
    expect(screen.locator("[data-part=ticker]")).to_contain_text("point!")
    screen.wait_for_timeout(500)
    assert screen.evaluate("said.filter(one => one !== 'cancel')") == []
    for page in (screen, phone):
        page.context.close()


def test_muted_in_the_middle_of_a_count(browser: Browser, server: Server) -> None:
    room = Room(server.site)
    screen = room.look(browser, "en", "/screen")
    room.count_to_point()
    heard(screen, 1)
    screen.evaluate("document.querySelector('button[data-voice]').click()")
    before = screen.evaluate("said.length")
    screen.clock.run_for(3500)  # as long as a count takes
    assert screen.evaluate("said.at(-1)") == "cancel"
    assert screen.evaluate("said.length") == before
    screen.context.close()
