"""The evenings of a club: all of them, the record of one to print, and a link by which others may read it."""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request, Response

from mischia.core.errors import MischiaError
from mischia.core.language import Words
from mischia.games import GAMES
from mischia.table.club_sums import Evening, Remark, evenings, remarks, that_count
from mischia.table.clubs import Seen
from mischia.table.errors import NoClub
from mischia.table.store.archive import Played
from mischia.table.store.clubhouse import Member, Share
from mischia.web.identity import hall_of
from mischia.web.pages.club import ClubId, clubs_of, drawn, seen_by, words_of
from mischia.web.pages.club_page import EveningShown, Face, GameShown, evening_shown, game_shown, player_face
from mischia.web.pages.drawing import when
from mischia.web.pages.forms import form_of, see_other
from mischia.web.reach import own_host, site_for

Day = Annotated[str, Path(pattern=r"^\d{4}-\d\d-\d\d(-\d{1,2})?$")]
Token = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]

router = APIRouter(include_in_schema=False)


class Sat(NamedTuple):
    """Somebody at a game."""

    face: Face
    won: bool
    kind: str  # what is told of whoever is no person


class GameTold(NamedTuple):
    """A game of an evening as its record tells it."""

    game: GameShown
    at: Any
    sat: tuple[Sat, ...]
    moves: int
    rated: str | None
    table_id: str  # for members alone: whoever has it may look at the table


class Record(NamedTuple):
    """The record of an evening."""

    night: EveningShown
    games: tuple[GameTold, ...]
    wins: tuple[tuple[str, int], ...]


def told(game: Played, members: dict[str, Member], say: Words, known: bool) -> GameTold:
    sat = tuple(Sat(player_face(one, members), one.won, kind_of(one, say)) for one in game.players)
    table_id = game.table_id if known else ""
    return GameTold(game_shown(game.game, say.language), when(game.ended), sat, game.moves, game.rated, table_id)


def kind_of(player: Any, say: Words) -> str:
    if player.kind == "person":
        return ""
    return say("web-dummy") if player.kind == "dummy" else say("web-bot-level", level=player.level or "normal")


def record_of(night: Evening, said: Remark, members: dict[str, Member], say: Words, known: bool) -> Record:
    """The record of an evening; only members are told by which tables."""
    shown = evening_shown(night, said, members, say)
    return Record(shown, tuple(told(game, members, say, known) for game in night.games), tuple(night.wins))


def nights_in(games: Sequence[Played]) -> list[tuple[Evening, Remark]]:
    """The evenings of a club, the newest first, each with what is said of it."""
    nights = evenings(that_count(games))
    return list(zip(nights, remarks(nights), strict=True))


async def nights_of(request: Request, seen: Seen) -> list[tuple[Evening, Remark]]:
    games, _ = await clubs_of(request).games(seen.club)
    return nights_in(games)


async def night_at(request: Request, seen: Seen, day: str) -> tuple[Evening, Remark]:
    """An evening by the end of its address, and what is said of it."""
    for night, said in await nights_of(request, seen):
        if night.key == day:
            return night, said
    raise NoClub("no-such-evening")


@router.get("/clubs/{club_id}/evenings")
async def all_evenings(request: Request, club_id: ClubId) -> Response:
    """All evenings of a club, the newest first."""
    seen, say = await seen_by(request, club_id), words_of(request)
    nights, members = await nights_of(request, seen), {one.person: one for one in seen.members}
    shown = [evening_shown(night, said, members, say, seen.you.seen) for night, said in nights]
    return drawn(request, "club_evenings.html", club=seen.club, nights=shown, folders=folders())


@router.get("/clubs/{club_id}/evenings/{day}")
async def one_evening(request: Request, club_id: ClubId, day: Day) -> Response:
    """The record of an evening, for members: to look at, to print, to share."""
    seen, say = await seen_by(request, club_id), words_of(request)
    night, said = await night_at(request, seen, day)
    share = await clubs_of(request).house.shared(club_id, night.at)
    record = record_of(night, said, {one.person: one for one in seen.members}, say, known=True)
    link = None if share is None else link_to(request, share)
    return drawn(
        request, "club_evening.html", club=seen.club, record=record, link=link, known=True, folders=folders(), site=""
    )


def link_to(request: Request, share: Share) -> str:
    return f"{site_for(request) or f'{request.url.scheme}://{own_host(request)}'}/evenings/{share.token}"


def folders() -> list[str]:
    return [one.folder.name for one in GAMES.values()]


@router.post("/clubs/{club_id}/evenings/{day}/share")
async def share(request: Request, club_id: ClubId, day: Day) -> Response:
    """Make a link to an evening for whoever has it, or let it lead nowhere any more."""
    form, seen = await form_of(request), await seen_by(request, club_id)
    night, _ = await night_at(request, seen, day)
    do = form.get("do", "")
    if do == "make":
        await clubs_of(request).share(seen, night.at)
    elif do == "withdraw":
        await clubs_of(request).withdraw(seen, night.at)
    else:
        raise MischiaError("Nobody can do that here.", "bad-request")
    return see_other(f"/clubs/{club_id}/evenings/{day}#share")


def strangers(night: Evening) -> dict[str, Member]:
    """Faces for those who played, as they come: who of them is a member is not told."""
    people = [player.person for game in night.games for player in game.players if player.person is not None]
    return {one: Member(one, "", 0.0, number) for number, one in enumerate(dict.fromkeys(people), 1)}


@router.get("/evenings/{token}")
async def shared_evening(request: Request, token: Token) -> Response:
    """An evening for whoever has the link: names and results, and nothing else."""
    club, games, at = await hall_of(request).clubs.shared(token)
    say = words_of(request)
    for night, said in nights_in(games):
        if night.at == at:
            record = record_of(night, said, strangers(night), say, known=False)
            site = urlsplit(str(request.base_url)).netloc
            return drawn(
                request,
                "club_evening.html",
                club=club,
                record=record,
                link=None,
                known=False,
                folders=folders(),
                site=site,
            )
    raise NoClub("evening-not-shared")
