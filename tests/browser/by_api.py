"""What leads to the moment that a test looks at: people with browsers of their own play it by the API."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.pace import at_usual_pace

MOST = 2000  # moves of a match
View = dict[str, Any]


def person(browser: Browser, site: str, name: str, size: tuple[int, int] = (1000, 800)) -> BrowserContext:
    """Somebody whom the site knows by name."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    post(context, site, "/api/people", {"name": name})
    return at_usual_pace(context)


def post(context: BrowserContext, site: str, path: str, data: Any) -> Any:
    return context.request.post(site + path, data=data, headers={"Origin": site}).json()


class ByApi:
    """People at one table."""

    def __init__(self, site: str, table: str, people: Sequence[BrowserContext]) -> None:
        self.site, self.table, self.people = site, table, people

    @classmethod
    def opens(cls, site: str, people: Sequence[BrowserContext], **opening: Any) -> Self:
        """The first of them opens a table for all, and the match begins."""
        table = post(people[0], site, "/api/tables", {"seats": len(people), **opening})["table"]
        for guest in people[1:]:
            post(guest, site, f"/api/tables/{table}/sit", {})
        post(people[0], site, f"/api/tables/{table}/start", {})
        return cls(site, table, people)

    @classmethod
    def at(cls, address: str, people: Sequence[BrowserContext]) -> Self:
        """The table that they sit at already."""
        site, table = address.split("/tables/")
        return cls(site, table, people)

    @property
    def address(self) -> str:
        return f"{self.site}/tables/{self.table}"

    def look(self, who: BrowserContext) -> View:
        view: View = who.request.get(f"{self.site}/api/tables/{self.table}").json()
        return view

    def do(self, who: BrowserContext, verb: str, **said: Any) -> None:
        post(who, self.site, f"/api/tables/{self.table}/{verb}", said)

    def play(self, choose: Callable[[View], str], until: Callable[[View], bool]) -> View:
        """Whoever is asked moves, until the table looks like this; how it looks."""
        for _ in range(MOST):
            for who in self.people:
                view = self.look(who)
                if until(view) or view["status"] == "over":
                    return view
                if view["you"] in view["turn"]:
                    self.do(who, "move", move=choose(view), number=view["number"])
        pytest.fail("so many moves, and the match goes on")

    def play_at_random(self, rng: Random, until: Callable[[View], bool]) -> View:
        return self.play(lambda view: rng.choice(view["moves"]), until)

    def close(self) -> None:
        for who in self.people:
            who.close()
