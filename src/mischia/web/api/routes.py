"""The JSON API: all that a page can do a program can do too.

A program tells its name once (POST /api/people), keeps the token, and sends it with every request as
`Authorization: Bearer TOKEN`. It sits down, follows the stream, and answers with one of the view's `moves`.
Where dice wait for your hand, the only move is `roll`; whoever does not say it waits a little longer.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from mischia.bots import levels_of
from mischia.bots.advice import Advice, Deed
from mischia.core.errors import BadFile
from mischia.core.game import Game
from mischia.games import GAMES
from mischia.table.devices import Badge, new_device
from mischia.table.errors import NotYours, Refused
from mischia.table.reviewing import reviewable
from mischia.table.seen import TableSeen
from mischia.table.wire import wire, wire_events
from mischia.web.api import models
from mischia.web.api.fast_route import Straight
from mischia.web.api.models import ACTING, LOOKING, REFUSALS, Since, TableId, View
from mischia.web.caps import refuse_flood
from mischia.web.codes import find_by_code
from mischia.web.compression import is_packed, nothing_hidden, own, public, reader_json
from mischia.web.errors import refusal, status_of
from mischia.web.identity import badge_of, give_cookie, hall_of, known_person, person_of, table_of, whole_person

router = APIRouter(prefix="/api", route_class=Straight)


def json(content: bytes | str, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


async def view_for(request: Request, table_id: str, status: int = 200) -> Response:
    """The table as whoever asks sees it."""
    person, hall = person_of(request), hall_of(request)
    look = await hall.look(table_id, None if person is None else person.id)
    return json(reader_json(look, await hall.look(table_id, None) if is_packed(request) else None), status)


async def act(request: Request, table_id: str, kind: str, sent: models.Deed, **data: Any) -> Response:
    """Do something and answer with the fresh view; a refusal brings the view along."""
    person, hall = known_person(request), hall_of(request)
    try:
        await hall.do(table_id, person, kind, data, sent.move_id)
    except Refused as refused:
        if status_of(refused) != 409:
            raise
        look = await hall.look(table_id, person.id)
        return json(refusal(refused, view=orjson.Fragment(look.sent)), 409)
    return await view_for(request, table_id)


# --- what is asked most comes first: routes are tried one after the other


@router.post("/tables/{table_id}/move", tags=["match"], responses=ACTING, response_class=Response)
async def move(request: Request, table_id: TableId, sent: models.Move) -> Response:
    """Answer the open question; a choice that was put away is changed by sending another.

    If a bot plays for you, the seat is yours again by that.
    """
    return await act(request, table_id, "move", sent, move=sent.move, number=sent.number)


# --- people


@router.post("/people", tags=["people"], responses=REFUSALS, response_model=models.PersonTold, status_code=201)
async def tell_name(request: Request, response: Response, sent: models.NewPerson) -> models.PersonTold:
    """Tell your name; a browser gets a cookie, a program keeps the token."""
    hall, person, badges = hall_of(request), person_of(request), request.app.state.badges
    if person is None:
        person = await hall.people.welcome(sent.name, sent.language)
        request.state.badge = Badge(person.id, new_device())  # cookie and token are for whoever asks
    else:
        person = await hall.people.rename(known_person(request), sent.name, sent.language)
    give_cookie(response, request, person)
    badge = badge_of(request)
    own = None if badge is None or badge.by_cookie else badge.device  # a browser that asks wants one for a program
    return models.PersonTold(name=person.name, language=person.language, token=badges.token(person, device=own))


@router.get("/games", tags=["people"], responses=REFUSALS)
async def games() -> list[models.GameTold]:
    """The games, and what can be chosen before one begins."""
    return [told(game) for game in GAMES.values()]


def told(game: Game) -> models.GameTold:
    accepted = {name: list(values) for name, values in game.accepted.items()}
    traits = {trait.key: (trait.numbers[0], trait.numbers[-1]) for trait in game.traits}
    players = list(game.players)
    return models.GameTold(name=game.name, players=players, options=accepted, traits=traits, bots=levels_of(game))


# --- tables


@router.get("/tables", tags=["lobby"], responses=REFUSALS)
async def lobby(request: Request) -> list[models.TableListed]:
    """The tables that everybody may see."""
    hall = hall_of(request)
    found = await listed(request, await hall.store.listed(now=hall.clock()))
    return [table for table in found if table.status != "over"]


@router.get("/mine", tags=["people"], responses=REFUSALS)
async def mine(request: Request) -> list[models.TableListed]:
    """Your tables, with those marked that wait for you."""
    return await listed(request, await hall_of(request).store.tables_of(known_person(request).id))


async def listed(request: Request, ids: list[str]) -> list[models.TableListed]:
    hall, person = hall_of(request), person_of(request)
    found = []
    for id in ids:
        with suppress(Refused):  # it is gone, not for this person, or today's rules refuse it
            await hall.refuse_at_door(id, None if person is None else person.id)
            found.append((await hall.look(id, None if person is None else person.id)).seen)
    return [models.TableListed(**line_of(seen)) for seen in found]


def line_of(seen: TableSeen) -> dict[str, Any]:
    return {
        "table": seen.id,
        "game": seen.game.name,
        "status": seen.status,
        "seats": [models.SeatTold(**{**seat._asdict(), "told": dict(seat.told)}) for seat in seen.seats],
        "waits_for_you": seen.you is not None and seen.you in seen.turn,
        "stirred": seen.stirred,
    }


@router.get("/codes/{code}", tags=["lobby"], responses=LOOKING)
async def find(request: Request, code: models.Code) -> models.TableFound:
    """The open table that has this code; whoever tries many wrong ones has to wait."""
    return models.TableFound(table=await find_by_code(request, code))


@router.post(
    "/tables", tags=["lobby"], responses={201: {"model": View}, **REFUSALS}, status_code=201, response_class=Response
)
async def open_table(request: Request, sent: models.NewTable) -> Response:
    """Open a table; you are its host."""
    table_id = await hall_of(request).openings.open(known_person(request), **sent.model_dump())
    return await view_for(request, table_id, 201)


@router.get("/tables/{table_id}", tags=["match"], responses=ACTING, response_class=Response)
async def look(request: Request, table_id: TableId) -> Response:
    """The table as you see it; without a seat, as an onlooker."""
    person = person_of(request)
    answer = await view_for(request, table_id)
    if person is not None:
        hall_of(request).presence.glimpse(table_id, person.id, person.name)
    return answer


@router.get("/tables/{table_id}/events", tags=["match"], responses={200: {"model": list[models.EventTold]}, **LOOKING})
async def events(request: Request, table_id: TableId, since: Since = 0) -> Response:
    """What you have heard at this table, after the first `since` events.

    What the house did stands among them, with `note-…` as its id, no clause, and the seat as its only argument:
    `note-timeout` (the clock ran out for somebody: a bot makes this choice), `note-timeout-stays` (again: a bot plays
    on until they act), `note-timeout-gives-up` (they give up by the rules), `note-timeout-back` (they are back),
    `note-hint` (somebody asks the coach), `note-stand-in` (a bot plays for somebody who is away), and of the host of
    the house `note-shut` (the table is closed), `note-relieved` (a bot plays there from now on), `note-handed`
    (somebody else plays there). Of what somebody wants to take back: `note-back-asked`, `-declined`, `-withdrawn`,
    `-lapsed` and `-overtaken`; `note-back-agreed` and `note-ended` have two more arguments: the seats of those who
    agreed, and of those who were away.
    """
    person = person_of(request)
    look = await hall_of(request).look(table_id, None if person is None else person.id)
    told = wire_events(look.seen, since or 0).decode()
    return json(public(told) if nothing_hidden(look.seen) else own(told))


@router.post("/tables/{table_id}/sit", tags=["lobby"], responses=ACTING, response_class=Response)
async def sit(request: Request, table_id: TableId, sent: models.Sit) -> Response:
    """Take an open seat, under your name or another. A program says so with `bot`, where bots may sit."""
    data: dict[str, Any] = {"name": sent.name if sent.name is not None else known_person(request).name}
    if sent.seat is not None:
        data["seat"] = sent.seat
    if sent.bot:
        data["bot"] = True
    return await act(request, table_id, "sit", sent, **data)


@router.post("/tables/{table_id}/stand", tags=["match"], responses=ACTING, response_class=Response)
async def stand(request: Request, table_id: TableId, sent: models.Deed) -> Response:
    """Leave your seat; while the match is on, a bot plays for you until you are back."""
    return await act(request, table_id, "stand", sent)


@router.post("/tables/{table_id}/back", tags=["match"], responses=ACTING, response_class=Response)
async def back(request: Request, table_id: TableId, sent: models.Deed) -> Response:
    """Take your seat back from the bot that plays for you, from the next question on; a move takes it back at once."""
    return await act(request, table_id, "back", sent)


@router.post("/tables/{table_id}/bots", tags=["lobby"], responses=ACTING, response_class=Response)
async def add_bot(request: Request, table_id: TableId, sent: models.AddBot) -> Response:
    """The host puts a bot in an open seat."""
    seat = {} if sent.seat is None else {"seat": sent.seat}
    return await act(request, table_id, "bot", sent, level=sent.level, **seat)


@router.post("/tables/{table_id}/dummies", tags=["lobby"], responses=ACTING, response_class=Response)
async def add_dummy(request: Request, table_id: TableId, sent: models.AddDummy) -> Response:
    """The host puts a dummy, played by chance, in an open seat."""
    return await act(request, table_id, "dummy", sent, **({} if sent.seat is None else {"seat": sent.seat}))


@router.post("/tables/{table_id}/tell", tags=["lobby"], responses=ACTING, response_class=Response)
async def tell(request: Request, table_id: TableId, sent: models.Tell) -> Response:
    """Before the match, tell something of yourself that the game's rules ask for."""
    return await act(request, table_id, "tell", sent, trait=sent.trait, value=sent.value)


@router.post("/tables/{table_id}/remove", tags=["lobby"], responses=ACTING, response_class=Response)
async def remove(request: Request, table_id: TableId, sent: models.Remove) -> Response:
    """The host empties a seat before the match."""
    return await act(request, table_id, "remove", sent, seat=sent.seat)


@router.post("/tables/{table_id}/change", tags=["lobby"], responses=ACTING, response_class=Response)
async def change(request: Request, table_id: TableId, sent: models.Change) -> Response:
    """The host changes what was agreed before the match: options, the number of seats, the clock, who may come."""
    wished = sent.model_dump(exclude={"move_id"}, exclude_none=True)
    return await act(request, table_id, "change", sent, **wished)


@router.post("/tables/{table_id}/manners", tags=["lobby"], responses=ACTING, response_class=Response)
async def manners(request: Request, table_id: TableId, sent: models.Manners) -> Response:
    """The host decides who may look on and who may speak, and how far onlookers are behind; while the match is on too.

    Whoever may not look gets 403 `not-shown` for everything at the table, and the stream `shut`.
    """
    wished = sent.model_dump(exclude={"move_id"}, exclude_none=True)
    return await act(request, table_id, "manners", sent, **wished)


@router.post("/tables/{table_id}/host", tags=["lobby"], responses=ACTING, response_class=Response)
async def take_over(request: Request, table_id: TableId, sent: models.Deed) -> Response:
    """Before the match, become the host in the place of one who has been away for a minute.

    Whoever has a seat comes before whoever looks on.
    """
    return await act(request, table_id, "host", sent)


@router.post("/tables/{table_id}/close", tags=["lobby"], responses=ACTING, response_class=Response)
async def close(request: Request, table_id: TableId, sent: models.Deed) -> Response:
    """The host takes a table away before the match."""
    return await act(request, table_id, "close", sent)


@router.post("/tables/{table_id}/start", tags=["lobby"], responses=ACTING, response_class=Response)
async def start(request: Request, table_id: TableId, sent: models.Deed) -> Response:
    """The host starts the match; open seats go away."""
    return await act(request, table_id, "start", sent)


@router.post("/tables/{table_id}/undo", tags=["match"], responses=ACTING, response_class=Response)
async def undo(request: Request, table_id: TableId, sent: models.Undo) -> Response:
    """Take your last move back, while nobody else has chosen or learnt anything since."""
    return await act(request, table_id, "undo", sent, number=sent.number)


@router.post("/tables/{table_id}/restart", tags=["match"], responses=ACTING, response_class=Response)
async def restart(request: Request, table_id: TableId, sent: models.Undo) -> Response:
    """Begin your turn anew: all your last moves are taken back that `undo` would take back one by one."""
    return await act(request, table_id, "restart", sent, number=sent.number)


@router.post("/tables/{table_id}/go-back", tags=["match"], responses=ACTING, response_class=Response)
async def go_back(request: Request, table_id: TableId, sent: models.GoBack) -> Response:
    """Ask all to take back one of your last choices and all that came after it; bots agree, and with bots alone it is
    done at once.

    While it is open the view has it as `back`, and bots wait. It is dropped when somebody declines, plays on, or after
    90 seconds (a day where the clock counts days). Nobody waits for those who have been away for a minute, except where
    something hidden was shown since (409 `back-needs-all`). What was told stays told; chance draws anew.
    """
    return await act(request, table_id, "go-back", sent, number=sent.number, to=sent.to)


@router.post("/tables/{table_id}/agree-back", tags=["match"], responses=ACTING, response_class=Response)
async def agree_back(request: Request, table_id: TableId, sent: models.AgreeBack) -> Response:
    """Agree to what somebody wants to take back, or not; whoever has asked withdraws with `agree` false."""
    return await act(request, table_id, "agree-back", sent, asked=sent.asked, agree=sent.agree)


@router.post("/tables/{table_id}/hint", tags=["match"], responses=LOOKING)
async def hint(request: Request, table_id: TableId, sent: models.Ask) -> models.AdviceTold:
    """Ask what the coach would do in your place, out of what your seat sees; it thinks for about a second.

    All hear that you ask. Only where the view says `hints` (409 `no-hints`), and only while you are asked (409
    `nothing-to-choose`).
    """
    person = known_person(request)
    advice = await request.app.state.coaching.advise(table_id, person.id, sent.number)
    seen = await hall_of(request).seen(table_id, person.id)
    return advice_told(advice, seen.game, [seat.name for seat in seen.seats])


def advice_told(advice: Advice, game: Game, names: Sequence[str]) -> models.AdviceTold:
    """What the coach would do, for a program."""

    def line_told(line: Iterable[Deed]) -> list[models.DeedTold]:
        return [models.DeedTold(name=names[deed.seat], move=game.phrase(deed.move, names)) for deed in line]

    moves = [
        models.CandidateTold(
            move=one.phrase, chance=one.chance, low=one.low, high=one.high, share=one.share, line=line_told(one.line)
        )
        for one in advice.candidates
    ]
    return models.AdviceTold(moves=moves, looked=advice.looked, even=advice.even)


@router.post("/tables/{table_id}/chat", tags=["match"], responses=ACTING, response_class=Response)
async def chat(request: Request, table_id: TableId, sent: models.Chat) -> Response:
    """Say something to all who look at the table.

    What somebody who plays says and what looks like a move, in any language of the house, is refused and not published
    (400, `looks-like-move` or `looks-like-move-none`); after a quotation mark it is said.
    """
    return await act(request, table_id, "chat", sent, text=sent.text)


@router.post("/tables/{table_id}/react", tags=["match"], responses=ACTING, response_class=Response)
async def react(request: Request, table_id: TableId, sent: models.React) -> Response:
    """Show a word at your face for a moment, to all who look now; it is kept nowhere. Only where you may speak."""
    refuse_flood(request, known_person(request))
    return await act(request, table_id, "react", sent, word=sent.word)


@router.post("/tables/{table_id}/resign", tags=["match"], responses=ACTING, response_class=Response)
async def resign(request: Request, table_id: TableId, sent: models.Deed) -> Response:
    """Give up your seat for good: a bot plays on."""
    return await act(request, table_id, "resign", sent)


@router.post("/tables/{table_id}/end", tags=["match"], responses=ACTING, response_class=Response)
async def end(request: Request, table_id: TableId, sent: models.End) -> Response:
    """Ask to abandon the match, or think better of it; it ends when all who play ask for it.

    Nobody waits for those who have been away for a minute: ask again when they have.
    """
    return await act(request, table_id, "end", sent, agree=sent.agree)


@router.post("/tables/{table_id}/stand-in", tags=["match"], responses=ACTING, response_class=Response)
async def stand_in(request: Request, table_id: TableId, sent: models.StandIn) -> Response:
    """Anybody who sits there, or the host, asks for a bot in the place of somebody who has been away for a minute.

    The seat is theirs again as soon as they do anything at the table.
    Away is who has no stream open and has neither looked nor done anything, counted from the start of the match.
    """
    return await act(request, table_id, "away", sent, name=sent.name, level=sent.level)


@router.post("/tables/{table_id}/rematch", tags=["after"], responses=LOOKING)
async def rematch(request: Request, table_id: TableId, sent: models.Deed) -> models.RematchTold:
    """The same people at a new table."""
    return models.RematchTold(table=await hall_of(request).rematch(table_id, whole_person(request).id))


@router.post("/tables/{table_id}/token", tags=["match"], responses=LOOKING)
async def token(request: Request, table_id: TableId, sent: models.Deed) -> models.TokenTold:
    """A token with which a program plays your seat at this table, and nothing else."""
    person = known_person(request)
    if (await hall_of(request).table(table_id)).seat_of(person.id) is None:
        raise NotYours("You have no seat at this table.", "no-seat")
    badge = badge_of(request)
    same = None if badge is None or badge.only is None else badge.device  # or one that is signed out would live on
    return models.TokenTold(token=request.app.state.badges.token(person, table_id, same))


# --- finished matches


@router.get(
    "/tables/{table_id}/match",
    tags=["after"],
    responses={200: {"model": dict[str, Any]}, **LOOKING},
    response_class=Response,
)
async def take_along(request: Request, table_id: TableId) -> Response:
    """The whole finished match, as `mischia replay` reads it."""
    doc = (await table_of(request, table_id)).document()
    return json(public(orjson.dumps(doc, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_INDENT_2).decode()))


@router.get("/tables/{table_id}/replay/{step}", tags=["after"], responses=ACTING, response_class=Response)
async def replay(request: Request, table_id: TableId, step: models.Step, seat: models.SeatName = None) -> Response:
    """The finished match after so many answers, as a seat saw it; without a seat, as an onlooker."""
    person = person_of(request)
    seen = await hall_of(request).moment(table_id, step, seat, person=None if person is None else person.id)
    return json(public(wire(seen).decode()))


@router.get("/tables/{table_id}/why/{step}", tags=["after"], responses=ACTING)
async def why(request: Request, table_id: TableId, step: models.MoveNumber) -> models.WhyTold:
    """What the coach would have done in the place of whoever gave the answer of this number, in a finished match.

    It gets what that seat saw then, and thinks for about a second; where chance spoke, or there was nothing to choose,
    it has nothing to say (400 `why-no-choice`).
    """
    match = reviewable(await table_of(request, table_id))
    found = await request.app.state.explaining.why(table_id, step)
    advice = advice_told(found.advice, match.game, match.names)
    return models.WhyTold(name=found.name, move=found.phrase, advice=advice)


@router.post(
    "/matches",
    tags=["after"],
    responses={201: {"model": View}, **REFUSALS},
    status_code=201,
    openapi_extra=models.A_MATCH,
)
async def bring(request: Request) -> Response:
    """A finished match from a file, as a table that can be looked through."""
    person = known_person(request)
    try:
        doc = orjson.loads(await request.body())
    except orjson.JSONDecodeError as wrong:
        raise BadFile("This is no match file of Mischia.", "bad-file") from wrong
    if not isinstance(doc, dict):
        raise BadFile("This is no match file of Mischia.", "bad-file")
    return await view_for(request, await hall_of(request).openings.bring(person, doc), 201)
