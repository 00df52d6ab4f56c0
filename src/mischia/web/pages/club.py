"""Clubs: found one, join one, its page, and the next evening. Whoever is no member learns nothing, not even that it is
there."""

from collections.abc import Collection
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

from babel.dates import format_datetime
from fastapi import APIRouter, Path, Request, Response
from markupsafe import Markup
from starlette.responses import HTMLResponse

from mischia.core.errors import MischiaError
from mischia.core.language import Words
from mischia.core.page import Sure
from mischia.games import GAMES
from mischia.table.clubs import LONGEST_NAME, Clubs, Seen
from mischia.table.errors import NoClub, NoTable, Refused
from mischia.table.seen import TableSeen
from mischia.table.store.clubhouse import Club
from mischia.table.store.ratings import Ratings
from mischia.table.store.store import Person
from mischia.web.caps import address_of
from mischia.web.errors import status_of
from mischia.web.identity import give_cookie, hall_of, person_of, whole_person
from mischia.web.pages import drawing, render
from mischia.web.pages.club_page import Face, GameShown, club_shown, face_of, game_shown
from mischia.web.pages.forms import form_of, language_of, named, number_in, see_other
from mischia.web.pages.history import titled
from mischia.web.pages.table import qr
from mischia.web.pages.you import question
from mischia.web.reach import own_host, site_for
from mischia.web.tries import Rates

ClubId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
MOST_WAITING = 5  # tables that are shown
MOST_LOOKED_AT = 20  # of the last used ones, whether they wait

router = APIRouter(include_in_schema=False)


class Invitation(NamedTuple):
    """What lets somebody into a club."""

    link: str
    qr: Markup | None
    site: str
    code: str


class Waiting(NamedTuple):
    """A table that waits for you."""

    id: str
    game: GameShown
    round: str
    asks: str
    new: int  # moves since you last looked


class NextEvening(NamedTuple):
    """When it is, and who comes."""

    title: str
    told: str
    coming: tuple[Face, ...]
    silent: tuple[str, ...]
    yours: bool | None


def clubs_of(request: Request) -> Clubs:
    return hall_of(request).clubs


def words_of(request: Request) -> Words:
    return render.words(language_of(request))


def drawn(request: Request, template: str, status: int = 200, **given: Any) -> HTMLResponse:
    return HTMLResponse(render.draw(template, words_of(request), path=request.url.path, **given), status)


async def seen_by(request: Request, club_id: str) -> Seen:
    """The club as whoever asks sees it, if they belong to it."""
    return await clubs_of(request).see(club_id, whole_person(request).id)


def shown_code(code: str) -> str:
    return f"{code[:4]} {code[4:]}"


# --- your clubs


@router.get("/clubs")
async def all_clubs(request: Request) -> Response:
    """Your clubs, and the ways to another."""
    return await clubs_page(request, whole_person(request))


async def clubs_page(
    request: Request, person: Person, refused: MischiaError | None = None, said: dict[str, str] | None = None
) -> Response:
    say = words_of(request)
    return drawn(
        request,
        "clubs.html",
        200 if refused is None else status_of(refused),
        clubs=await clubs_of(request).house.of(person.id),
        refusal="" if refused is None else say.error(refused),
        said=said or {},
        longest=LONGEST_NAME,
    )


@router.post("/clubs")
async def found(request: Request) -> Response:
    """A new club."""
    person, form = whole_person(request), await form_of(request)
    try:
        club = await clubs_of(request).found(person.id, form.get("club", ""))
    except Refused as refused:
        return await clubs_page(request, person, refused, form)
    return see_other(f"/clubs/{club.id}#invite")


# --- coming in


async def meant(request: Request, typed: str) -> Club:
    """The club that a code lets into; whoever tries many wrong ones has to wait."""
    tries: Rates = request.app.state.codes
    address = address_of(request.scope)
    if not tries.allows(address, 1.0):
        raise Refused("Too many wrong codes; wait a minute, or use the link.", "too-many-codes")
    club = await clubs_of(request).door(typed)
    tries.give_back(address, 1.0)
    return club


async def by_code(request: Request, typed: str) -> Response:
    """The door of the club whose code somebody has typed among the codes of tables."""
    try:
        return see_other(f"/clubs/in/{(await meant(request, typed)).code}")
    except NoClub as wrong:
        raise NoTable("wrong-code") from wrong


async def chosen(request: Request, person: Person, form: dict[str, str]) -> Club | None:
    """The club that a form opens a table for: one of whoever sends it."""
    try:
        return await clubs_of(request).for_table(form.get("club", "")[:40], person.id)
    except NoClub as wrong:
        raise Refused("You are in no such club.", "not-your-club") from wrong


@router.get("/clubs/in/{code}")
async def ask_to_join(request: Request, code: str) -> Response:
    """Whether you would like to join; nothing is done by looking at the link."""
    return await asked_to_join(request, await meant(request, code[:40]))


async def asked_to_join(request: Request, club: Club, refused: MischiaError | None = None, name: str = "") -> Response:
    person, say = person_of(request), words_of(request)
    if person is not None and any(one.id == club.id for one in await clubs_of(request).of(person.id)):
        return see_other(f"/clubs/{club.id}")
    refusal = "" if refused is None else say.error(refused)
    status = 200 if refused is None else status_of(refused)
    return drawn(request, "club_door.html", status, club=club, person=person, refusal=refusal, name=name)


@router.post("/clubs/in")
async def join(request: Request) -> Response:
    """Join a club by its code; who has no name yet tells it with the form."""
    form = await form_of(request)
    typed = form.get("code", "").strip()[:40]
    try:
        club = await meant(request, typed)
    except Refused as refused:
        person = person_of(request)
        if person is None:
            raise
        return await clubs_page(request, person, refused, form)
    if "sure" not in form:
        return await asked_to_join(request, club)
    try:
        person, fresh = await named(request, form)
        await clubs_of(request).join(person.id, typed)
    except Refused as refused:
        return await asked_to_join(request, club, refused, form.get("name", "")[:40])
    answer = see_other(f"/clubs/{club.id}")
    if fresh:
        give_cookie(answer, request, person)
    return answer


# --- its page


@router.get("/clubs/{club_id}")
async def club(request: Request, club_id: ClubId, member: int | None = None) -> Response:
    """A club's page, for its members; with a number, the card of that member."""
    clubs, say, seen = clubs_of(request), words_of(request), await seen_by(request, club_id)
    games, left_out = await clubs.games(seen.club)
    shown = club_shown(seen, games, say, member, left_out)
    waiting = await waiting_for(request, seen)
    told = seen.you if member is None else seen.member(member)
    rated = await Ratings(hall_of(request).store).of(told.person)
    answer = drawn(
        request,
        "club.html",
        seen=seen,
        club=seen.club,
        shown=shown,
        waiting=waiting[:MOST_WAITING],
        many=len(waiting),
        tables=await open_tables(request, seen, {one.id for one in waiting}),
        next=next_evening(clubs, seen, say),
        invitation=invitation(request, seen.club),
        rated=titled(rated, say.language),
        openings=[game_shown(name, say.language) for name in GAMES],
    )
    await clubs.house.saw(club_id, seen.you.person, hall_of(request).clock())
    return answer


async def waiting_for(request: Request, seen: Seen) -> list[Waiting]:
    """Your tables that wait for you, whoever they were opened for."""
    hall, language = hall_of(request), language_of(request)
    found: list[Waiting] = []
    ids = await hall.store.tables_apart(seen.you.person, MOST_LOOKED_AT)
    unseen = await hall.looks.unseen(seen.you.person, ids)
    for id in ids:
        try:
            table = await hall.seen(id, seen.you.person, language)
        except Refused:  # it is gone, or today's rules refuse it
            continue
        if render.asked(table):
            say = render.strings(table.game, language)
            view = table.view or {}
            count = say("web-round", round=view["round"]) if view.get("round") else ""
            title = drawing.prompt(table, say).title if table.choices else say("web-waiting-for-you")
            found.append(Waiting(id, game_shown(table.game.name, language), count, title, unseen.get(id, 0)))
    return found


async def open_tables(request: Request, seen: Seen, told: Collection[str]) -> list[tuple[TableSeen, str]]:
    """The tables of the club that are open or where a match goes on, as a member sees them; but for those told of."""
    hall, language = hall_of(request), language_of(request)
    found: list[tuple[TableSeen, str]] = []
    for id in [one for one in await hall.clubs.house.open_tables(seen.club.id) if one not in told]:
        try:
            table = await hall.seen(id, seen.you.person, language)
        except Refused:
            continue
        found.append((table, render.short_title(render.strings(table.game, language))))
    return found


def invitation(request: Request, club: Club) -> Invitation | None:
    if club.code is None:
        return None
    site = site_for(request)
    link = f"{site or f'{request.url.scheme}://{own_host(request)}'}/clubs/in/{club.code}"
    return Invitation(link, None if site is None else qr(link), urlsplit(link).netloc, shown_code(club.code))


def next_evening(clubs: Clubs, seen: Seen, say: Words) -> NextEvening | None:
    at = clubs.next_evening(seen.club)
    if at is None:
        return None
    coming = tuple(face_of(one) for one in seen.members if one.comes)
    silent = tuple(one.name for one in seen.members if one.comes is None)
    title = format_datetime(at, "EEEE d MMMM, HH:mm", locale=say.language)
    told = say("club-coming", coming=len(coming), silent=len(silent))
    return NextEvening(title, told, coming, silent, seen.you.comes)


@router.post("/clubs/{club_id}/next")
async def change_next(request: Request, club_id: ClubId) -> Response:
    """Propose the next evening, say whether you come, or call it off."""
    form, seen, clubs = await form_of(request), await seen_by(request, club_id), clubs_of(request)
    do = form.get("do", "")
    if do == "propose":
        await clubs.propose(seen, form.get("day", ""), form.get("time", ""))
    elif do in ("come", "stay"):
        await clubs.answer(seen, do == "come")
    elif do == "off":
        await clubs.call_off(seen)
    else:
        raise MischiaError("Nobody can do that here.", "bad-request")
    return see_other(f"/clubs/{club_id}#next")


@router.post("/clubs/{club_id}/invite")
async def invite(request: Request, club_id: ClubId) -> Response:
    """Another invitation in the place of the one before, or none any more."""
    form, seen = await form_of(request), await seen_by(request, club_id)
    await clubs_of(request).invite(seen, form.get("do") != "stop")
    return see_other(f"/clubs/{club_id}#invite")


@router.post("/clubs/{club_id}/leave")
async def leave(request: Request, club_id: ClubId) -> Response:
    """Leave a club; it is asked once."""
    form, seen, say = await form_of(request), await seen_by(request, club_id), words_of(request)
    if "sure" in form:
        await clubs_of(request).leave(seen)
        return see_other("/clubs")
    last = len(seen.members) == 1
    text = say("club-leave-last" if last else "club-leave-why")
    sure = Sure(say("club-leave-title", club=seen.club.name), text, say("club-leave"))
    return question(say, sure, f"/clubs/{club_id}/leave", [], [], "hot", f"/clubs/{club_id}")


@router.post("/clubs/{club_id}/remove")
async def remove(request: Request, club_id: ClubId) -> Response:
    """Send a member away; it is asked once."""
    form, seen, say = await form_of(request), await seen_by(request, club_id), words_of(request)
    number = number_in(form, "member")
    member = seen.member(number)
    if "sure" in form:
        await clubs_of(request).remove(seen, number)
        return see_other(f"/clubs/{club_id}")
    sure = Sure(say("club-remove-title", name=member.name), say("club-remove-why"), say("club-remove"))
    fields = [("member", str(number))]
    return question(say, sure, f"/clubs/{club_id}/remove", fields, [], "hot", f"/clubs/{club_id}")


# --- a table for the club


@router.post("/tables/{table_id}/club")
async def open_to_club(request: Request, table_id: Annotated[str, Path(max_length=40)]) -> Response:
    """The host lets the members of a club see a table and what comes of it, or nobody any more."""
    person, form = whole_person(request), await form_of(request)
    await hall_of(request).table(table_id)
    await hall_of(request).open_to_club(table_id, person, await chosen(request, person, form))
    return see_other(f"/tables/{table_id}")
