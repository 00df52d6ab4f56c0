"""What a person does and sees at the page: clicks to the first decision and for a turn, how far things jump in it,
and how smoothly they move while steps are shown.

    python -m bench.page_feel [--seconds 40]

Somebody with a mouse (or a phone) plays each game against two easy bots, with the real page in a real Chromium.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, TimeoutError, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.player import PHONE, WIDE, Player, newcomer
from tests.browser.room import Room
from tests.browser.test_deathroads import Driver
from tests.browser.test_jumps import WATCH
from tests.browser.test_low import sits_down
from tests.browser.test_quarriors import GREEDY, do, offered
from tests.web.process import Server

GAMES = ("quickshot", "swords", "quarriors", "deathroads")
COUNT = """
window.clicks = 0;
addEventListener("click", ({ isTrusted }) => { if (isTrusted && %s) window.clicks += 1; }, true);
"""
COUNTED = {  # by game: which clicks; in Death Roads those of drafts, and between the rounds, belong to no turn
    "deathroads": "[...document.querySelectorAll('#lines > :is(.e-turn, .ph)')].at(-1)?.matches('.e-turn')",
}
FRAMES = """
window.frames60 = { drawn: 0, late: 0, ms: 0 };
(function next(before) { requestAnimationFrame((now) => {
  if (before && document.body?.classList.contains("playing")) {
    window.frames60.drawn += 1;
    window.frames60.ms += now - before;
    if (now - before > 34) window.frames60.late += 1; // one frame of sixty a second was left out
  }
  next(now);
}); })(0);
"""
SEATS = 3
THRIFTY = tuple(wish for wish in GREEDY if wish != "spend all")
OWN_TURNS = {  # by game: lines that begin a turn of Ann's, and in how many of them it is hers
    "quickshot": ("#lines > .ph", 1),
    "swords": ("#lines > .ph", 1),
    "quarriors": ("#lines > .ph", SEATS),
    "deathroads": ("#lines > .e-turn:has-text('Ann’s turn')", 1),
}


@dataclass(frozen=True)
class Felt:
    """Turns of one person, the clicks that they took, how far things jumped (as browsers count it), and frames."""

    turns: float
    clicks: int
    shift: float
    frames: float  # a second, while steps are shown
    late: float  # the share of those that came after one was left out


def first_clicks(browser: Browser, server: Server, game: str) -> int:
    """From the home page, by somebody whose name is known, until the table of this game is there."""
    ann = newcomer(browser, "Ann")
    ann.context.request.post(f"{server.site}/api/people", data={"name": "Ann"}, headers={"Origin": server.site})
    ann.page.goto(server.site)
    clicks = 0
    for button in ("button:has-text('Play now')", f"button[name=game][value={game}]"):
        ann.page.locator(button).first.click()
        clicks += 1
    ann.page.wait_for_selector("[data-part=centre]")
    ann.context.close()
    return clicks


def acting(game: str, ann: Player) -> Callable[[], None]:
    """How somebody makes the next move."""
    if game == "swords":
        room = Room([ann])
        return lambda: room.act(ann)
    if game == "quarriors":
        return lambda: thrifty(ann)
    return Driver(ann).act if game == "deathroads" else ann.choose


def thrifty(ann: Player) -> None:
    """What is summoned or captured is paid for in the same press."""
    if not ann.asked():
        return
    moves = offered(ann.page)
    wanted = [move for wish in THRIFTY for move in reversed(moves) if move.split("; ")[-1].startswith(wish)]
    try:
        if wanted:
            do(ann.page, wanted[0])
    except TimeoutError:  # the page has changed under the hand
        return


def feel(browser: Browser, server: Server, game: str, size: tuple[int, int], seconds: float) -> Felt:
    """Play for a while, or to the end."""
    ann = sits_down(browser, server, game, size)
    page = ann.page
    page.add_init_script(COUNT % COUNTED.get(game, "true"))
    page.add_init_script(FRAMES)
    page.reload()
    page.wait_for_selector("html.scripted")
    page.evaluate(WATCH)
    lines, share = OWN_TURNS[game]
    moves, end = acting(game, ann), monotonic() + seconds
    while not page.locator("#over").count() and monotonic() < end:
        moves()
        page.wait_for_timeout(50)
    clicks, shift, frames = page.evaluate("[window.clicks, window.shift, window.frames60]")
    turns, drawn = page.locator(lines).count() / share, max(frames["drawn"], 1)
    ann.context.close()
    return Felt(turns, clicks, shift, 1000 * drawn / max(frames["ms"], 1), frames["late"] / drawn)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page_feel", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--seconds", type=float, default=40, help="for each game at each size")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, Server(Path(data) / "data") as server:
        asyncio.run(server.ready())
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            report(browser, server, given.games, given.seconds)
            browser.close()


def report(browser: Browser, server: Server, games: Sequence[str], seconds: float) -> None:
    heads = (
        ("clicks to begin", 17),
        ("clicks a turn", 15),
        ("shift a turn", 14),
        ("frames/s", 10),
        ("late", 7),
        ("turns", 7),
    )
    print(" " * 24 + "".join(head.rjust(width) for head, width in heads))
    for game in games:
        begin = first_clicks(browser, server, game)
        for name, size in (("wide", WIDE), ("phone", PHONE)):
            felt = feel(browser, server, game, size, seconds)
            turns = max(felt.turns, 1)
            print(
                f"{game + ', ' + name:24}{begin:17}{felt.clicks / turns:15.1f}"
                f"{felt.shift / turns:14.3f}{felt.frames:10.1f}{felt.late:7.1%}{felt.turns:7.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
