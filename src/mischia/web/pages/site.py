"""The pages around the tables: home, set-up, the lobby, the rules, and what is told when something is refused."""

import asyncio
import re
from pathlib import Path
from typing import Any

import orjson
from fastapi import APIRouter, FastAPI, Request, Response
from starlette.exceptions import HTTPException

from mischia.bots import LEVELS, levels_of
from mischia.core.clauses import clauses, rules_page
from mischia.core.errors import BadFile, MischiaError
from mischia.core.game import Game
from mischia.core.language import LANGUAGES
from mischia.core.lesson import ideas
from mischia.games import GAMES, page_of
from mischia.table.clubs import CODE
from mischia.table.codes import read_code
from mischia.table.errors import NoTable, Refused
from mischia.table.passes import read_pass
from mischia.table.seen import TableSeen
from mischia.web.api.models import TABLE_ID
from mischia.web.codes import find_by_code
from mischia.web.compression import file_answer
from mischia.web.errors import status_of
from mischia.web.identity import YEAR, give_cookie, hall_of, known_person, person_of
from mischia.web.pages import (
    api,
    club,
    club_evenings,
    drawing,
    fonts,
    glossary,
    going_back,
    guess,
    history,
    host,
    house_pages,
    lesson,
    manners,
    notes,
    puzzle,
    render,
    replay,
    review,
    rules_text,
    shared,
    show,
    table,
    tell,
    why,
    worker,
    wrong,
    you,
)
from mischia.web.pages.agreed import options_in, time_in
from mischia.web.pages.forms import LANGUAGE, file_of, form_of, language_of, named, number_in, own_path, see_other
from mischia.web.pages.manners_told import delays
from mischia.web.pages.site_page import page

KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
SEATS = 5  # of a table, if nothing else is chosen

router = APIRouter(include_in_schema=False)


def add_to(app: FastAPI) -> None:
    """Add the pages to the site."""
    app.include_router(router)
    app.include_router(table.router)
    app.include_router(going_back.router)
    app.include_router(shared.router)
    app.include_router(api.router)
    app.include_router(replay.router)
    app.include_router(wrong.router)
    app.include_router(review.router)
    app.include_router(why.router)
    app.include_router(show.router)
    app.include_router(lesson.router)
    app.include_router(puzzle.router)
    app.include_router(you.router)
    app.include_router(tell.router)
    app.include_router(worker.router)
    app.include_router(house_pages.router)
    app.include_router(host.router)
    app.include_router(history.router)
    app.include_router(manners.router)
    app.include_router(guess.router)
    app.include_router(notes.router)
    app.include_router(club.router)
    app.include_router(club_evenings.router)
    app.state.render = render.stream_text
    app.state.render_error = render_error


def game_at(folder: str) -> Game:
    """The game of a folder."""
    found = next((game for game in GAMES.values() if game.folder.name == folder), None)
    if found is None:
        raise HTTPException(404, "There is no such game.")
    return found


def render_error(request: Request, error: MischiaError, status: int) -> Response:
    """A refusal as a page; somebody without a name is asked for it and comes back."""
    if status == 401 and request.method == "GET":
        return see_other(f"/?back={own_path(request.url.path)}")
    if error.id == "house-password":
        return house_pages.door_page(request, house_pages.came_from(request), error)
    say = render.words(language_of(request))
    text = say("web-error-404") if status == 404 else say.error(error)
    return page(request, "error.html", status, secrets=True, text=text, code=status)  # it may name your moves


# --- home and the tables


async def cards(request: Request, ids: list[str]) -> list[tuple[TableSeen, str]]:
    """Tables for a list, each with the title of its game."""
    person, language = person_of(request), language_of(request)
    found = []
    for id in ids:
        who = None if person is None else person.id
        try:
            await hall_of(request).refuse_at_door(id, who)
            seen = await hall_of(request).seen(id, who, language)
        except Refused:  # it is gone, not for this person, or today's rules refuse it
            continue
        found.append((seen, render.strings(seen.game, language)("title")))
    return found


async def open_cards(request: Request, most: int = 50) -> list[tuple[TableSeen, str]]:
    """The listed tables that are open, as far as whoever asks can tell."""
    hall = hall_of(request)
    found = await cards(request, await hall.store.listed(most, hall.clock()))
    return [card for card in found if card[0].status != "over"]


async def mine(request: Request) -> list[tuple[TableSeen, str]]:
    """The tables of whoever asks; those that wait come first."""
    person = person_of(request)
    ids = [] if person is None else await hall_of(request).store.tables_of(person.id, 20)
    return waiting_first(await cards(request, ids))


async def news_of(request: Request, *lists: list[tuple[TableSeen, str]]) -> dict[str, int]:
    """By table: how many moves were made since whoever asks looked there; nothing of those where they are behind."""
    person, ids = person_of(request), {seen.id for cards in lists for seen, _ in cards if not seen.behind}
    return {} if person is None else await hall_of(request).looks.unseen(person.id, ids)


def waiting_first(found: list[tuple[TableSeen, str]]) -> list[tuple[TableSeen, str]]:
    return sorted(found, key=lambda card: (not render.asked(card[0]), card[0].status == "over"))


@router.get("/")
async def home(request: Request, back: str = "") -> Response:
    """What this is, the games, and the way in."""
    return await home_page(request, back)


async def home_page(request: Request, back: str = "", typed: str = "", refused: MischiaError | None = None) -> Response:
    """Home; of somebody whose code or link leads nowhere, with why, and what was typed."""
    language = language_of(request)
    open_tables = await open_cards(request, 6)
    own = await mine(request)
    news = await news_of(request, own, open_tables)
    return page(
        request,
        "home.html",
        200 if refused is None else status_of(refused),
        secrets=True,
        typed=typed,
        refusal="" if refused is None else render.words(language).error(refused),
        posters=posters(language_of(request)),
        taught=taught(own),
        puzzle=await asyncio.to_thread(puzzle.of_day, puzzle.today()) is not None,
        mine=[card for card in own if card[0].status != "over"][:3],
        open_tables=open_tables,
        news=news,
        back=own_path(back) if back else "",
    )


def taught(own: list[tuple[TableSeen, str]]) -> list[str]:
    """The games, by their folders, that have a lesson for somebody with these tables: those not played lately."""
    played = {seen.game.name for seen, _ in own if seen.status in ("playing", "over")}
    return [game.folder.name for game in GAMES.values() if game.name not in played and ideas(game)]


def posters(language: str) -> list[tuple[Game, Any, Any]]:
    """The games, each with its words and its picture."""
    games = [(game, render.strings(game, language)) for game in GAMES.values()]
    return [(game, say, poster(game, say)) for game, say in games]


def poster(game: Game, say: Any) -> Any:
    return render.draw_part(f"{game.folder.name}/poster.html", say.language, game.name, None)


@router.get("/tables")
async def tables(request: Request) -> Response:
    """The listed tables, and one's own; the games that one has played are in another list."""
    listed, person = await open_cards(request), person_of(request)
    ids = [] if person is None else await hall_of(request).store.tables_apart(person.id, 20)
    own = waiting_first(await cards(request, ids))
    news = await news_of(request, own, listed)
    return page(request, "tables.html", secrets=True, mine=own, open_tables=listed, news=news)


@router.post("/name")
async def tell_name(request: Request) -> Response:
    """Tell your name, and go on."""
    form = await form_of(request)
    person, fresh = await named(request, form)
    answer = see_other(own_path(form.get("back", "/")))
    if fresh:
        give_cookie(answer, request, person)
    return answer


@router.get("/play")
async def which_game(request: Request, then: str = "play") -> Response:
    """Which game it shall be: to play at once, or to set up."""
    known_person(request)
    wish = "set-up" if then == "set-up" else "play"
    lessons = taught(await mine(request))
    return page(request, "which.html", posters=posters(language_of(request)), then=wish, taught=lessons)


@router.post("/play")
async def play_now(request: Request) -> Response:
    """A game against bots, at once; or, as the form wishes, the set-up of a table; or which game it shall be."""
    form = await form_of(request)
    person, fresh = await named(request, form)
    then = form.get("then", "play")
    if "game" not in form:
        answer = see_other(f"/play?then={'set-up' if then == 'set-up' else 'play'}")
    elif then == "set-up":
        answer = see_other(f"/new/{game_at(form['game']).folder.name}")
    else:
        hall, game = hall_of(request), game_at(form["game"])
        seats, options = min(game.first.seats, max(game.players)), game.first.options
        table_id = await hall.openings.open(
            person, game.name, seats=seats, options=options, bots=["normal"] * (seats - 1)
        )
        await hall.act(table_id, person.id, "start")
        answer = see_other(f"/tables/{table_id}")
    if fresh:
        give_cookie(answer, request, person)
    return answer


@router.post("/join")
async def join(request: Request) -> Response:
    """Go to a table by its code or link; or be somebody again by the code of another device."""
    form = await form_of(request)
    typed = form.get("code", "").strip()
    if read_pass(typed) is not None:
        return await you.asked_to_go_on(request, typed)
    try:
        if read_code(typed, CODE) is not None:
            return await club.by_code(request, typed)
        answer = see_other(f"/tables/{await table_meant(request, typed)}")
    except Refused as refused:
        return await home_page(request, typed=typed[:200], refused=refused)
    if form.get("name", "").strip():
        person, fresh = await named(request, form)
        if fresh:
            give_cookie(answer, request, person)
    return answer


async def table_meant(request: Request, typed: str) -> str:
    """The table that somebody means by a code, a link or its id."""
    if read_code(typed) is not None:
        return await find_by_code(request, typed)
    hall, id = hall_of(request), id_in(typed)
    if id is None or not await hall.store.head(id) or (await hall.seen(id, None)).status == "closed":
        raise NoTable("wrong-code")
    return id


def id_in(typed: str) -> str | None:
    """The id of a table in what somebody has typed: the id itself, or a link to a page of the table.

    >>> id_in("http://192.0.2.7:8000/tables/a_b-C?x=1"), id_in("/tables/a_b-C/screen"), id_in("a_b-C"), id_in("Ciao!")
    ('a_b-C', 'a_b-C', 'a_b-C', None)
    """
    _, found, rest = typed.partition("/tables/")
    id = re.split(r"[/?#]", rest)[0] if found else typed
    return id if re.fullmatch(TABLE_ID, id) else None


@router.get("/new/{folder}")
async def set_up(request: Request, folder: str) -> Response:
    """The set-up of a table."""
    return await set_up_page(request, game_at(folder), {})


async def set_up_page(
    request: Request, game: Game, said: dict[str, str], refused: MischiaError | None = None
) -> Response:
    """The set-up of a table; of one that was refused, with why, and all that was filled in."""
    person = person_of(request)
    say = render.strings(game, language_of(request))
    most = max(game.players)
    options = [drawing.as_filled_in(option, said) for option in drawing.options_of(game, say)]
    chief = options if page_of(game).variants else [one for one in options if one.name in page_of(game).chief_options]
    rest = [option for option in options if option not in chief]
    folded = [
        *(option.title for option in rest),
        *map(say, ("web-clock", "web-settles", "web-who-may-come", "web-hints", "manners-watch", "rating-title")),
    ]
    return page(
        request,
        "new.html",
        200 if refused is None else status_of(refused),
        game=game,
        folder=game.folder.name,
        said=said,
        refusal="" if refused is None else drawing.why_not(refused, game, say),
        seats=number_in(said, "seats", min(game.first.seats, most), most),
        variants=drawing.variants_of(game, say, None, said),
        clock=drawing.clock_of(said),
        delays=delays(number_in(said, "delay", 0, 3600), say),
        strings=say,
        title=say("title"),
        pitch=say("pitch"),
        poster=poster(game, say),
        nutshell=render.nutshell(game, say.language),
        room=list(game.players),
        most=most,
        chief=chief,
        options=rest,
        fine=" · ".join(folded),
        levels=levels_of(game),
        dummies=drawing.has_dummies(game),
        clubs=[] if person is None else await hall_of(request).clubs.of(person.id),
        club=said.get("club", request.query_params.get("club", "")),
    )


@router.post("/tables")
async def open_table(request: Request) -> Response:
    """Open a table as it was set up."""
    form = await form_of(request)
    person, fresh = await named(request, form)
    game = game_at(form.get("game", ""))
    most = max(game.players)
    seats = number_in(form, "seats", min(SEATS, most), most)
    kinds = [form.get(f"seat{at}", "open") for at in range(2, seats + 1)]
    options = options_in(form, game)
    hall = hall_of(request)
    try:
        people_only = game.people_only(game.read_options(options))
        table_id = await hall.openings.open(
            person,
            game.name,
            options=options,
            seats=seats,
            listed=form.get("listed") == "yes",
            hints=form.get("hints") == "yes",
            rated=form.get("rated") == "yes",
            **time_in(form),
            **manners.manners_in(form),
            sit=form.get("sit", "" if "seats" in form else "yes") == "yes",
            club=await club.chosen(request, person, form),
        )
    except MischiaError as refused:
        answer = await set_up_page(request, game, form, refused)
        if fresh:
            give_cookie(answer, request, person)
        return answer
    if people_only:  # the form offers bots before this is chosen
        kinds = ["open" if kind in LEVELS else kind for kind in kinds]
    for seat, kind in enumerate(kinds, start=1):
        if kind in LEVELS:
            await hall.act(table_id, person.id, "bot", {"level": kind, "seat": seat})
        elif kind == "dummy":
            await hall.act(table_id, person.id, "dummy", {"seat": seat})
    answer = see_other(f"/tables/{table_id}")
    if fresh:
        give_cookie(answer, request, person)
    return answer


@router.post("/matches")
async def bring(request: Request) -> Response:
    """A finished match from a file, to be looked through."""
    person = known_person(request)
    try:
        doc = orjson.loads(await file_of(request, "file"))
    except orjson.JSONDecodeError as wrong:
        raise BadFile("This is no match file of Mischia.", "bad-file") from wrong
    if not isinstance(doc, dict):
        raise BadFile("This is no match file of Mischia.", "bad-file")
    return see_other(f"/tables/{await hall_of(request).openings.bring(person, doc)}/replay")


# --- rules


@router.get("/rules/{folder}")
async def rules(request: Request, folder: str) -> Response:
    """A game in a nutshell, its rules clause by clause, the words of its trade, and its things."""
    game = game_at(folder)
    say = render.strings(game, language_of(request))
    _, spoken = rules_page(game, say.language)
    return page(
        request,
        "rules.html",
        game=game,
        folder=folder,
        title=say("title"),
        nutshell=render.nutshell(game, say.language),
        sections=rules_text.sections(game, say.language),
        texts=rules_text.glossed(render.strings(game, spoken)),
        words=glossary.entries(say).values(),
        shows=await show.simplest(game),
        watch=await show.one_round(game),
        spoken=spoken,
        gallery=render.draw(f"{folder}/gallery.html", say, things=page_of(game).things(say)),
    )


@router.get("/rules/{folder}/words/{word}")
async def one_word(request: Request, folder: str, word: str) -> Response:
    """A word of the trade, for the box that it opens."""
    entry = glossary.entries(render.strings(game_at(folder), language_of(request))).get(word)
    if entry is None:
        raise HTTPException(404, "There is no such word.")
    return page(request, "word.html", folder=folder, entry=entry)


@router.get("/rules/{folder}/{clause}")
async def one_clause(request: Request, folder: str, clause: str) -> Response:
    """One clause, for the box that a chip opens."""
    game = game_at(folder)
    _, spoken = rules_page(game, language_of(request))
    text = clauses(game, spoken).get(clause)
    if text is None:
        raise HTTPException(404, "There is no such clause.")
    label = rules_text.label_of(game, spoken, clause)
    return page(
        request,
        "clause.html",
        clause=clause,
        folder=folder,
        text=glossary.glossed(rules_text.as_html(text), render.strings(game, spoken)),
        label=label,
        spoken=spoken,
        shows=await show.offered(game, clause),
    )


# --- language, files


@router.post("/language")
async def choose_language(request: Request) -> Response:
    """Read in another language from now on."""
    form = await form_of(request)
    chosen, person = form.get("language", ""), person_of(request)
    answer = see_other(own_path(form.get("back", "/")))
    if chosen in LANGUAGES:
        if person is not None:
            await hall_of(request).people.rename(person, language=chosen)
        answer.set_cookie(LANGUAGE, chosen, max_age=YEAR, samesite="lax", httponly=True)
    return answer


@router.get("/static/{path:path}")
async def static(request: Request, path: str) -> Response:
    """Style, script and drawings; a name with a mark of its content may be kept for ever."""
    marked = path.startswith(f"~{render.mark()}/")
    path = path.partition("/")[2] if path.startswith("~") else path
    file = render.static_file(path)
    folders = [render.STATIC, *[game.folder / "page" / "static" for game in GAMES.values()]]
    if Path(path).suffix not in KINDS or not any(file.resolve().is_relative_to(one) for one in folders):
        raise HTTPException(404, "There is no such file.")
    if not file.is_file():
        raise HTTPException(404, "There is no such file.")
    kept = FOR_EVER if marked else "public, max-age=300"
    return file_answer(request, file, KINDS[file.suffix], kept)


@router.get("/fonts/{version}/{name}")
async def font(request: Request, version: str, name: str) -> Response:
    """A face, or their style sheet; an old version is not kept, and nobody keeps a new one under its address."""
    if version != fonts.version() or name not in (*fonts.FACES, fonts.STYLE.name):
        raise HTTPException(404, "There is no such file.")
    file = fonts.font_file(name)
    return file_answer(request, file, KINDS[file.suffix], FOR_EVER)


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    """Browsers ask for it whatever a page says."""
    return file_answer(request, render.STATIC / "mark.svg", KINDS[".svg"], "public, max-age=300")
