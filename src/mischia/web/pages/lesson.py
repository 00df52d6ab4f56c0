"""A first game with the coach: the learner's own table, idea by idea, and what another move would cause."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from mischia.core import lesson
from mischia.core.errors import MischiaError
from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.core.lesson import Stop
from mischia.core.match import Match
from mischia.core.page import SEVERAL, Line
from mischia.core.position import Doc
from mischia.core.questions import THROW
from mischia.core.scenario import Scenario
from mischia.games import GAMES, page_of
from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.compression import public
from mischia.web.identity import person_of
from mischia.web.pages import drawing, render, table_log
from mischia.web.pages.drawing import Prompt
from mischia.web.pages.forms import arranged, form_of, language_of, number_in, picked, see_other, wants_message

LESSON = "lesson"  # the id of a table that nobody else sits at
MOST_SAID, MOST_MOVES = 400, 20  # letters of a move, and moves that one press makes
MOST_DRAWN = 3  # things and faces in a panel

router = APIRouter(include_in_schema=False)


class Place(NamedTuple):
    """Where somebody stands in a lesson: at which word of the coach, with which moves tried instead, and how often."""

    game: Game
    number: int  # of the idea, from 1
    step: int = 0
    tried: str = ""
    tries: int = 0

    @property
    def idea(self) -> Scenario:
        return lesson.ideas(self.game)[self.number - 1]

    @property
    def stop(self) -> Stop:
        return lesson.stops(self.idea)[self.step]

    @property
    def last(self) -> bool:
        """Whether the idea ends here."""
        return self.step == len(lesson.stops(self.idea)) - 1

    @property
    def path(self) -> str:
        return f"/lessons/{self.game.folder.name}/{self.number}"

    @property
    def address(self) -> str:
        said = {"step": self.step, "tries": self.tries, "tried": self.tried}
        told = urlencode({name: value for name, value in said.items() if value})
        return f"{self.path}?{told}" if told else self.path

    @property
    def onward(self) -> str:
        """Where it goes on after the idea."""
        folder, many = self.game.folder.name, len(lesson.ideas(self.game))
        return f"/lessons/{folder}/{self.number + 1}" if self.number < many else f"/lessons/{folder}/done"


class Panel(NamedTuple):
    """One thing that a move would cause, drawn with the things and the faces that it is about."""

    icon: str
    text: Markup
    clause: str
    here: str
    call: str  # the sound word
    things: tuple[Markup, ...]
    faces: tuple[int, ...]


class Coach(NamedTuple):
    """What the coach says now."""

    title: str
    text: str
    clauses: tuple[str, ...]
    folder: str
    number: int  # of the idea
    many: int
    causes: tuple[Panel, ...]  # of a move that was tried
    tries: int


class Ways(NamedTuple):
    """What can be done in a lesson besides a move."""

    onward: str  # to the next idea
    ends: bool  # there is none
    watch: bool  # go on without a move
    back: bool  # put back what was tried
    for_me: str  # the move that the coach makes


# --- where somebody stands


@lru_cache(maxsize=256)
def match_at(game_name: str, number: int, step: int) -> Match:
    """The table when the coach speaks for the so-manieth time; nobody plays on with it."""
    place = Place(GAMES[game_name], number, step)
    return lesson.come_to(place.stop, place.idea, place.game)


def match_of(place: Place) -> Match:
    return match_at(place.game.name, place.number, place.step)


def seen_at(place: Place, say: Strings) -> TableSeen:
    """What the learner sees there; where no move is meant, none can be made."""
    more: dict[str, Any] = {"number": place.step, "can_undo": False, "sealed": None, "language": say.language}
    if place.stop.meant is None:
        more["choices"] = {}
    return seen_in_match(match_of(place), place.idea.learner, LESSON, **more)


def place_of(folder: str, number: int, step: int, tried: str, tries: int) -> Place:
    """What an address means; what does not fit is put right, and an unknown idea refused."""
    game = game_at(folder)
    if not 1 <= number <= len(lesson.ideas(game)):
        raise HTTPException(404, "There is no such lesson.")
    most = len(lesson.stops(lesson.ideas(game)[number - 1])) - 1
    place = Place(game, number, max(0, min(step, most)), "", max(0, min(tries, 99)))
    return place._replace(tried=tried) if tried and is_other(place, tried) else place


def game_at(folder: str) -> Game:
    """The game of a folder that has a lesson."""
    for game in GAMES.values():
        if game.folder.name == folder and lesson.ideas(game):
            return game
    raise HTTPException(404, "There is no such lesson.")


def moves_in(said: str) -> list[str]:
    """The moves that one press makes; in a lesson dice are thrown by themselves."""
    first, *rest = said[:MOST_SAID].split(SEVERAL)[:MOST_MOVES]
    return [first, *[move for move in rest if move != THROW]]


def is_other(place: Place, said: str) -> bool:
    """Whether somebody may do this here, though it is not meant."""
    first, *rest = moves_in(said)
    match = match_of(place)
    if place.stop.meant is None or lesson.legal(match, place.idea.learner, first) is None:
        return False
    try:
        lesson.if_played(place.stop, place.idea, place.game, [first, *rest])
    except MischiaError:
        return False
    return not lesson.is_meant(place.stop, match, first) or bool(rest)


def after(place: Place, said: str) -> Place:
    """Where a move leads: on, if it is meant; several that are meant one after the other lead further."""
    at = place._replace(tried="")
    for phrase in moves_in(said):
        if at.last and at.step > place.step:
            break
        if not lesson.is_meant(at.stop, match_of(at), phrase):
            return place._replace(tried=said, tries=place.tries + 1)
        at = at._replace(step=at.step + 1, tries=0)
    return at


# --- what is drawn


def coach(place: Place, say: Strings) -> Coach:
    """What the coach says: to the moment, or to what was tried."""
    stop, idea, folder = place.stop, place.idea, place.game.folder.name
    text, causes = say(stop.says), tuple[Panel, ...]()
    if place.tried:
        phrases = moves_in(place.tried)
        written = lesson.said_to(stop, match_of(place), idea.learner, phrases[0])
        text = say(written) if written else say("web-lesson-hold")
        told = lesson.causes(stop, idea, place.game, phrases, page_of(place.game), say)
        view = match_of(place).see(idea.learner)
        causes = tuple(panel(line, view, match_of(place).names, say) for line in told)
    many = len(lesson.ideas(place.game))
    return Coach(say(idea.title), text, idea.clauses[:2], folder, place.number, many, causes, place.tries)


def panel(line: Line, view: Doc, names: Sequence[str], say: Strings) -> Panel:
    """A line of the log, with what it is about: things, and beside one alone or none those who are named."""
    own = page_of(say.game)
    said = sorted((name for name in names if named(name, line.text)), key=line.text.index)
    about = list(line.things or drawing.things_in(line.text, say))
    who = [own.stands_for(view, name) for name in said] if len(about) < 2 else []
    things = [id for id in (*about, *who) if id][:MOST_DRAWN]
    faces = [names.index(name) + 1 for name, id in zip(said, who, strict=False) if not id]
    return Panel(
        line.icon,
        drawing.strong(line.text, say),
        line.clause,
        line.here,
        line.call,
        tuple(thing_drawn(say.game.name, id, say.language) for id in things),
        tuple(faces[: MOST_DRAWN - len(things)]),
    )


def named(name: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


@lru_cache(maxsize=1024)
def thing_drawn(game_name: str, id: str, language: str) -> Markup:
    """The drawing of a thing of a game."""
    game = GAMES[game_name]
    say = render.strings(game, language)
    picture = next(thing.picture for thing in page_of(game).things(say) if thing.id == id)
    return Markup(render.draw(f"{game.folder.name}/picture.html", say, p=picture).strip())


def ways(place: Place) -> Ways:
    stop, helped = place.stop, bool(place.tried) and place.tries >= lesson.HELPED
    return Ways(
        place.onward if place.last else "",
        place.number == len(lesson.ideas(place.game)),
        stop.meant is None and not place.last,
        bool(place.tried),
        stop.meant.phrase if helped and stop.meant is not None else "",
    )


def prompt(place: Place, seen: TableSeen, say: Strings) -> Prompt:
    """The question as at any table; where there is none, that it is time to look."""
    own = drawing.prompt(seen, say)
    if place.tried:
        return replace(own, title=say("web-lesson-again"), text=say("web-lesson-nothing"), aim="")
    if seen.choices or seen.status == "over":
        return replace(own, aim="")
    title, why = say("web-lesson-watch"), say("web-lesson-watch-why")
    return replace(own, tab=say("web-lesson"), title=title, text=why, clause="", here="")


def parts(place: Place, say: Strings) -> dict[str, Markup]:
    """The learner's table, with the coach at it; what is meant stands out."""
    seen, game, lang = seen_at(place, say), place.game.name, say.language
    drawn = render.all_parts(seen, say)
    drawn |= {
        "prompt": render.draw_part("prompt.html", lang, game, prompt(place, seen, say)),
        "coach": render.draw_part("coach.html", lang, game, coach(place, say)),
        "acts": render.draw_part("lesson_acts.html", lang, game, ways(place)),
    }
    return {key: pointed(part, place, say) for key, part in drawn.items() if key != "me"}


def pointed(part: Markup, place: Place, say: Strings) -> Markup:
    """A part in which the coach points at the move that is meant, at what was tried, and at what to look at."""
    stop, text = place.stop, str(part)
    if stop.looks:
        text = re.sub(
            rf'(data-(?:vt|at|part)="{re.escape(str(escape(stop.looks)))}")', r"\1 data-looked", text, count=1
        )
    if stop.meant is not None and not place.tried:
        text = marked(text, stop.meant.phrase, f'data-meant="{escape(say("web-lesson-this"))}"')
    if place.tried:
        text = marked(text, place.tried, "data-tried")
    return Markup(text)


def marked(text: str, move: str, mark: str) -> str:
    """Mark the buttons of a move, or those that begin with it."""
    wanted = re.escape(str(escape(move)))
    return re.sub(rf'(name="move" value="{wanted}(?:; [^"]*)?")', rf"\1 {mark}", text)


# --- the pages


@router.get("/lessons/{folder}")
async def first(request: Request, folder: str) -> Response:
    """The lesson of a game, from its beginning."""
    return await idea(request, folder, 1)


@router.get("/lessons/{folder}/done")
async def done(request: Request, folder: str) -> Response:
    """What was learnt, and the way to a first game."""
    game = game_at(folder)
    say = render.strings(game, language_of(request))
    given: dict[str, Any] = {"person": person_of(request), "path": request.url.path, "folder": folder}
    learnt = [say(one.title) for one in lesson.ideas(game)]
    more = [one for one in GAMES.values() if one is not game and lesson.ideas(one)]
    others = [(one.folder.name, render.strings(one, say.language)("title")) for one in more]
    text = render.draw("lesson_done.html", say, title=say("title"), learnt=learnt, others=others, **given)
    return HTMLResponse(public(text))


@router.get("/lessons/{folder}/{number}")
async def idea(request: Request, folder: str, number: int, step: int = 0, tried: str = "", tries: int = 0) -> Response:
    """A moment of a lesson."""
    place = await asyncio.to_thread(place_of, folder, number, step, tried, tries)
    say = render.strings(place.game, language_of(request))
    return HTMLResponse(public(await asyncio.to_thread(page, place, say)))


@router.post("/lessons/{folder}/{number}")
async def go_on(request: Request, folder: str, number: int) -> Response:
    """A move, or the wish to go on or to put something back; the table is not touched by what is not meant."""
    form = await form_of(request)
    step, tries = number_in(form, "question"), number_in(form, "tries")
    place = await asyncio.to_thread(place_of, folder, number, step, "", tries)
    said = form.get("move") or picked(form) or arranged(form)
    to = await asyncio.to_thread(led_to, place, form, said)
    if not wants_message(request):
        return see_other(to.address)
    say = render.strings(place.game, language_of(request))
    told = await asyncio.to_thread(message, place, to, say)
    return Response(public(render.message_text(told)), media_type="application/json")


def led_to(place: Place, form: Mapping[str, str], said: str) -> Place:
    if "watch" in form and place.stop.meant is None and not place.last:
        return place._replace(step=place.step + 1, tries=0)
    to = after(place, said) if said else place
    return to if not to.tried or is_other(place, said) else place


def page(place: Place, say: Strings) -> str:
    """The page of a lesson."""
    seen = seen_at(place, say)
    drawn = parts(place, say)
    return render.draw(
        "lesson.html",
        say,
        place=place,
        seen=seen,
        title=render.short_title(say),
        folder=place.game.folder.name,
        parts=drawn,
        foes=[key for key in drawn if key.startswith("seat-")],
        lines=render.log(seen, say),
        things=page_of(place.game).things(say),
    )


def message(place: Place, to: Place, say: Strings) -> dict[str, Any]:
    """What a page needs to come from one place to another: what happens meanwhile, and how it is then."""
    before, seen = seen_at(place, say), seen_at(to, say)
    told, since = table_log.lines(seen, say), len(table_log.lines(before, say))
    steps = enumerate(table_log.steps(seen, say, since), since) if to.step > place.step else ()
    said = coach(to, say)
    return {
        "seq": 0,
        "status": "playing",
        "chat": [],
        "chats": 0,
        "number": to.step,
        "yours": bool(seen.choices),
        "lines": len(told),
        "steps": [render.step(line, at, changed, seen, say) for at, (line, changed) in steps],
        "parts": parts(to, say),
        "here": to.address,
        "coach": " ".join([said.text, *[str(one.text.striptags()) for one in said.causes]]),
        "whistle": bool(to.tried),
    }
