"""Pictures of every page, wide, on a phone and on a television, from the running site, into docs/pictures."""

import argparse
import asyncio
import socket
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from playwright.async_api import Browser, BrowserContext, Page, async_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.pace import USUAL

from mischia.core import fate
from mischia.core.questions import THROW
from mischia.table.hall import Hall
from mischia.table.store.store import Person
from mischia.web.app import create
from mischia.web.identity import COOKIE
from mischia.web.settings import Settings
from tools.moments import DEATHROADS, MOMENTS, QUARRIORS, SWORDS, Moment, find, moves_of

HERE = Path(__file__).parent.parent
SIZES = {"wide": (1440, 900), "phone": (360, 780)}
TELEVISION = (1920, 1080)


class Photographer:
    """Sets tables up and takes pictures of them."""

    def __init__(self, app: Any, browser: Browser, address: str, folder: Path, language: str, dark: bool) -> None:
        self.app, self.browser, self.address, self.folder = app, browser, address, folder
        self.language, self.dark = language, dark
        self.axe: str | None = None
        self.faults: list[str] = []

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    async def context(self, size: tuple[int, int], person: Person | None) -> BrowserContext:
        """A browser in which this person is known."""
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if self.dark else "light",
            locale=self.language,
            reduced_motion="reduce",
        )
        await context.add_init_script(USUAL)
        if person is not None:
            cookie = {"name": COOKIE, "value": self.app.state.badges.cookie(person), "url": self.address}
            await context.add_cookies([cookie])  # type: ignore[list-item]
        return context

    async def take(self, name: str, path: str, person: Person | None, choose: bool = False, tv: bool = False) -> None:
        """A picture of one page in each size."""
        for size_name, size in {"tv": TELEVISION}.items() if tv else SIZES.items():
            context = await self.context(size, person)
            page = await context.new_page()
            page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
            await page.goto(self.address + path)
            await page.wait_for_timeout(500)
            await page.keyboard.press("Escape")  # what waits for its viewer's hand is shown
            choices = page.locator("[data-choice]:visible")
            if choose and (many := await choices.count()):
                await choices.nth(min(1, many - 1)).click()
                await page.mouse.move(5, 5)
                await page.wait_for_timeout(300)
            await self.check(name, size_name, page)
            await page.screenshot(path=self.folder / f"{name}-{size_name}.jpg", type="jpeg", quality=85)
            await context.close()

    async def check(self, name: str, size: str, page: Page) -> None:
        """Nothing scrolls sideways, and axe finds nothing serious."""
        if await page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.faults.append(f"{name} ({size}) scrolls sideways")
        if self.axe is not None:
            await page.evaluate(self.axe)
            found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            for one in found["violations"]:
                if one["impact"] in ("serious", "critical"):
                    where = "; ".join(node["html"][:120] for node in one["nodes"][:3])
                    self.faults.append(f"{name} ({size}): {one['id']}: {where}")

    async def moment(self, moment: Moment) -> tuple[str, Person | None]:
        """A table where it has come to that, and whoever looks."""
        match = find(moment)
        people = {name: await self.hall.people.welcome(name, self.language) for name in moment.names}
        with_secret = fate.new_secret
        fate.new_secret = lambda: match.secret
        try:
            host = people[moment.names[0]]
            table = await self.hall.openings.open(
                host, match.game.name, seats=len(people), options=dict(moment.options)
            )
        finally:
            fate.new_secret = with_secret
        for seat, name in enumerate(moment.names[1:], start=1):
            await self.hall.act(table, people[name].id, "sit", {"name": name, "seat": seat})
        await self.hall.act(table, host.id, "start")
        for at, (name, phrase) in enumerate(moves_of(match)):
            await self.throw(table, people)
            begun, seen = (await self.hall.table(table)).match, await self.hall.seen(table, people[name].id)
            made = begun is not None and moves_of(begun)[at : at + 1] == [(name, phrase)]
            if not made and phrase in (seen.choices or {}):  # what is no choice the table has made at once
                await self.hall.move(table, people[name].id, phrase, seen.number)
        await self.throw(table, people)
        for person in people.values():
            self.hall.presence.arrive(table, person.id)
        if match.game.name == "quickshot":
            await self.hall.chat(table, people["Dee"], "nobody has a 5, right? …right?")
            await self.hall.chat(table, people["Eve"], "who, me?")
        elif match.game.name == "swords":
            await self.hall.chat(table, people["Dee"], "Bob. You always say B.")
        elif match.game.name == "quarriors":
            await self.hall.chat(table, people["Bob"], "no portal. no portal. NO.")
        return table, None if moment.viewer is None else people[moment.viewer]

    async def throw(self, table: str, people: dict[str, Person]) -> None:
        """Whoever's dice wait throws them."""
        while (match := (await self.hall.table(table)).match) is not None and match.thrower is not None:
            await self.hall.move(table, people[match.thrower].id, THROW, match.number)

    async def all(self, only: str) -> None:
        """Every moment and page; or the moments whose names begin like this."""
        shown = {}
        for moment in (*MOMENTS, *SWORDS, *QUARRIORS, *DEATHROADS):
            if moment.name.startswith(only):
                shown[moment.name] = table, person = await self.moment(moment)
                await self.take(moment.name, f"/tables/{table}", person, choose=moment.choose)
                if moment.tv:
                    await self.take(f"{moment.name}-screen", f"/tables/{table}/screen", None, tv=True)
        if not only:
            await self.pages(shown)

    async def pages(self, shown: dict[str, tuple[str, Person | None]]) -> None:
        """The pages around the tables, and some of the tables once more."""
        await self.take("home", "/", None)
        table, ann = shown["reinforce"]
        await self.take("table", f"/tables/{table}", ann, choose=True)
        await self.take("screen", f"/tables/{table}/screen", None, tv=True)
        await self.take("home-back", "/", ann)
        await self.take("replay", f"/tables/{shown['won'][0]}/replay?step=20&seat=Ann", ann)
        await self.take("fair", f"/tables/{shown['won'][0]}/verify", ann)
        await self.take("screen-over", f"/tables/{shown['won'][0]}/screen", None, tv=True)
        assert ann is not None
        lobby = await self.hall.openings.open(ann, "quickshot", seats=5, bots=["normal", "hard"], listed=True)
        await self.take("lobby", f"/tables/{lobby}", ann)
        await self.take("screen-lobby", f"/tables/{lobby}/screen", None, tv=True)
        await self.take("new", "/new/quickshot", ann)
        await self.take("tables", "/tables", ann)
        await self.take("rules", "/rules/quickshot", ann)
        await self.take("roads-rules", "/rules/deathroads", ann)
        await self.take("roads-new", "/new/deathroads", ann)
        await self.take("error", "/nowhere", ann)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def run(given: argparse.Namespace) -> list[str]:
    given.to.mkdir(parents=True, exist_ok=True)
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        app = create(Settings(data=Path(data), rate=0, bots=1, public_url="http://192.168.1.20:8000"))
        server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning"))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.05)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
            address = f"http://127.0.0.1:{port}"
            photographer = Photographer(app, browser, address, given.to, given.language, given.dark)
            if given.axe is not None:
                photographer.axe = given.axe.read_text(encoding="utf-8")
            await photographer.all(given.only)
            await browser.close()
        server.should_exit = True
        app.state.hall.hub.close()
        with suppress(asyncio.CancelledError):
            await serving
    return photographer.faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=HERE / "docs" / "pictures")
    parser.add_argument("--chromium", default=CHROMIUM)
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", default="", metavar="NAME", help="the moments whose names begin like this")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--axe", type=Path, help="axe.min.js, to check every page with it")
    faults = asyncio.run(run(parser.parse_args()))
    print("\n".join(faults) or "Nothing amiss.")


if __name__ == "__main__":
    main()
