"""The puzzle of the day and the others, as pages: three tries, and then the proof."""

from pathlib import Path
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI

from mischia.core.game import Game
from mischia.core.language import LANGUAGES, Words
from mischia.core.puzzle import Puzzle, puzzles
from mischia.games import GAMES
from mischia.web.pages.puzzle import TRIES
from tests.web.asking import Answer, ask
from tests.web.viewers import house

pytestmark = pytest.mark.anyio
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


async def get(app: FastAPI, url: str, language: str = "en") -> str:
    got = await ask(app, "GET", url, {"accept": "text/html", "accept-language": language})
    assert got.status == 200, url
    return got.content.decode()


async def tries(app: FastAPI, url: str, move: str, *before: str, **more: str) -> Answer:
    form = {**{f"tried-{at}": one for at, one in enumerate(before)}, "move": move, **more}
    headers = {"accept": "text/html", "sec-fetch-site": "same-origin"}
    return await ask(app, "POST", url, headers, urlencode(form).encode())


def where(got: Answer) -> str:
    assert got.status == 303
    return dict(got.headers)[b"location"].decode()


def others(game: Game, puzzle: Puzzle) -> list[str]:
    return [phrase for phrase in puzzle.match(game).moves(puzzle.seat) if phrase != puzzle.answer]


@each_game
async def test_every_puzzle_is_drawn_and_can_be_solved_or_missed(tmp_path: Path, game: Game) -> None:
    async with house(tmp_path) as (app, _):
        for at, puzzle in enumerate(puzzles(game)):
            url, language = f"/puzzles/{game.folder.name}/{puzzle.id}", LANGUAGES[at % 3]
            say = Words(language)
            page = await get(app, url, language)
            assert say("web-puzzle-which") in page
            solved = await get(app, where(await tries(app, url, puzzle.answer)), language)
            assert say("web-puzzle-solved-at", number=1) in solved
            if at:
                continue
            missed = others(game, puzzle)[:TRIES]
            after = await get(app, where(await tries(app, url, missed[0])), language)
            assert say("web-puzzle-try", number=2, most=TRIES) in after
            end = where(await tries(app, url, missed[-1], *missed[:-1]))
            if len(missed) == TRIES:
                assert say("web-puzzle-missed") in await get(app, end, language)


async def test_the_puzzle_of_the_day_stays_there(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        home, page = await get(app, "/"), await get(app, "/puzzle")
        assert 'href="/puzzle"' in home
        day = page.partition('name="day" value="')[2][:10]
        url = page.partition('id="move" method="post" action="')[2].partition('"')[0]
        assert where(await tries(app, url, "xyzzy", day=day)) == "/puzzle"  # no move is no try
        assert where(await tries(app, url, "xyzzy", day="2020-01-01")) == url


async def test_nonsense_is_no_try(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        game = GAMES["quickshot"]
        url = f"/puzzles/quickshot/{puzzles(game)[0].id}"
        for tried in ("", "xyzzy", "x" * 5000, "\x00", "play 99"):
            page = await get(app, f"{url}?{urlencode({'tried': tried})}")
            assert Words("en")("web-puzzle-try", number=1, most=TRIES) in page
        wrong = others(game, puzzles(game)[0])[0]
        twice = await get(app, f"{url}?{urlencode([('tried', wrong)] * 5)}")
        assert Words("en")("web-puzzle-try", number=2, most=TRIES) in twice
        for nowhere in ("/puzzles/quickshot/nothing", "/puzzles/chess/1"):
            assert (await ask(app, "GET", nowhere, {"accept": "text/html"})).status == 404
