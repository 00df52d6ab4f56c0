"""What it costs to show a move to all seats, by the number of seats and by the length of the log."""

from time import process_time, time

from bench.players import GAME
from mischia.core import fate
from mischia.games import game_named
from mischia.table.entry import Entry
from mischia.table.seat import Opening
from mischia.table.table import Table
from mischia.table.view import alike, look
from mischia.table.wire import wire

TIMES = 200
ROUNDS = 15


def begun(seats: int) -> Table:
    """A table whose match has just begun."""
    people = [f"person{seat}" for seat in range(seats)]
    opening = Opening(GAME, people[0], fate.new_secret(), seats=({},) * seats)
    table = Table("bench", Entry("opened", people[0], opening.data(), time()))
    for person in people:
        table.apply(Entry("sit", person, {"name": person.title()}, time()))
    table.apply(Entry("start", people[0], {}, time()))
    return table


def shown(table: Table) -> float:
    """Microseconds to draw the table for everybody after something has happened: the best of several rounds."""
    people = [seat.person for seat in table.seats if seat.person]
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(TIMES):
            table.apply(Entry("chat", people[0], {"text": "!"}, 0.0))
            table.chat.clear()
            about = alike(table, people)
            for person in people:
                wire(look(table, person, about))
        best = min(best, process_time() - began)
    return 1e6 * best / TIMES


def by_seats() -> list[tuple[int, float]]:
    """By the number of seats: microseconds for each."""
    sizes = [seats for seats in game_named(GAME).players if seats > 2]
    return [(seats, shown(begun(seats)) / seats) for seats in sizes]


def by_events(seats: int = 4) -> list[tuple[int, float]]:
    """By the number of events that were told before: microseconds for each seat."""
    found = []
    for many in (100, 1000, 10_000):
        table = begun(seats)
        events = table.playing().events
        events += [events[at % len(events)] for at in range(many - len(events))]
        found.append((many, shown(table) / seats))
    return found
