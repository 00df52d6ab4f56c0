"""The pages of one table: play, the big screen, the replay; and all that a page can do there."""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

import orjson
import segno
from fastapi import APIRouter, Request, Response
from markupsafe import Markup
from starlette.responses import HTMLResponse

from mischia.core import typed
from mischia.core import verify as chance
from mischia.core.errors import BadFile, MischiaError
from mischia.core.language import Strings
from mischia.core.page import SEVERAL
from mischia.core.questions import THROW
from mischia.table.codes import shown_code
from mischia.table.errors import NotYours, Passed, Refused
from mischia.table.hall import Hall
from mischia.table.seen import TableSeen
from mischia.table.sharing import Front
from mischia.table.store.store import Person
from mischia.web.api.models import Since, TableId
from mischia.web.caps import refuse_flood
from mischia.web.company import Sharing, give_front, sharing_of, whole_company
from mischia.web.compression import as_json, is_packed, public
from mischia.web.errors import refuse, status_of
from mischia.web.identity import give_cookie, hall_of, known_person, person_of, table_of
from mischia.web.pages import drawing, hints, render, sure, table_log, wrong
from mischia.web.pages.agreed import options_in, time_in
from mischia.web.pages.forms import arranged, form_of, language_of, named, number_in, picked, see_other, wants_message
from mischia.web.pages.manners import manners_in
from mischia.web.reach import own_host, site_for
from mischia.web.stream import Pages, answer, last_seen

MOST_SAID, MOST_MOVES = 400, 20  # letters of a move, and moves that one press makes
router = APIRouter(include_in_schema=False)
Form = dict[str, str]


async def seen_by(request: Request, table_id: str) -> tuple[TableSeen, Strings]:
    """The table as whoever asks sees it, and their words."""
    person, language = person_of(request), language_of(request)
    seen = await hall_of(request).seen(table_id, None if person is None else person.id, language)
    sharing = sharing_of(request)
    return seen._replace(company=None if sharing is None else sharing.names), render.strings(seen.game, language)


class Invitation(NamedTuple):
    """What lets others in: a link, its picture for a phone's camera, and where to type the code."""

    link: str
    qr: Markup | None  # nothing where no phone would find the site
    site: str  # without what need not be typed
    code: str


def invitation(request: Request, seen: TableSeen) -> Invitation:
    """The way to a table for others."""
    site = site_for(request)
    link = f"{site or f'{request.url.scheme}://{own_host(request)}'}/tables/{seen.id}"
    picture = None if site is None else qr(link)
    return Invitation(link, picture, urlsplit(link).netloc, shown_code(seen.code) if seen.code else "")


def qr(link: str) -> Markup:
    """A link for a phone's camera."""
    return Markup(segno.make(link, error="m").svg_inline(omitsize=True, border=1, dark="#1b1420", svgclass="qr"))


# --- looking


@router.get("/tables/{table_id}")
async def table(request: Request, table_id: TableId, since: Since = None) -> Response:
    """A table: its lobby, the game, or how it ended; drawn as it was when it was seen last, if that is said.

    Where several share a device, whoever is in front of it sees the table, and else nobody does.
    """
    sharing = sharing_of(request)
    if sharing is not None and sharing.viewer is None:
        return see_other(f"/tables/{table_id}/curtain")
    hall, person = hall_of(request), person_of(request)
    await hall.look(table_id, None)  # a table that is not there is looked at by nobody
    if person is not None:
        await hall.shown(table_id, person.id)
        hall.presence.glimpse(table_id, person.id, person.name)
    seen, say = await seen_by(request, table_id)
    if seen.status == "closed":
        return refuse(request, Refused("The host has closed this table.", "closed"), 410)
    answer = HTMLResponse(await draw(request, seen, say, since=since))
    if sharing is not None and sharing.playing and sharing.viewer is not None:
        give_front(answer, request, table_id, kept_front(sharing, sharing.viewer, seen.number))
    return answer


def kept_front(sharing: Sharing, viewer: Person, number: int) -> Front:
    """Who has the device, as the browser has it, or because nothing was hidden from anybody."""
    front = sharing.front
    return front if front is not None and front.person == viewer.id else Front(viewer.id, number)


async def draw(
    request: Request,
    seen: TableSeen,
    say: Strings,
    refused: MischiaError | None = None,
    form: Form | None = None,
    hint: hints.Hint | None = None,
    dispute: str = "",
    since: int | None = None,
) -> str:
    """A table; where something was refused, why, what the form said that asked for it, and where to dispute that; and
    what the coach says."""
    person, stream, sharing = person_of(request), f"/tables/{seen.id}/stream", sharing_of(request)
    if sharing is not None and sharing.playing:
        stream += f"?front={sharing.shown}"
    refusal = "" if refused is None else drawing.why_not(refused, seen.game, say)
    if seen.recorded is not None:
        return public(render.render_recorded(seen, say))
    if seen.status == "lobby":
        given: dict[str, Any] = {"refusal": refusal, "name": (form or {}).get("name", "")}
        given |= {"invitation": invitation(request, seen), **await club_choice(request, seen)}
        given["known"] = names_known(request, seen)
        said = form if form is not None and "seats" in form else None
        drawn = render.render_lobby(seen, say, stream, said, person=person, **given)
        return drawn if given["clubs"] else public(drawn)  # which clubs the host is in is nobody else's business
    onlooker = await hall_of(request).seen(seen.id, None, say.language) if is_packed(request) else None
    first = person is not None and await is_first(hall_of(request), person, seen)
    lines = None if since is None else await lines_then(request, seen, say, since)
    more: dict[str, Any] = {"hint": hint, "dispute": dispute, "first": first, "lines": lines}
    return render.render_table(seen, say, stream, person is not None, refusal, onlooker, **more)


async def lines_then(request: Request, seen: TableSeen, say: Strings, since: int) -> render.Then:
    """How far the log of whoever looks had come when they had seen so much."""
    person = person_of(request)
    told = await hall_of(request).told(seen.id, None if person is None else person.id, since)
    return render.Then(table_log.heard(seen, say, told), since)


def names_known(request: Request, seen: TableSeen) -> list[str]:
    """The guests who have played on this device before and don't sit here."""
    company, here = whole_company(request), {seat.name for seat in seen.seats}
    return [] if company is None else sorted({guest.name for guest, _ in company.guests} - here)


async def club_choice(request: Request, seen: TableSeen) -> dict[str, Any]:
    """For the host: the clubs that the table may be opened for, and the one that it is."""
    person, hall = person_of(request), hall_of(request)
    if person is None or not seen.host:
        return {"clubs": [], "club": ""}
    return {"clubs": await hall.clubs.of(person.id), "club": (await hall.table(seen.id)).opening.club}


async def is_first(hall: Hall, person: Person, seen: TableSeen) -> bool:
    """Whether somebody plays a game of this kind for the first time."""
    playing = seen.you is not None and seen.status == "playing"
    return playing and not await hall.store.has_finished(person.id, seen.game.name)


async def is_in_room(request: Request, table_id: str) -> bool:
    """Whether a screen stands where they play: it is opened on a device of somebody who sits there, or of the host."""
    person = person_of(request)
    return person is not None and (await hall_of(request).table(table_id)).viewer(person.id) is not None


@router.get("/tables/{table_id}/screen")
async def screen(request: Request, table_id: TableId) -> Response:
    """The table for a television: what everybody may see."""
    language = language_of(request)
    seen = await hall_of(request).seen(table_id, None, language, in_room=await is_in_room(request, table_id))
    say = render.strings(seen.game, language)
    if seen.status == "closed":
        return refuse(request, Refused("The host has closed this table.", "closed"), 410)
    if seen.recorded is not None:
        return HTMLResponse(public(render.render_recorded(seen, say)))
    stream = f"/tables/{table_id}/screen/stream"
    return HTMLResponse(public(render.render_screen(seen, say, stream, invitation=invitation(request, seen))))


@router.get("/tables/{table_id}/screen/stream")
async def screen_stream(request: Request, table_id: TableId, since: Since = None) -> Response:
    """The public view as it changes, whoever asks."""
    hall = hall_of(request)
    await hall.look(table_id, None)
    stream, person = Pages(hall, table_id, None, render.stream_text), person_of(request)
    stream.language, stream.asker = language_of(request), None if person is None else person.id
    stream.in_room = await is_in_room(request, table_id)
    return answer(request, stream, last_seen(request, since))


@router.get("/tables/{table_id}/file")
async def file(request: Request, table_id: TableId) -> Response:
    """The finished match, to take along."""
    doc = (await table_of(request, table_id)).document()
    body = public(orjson.dumps(doc, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_INDENT_2).decode())
    name = {"Content-Disposition": 'attachment; filename="mischia-match.json"'}
    return Response(body, media_type="application/json", headers=name)


@router.get("/tables/{table_id}/verify")
async def verify(request: Request, table_id: TableId) -> Response:
    """Every draw of a finished match, worked out again from the secret that was bound before the first."""
    seen, say = await seen_by(request, table_id)
    if seen.secret is None:
        raise Refused("The secret is told when the match is over.", "not-over")
    doc = (await table_of(request, table_id)).document()
    try:
        many, fault = chance.verify(seen.game, doc), ""
    except BadFile as tampered:
        many, fault = 0, str(tampered)
    draws = chance.draws_in(doc)
    return HTMLResponse(public(render.draw("verify.html", say, seen=seen, many=many, fault=fault, draws=draws)))


# --- acting


async def done(
    request: Request,
    table_id: str,
    refused: MischiaError | None = None,
    form: Form | None = None,
    dispute: str = "",
) -> Response:
    """After a deed: a page hears that it is done, and the rest by its stream; a browser gets the table; or why not, and
    where to dispute that."""
    if refused is None:
        if not wants_message(request):
            return see_other(f"/tables/{table_id}")
        seq = await hall_of(request).seq(table_id, known_person(request).id)
        return Response(as_json({"seq": seq}), media_type="application/json")
    seen, say = await seen_by(request, table_id)
    if not wants_message(request):
        return HTMLResponse(await draw(request, seen, say, refused, form, dispute=dispute), status_of(refused))
    why, clause = drawing.why_not(refused, seen.game, say), drawing.clause_of(refused, seen.game) or None
    told = {"seq": seen.seq, "refusal": why, "clause": clause, "dispute": dispute}
    return Response(as_json(told), status_of(refused), media_type="application/json")


async def deed(
    request: Request,
    table_id: str,
    kind: str,
    form: dict[str, str],
    instead: MischiaError | None = None,
    **data: Any,
) -> Response:
    """Do something at a table; `instead` is what is told if it is refused, for whatever reason."""
    person, hall = known_person(request), hall_of(request)
    move_id = form.get("id") or None
    if move_id is not None and (len(move_id) > 64 or not move_id.replace("-", "").replace(".", "").isalnum()):
        move_id = None
    try:
        await hall.do(table_id, person, kind, data, move_id)
    except NotYours:
        raise
    except MischiaError as refused:
        if status_of(refused) == 404:
            raise
        dispute = wrong.link_to(table_id, refused, data["move"], data["number"]) if kind == "move" else ""
        return await done(request, table_id, instead or refused, form, dispute)
    return await done(request, table_id)


@router.post("/tables/{table_id}/moves")
async def move(request: Request, table_id: TableId) -> Response:
    """Make a move: the answer to the question whose number comes with it."""
    form = await form_of(request)
    number = number_in(form, "question")
    move = form.get("move") or picked(form) or arranged(form)
    seen, say = await seen_by(request, table_id)
    if "sure" not in form and number == seen.number and (grave := sure.before_move(request, seen, move, say)):
        return sure.asked(request, seen, form, grave, say)
    first, *rest = move[:MOST_SAID].split(SEVERAL)[:MOST_MOVES]
    answer = await deed(request, table_id, "move", form, move=first, number=number)
    for at, next_one in enumerate(rest, start=1):
        if answer.status_code >= 400:
            break
        again = {**form, "id": f"{form['id']}.{at}"} if form.get("id") else form
        follows = number + at
        if next_one == THROW:  # dice were drawn meanwhile
            seen, _ = await seen_by(request, table_id)
            if THROW not in (seen.choices or {}):
                break
            follows = seen.number
        answer = await deed(request, table_id, "move", again, move=next_one, number=follows)
    return answer


@router.post("/tables/{table_id}/say")
async def say_or_move(request: Request, table_id: TableId) -> Response:
    """What was typed: a move, if it is one or looks like one, else something for all to read."""
    form = await form_of(request)
    text = form.get("text", "").strip()[:2000]
    seen, say = await seen_by(request, table_id)
    if seen.you is None or seen.status != "playing" or text[:1] in typed.QUOTES:
        return await deed(request, table_id, "chat", form, text=text)
    names, legal = [seat.name for seat in seen.seats], seen.choices or {}
    move = typed.meant(text, legal, seen.game, names)
    if move is None and not typed.looks_like_move(text, seen.game, legal, names):
        return await deed(request, table_id, "chat", form, text=text)
    if move and "sure" not in form and (grave := sure.before_move(request, seen, move, say)):
        return sure.asked(request, seen, form, grave, say)
    none = None if move else typed.not_a_move(text[:200], legal, say, names)
    return await deed(request, table_id, "move", form, none, move=move or text[:200], number=seen.number)


@router.post("/tables/{table_id}/react")
async def react(request: Request, table_id: TableId) -> Response:
    """Show a word at your face for a moment."""
    form = await form_of(request)
    refuse_flood(request, known_person(request))
    return await deed(request, table_id, "react", form, word=form.get("word", "")[:20])


@router.post("/tables/{table_id}/undo")
async def undo(request: Request, table_id: TableId) -> Response:
    """Take the last move back."""
    form = await form_of(request)
    seen, _ = await seen_by(request, table_id)
    return await deed(request, table_id, "undo", form, number=number_in(form, "question", seen.number))


@router.post("/tables/{table_id}/hint")
async def hint(request: Request, table_id: TableId) -> Response:
    """Ask the coach, in public; what it says is for whoever asks."""
    form = await form_of(request)
    person, number = known_person(request), number_in(form, "question")
    try:
        advice = await request.app.state.coaching.advise(table_id, person.id, number)
        seen, say = await seen_by(request, table_id)
        if seen.number != number:
            raise Passed
    except NotYours:
        raise
    except MischiaError as refused:
        if status_of(refused) == 404:
            raise
        return await done(request, table_id, refused, form)
    told = hints.hint_of(advice, seen, say)
    if not wants_message(request):
        return HTMLResponse(await draw(request, seen, say, hint=told))
    answer = {"seq": seen.seq, "hint": hints.message(told, seen, say)}
    return Response(as_json(answer), media_type="application/json")


@router.post("/tables/{table_id}/end")
async def end(request: Request, table_id: TableId) -> Response:
    """Ask to abandon the match, or agree, or think better of it, or go without those who are away."""
    form = await form_of(request)
    seen, say = await seen_by(request, table_id)
    agree = form["agree"] == "yes" if "agree" in form else seen.you not in seen.asked_to_end
    if agree and "sure" not in form and seen.you is not None and seen.status == "playing":
        grave = sure.before_ending(seen, say)
        if grave is not None:
            return sure.asked(request, seen, form, grave, say)
    return await deed(request, table_id, "end", form, agree=agree)


@router.post("/tables/{table_id}/rematch")
async def rematch(request: Request, table_id: TableId) -> Response:
    """The same people at a new table."""
    person = known_person(request)
    try:
        again = await hall_of(request).rematch(table_id, person.id)
    except Refused as refused:
        return await done(request, table_id, refused)
    if wants_message(request):
        return Response(as_json({"go": f"/tables/{again}"}), media_type="application/json")
    return see_other(f"/tables/{again}")


@router.get("/tables/{table_id}/leave")
async def leave(request: Request, table_id: TableId) -> Response:
    """The ways to leave, each with what comes of it; who has nothing to leave behind just goes."""
    seen, say = await seen_by(request, table_id)
    if seen.you is None or seen.status != "playing":
        return see_other("/tables")
    return HTMLResponse(render.draw("leave.html", say, seen=seen, ways=sure.ways(seen, say), skips=own_skips(seen)))


def own_skips(seen: TableSeen) -> float:
    """Until when whoever looks said that they are away; 0: they did not."""
    return next((seat.skips for seat in seen.seats if seat.you), 0.0)


@router.post("/tables/{table_id}/skip")
async def skip(request: Request, table_id: TableId) -> Response:
    """Be away until then, or for so many hours; or be back."""
    form = await form_of(request)
    hours = number_in(form, "hours", 0, 10_000)
    until: dict[str, Any] = {"until": hall_of(request).clock() + hours * 3600} if hours else {}
    return await deed(request, table_id, "skip", form, **until)


@router.post("/tables/{table_id}/stand-in")
async def stand_in(request: Request, table_id: TableId) -> Response:
    """One of the others asks for a bot in the place of somebody who is gone."""
    form = await form_of(request)
    name, level = form.get("name", "")[:100], form.get("level", "")[:20] or None
    return await deed(request, table_id, "away", form, name=name, level=level)


def told_in(form: dict[str, str]) -> int | str | None:
    """What somebody has written of themselves; nothing takes it back."""
    text = form.get("value", "").strip()[:20]
    return number_in({"value": text}, "value") if text.isascii() and text.isdigit() else text or None


async def newcomer(request: Request, table_id: str, form: Form) -> Response:
    """Somebody who has no name yet tells it, and sits down or takes the table over, in one step."""
    seen, _ = await seen_by(request, table_id)
    try:
        if seen.status != "lobby":
            raise Refused("The match has begun.", "begun")
        person, _ = await named(request, form)
    except MischiaError as refused:  # no name, or none that can be
        return await done(request, table_id, refused, form)
    request.state.person = person
    answer = await do_at_seats(request, table_id, form, person)
    give_cookie(answer, request, person)
    return answer


@router.post("/tables/{table_id}/change")
async def change(request: Request, table_id: TableId) -> Response:
    """The host changes what was agreed."""
    form = await form_of(request)
    seen, _ = await seen_by(request, table_id)
    wished: dict[str, Any] = {name: form.get(name) == "yes" for name in ("listed", "hints", "rated")}
    wished |= manners_in(form)
    if not seen.plays_on:
        wished |= {"options": options_in(form, seen.game), "seats": number_in(form, "seats", len(seen.seats))}
    return await deed(request, table_id, "change", form, **time_in(form), **wished)


@router.post("/tables/{table_id}/seats")
async def seats(request: Request, table_id: TableId) -> Response:
    """In the lobby: sit, stand, put a bot or a dummy on a seat, clear it, tell something of oneself, or start."""
    form = await form_of(request)
    if person_of(request) is None and form.get("do", "").partition(" ")[0] in ("sit", "host"):
        return await newcomer(request, table_id, form)
    return await do_at_seats(request, table_id, form, known_person(request))


async def do_at_seats(request: Request, table_id: str, form: Form, person: Person) -> Response:
    kind, _, rest = form.get("do", "").partition(" ")
    where, _, level = rest.partition(" ")
    seat = number_in({"seat": where}, "seat", 0, 99)
    data: dict[str, dict[str, Any]] = {
        "sit": {"name": person.name, **({"seat": seat} if where else {})},
        "stand": {},
        "bot": {"level": level, "seat": seat},
        "dummy": {"seat": seat},
        "remove": {"seat": seat},
        "tell": {"trait": where, "value": told_in(form)},
        "start": {},
        "host": {},
        "close": {},
        "back": {},
        "resign": {},
    }
    sharing = sharing_of(request)
    if sharing is not None and not sharing.playing and "seat" in form and kind in ("stand", "tell"):
        request.state.person = sharing.member(number_in(form, "seat", 0, 99))
    if kind not in data:
        raise MischiaError("Nobody can do that here.", "bad-request")
    if "sure" not in form and kind in ("stand", "resign"):
        seen, say = await seen_by(request, table_id)
        grave = sure.before_deed(seen, kind, say)
        if grave is not None:
            return sure.asked(request, seen, form, grave, say)
    answer = await deed(request, table_id, kind, form, **data[kind])
    return see_other("/tables") if kind == "close" and answer.status_code == 303 else answer
