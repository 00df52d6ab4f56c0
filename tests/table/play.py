"""People who play by script."""

from random import Random
from typing import Any

from mischia.core import fate
from mischia.games import GAMES
from mischia.table.entry import HOUSE, Entry
from mischia.table.seat import Opening
from mischia.table.table import Table

GAME = next(iter(GAMES))
PEOPLE = ("ann", "bob", "cid", "dee")


class Script:
    """A table and its log, with a clock that ticks a second an entry."""

    def __init__(
        self, people: tuple[str, ...] = PEOPLE, secret: str | None = None, game: str = GAME, **opening: Any
    ) -> None:
        seats: tuple[dict[str, Any], ...] = ({},) * len(people)
        data = Opening(game, people[0], secret or fate.new_secret(), **{"seats": seats, **opening}).data()
        self.log = [Entry("opened", people[0], data, 0.0)]
        self.table = Table("t", self.log[0])
        for person in people:
            self.do(person, "sit", name=person.title())

    def do(self, who: str, kind: str, move_id: str | None = None, **data: Any) -> None:
        entry = Entry(kind, who, data, float(len(self.log)), move_id)
        self.table.apply(entry)
        self.log.append(entry)

    def start(self) -> "Script":
        self.do(self.table.host, "start")
        return self

    def step(self, rng: Random, seat: int | None = None) -> None:
        """Somebody whose turn it is makes any move."""
        match = self.table.playing()
        turn = [one for one in self.table.seats if one.name in match.turn]
        one = rng.choice(turn) if seat is None else turn[seat]
        data: dict[str, Any] = {"move": rng.choice(match.moves(one.name)), "number": match.number}
        if one.is_played_by_bot or one.person is None:
            self.do(HOUSE, "move", name=one.name, **data)
        else:
            self.do(one.person, "move", **data)

    def play(self, rng: Random) -> "Script":
        while self.table.status == "playing":
            self.step(rng)
        return self

    def until(self, phase: str, rng: Random) -> "Script":
        """Play what takes the game on, until this is asked."""
        while (match := self.table.playing()).phase != phase:
            one = next(seat for seat in self.table.seats if seat.name in match.awaited)
            data: dict[str, Any] = {"move": rng.choice(match.onward(one.name)), "number": match.number}
            if one.is_played_by_bot:
                self.do(HOUSE, "move", name=one.name, **data)
            else:
                self.do(one.person or "", "move", **data)
        return self

    def until_secret_choice(self, rng: Random) -> "Script":
        """Play until several are to choose in secret."""
        while not (self.table.playing().secret_choice and len(self.table.playing().turn) > 1):
            self.step(rng)
        return self
