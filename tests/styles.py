"""How the levels play, in figures beside human sense: `python -m tests.styles 20 docs/styles.md`, or of some games.

Each level plays matches of its own, all seats alike. What is counted was told by the game itself, event by event.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mischia import Match
from mischia.bots import bot_named, levels_of
from mischia.core.state import Event
from mischia.games import GAMES
from mischia.lab.asking import asked
from tests import races, words

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil")
COOP = {"coop": True, "bosses": 1}

Row = dict[str, str]


class Played(NamedTuple):
    """A match between bots of one level, played to its end."""

    match: Match
    seats: int


def played(game: str, level: str, seats: int, number: int, options: Mapping[str, Any]) -> Played:
    rules = GAMES[game]
    match = Match(rules, rules.fill_up(list(NAMES[:seats]), []), options, f"styles/{number}")
    bots = [bot_named(level, f"{number}/{seat}") for seat in range(seats)]
    while not match.over:
        chosen = [(seat, bots[seat].choose(match.see_as(match.names[seat]))) for seat in asked(match.state)]
        for seat, phrase in chosen:
            match.play(match.names[seat], phrase)
    return Played(match, seats)


def events(game: str, level: str, seats: int, matches: int, options: Mapping[str, Any]) -> Iterator[Sequence[Event]]:
    """What was told, match by match."""
    for number in range(matches):
        yield played(game, level, seats, number, options).match.events


def part(some: float, whole: float) -> str:
    return f"{some / whole:.0%}" if whole else "–"


def each(some: float, whole: float) -> str:
    return f"{some / whole:.1f}" if whole else "–"


def quickshot(level: str, matches: int) -> Row:
    """Five at a table."""
    found: Counter[str] = Counter()
    for told in events("quickshot", level, 5, matches, {}):
        found.update(event.id for event in told)
        found["high"] += sum(event.id == "leads" and event.args[1] >= 5 for event in told)
    asked_to_add = found["adds"] + found["declines"]
    return {
        "leads a 5 or more": part(found["high"], found["leads"]),
        "turned down by a clash": part(found["turned-down"], found["reveals"]),
        "adds when it may": part(found["adds"], asked_to_add),
        "takes the lead, a match": each(found["takes-lead"], matches),
        "shot out, a match": each(found["eliminated-by"], matches),
        "out of cards, a match": each(found["out-no-card"] + found["out-as-leader"], matches),
    }


def quarriors(level: str, matches: int) -> Row:
    """Three at a table; a turn without summoning, casting and capturing is passive."""
    found: Counter[str] = Counter()
    for told in events("quarriors", level, 3, matches, {}):
        done: set[str] = set()
        for event in told:
            found[event.id] += 1
            done.add(event.id)
            if event.id == "end":
                found["passive"] += not done & {"summon", "cast", "cast-on", "capture"}
                done = set()
    turns = found["end"]
    return {
        "turns a match": each(turns, matches),
        "passive turns": part(found["passive"], turns),
        "summons a turn": each(found["summon"], turns),
        "attacks a turn": each(found["attack"], turns),
        "destroys a turn": each(found["destroy"], turns),
        "captures a turn": each(found["capture"], turns),
        "spells a turn": each(found["cast"] + found["cast-on"] + found["react"] + found["react-on"], turns),
        "culls a turn": each(found["cull"], turns),
    }


def swords(level: str, matches: int) -> Row:
    """Four at a table."""
    style = words.style([level] * 4, matches)
    told = style.rounds["truth"] + style.rounds["lie"]
    return {
        "rounds a match": each(style.rounds.total() / 4, matches),
        "announces": part(told, style.rounds.total()),
        "of these lies": part(style.rounds["lie"], told),
        "gets a pile": part(style.got.total(), style.rounds.total()),
    }


def deathroads(level: str, matches: int) -> Row:
    """Four at a table, ready sets; a turn of focusing or passing is passive."""
    style = races.styles_of([level], matches)[level]
    turns = style["turns"]
    return {
        "passive turns": part(style["focus"] + style["pass"], turns),
        "of these focus": part(style["focus"], style["focus"] + style["pass"]),
        "skids": part(style["skid"], turns),
        "shots": f"{style.per_drive('shots'):.1f}",
        "hits": f"{style.per_drive('hits'):.1f}",
        "damage": f"{style.per_drive('damage'):.1f}",
        "bashes": f"{style.per_drive('bashes'):.1f}",
        "rows": f"{style.per_drive('rows'):.1f}",
        "far ahead": f"{style.per_drive('far ahead'):.1f}",
        "eliminated": f"{style.per_drive('eliminated'):.2f}",
    }


def together(level: str, matches: int) -> Row:
    """Three against a boss, by driver and game: what they do to the boss and to each other."""
    found: Counter[str] = Counter()
    for number in range(matches):
        match, seats = played("deathroads", level, 3, number, COOP)
        s: Any = match.state
        cars = {s.car_name(car): car >> 1 for car in range(2 * seats)}
        hurt = [0] * seats  # the boss, by whom
        driver = -1
        for event in match.events:
            about = event.args[0] if event.args else ""
            if event.id == "turn":
                driver = cars.get(about, -1)
                found["turns"] += driver >= 0
            elif event.id == "takes" and driver >= 0:
                mate = cars.get(about, -1)
                found["mates" if mate >= 0 and mate != driver else "self" if mate >= 0 else "boss"] += event.args[1]
                hurt[driver] += event.args[1] if mate < 0 else 0
            elif event.id in ("focuses", "passes") and about in cars:
                found["passive"] += 1
        found["won"] += bool(match.state.winners)
        found["least"] += min(hurt)
        found["all"] += sum(hurt)
    drives = 3 * matches
    return {
        "won": part(found["won"], matches),
        "passive turns": part(found["passive"], found["turns"]),
        "damage to the boss": each(found["boss"], drives),
        "the least of the three has done": part(found["least"], found["all"]),
        "damage to team mates": each(found["mates"], drives),
        "to themselves": each(found["self"], drives),
    }


TABLES: dict[str, Callable[[str, int], Row]] = {
    "quickshot": quickshot,
    "swords": swords,
    "quarriors": quarriors,
    "deathroads": deathroads,
    "deathroads, together": together,
}

OFTEN = {"quickshot": 4.0, "swords": 2.0, "quarriors": 0.5}  # short matches are played so much more often

HEAD = """# How the bots play

Figures of style by level, beside human sense: nobody should pass where there is something to do, and nobody should have
to play against somebody who does. Each level plays matches of its own, all seats alike. `make styles` counts anew; how
strong the levels are is in [levels.md](levels.md), how bots of Swords talk and are believed in
[swords.md](swords.md#words).
"""


def table(name: str, matches: int, levels: Sequence[str] = ()) -> Iterator[str]:
    """A row for each level of a game."""
    for number, level in enumerate(levels or levels_of(GAMES[name.split(",")[0]])):
        row = {"level": level, **TABLES[name](level, matches)}
        if not number:
            yield f"| {' | '.join(row)} |"
            yield f"|{'---|' * len(row)}"
        yield f"| {' | '.join(row.values())} |"


def main(given: Sequence[str]) -> None:
    report = HEAD
    for name, counted in TABLES.items():
        if len(given) < 3 or name in given[2:]:
            matches = max(1, round(OFTEN.get(name, 1.0) * int(given[0])))
            said = (counted.__doc__ or "").strip()
            report += f"\n## {name}\n\n{said} {matches} matches a level.\n\n"
            for line in table(name, matches):
                print(line, flush=True)
                report += line + "\n"
    if len(given) > 1 and given[1] != "-":
        Path(given[1]).write_text(report, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
