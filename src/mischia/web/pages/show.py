"""The rules play themselves: a scenario on a small table, line by line, as somebody who sits there sees it."""

import asyncio
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from markupsafe import Markup
from starlette.exceptions import HTTPException

from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.core.match import CHANCE
from mischia.core.page import Line, Me
from mischia.core.scenario import Played, Scenario, played
from mischia.core.shown import ROUND, Shown, name, shown, viewer
from mischia.games import GAMES, page_of
from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.compression import public
from mischia.web.pages import drawing, render, table_log
from mischia.web.pages.drawing import Face, Prompt
from mischia.web.pages.forms import language_of, number_in, wants_message

MOST = 5  # scenarios that one clause offers
MOST_DOTS = 15
SHOWN = "shown"  # the id of a table that nobody sits at

router = APIRouter(include_in_schema=False)


class Sentence(NamedTuple):
    """What is told of a moment, why it is so, and by which clause."""

    text: str
    why: str
    clause: str


class Stop(NamedTuple):
    """The table after a line of the scenario, drawn when that was the last thing told."""

    seen: TableSeen
    parts: Mapping[str, Markup]
    face: Face
    refused: Sentence | None


class Frame(NamedTuple):
    """A moment of a scenario as it is shown."""

    seen: TableSeen
    parts: Mapping[str, Markup]
    face: Face
    sentence: Sentence
    lines: int  # of the log, told so far


class Play(NamedTuple):
    """A scenario from its first table to its last, and the steps in between, one for each line of the log."""

    scenario: Scenario
    frames: tuple[Frame, ...]
    steps: tuple[dict[str, Any], ...]


# --- which there are


async def shown_of(game: Game) -> Shown:
    """What a game can show; nobody waits while its scenarios are read."""
    return await asyncio.to_thread(shown, game)


async def offered(game: Game, clause: str) -> tuple[str, ...]:
    """Where a clause is shown, the simplest first."""
    return tuple(address(game, one) for one in (await shown_of(game)).by_clause.get(clause, ())[:MOST])


async def simplest(game: Game) -> dict[str, tuple[str, int]]:
    """By clause: where it is shown in the simplest way, and how many ways there are."""
    found = (await shown_of(game)).by_clause
    return {clause: (address(game, some[0]), min(len(some), MOST)) for clause, some in found.items()}


async def one_round(game: Game) -> str:
    """Where a whole round can be watched; nothing of a game that has none written down."""
    scenario = (await shown_of(game)).by_name.get(ROUND)
    return "" if scenario is None else address(game, scenario)


def address(game: Game, scenario: Scenario) -> str:
    return f"/show/{game.folder.name}/{quote(name(scenario))}"


# --- frame by frame


@lru_cache(maxsize=64)
def play(game_name: str, scenario_name: str, language: str) -> Play:
    """A scenario in a language, played to its end."""
    game = GAMES[game_name]
    scenario, say = shown(game).by_name[scenario_name], render.strings(game, language)
    stops = list(stops_of(scenario, game, say))
    seen = stops[-1].seen
    told = table_log.steps(seen, say, 0)
    steps = tuple(render.step(line, at, changed, seen, say) for at, (line, changed) in enumerate(told))
    return Play(scenario, tuple(frames_of(stops, told, scenario, say)), steps)


def stops_of(scenario: Scenario, game: Game, say: Strings) -> Iterator[Stop]:
    """The table before the first line of a scenario, and after each in which something is done or tried."""
    eyes, answers = viewer(scenario), -1
    for moment in played(scenario, game, watched=True):
        refused = refusal(moment, say)
        if refused is not None or len(moment.match.answers) > answers:
            more: dict[str, Any] = {"status": "over", "choices": {}, "can_undo": False}  # there is nothing to do here
            seen = seen_in_match(moment.match, eyes, SHOWN, language=say.language, **more)
            yield Stop(seen, render.all_parts(seen, say), drawing.prompt(seen, say).face, refused)
        answers = len(moment.match.answers)


def frames_of(
    stops: Sequence[Stop], told: Sequence[tuple[Line, Mapping[str, Any]]], scenario: Scenario, say: Strings
) -> list[Frame]:
    """Line by line; a heading goes with the line after it. While things happen, the hand is as it was before them."""
    first, last = stops[0], stops[-1]
    at = so_far(told, first)
    frames = [Frame(*first[:3], opening(first.seen, scenario, say), at)]
    stage = {key: part for _, changed in told[:at] for key, part in changed.items()}
    for before, stop in pairwise(stops):
        end = so_far(told, stop)
        while at < end:
            upto = next((after for after in range(at + 1, end) if not told[after - 1][0].heading), end)
            stage |= {key: part for _, changed in told[at:upto] for key, part in changed.items()}
            lines = sentence([line for line, _ in told[at:upto]])
            frames.append(Frame(*stop[:3], lines, end) if upto == end else halfway(before, stage, lines, upto, say))
            at = upto
        if stop.refused is not None:
            frames.append(Frame(*stop[:3], stop.refused, end))
    if len(frames) == 1:  # something was done, and nothing told
        frames.append(Frame(*last[:3], waiting(last.seen, say), at))
    return frames


def so_far(told: Sequence[tuple[Line, Mapping[str, Any]]], stop: Stop) -> int:
    """How many lines of the log have been told there."""
    return sum(line.upto <= len(stop.seen.events) for line, _ in told)


def halfway(before: Stop, stage: Mapping[str, Any], told: Sentence, lines: int, say: Strings) -> Frame:
    """A table on which things still happen: the stage as the last line leaves it, all else as it was before."""
    parts = {**before.parts, **render.game_parts(dict(stage), before.seen, say)}
    me = stage.get("me")
    face = drawing.face(before.seen, me) if isinstance(me, Me) else before.face
    return Frame(before.seen, parts, face, told, lines)


# --- what is told


def sentence(lines: Sequence[Line]) -> Sentence:
    """Some lines of the log as one sentence; a heading says nothing beside others."""
    told = [line for line in lines if not line.heading] or lines
    clause = next((line.clause for line in told if line.clause), "")
    return Sentence(" ".join(line.text for line in told), " ".join(line.here for line in told).strip(), clause)


def opening(seen: TableSeen, scenario: Scenario, say: Strings) -> Sentence:
    """How the table stands at first, and whom it waits for; scenarios have their titles in English alone."""
    title = scenario.title if say.language == "en" and scenario.title else say("web-show-begins")
    text, _, clause = waiting(seen, say)
    return Sentence(title, text, clause) if seen.turn else Sentence(title, "", "")


def waiting(seen: TableSeen, say: Strings) -> Sentence:
    """Whom the table waits for."""
    return Sentence(say(f"wait-{seen.phase}", names=say.all_of(seen.turn, "nobody")), "", seen.clause)


def refusal(moment: Played, say: Strings) -> Sentence | None:
    """What is told of a move that somebody tries and may not make."""
    line, refused = moment.line, moment.refusal
    if line is None or refused is None or line.actor == CHANCE:
        return None
    told = say("web-show-refused", name=line.actor)
    return Sentence(told, say("web-show-refused-why"), refused.clause or "")


# --- the page


@router.get("/show/{folder}/{scenario_name:path}")
async def show(request: Request, folder: str, scenario_name: str, step: int = 0, lines: str = "") -> Response:
    """A moment of a scenario; for the page that plays it, what is new since so many lines."""
    game = next((game for game in GAMES.values() if game.folder.name == folder), None)
    if game is None or scenario_name not in (await shown_of(game)).by_name:
        raise HTTPException(404, "There is no such scenario.")
    say = render.strings(game, language_of(request))
    shown_here = await asyncio.to_thread(play, game.name, scenario_name, say.language)
    at = max(0, min(step, len(shown_here.frames) - 1))
    if wants_message(request):
        told = message(shown_here, at, number_in({"lines": lines}, "lines"), say)
        return kept(request, render.message_text(told), "application/json")
    return kept(request, page(shown_here, at, say), "text/html")


def page(shown_here: Play, at: int, say: Strings) -> str:
    """The page of one frame, which plays the others."""
    frame, many, game = shown_here.frames[at], len(shown_here.frames), say.game
    parts = parts_of(shown_here, at, say)
    return render.draw(
        "show.html",
        say,
        scenario=shown_here.scenario,
        here=address(game, shown_here.scenario),
        step=at,
        many=many,
        dots=range(many) if many <= MOST_DOTS else (),
        seen=frame.seen,
        lines=frame.lines,
        title=render.short_title(say),
        folder=game.folder.name,
        parts=parts,
        foes=[key for key in parts if key.startswith("seat-")],
        things=page_of(game).things(say),
    )


def message(shown_here: Play, at: int, since: int, say: Strings) -> dict[str, Any]:
    """What a page needs that has been told so many lines, to come to a frame."""
    lines = shown_here.frames[at].lines
    told = {"seq": 0, "status": "over", "chat": [], "chats": 0, "step": at, "lines": lines}
    return {**told, "steps": list(shown_here.steps[since:lines]), "parts": parts_of(shown_here, at, say)}


def parts_of(shown_here: Play, at: int, say: Strings) -> dict[str, Markup]:
    """The parts of a frame's page, the prompt with what it tells."""
    frame, many, folder = shown_here.frames[at], len(shown_here.frames), say.game.folder.name
    step = say("web-show-step", step=at + 1, steps=many)
    prompt = Prompt(False, step, *frame.sentence, folder, frame.face)
    drawn = render.draw_part("prompt.html", say.language, say.game.name, prompt)
    return {**{key: part for key, part in frame.parts.items() if key != "me"}, "prompt": drawn}


def kept(request: Request, text: str, kind: str) -> Response:
    """An answer that is the same for all who read the same language; a browser that has it still is told so."""
    tag = f'W/"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag, "Vary": "Accept, Accept-Language, Cookie"}
    if tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(public(text), media_type=kind, headers=headers)
