"""What the page of a club shows, in words and measured: made of its members, its games and a language."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import NamedTuple

from babel.dates import format_date

from mischia.core.language import Words
from mischia.games import GAMES, page_of
from mischia.table import club_sums
from mischia.table.club_sums import Evening, Remark, Run, Tally, contests, evenings, head_to_head, that_count
from mischia.table.clubs import Seen
from mischia.table.store.archive import Played
from mischia.table.store.clubhouse import Member
from mischia.table.store.finished import Player
from mischia.web.pages import render

LOOKS = 7  # faces that there are
SHOWN = 4  # evenings on the club's own page
USUAL = 3  # evenings from which on it is said on which day they usually are
LEFT, RIGHT = 8, 292  # where the axis of a share begins and ends
BAR = 100  # the longest of the bars


REMARKS = {  # by the kind of a remark
    "nobody": "club-remark-nobody",
    "one": "club-remark-one",
    "bot-alone": "club-remark-bot-alone",
    "all": "club-remark-all",
    "most": "club-remark-most",
    "bot": "club-remark-bot",
    "each": "club-remark-each",
    "shared": "club-remark-shared",
    "first": "club-remark-first",
}
STREAKS = {  # by the kind of a streak
    "evenings": "club-streak-evenings",
    "wins": "club-streak-wins",
    "dry": "club-streak-dry",
    "record": "club-streak-record",
}


class Face(NamedTuple):
    """Somebody as the club sees them: a member's animal, or none for whoever is no member."""

    look: int  # 0: no member
    name: str
    number: int = 0  # of a member's card
    bot: bool = False


class GameShown(NamedTuple):
    """What stands for a game: its folder, small picture and name."""

    folder: str
    emblem: str
    title: str


class Result(NamedTuple):
    """A game of an evening, and who won it."""

    game: GameShown
    winners: tuple[Face, ...]
    names: str


class EveningShown(NamedTuple):
    """An evening as it is listed."""

    key: str
    at: datetime
    weekday: str
    day: str
    month: str
    title: str
    results: tuple[Result, ...]
    remark: str
    new: bool


class Cell(NamedTuple):
    """How somebody stands against somebody else."""

    tally: Tally | None  # None: they are the same
    how: str  # w, l or even: over, under or just half; few: too few games to say; self


class Row(NamedTuple):
    """A member in the table of head to head."""

    face: Face
    cells: tuple[Cell, ...]


class StreakShown(NamedTuple):
    """A streak in words."""

    face: Face
    many: int
    title: str
    text: str


class Bar(NamedTuple):
    """How often a game was played."""

    game: GameShown
    many: int
    width: int


class CardShown(NamedTuple):
    """A member's card, with the axis on which the share of wins lies."""

    face: Face
    since: str
    played: int
    won: int
    percent: int
    low: int
    high: int
    equal_percent: int
    at: float  # on the axis
    band: tuple[float, float]
    equal: float
    most: GameShown | None
    nemesis: tuple[Face, Tally] | None
    own: bool


@dataclass(frozen=True)
class ClubShown:
    """All that a club's page tells of its games."""

    summary: str
    crew: tuple[Face, ...]
    evenings: tuple[EveningShown, ...]
    more: int  # evenings, all in all
    rows: tuple[Row, ...]
    streaks: tuple[StreakShown, ...]
    bars: tuple[Bar, ...]
    card: CardShown
    left_out: bool


def game_shown(name: str, language: str) -> GameShown:
    game = GAMES.get(name)
    if game is None:  # a game of a package that is not installed any more
        return GameShown("", "glyphs.svg#cloud", name)
    return GameShown(game.folder.name, page_of(game).emblem, render.short_title(render.strings(game, language)))


def face_of(member: Member) -> Face:
    return Face((member.number - 1) % LOOKS + 1, member.name, member.number)


def player_face(player: Player, members: dict[str, Member]) -> Face:
    """A player by the name that they had in the game."""
    member = members.get(player.person or "")
    if member is None:
        return Face(0, player.name, bot=player.kind != "person")
    return Face(face_of(member).look, player.name, member.number)


def result(game: Played, members: dict[str, Member], say: Words) -> Result:
    winners = tuple(player_face(player, members) for player in game.players if player.won)
    names = say.all_of([one.name for one in winners]) if winners else say("club-nobody")
    return Result(game_shown(game.game, say.language), winners, names)


def evening_shown(
    night: Evening, said: Remark, members: dict[str, Member], say: Words, since: float = 0.0
) -> EveningShown:
    at = datetime.fromtimestamp(night.at, UTC)
    leaf = {name: format_date(at, pattern, locale=say.language).rstrip(".") for name, pattern in LEAF.items()}
    results = tuple(result(game, members, say) for game in night.games)
    new = night.games[-1].ended > since
    return EveningShown(night.key, at, **leaf, results=results, remark=remark_text(said, say), new=new)


LEAF = {"weekday": "EEE", "day": "d", "month": "MMM", "title": "EEEE d MMMM y"}


def remark_text(said: Remark, say: Words) -> str:
    """The dry line under an evening."""
    args = {"names": say.all_of(said.names), "many": len(said.names), "count": said.count, "of": said.of}
    game = game_shown(said.game, say.language).title if said.game else ""
    return say(REMARKS[said.id], **args, game=game)


def cell(tallies: dict[tuple[str, str], Tally], one: Member, other: Member) -> Cell:
    if one == other:
        return Cell(None, "self")
    tally = tallies.get((one.person, other.person), Tally())
    how = "few" if not tally.enough else {1: "w", -1: "l", 0: "even"}[tally.lead]
    return Cell(tally, how)


def streak_shown(run: Run, members: dict[str, Member], say: Words) -> StreakShown:
    member = members[run.person]
    since = format_date(datetime.fromtimestamp(run.since, UTC), "d MMM", locale=say.language)
    title = say(STREAKS[run.kind], count=run.count)
    return StreakShown(face_of(member), run.count, title, say("club-streak-who", name=member.name, since=since))


def axis(share: float) -> float:
    """Where a share lies on the axis."""
    return round(LEFT + (RIGHT - LEFT) * share, 1)


def card_shown(
    seen: Seen, member: Member, games: Sequence[Played], tallies: dict[tuple[str, str], Tally], say: Words
) -> CardShown:
    """A member's card."""
    people = [one.person for one in seen.members]
    card = club_sums.card(games, tallies, member.person, people)
    members = {one.person: one for one in seen.members}
    foe = None if card.nemesis is None else (face_of(members[card.nemesis[0]]), card.nemesis[1])
    since = format_date(datetime.fromtimestamp(member.since, UTC), "d MMMM y", locale=say.language)
    return CardShown(
        face_of(member),
        since,
        card.played,
        card.won,
        round(100 * card.share),
        round(100 * card.low),
        round(100 * card.high),
        round(100 * card.equal),
        axis(card.share),
        (axis(card.low), round(axis(card.high) - axis(card.low), 1)),
        axis(card.equal),
        None if card.most is None else game_shown(card.most, say.language),
        foe,
        member == seen.you,
    )


def summary(games: Sequence[Played], nights: Sequence[Evening], say: Words) -> str:
    """What was played so far, and on which day of the week."""
    if not nights:
        return say("club-nothing-yet")
    first = datetime.fromtimestamp(nights[-1].at, UTC)
    since = format_date(first, "MMMM y", locale=say.language)
    said = say("club-summary", games=len(games), evenings=len(nights), since=since)
    (weekday, many), *_ = Counter(datetime.fromtimestamp(one.at, UTC).weekday() for one in nights).most_common(1)
    if len(nights) < USUAL or 2 * many <= len(nights):
        return said
    named = format_date(date(2024, 1, 1 + weekday), "EEEE", locale=say.language)  # a year that began with a Monday
    return f"{said} {say('club-usually', day=named)}"


def club_shown(seen: Seen, played: Sequence[Played], say: Words, number: int | None, left_out: bool) -> ClubShown:
    """What the page tells of a club; the card is that of a member, or your own."""
    games = that_count(played)
    nights = evenings(games)
    members = {one.person: one for one in seen.members}
    order = sorted(seen.members, key=lambda one: (one != seen.you, one.number))
    tallies = head_to_head(games)
    runs = club_sums.streaks(games, nights, [one.person for one in order])
    counted = club_sums.most_played(games)
    said = club_sums.remarks(nights)[:SHOWN]
    shown = [evening_shown(night, one, members, say, seen.you.seen) for night, one in zip(nights, said, strict=False)]
    bars = [
        Bar(game_shown(name, say.language), many, max(2, round(BAR * many / counted[0][1]))) for name, many in counted
    ]
    return ClubShown(
        summary(games, nights, say),
        tuple(face_of(one) for one in seen.members),
        tuple(shown),
        len(nights),
        tuple(Row(face_of(one), tuple(cell(tallies, one, other) for other in order)) for one in order)
        if contests(games) and len(order) > 1
        else (),
        tuple(streak_shown(run, members, say) for run in runs),
        tuple(bars),
        card_shown(seen, seen.you if number is None else seen.member(number), games, tallies, say),
        left_out,
    )
