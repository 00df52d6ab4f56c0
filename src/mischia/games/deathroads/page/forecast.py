"""What comes of a choice: it is really played, on a table made from what its viewer sees, until chance decides."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mischia.core import position
from mischia.core.position import Doc
from mischia.core.questions import Ask, Chance, Move
from mischia.core.state import Event
from mischia.games.deathroads import GAME
from mischia.games.deathroads.page.scene import Car, cars_of
from mischia.games.deathroads.position.keys import dump_racers
from mischia.games.deathroads.rules import automa, damage, driving, road_events, rounds, skid, turn
from mischia.games.deathroads.rules.road import is_dirt
from mischia.games.deathroads.rules.state import OFF, State

MOST_WAYS = 16  # of one choice: more are not told one by one
AFTERWARDS = {  # steps that no longer belong to what was chosen
    turn.second_action,
    turn.act,
    turn.apply_status,
    driving.set_back,
    skid.turn_up,
    skid.veer_on,
    *[step for module in (rounds, road_events, automa) for step in vars(module).values() if callable(step)],
}


class Way(NamedTuple):
    """One way in which a choice may go: the further choices, what happens, and how the cars stand at the end."""

    choices: tuple[Move, ...]
    events: tuple[Event, ...]
    cars: tuple[Car, ...]
    handling: int  # one's own
    draws: int  # cards that one will draw
    may_react: tuple[str, ...]  # who loses armour on the way, and may use its effect
    open: str  # what is decided later: "skid" by skid cards, "other" by somebody else; else nothing
    skids: bool  # handling is below 1
    drifts: bool  # on a dirt lane when the turn ends
    straight: bool  # its choices follow one upon the other, and nothing else is asked or drawn before the last of them
    ends: bool  # right after them one is asked whether to add the other kind of action, or to end the turn


class Table:
    """The table as a viewer may imagine it; what is hidden is never looked at."""

    def __init__(self, view: Doc, options: Mapping[str, Any], you: str) -> None:
        self.names: list[str] = view["players"]
        self.seat = self.names.index(you)
        read = GAME.read_options({key: value for key, value in options.items() if key in GAME.accepted})
        state, _ = position.load(GAME, GAME.imagine(view), read)
        assert isinstance(state, State)
        self.state = state
        self.followed: dict[Move, list[Way]] = {}  # several parts of a page ask for the same

    def ways(self, move: Move) -> list[Way]:
        """All ways in which a choice may go, as far as its chooser decides."""
        if not isinstance(self.state.question, Ask) or move not in self.state.question.moves:
            return []
        if move in self.followed:
            return self.followed[move]
        s = self.state.clone()
        s.agenda = own_part(s.agenda)
        s.log = []
        s.answer(move)
        found: list[Way] = []
        self.follow(s, (), 0, (), True, found)
        self.followed[move] = found
        return found

    def follow(
        self,
        s: State,
        choices: tuple[Move, ...],
        draws: int,
        react: tuple[str, ...],
        straight: bool,
        found: list[Way],
    ) -> None:
        """Play on until chance or somebody else decides; own choices are all tried."""
        question = s.question
        while True:
            if isinstance(question, Chance) and question.prefix == ("draw",):
                draws += 1  # which card it is changes nothing on the road
                question = s.answer(next(iter(question.outcomes()))[0])
            elif isinstance(question, Ask) and question.then is damage.armour_used:
                react = (*react, str(self.told(s.car_name(question.args[0]))))
                question = s.answer(damage.SKIP)
            else:
                break
        if isinstance(question, Ask) and question.seat == self.seat and question.then is not turn.acted:
            straight = straight and not draws and not react and len(question.moves) > 1
            for move in question.moves:
                if len(found) < MOST_WAYS:
                    new = s.clone()
                    new.log = list(s.log or ())
                    new.answer(move)
                    self.follow(new, (*choices, move), draws, react, straight, found)
            return
        open_end = "" if question is None or is_main(question) else "skid" if isinstance(question, Chance) else "other"
        found.append(self.way(s, choices, draws, react, open_end)._replace(straight=straight))

    def way(self, s: State, choices: tuple[Move, ...], draws: int, react: tuple[str, ...], open_end: str) -> Way:
        mine = self.seat
        pilot = s.pilot_of(mine)
        slides = pilot is None or not pilot.no_setback
        dirt = any(s.cell[car] != OFF and is_dirt(s, s.cell[car]) for car in s.cars(mine))
        cars = tuple(car for name, racer in dump_racers(s, self.names).items() for car in cars_of(name, racer))
        below = not s.done[mine] and not s.out[mine] and s.handling[mine] < 1
        drifts = dirt and slides
        ends = not (draws or react or open_end) and turn.second_action(s, mine) is not None
        log = tuple(s.log or ())
        return Way(choices, log, cars, s.handling[mine], draws, react, open_end, below, drifts, True, ends)

    def told(self, name: Any) -> Any:
        return self.names[name] if isinstance(name, int) else name


def own_part(agenda: list[Any]) -> list[Any]:
    """The tasks that still belong to what is being done: the topmost, down to the first that comes afterwards."""
    kept: list[Any] = []
    for task in reversed(agenda):
        if (task[0] if isinstance(task, tuple) else task) in AFTERWARDS:
            break
        kept.append(task)
    return kept[::-1]


def is_main(question: object) -> bool:
    """Whether it is the main choice of a turn again."""
    return isinstance(question, Ask) and question.then is turn.acted


def reach(view: Doc, card: Any, cell: str, columns: str, rows: int, tracks: tuple[int, ...]) -> tuple[str, ...]:
    """The cells that a weapon's tracks reach from a cell."""
    if not cell:
        return ()
    column, row = columns.index(cell[0]), int(cell[1:])
    left, right = view["covers"]["left"], len(columns) - 1 - view["covers"]["right"]
    found = [
        f"{columns[column + x]}{row + y}"
        for track in tracks
        for x, y in card.tracks[track][1]
        if left <= column + x <= right and 1 <= row + y <= rows
    ]
    return tuple(dict.fromkeys(found))
