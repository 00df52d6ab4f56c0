"""The pages of a club for the law of fit: one with all that there can be, one with nobody in it, and an evening."""

from collections.abc import Callable, Sequence
from datetime import datetime
from random import Random
from typing import Any

from mischia.games import GAMES
from mischia.table.clubs import Seen
from mischia.table.rating import Rating
from mischia.table.seen import TableSeen
from mischia.table.store.archive import Played
from mischia.table.store.clubhouse import Club, Member
from mischia.table.store.finished import Player
from mischia.web.pages import render
from mischia.web.pages.club import Invitation, NextEvening, Waiting
from mischia.web.pages.club_evenings import folders, nights_in, record_of
from mischia.web.pages.club_page import club_shown, evening_shown, face_of, game_shown
from mischia.web.pages.history import titled
from mischia.web.pages.table import qr

NAME = "Maximilianus & Bartolomeo-Fi-Fo"  # about as long as a club's name may be
FIRST = datetime(2026, 4, 2, 19, 0).timestamp()
WEEK = 7 * 86400.0
LINK = "http://192.168.178.123:8123/clubs/in/WWWWMMMM"
MOST = 9  # members: more than faces, and more than fit side by side


def members(names: Sequence[str], many: int) -> list[Member]:
    named = [*names, *(f"{name[:12]} 2" for name in names)][:many]
    return [
        Member(f"p{at}", name, FIRST, at + 1, comes=(True, None, True, False)[at % 4]) for at, name in enumerate(named)
    ]


def games(people: Sequence[Member], weeks: int = 14) -> list[Played]:
    """What a club has played, the newest first."""
    rng, found = Random(4), []
    for week in range(weeks):
        for number in range(4):
            seats = rng.sample(people, min(len(people), 6))
            won = rng.choice(seats[:3])
            players = tuple(Player(one.name, "person", None, one.person, one == won, False, False) for one in seats)
            bot = Player("Bartolomeo", "bot", "expert", None, False, False, False)
            at = FIRST + week * WEEK + number * 1800
            rated = ("yes", "stand-in", None, "undecided")[number]
            about = (False, at - 900, at, 1234, False, False)
            found.append(Played(f"t{at}", rng.choice(list(GAMES)), {}, *about, (*players, bot), rated))
    return found[::-1]


def club_page(names: Sequence[str], cards: Callable[[str], list[tuple[TableSeen, str]]]) -> Callable[[str], str]:
    """A club's page with all that there can be."""
    people = members(names, MOST)

    def html(language: str) -> str:
        say, seen = render.words(language), Seen(Club("x", NAME, FIRST, "WWWWMMMM"), tuple(people), people[0])
        shown = club_shown(seen, games(people), say, 2, left_out=True)
        title = say("club-propose")
        told = say("club-coming", coming=12, silent=11)
        coming = tuple(face_of(one) for one in people)
        waiting = [Waiting("x", game_shown(name, language), "", title, at) for at, name in enumerate(GAMES)]
        return render.draw(
            "club.html",
            say,
            path="/clubs/x",
            seen=seen,
            club=seen.club,
            shown=shown,
            waiting=waiting,
            many=12,
            tables=cards(language),
            next=NextEvening("20:30", told, coming, tuple(names), None),
            invitation=Invitation(LINK, qr(LINK), "192.168.178.123:8123", "WWWW MMMM"),
            rated=titled({name: Rating(25, 4, at * 6) for at, name in enumerate(GAMES)}, language),
            openings=[game_shown(name, language) for name in GAMES],
        )

    return html


def empty_club(names: Sequence[str]) -> Callable[[str], str]:
    """A club of one, who has played nothing and invites nobody."""
    people = members(names, 1)

    def html(language: str) -> str:
        say, seen = render.words(language), Seen(Club("x", NAME, FIRST), tuple(people), people[0])
        given: dict[str, Any] = {"waiting": [], "many": 0, "tables": [], "next": None, "invitation": None, "rated": []}
        given |= {"shown": club_shown(seen, [], say, None, left_out=False), "seen": seen, "club": seen.club}
        openings = [game_shown(name, language) for name in GAMES]
        return render.draw("club.html", say, path="/clubs/x", openings=openings, **given)

    return html


def clubs_page(language: str) -> str:
    """Somebody's clubs, and a code that lets in nowhere."""
    say, club = render.words(language), Club("x", NAME, FIRST)
    given: dict[str, Any] = {"clubs": [(club, 24), (club, 1)], "said": {"code": "WWWW MMMM"}, "longest": 32}
    return render.draw("clubs.html", say, path="/clubs", refusal=say("error-wrong-club-code"), **given)


def door(language: str) -> str:
    """A newcomer before a club that is full."""
    say = render.words(language)
    given: dict[str, Any] = {"club": Club("x", NAME, FIRST, "WWWWMMMM"), "person": None, "name": ""}
    return render.draw("club_door.html", say, path="/clubs", refusal=say("error-club-full", most=24), **given)


def all_evenings(names: Sequence[str]) -> Callable[[str], str]:
    people = members(names, MOST)

    def html(language: str) -> str:
        say, by_id = render.words(language), {one.person: one for one in people}
        shown = [evening_shown(night, said, by_id, say) for night, said in nights_in(games(people, 3))]
        given: dict[str, Any] = {"club": Club("x", NAME, FIRST), "nights": shown, "folders": folders()}
        return render.draw("club_evenings.html", say, path="/clubs/x/evenings", **given)

    return html


def evening(names: Sequence[str], known: bool) -> Callable[[str], str]:
    """The record of an evening, for members or for whoever has the link."""
    people = members(names, MOST)

    def html(language: str) -> str:
        say, (night, said) = render.words(language), nights_in(games(people, 2))[0]
        record = record_of(night, said, {one.person: one for one in people}, say, known)
        link = "http://192.168.178.123:8123/evenings/WWWWMMMMQQQQGGGG" if known else None
        given: dict[str, Any] = {
            "club": Club("x", NAME, FIRST),
            "link": link,
            "known": known,
            "site": "mischia.example",
        }
        return render.draw("club_evening.html", say, path="/nowhere", record=record, folders=folders(), **given)

    return html
