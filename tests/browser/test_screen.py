"""The television: its bar is one row at every game, before and after the game begins."""

from playwright.sync_api import Browser, Page, expect

from mischia.games import GAMES
from tests.browser.player import newcomer
from tests.web.process import Server

TELEVISION = (1920, 1080)


def in_one_row(page: Page) -> bool:
    """Whether the mark, the title and the way in stand side by side, each clear of the next, within the screen."""
    boxes = page.locator(".tvtop > *").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    ends = [0.0, *[edge for box in boxes for edge in (box["left"], box["right"])], float(TELEVISION[0])]
    row = all(one["top"] < other["bottom"] for one in boxes for other in boxes)
    return len(boxes) == 3 and row and ends == sorted(ends)


def test_the_bar_of_the_television_is_one_row(browser: Browser, server: Server) -> None:
    host, screen = newcomer(browser, "Ann"), newcomer(browser, "TV", TELEVISION)
    host.page.goto(server.site)
    for game in GAMES.values():
        bots = {"seats": "3", "sit": "yes", "seat2": "easy", "seat3": "easy"}
        form: dict[str, str | float | bool] = {"name": "Ann", "game": game.folder.name, **bots}
        opened = host.context.request.post(f"{server.site}/tables", form=form, headers={"origin": server.site})
        screen.page.goto(f"{opened.url}/screen")
        assert in_one_row(screen.page), f"{game.name}, lobby"
        host.context.request.post(f"{opened.url}/seats", form={"do": "start"}, headers={"origin": server.site})
        expect(screen.page.locator(".tvcap .prompt")).to_have_count(1, timeout=20_000)  # it turns to the game by itself
        assert in_one_row(screen.page), game.name
    for player in (host, screen):
        player.context.close()
