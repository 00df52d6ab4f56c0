"""Road events and the Final Stretch: revealed, then resolved."""

from mischia.core.bags import ONE
from mischia.core.questions import Chance, Move, Question
from mischia.games.deathroads.content.effect_language import Effects
from mischia.games.deathroads.content.item_reader import Blocks, Event
from mischia.games.deathroads.rules import bikes, driving, resolution
from mischia.games.deathroads.rules.choice import begin_action
from mischia.games.deathroads.rules.road import cell_name, cover, is_dirt, lane_count, lane_of, leftmost, row
from mischia.games.deathroads.rules.state import COLUMN, NOBODY, OFF, State

FAST = 4
SLOW = 2
FRONT = 5
BEHIND = 3


# --- reveal


def reveal(s: State) -> None:  # DR-60, DR-R77
    s.phase = "reveal"
    if s.events_left == 0:
        return
    s.events_left -= 1
    s.then(draw_event, draw_lane, on_reveal, reveal_final)


def draw_event(s: State) -> Question | None:
    if not s.event_deck:
        return None
    return Chance(("draw event",), s.event_deck, 1, event_drawn, s.content.event_names)


def event_drawn(s: State, outcome: Move) -> None:
    s.then((turn_up_event, outcome[1]))


def turn_up_event(s: State, name: str) -> None:
    s.event_deck -= ONE[s.content.event_names.index(name)]
    if s.events_left == 0 and s.content.event_by_name[name].not_last:  # DR-65, DR-R35
        s.say("event-replaced", "DR-65", name)
        s.then(draw_event)
    else:
        s.event = name
        s.event_lane = 0
        s.say("event", "DR-60", name)


def open_event(s: State) -> Event | None:
    return s.content.event_by_name[s.event] if s.event else None


def draw_lane(s: State) -> Question | None:  # DR-61
    event = open_event(s)
    if event is None or not event.lane or not s.lanes:
        return None
    return Chance(("draw lane",), s.lanes, 1, lane_drawn)


def lane_drawn(s: State, outcome: Move) -> None:
    lane: int = outcome[1]
    if lane > lane_count(s):  # DR-62
        s.lanes -= ONE[lane]
        s.say("lane-removed", "DR-62", lane)
        s.then(draw_lane)
    else:
        s.event_lane = lane
        s.say("event-lane", "DR-61", lane)


def on_reveal(s: State) -> None:
    event = open_event(s)
    if event is not None:
        s.then((do_blocks, event.on_reveal))


def reveal_final(s: State) -> Question | None:  # DR-33, DR-64
    if s.final_in > 1:
        s.final_in -= 1
        return None
    if s.final_in == 0:
        return None
    if not s.final_deck:
        s.final_in = 0
        return None
    return Chance(("draw final",), s.final_deck, 1, final_drawn, s.content.final_names)


def final_drawn(s: State, outcome: Move) -> None:
    s.final_deck -= ONE[s.content.final_names.index(outcome[1])]
    s.final_in = 0
    s.final = outcome[1]
    s.say("final-stretch", "DR-64", s.final)


# --- resolution


def resolve_events(s: State) -> None:  # DR-68
    s.phase = "resolve"
    s.active = NOBODY
    for racer in range(len(s.done)):  # DR-R32: no token is on a track
        s.done[racer] = True
    s.then(resolve_final, resolve_event, drop_event)


def resolve_final(s: State) -> None:
    if s.final:
        s.say("resolve", "DR-68", s.final)
        s.then((do_blocks, s.content.event_by_name[s.final].resolve))


def resolve_event(s: State) -> None:
    event = open_event(s)
    if event is not None:
        s.say("resolve", "DR-68", s.event)
        s.then((do_blocks, event.resolve))


def drop_event(s: State) -> None:
    s.event = ""
    s.event_lane = 0


def do_blocks(s: State, blocks: Blocks) -> None:
    s.then(*[(do_block, block) for block in blocks])


def do_block(s: State, block: tuple[object, ...]) -> None:
    """One block of an event; who is meant is settled now."""
    verb = block[0]
    if verb == "who":
        meant = tuple([car for car in s.all_cars() if is_meant(s, car, str(block[1]))])
        s.then((bikes.one_by_one, meant, befall, (block[2],)))  # DR-R31
    elif verb == "cover":
        cover(s, str(block[1]))
    elif verb == "barrier":
        rows = block[1]
        assert isinstance(rows, tuple)
        for at in rows:
            put_barrier(s, at)
    elif s.barriers:
        s.barriers = []
        s.say("barriers-cleared", "DR-17")


def befall(s: State, car: int, effects: Effects) -> None:
    """An event acts on one car, and its consequences are finished before the next (DR-R31)."""
    if not s.wrecked[car]:
        begin_action(s)
        s.then((resolution.befall, car, effects), driving.return_cars)


def is_meant(s: State, car: int, who: str) -> bool:
    """Whether a block of an event means this car."""
    cell = s.cell[car]
    if cell == OFF:
        return False
    lane = lane_of(s, cell)
    if who in ("lane", "not_lane"):
        return (s.event_lane > 0 and lane == s.event_lane) == (who == "lane")
    if who == "beside_lane":
        return s.event_lane > 0 and abs(cell // COLUMN - leftmost(s) - s.event_lane) == 1
    if who in ("dirt", "asphalt"):
        return is_dirt(s, cell) == (who == "dirt")
    rows = [row(s.cell[other]) for other in s.all_cars() if s.cell[other] != OFF]
    if who == "leaders":
        return row(cell) == max(rows)
    if who == "last":
        return row(cell) == min(rows)
    if who == "fast":
        return s.gear[car] >= FAST
    if who == "slow":
        return s.gear[car] <= SLOW
    if who == "front_rows":
        return row(cell) >= FRONT
    if who == "back_rows":
        return row(cell) <= BEHIND
    return True


def put_barrier(s: State, at: int) -> None:  # DR-17
    """A barrier token in the event lane, if there is one left and the cell is empty."""
    cell = (leftmost(s) + s.event_lane) * COLUMN + at
    taken = cell in s.barriers or cell in s.cell
    if s.event_lane and not taken and at <= s.content.board.rows and len(s.barriers) < s.content.board.max_barriers:
        s.barriers.append(cell)
        s.say("barrier", "DR-17", cell_name(s, cell))
