"""How soon somebody who comes for the first time decides something: clicks and seconds from the home page.

    python -m bench.first_decision [--games quickshot]

Somebody without a name, with a mouse (or a phone), in a real Chromium: into the lesson of each game, and into a first
game against bots, which think as long as they do for anybody. A click is made as soon as the page takes it, so the
seconds are those that a person can't save; what somebody reads comes on top. "Go on" is pressed while a first game
tells what happened. Who begins is drawn, so each is tried several times, and the most is told.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.player import PHONE, WIDE, newcomer
from tests.web.process import Server

GAMES = ("quickshot", "swords", "quarriors", "deathroads")
ASKED = "body:not(.playing, .still) [data-yours]"
ONWARD = ("[name=watch]:visible", "#go-on:visible")  # to what the coach says next, to what happens next
PATIENCE = 60  # seconds
SURE = 700  # milliseconds


class Came(NamedTuple):
    """What it took until something was asked."""

    clicks: int
    told: int  # presses of "go on"
    seconds: float


def by_the_lesson(page: Page, game: str) -> int:
    page.locator(f'a[href="/lessons/{game}"]').first.click()
    return 1


def by_a_game(page: Page, game: str) -> int:
    page.fill("#start input[name=name]", "Ann")
    page.locator(f"button[name=game][value={game}]").first.click()
    return 1


WAYS = {"lesson": by_the_lesson, "first game": by_a_game}


def came(browser: Browser, site: str, game: str, way: str, size: tuple[int, int]) -> Came:
    """From the home page until something is asked."""
    player = newcomer(browser, "Ann", size, calm=False, paced=False)
    page = player.page
    page.goto(site)
    begin, told = monotonic(), 0
    clicks = WAYS[way](page, game)
    page.wait_for_selector("[data-part=prompt]")
    asked = monotonic()
    while not stays_asked(page) and asked - begin < PATIENCE:
        for button in ONWARD:
            if page.locator(button).count() and pressed(page, button):
                told += button == ONWARD[-1]
                clicks += button != ONWARD[-1]
        page.wait_for_timeout(20)
        asked = monotonic()
    player.context.close()
    return Came(clicks, told, asked - begin)


def stays_asked(page: Page) -> bool:
    """Whether it is asked, and nothing more is told first."""
    if not page.locator(ASKED).count():
        return False
    page.wait_for_timeout(SURE)
    return bool(page.locator(ASKED).count())


def pressed(page: Page, button: str) -> bool:
    """Whether it could be pressed; what is told may go on by itself."""
    try:
        page.locator(button).first.click(timeout=SURE)
    except TimeoutError:
        return False
    return True


def report(browser: Browser, site: str, games: Sequence[str], times: int) -> None:
    print("| game | way | wide: clicks | go on | seconds | phone: clicks | go on | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for game in games:
        for way in WAYS:
            tried = [[came(browser, site, game, way, size) for _ in range(times)] for size in (WIDE, PHONE)]
            most = [Came(*map(max, zip(*some, strict=True))) for some in tried]
            told = " | ".join(f"{one.clicks} | {one.told} | {one.seconds:.1f}" for one in most)
            print(f"| {game} | {way} | {told} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.first_decision", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--times", type=int, default=3, help="for each game, way and size")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, Server(Path(data) / "data", pace="") as server:
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            report(browser, server.site, given.games, given.times)
            browser.close()


if __name__ == "__main__":
    main()
