"""Nothing stale: what a page shows after any steps is what it would show if it were loaded now, letter by letter."""

from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.by_api import ByApi, person
from tests.browser.player import STILL
from tests.web.process import Server

NAMES = ("Ann", "Bob", "Cid")
SEATS = {"quickshot": 3, "swords": 3, "quarriors": 2, "deathroads": 2}
MOVES = 16  # for a table, by the people there, some of them taken back
EVERY = 8  # so many moves are told in one go, or step by step
PATIENCE = 20  # seconds for a page to come up to date
SHOWN = """() => {
  const found = { title: document.title, number: document.querySelector("#move [name=question]")?.value };
  for (const part of document.querySelectorAll("[data-part]")) found[part.dataset.part] = part.outerHTML;
  for (const list of ["lines", "chat"]) found[list] = document.getElementById(list)?.innerHTML;
  found.hint = document.querySelector("#say")?.placeholder;
  return found;
}"""


class Watched(ByApi):
    """People at a table who play by the API, and what their pages, an onlooker's and the television show meanwhile."""

    def watch(self, browser: Browser) -> None:
        self.watchers = [*self.people, *(browser.new_context(reduced_motion="reduce") for _ in range(2))]
        self.pages = [context.new_page() for context in self.watchers]
        self.again = [context.new_page() for context in self.watchers]  # to load them anew
        for page in (*self.pages, *self.again):
            page.clock.install()
        for page in self.pages:
            page.goto(f"{self.address}/screen" if page is self.pages[-1] else self.address)

    def move(self, rng: Random) -> bool:
        """Somebody who is asked does something; whether the match goes on."""
        for who in rng.sample(list(self.people), len(self.people)):
            view = self.look(who)
            if view["you"] not in view["turn"]:
                continue
            self.do(who, "move", move=rng.choice(view["moves"]), number=view["number"])
            if rng.random() < 0.15:
                self.do(who, "undo", number=view["number"])
            if rng.random() < 0.1:
                self.do(who, "chat", text="Ha <b>!")
            return True
        return False

    def close(self) -> None:
        for context in self.watchers:
            context.close()


def at_rest(page: Page) -> dict[str, str]:
    """What a page shows once it has nothing to tell any more."""
    while True:
        page.keyboard.press("Escape")  # no need to watch every step
        page.clock.run_for(STILL)
        if not page.locator("body.playing, body.still").count():
            shown: dict[str, str] = page.evaluate(SHOWN)
            return shown


def stale(page: Page, again: Page) -> list[str]:
    """What a page shows differently from one that is loaded now, once it has come up to date."""
    again.goto(page.url)
    fresh, end = at_rest(again), monotonic() + PATIENCE
    while True:
        shown = at_rest(page)
        if shown == fresh or monotonic() > end:
            keys = {**shown, **fresh}
            return [
                first_difference(key, shown.get(key) or "", fresh.get(key) or "")
                for key in keys
                if shown.get(key) != fresh.get(key)
            ]


def first_difference(key: str, shown: str, fresh: str) -> str:
    """Where a part begins to be another."""
    at = next((at for at, pair in enumerate(zip(shown, fresh, strict=False)) if len(set(pair)) > 1), 0)
    return f"{key} at {at}: {shown[max(0, at - 60) : at + 90]!r} instead of {fresh[at : at + 90]!r}"


@pytest.mark.parametrize("game", SEATS)
def test_no_page_is_stale(browser: Browser, server: Server, game: str) -> None:
    people = [person(browser, server.site, name) for name in NAMES[: SEATS[game]]]
    watched, rng = Watched.opens(server.site, people, game=game), Random(game)
    watched.watch(browser)
    for at in range(1, MOVES + 1):
        goes_on = watched.move(rng)
        if at % EVERY and goes_on:
            continue
        for page, again in zip(watched.pages, watched.again, strict=True):
            found = stale(page, again)
            assert not found, f"{game}, move {at}, {page.url}: {found}"
        if not goes_on:
            break
    watched.close()


def test_no_text_of_a_card_outlives_its_choice(browser: Browser, server: Server) -> None:
    """A sealed card is changed for another: what is said under the question is about neither."""
    people = [person(browser, server.site, name) for name in NAMES]
    table = ByApi.opens(server.site, people, game="quickshot")
    view = table.play_at_random(Random(1), lambda view: view["phase"] == "play")
    who = next(one for one in people if table.look(one)["you"] in view["turn"])
    page = who.new_page()
    page.goto(table.address)
    why = page.locator(".prompt [data-why]")
    for at in (0, -1):
        expect(page.locator("body.still")).to_have_count(0)
        before = why.inner_text()
        card = page.locator("[data-choice]").nth(at)
        effect = card.get_attribute("data-say")
        card.click()
        expect(why).to_have_text(effect or "")
        page.locator("[data-confirm]").click()
        expect(page.locator(".wax")).to_be_visible()
        assert at == 0 or why.inner_text() == before != effect
    table.close()
