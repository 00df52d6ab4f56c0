"""Clubs: people who play together again and again, under a name of their own.

A club knows its members, and the games of tables that were opened for it: no others, so that a game among friends
stays with those who sat there. Whoever is there longest looks after the club.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from secrets import token_urlsafe

from mischia.core.names import shown
from mischia.table.codes import new_code, read_code
from mischia.table.errors import NoClub, NotYours, Refused
from mischia.table.store.archive import Played
from mischia.table.store.clubhouse import MOST_GAMES, Club, Clubhouse, Member, Share
from mischia.table.store.store import Store

LONGEST_NAME = 32
CODE = 8  # letters: more than a table's, which is open for an evening, and fewer than a pass has
FURTHEST = timedelta(days=400)  # from now, the next evening
AFTERWARDS = timedelta(days=1)  # for which an evening is still the next one
CLOCK = "%Y-%m-%dT%H:%M"


@dataclass(frozen=True)
class Seen:
    """A club as one of its members sees it."""

    club: Club
    members: tuple[Member, ...]  # whoever is there longest first
    you: Member

    @property
    def looked_after(self) -> bool:
        """Whether it is you who looks after it."""
        return self.members[0] == self.you

    def member(self, number: int) -> Member:
        found = next((one for one in self.members if one.number == number), None)
        if found is None:
            raise Refused("Nobody in this club has that number.", "no-member")
        return found


class Clubs:
    """What people do with clubs."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.house, self.clock = Clubhouse(store), clock

    # --- coming and going

    async def found(self, person: str, name: str) -> Club:
        """A new club, with an invitation."""
        club = Club(token_urlsafe(16), club_name(name), self.clock(), await self._free_code())
        await self.house.found(club, person)
        return club

    async def see(self, id: str, person: str) -> Seen:
        """A club, for whoever belongs to it."""
        club, members = await self.house.club(id, person)
        return Seen(club, tuple(members), next(one for one in members if one.person == person))

    async def of(self, person: str) -> list[Club]:
        return [club for club, _ in await self.house.of(person)]

    async def door(self, typed: str) -> Club:
        """The club that a code lets into; nothing happens by that."""
        code = read_code(typed, CODE)
        found = None if code is None else await self.house.by_code(code)
        if found is None:
            raise NoClub("wrong-club-code")
        return found

    async def join(self, person: str, typed: str) -> str:
        """Come in by a code; the club's id."""
        club = await self.house.join(read_code(typed, CODE) or "", person, self.clock())
        if club is None:
            raise NoClub("wrong-club-code")
        return club

    async def leave(self, seen: Seen) -> None:
        await self.house.leave(seen.club.id, seen.you.person)

    async def remove(self, seen: Seen, number: int) -> None:
        """Whoever looks after a club sends somebody away; the invitation is another from then on."""
        member = seen.member(number)
        self._as_keeper(seen)
        if member == seen.you:
            raise Refused("To go yourself, leave the club.", "not-yourself")
        await self.house.leave(seen.club.id, member.person)
        if seen.club.code is not None:
            await self.house.invite(seen.club.id, await self._free_code())

    async def invite(self, seen: Seen, anybody: bool) -> None:
        """Another code in the place of the one before; or nobody is invited any more."""
        self._as_keeper(seen)
        await self.house.invite(seen.club.id, await self._free_code() if anybody else None)

    def _as_keeper(self, seen: Seen) -> None:
        if not seen.looked_after:
            name = seen.members[0].name
            raise NotYours(f"Only {name}, who looks after this club, may do that.", "not-keeper", name=name)

    async def _free_code(self) -> str:
        while await self.house.by_code(code := new_code(CODE)):
            pass
        return code

    # --- the next evening

    async def propose(self, seen: Seen, day: str, time: str) -> None:
        """Say when the next evening is; nobody has said whether they come to it."""
        at = read_clock(f"{day}T{time}", self._now())
        await self.house.propose(seen.club.id, at, seen.you.person)

    async def call_off(self, seen: Seen) -> None:
        await self.house.propose(seen.club.id, None, seen.you.person)

    async def answer(self, seen: Seen, comes: bool) -> None:
        """Whether somebody comes to the next evening."""
        if self.next_evening(seen.club) is None:
            raise Refused("There is no next evening to come to.", "no-evening")
        await self.house.answer(seen.club.id, seen.you.person, comes)

    def next_evening(self, club: Club) -> datetime | None:
        """When the next evening is, as the clock on their wall tells it; one that is over is none."""
        if club.next is None:
            return None
        at = datetime.strptime(club.next, CLOCK)
        return at if at + AFTERWARDS > self._now() else None

    def _now(self) -> datetime:
        """About now on anybody's wall."""
        return datetime.fromtimestamp(self.clock(), UTC).replace(tzinfo=None)

    # --- what was played

    async def games(self, club: Club) -> tuple[tuple[Played, ...], bool]:
        """What was played there, the newest first, and whether there are so many that some are left out."""
        found = await self.house.games(club.id, MOST_GAMES)
        return found.matches, found.older

    async def share(self, seen: Seen, at: float) -> Share:
        """A link to an evening for whoever has it."""
        return await self.house.share(Share(token_urlsafe(16), seen.club.id, at, seen.you.person))

    async def withdraw(self, seen: Seen, at: float) -> None:
        await self.house.withdraw(seen.club.id, at)

    async def shared(self, token: str) -> tuple[Club, Sequence[Played], float]:
        """What a link to an evening leads to: the club, its games, and when the first of that evening ended."""
        share = await self.house.shared_as(token)
        if share is None:
            raise NoClub("evening-not-shared")
        club, _ = await self.house.whole(share.club)
        games, _ = await self.games(club)
        return replace(club, code=None, next=None), games, share.at

    async def for_table(self, id: str, person: str) -> Club | None:
        """The club that somebody may open a table for: one of theirs, or none."""
        return (await self.see(id, person)).club if id else None


def club_name(text: str) -> str:
    """A name that a club may have."""
    name = shown(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(f"A club's name has 1 to {LONGEST_NAME} letters.", "bad-club-name", most=LONGEST_NAME)
    return name


def read_clock(text: str, now: datetime) -> str:
    """A day and a time that somebody has typed.

    >>> read_clock("2026-11-19T20:30", datetime(2026, 11, 18))
    '2026-11-19T20:30'
    """
    try:
        at = datetime.strptime(text, CLOCK)
    except ValueError as wrong:
        fault = f"{text[:20]!r} is no evening; a day and a time are, such as 2026-11-19 and 20:30."
        raise Refused(fault, "bad-evening") from wrong
    if not now - AFTERWARDS < at < now + FURTHEST:
        raise Refused("The next evening is from today on, within a year.", "bad-evening")
    return at.strftime(CLOCK)
