"""The puzzle of the day, and all others: a position with one best move, three tries, and then the proof."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.core.match import Match
from mischia.core.page import SEVERAL
from mischia.core.phrases import tidy
from mischia.core.puzzle import HARDEST, Puzzle, of_the_day, puzzles
from mischia.core.scenario import named
from mischia.games import GAMES, page_of
from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.compression import public
from mischia.web.pages import drawing, render
from mischia.web.pages.forms import arranged, form_of, language_of, picked, see_other

TRIES = 3
MOST_SAID = 400  # letters of a move
PUZZLE = "puzzle"  # the id of a table that nobody else sits at

router = APIRouter(include_in_schema=False)


class Place(NamedTuple):
    """A puzzle, what was tried so far, and the day that it is of."""

    game: Game
    puzzle: Puzzle
    tried: tuple[str, ...] = ()
    day: date | None = None

    @property
    def path(self) -> str:
        return f"/puzzles/{self.game.folder.name}/{self.puzzle.id}"

    @property
    def address(self) -> str:
        told = urlencode([("tried", one) for one in self.tried])
        return ("/puzzle" if self.day else self.path) + (f"?{told}" if told else "")

    @property
    def solved(self) -> bool:
        return bool(self.tried) and self.puzzle.is_solved(match_of(self.game.name, self.puzzle.id), self.tried[-1])

    @property
    def ended(self) -> bool:
        return self.solved or len(self.tried) >= TRIES

    @property
    def onward(self) -> str:
        """The next puzzle of the game."""
        every = puzzles(self.game)
        return f"/puzzles/{self.game.folder.name}/{every[(every.index(self.puzzle) + 1) % len(every)].id}"


class Row(NamedTuple):
    """A move with its chance, in words."""

    label: str
    chance: str  # empty, where it was hardly looked at
    bounds: str
    right: bool
    number: int  # of the try; 0: it was not tried


@lru_cache(maxsize=64)
def match_of(game_name: str, id: str) -> Match:
    """The table of a puzzle; nobody plays on with it."""
    game = GAMES[game_name]
    return next(one for one in puzzles(game) if one.id == id).match(game)


def today() -> date:
    return datetime.now(UTC).date()


def of_day(day: date) -> tuple[Game, Puzzle] | None:
    found = of_the_day(day, [(name, one) for name, game in GAMES.items() for one in puzzles(game)])
    return None if found is None else (GAMES[found[0]], found[1])


def place_of(game: Game, puzzle: Puzzle, tried: list[str], day: date | None) -> Place:
    """What an address means: moves that can't be made are left out, and all after the answer or the last try."""
    match, place = match_of(game.name, puzzle.id), Place(game, puzzle, (), day)
    legal = match.moves(puzzle.seat)
    for phrase in tried[: 2 * TRIES]:
        move = next(iter(named(match, [tidy(phrase[:MOST_SAID])], legal)), None)
        if move is not None and move not in place.tried and not place.ended:
            place = place._replace(tried=(*place.tried, move))
    return place


def label(place: Place, phrase: str, say: Strings) -> str:
    match = match_of(place.game.name, place.puzzle.id)
    return say.move(match.choices(place.puzzle.seat)[phrase], match.names)


def row(place: Place, phrase: str, say: Strings) -> Row:
    chance = place.puzzle.chances.get(phrase)
    number = place.tried.index(phrase) + 1 if phrase in place.tried else 0
    right = phrase == place.puzzle.answer
    if chance is None:
        return Row(label(place, phrase, say), "", "", right, number)
    low, high = round(100 * chance.low), round(100 * chance.high)
    percent = say("web-puzzle-percent", share=round(100 * chance.mean))
    return Row(label(place, phrase, say), percent, say("web-puzzle-bounds", low=low, high=high), right, number)


def rows(place: Place, say: Strings) -> list[Row]:
    """What was tried; at the end with all that was looked at, the best first."""
    shown = [*place.puzzle.chances, *place.tried] if place.ended else place.tried
    return [row(place, phrase, say) for phrase in dict.fromkeys(shown)]


def told(place: Place, say: Strings) -> tuple[str, str, str]:
    """The tab, the title and the sentence of the question."""
    puzzle, many = place.puzzle, len(place.tried)
    if place.ended:
        answer = row(place, puzzle.answer, say)
        proof = say.labelled(answer.label, say("web-puzzle-proof", chance=answer.chance, looked=puzzle.looked))
        if place.solved:
            return say("web-puzzle-solved-at", number=many), say("web-puzzle-yes"), proof
        return say("web-puzzle-try", number=many, most=TRIES), say("web-puzzle-missed"), proof
    tab = say("web-puzzle-try", number=many + 1, most=TRIES)
    if not many:
        return tab, say("web-puzzle-which"), say("web-puzzle-which-why")
    last = row(place, place.tried[-1], say)
    why = say("web-puzzle-not", chance=last.chance) if last.chance else say("web-puzzle-not-looked")
    return tab, say("web-puzzle-again"), say.labelled(last.label, why)


def drawn(place: Place, say: Strings) -> str:
    """The page of a puzzle: the game's own table."""
    seen, game = seen_at(place, say), place.game
    parts: dict[str, Markup] = render.all_parts(seen, say)
    tab, title, text = told(place, say)
    asked = replace(drawing.prompt(seen, say), tab=tab, title=title, text=text, aim="", here="")
    parts["prompt"] = render.draw_part("prompt.html", say.language, game.name, asked)
    return render.draw(
        "puzzle.html",
        say,
        place=place,
        rows=rows(place, say),
        hardest=HARDEST,
        tries=TRIES,
        seen=seen,
        title=render.short_title(say),
        folder=game.folder.name,
        parts=parts,
        foes=[key for key in parts if key.startswith("seat-")],
        things=page_of(game).things(say),
    )


def seen_at(place: Place, say: Strings) -> TableSeen:
    more: dict[str, Any] = {"number": 0, "can_undo": False, "sealed": None, "language": say.language}
    if place.ended:
        more["choices"] = {}
    return seen_in_match(match_of(place.game.name, place.puzzle.id), place.puzzle.seat, PUZZLE, **more)


async def shown(request: Request, game: Game, puzzle: Puzzle, day: date | None) -> Response:
    say = render.strings(game, language_of(request))

    def page() -> str:
        return drawn(place_of(game, puzzle, request.query_params.getlist("tried"), day), say)

    return HTMLResponse(public(await asyncio.to_thread(page)))


@router.get("/puzzle")
async def daily(request: Request) -> Response:
    """Today's, the same for everybody; a new one comes at midnight UTC."""
    found = await asyncio.to_thread(of_day, today())
    if found is None:
        raise HTTPException(404, "There is no puzzle.")
    return await shown(request, *found, today())


def puzzle_at(folder: str, id: str) -> tuple[Game, Puzzle]:
    for game in GAMES.values():
        for one in puzzles(game) if game.folder.name == folder else ():
            if one.id == id:
                return game, one
    raise HTTPException(404, "There is no such puzzle.")


@router.get("/puzzles/{folder}/{id}")
async def any_puzzle(request: Request, folder: str, id: str) -> Response:
    """One of all puzzles."""
    return await shown(request, *await asyncio.to_thread(puzzle_at, folder, id), None)


@router.post("/puzzles/{folder}/{id}")
async def try_it(request: Request, folder: str, id: str) -> Response:
    """Try a move; what was tried before comes with the form."""
    form = await form_of(request)
    game, puzzle = await asyncio.to_thread(puzzle_at, folder, id)
    day = today() if form.get("day") == today().isoformat() and of_day(today()) == (game, puzzle) else None
    place = await asyncio.to_thread(place_of, game, puzzle, tried_in(form), day)
    return see_other(place.address)


def tried_in(form: Mapping[str, str]) -> list[str]:
    """The moves that were tried, and the one that is; of several that one press makes, the first."""
    said = form.get("move") or picked(form) or arranged(form)
    return [*(form.get(f"tried-{at}", "") for at in range(TRIES)), said.split(SEVERAL)[0]]
