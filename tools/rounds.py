"""One round of each game, played by bots and written down as a scenario: what "Watch one round" shows.

python -m tools.rounds [--game quickshot]
"""

import argparse
from dataclasses import dataclass
from typing import Any

import yaml

import mischia
from mischia.core.match import CHANCE, Match
from mischia.core.shown import ROUND
from mischia.games import GAMES

LEVEL = "normal"
WIDTH = 116  # of a line in the file


@dataclass(frozen=True)
class Round:
    """Where a round begins, what it is called, and which key of the position changes how often until it ends."""

    title: str
    clauses: tuple[str, ...]
    given: dict[str, Any]
    seed: int
    key: str = "round"
    times: int = 1


ROUNDS = {
    "quickshot": Round(
        "One round of Quickshot",
        ("QS-11", "QS-13", "QS-17"),
        {
            "round": 2,
            "players": ["Ann", "Bob", "Cid", "Dee"],
            "leader": "Ann",
            "hands": {"Ann": [2, 8, 7], "Bob": [6, 4, 3], "Cid": [6, 1, 5], "Dee": [8, 4, 7]},
        },
        seed=10,
    ),
    "swords": Round(
        "One round of Fake Swords",
        ("SW-13", "SW-17", "SW-V2"),
        {
            "players": ["Ann", "Bob", "Cid"],
            "boss": "Ann",
            "round": 3,
            "phase": "sort",
            "front": {
                "Ann": ["wrong-hand", "pirate-eye"],
                "Bob": ["statue", "knee-drop"],
                "Cid": ["hot-potato", "deep-bow"],
            },
            "drawn": ["flamingo", "pirouette", "battle-cry", "ten-paces", "free-arm"],
        },
        seed=4,
    ),
    "quarriors": Round(
        "One turn of Quarriors",
        ("QU-44",),
        {
            "players": ["Ann", "Bob"],
            "current": "Bob",
            "phase": "capture",
            "quiddity": 0,
            "glory": {"Ann": 4, "Bob": 5},
            "zones": {
                "Ann": {"bag": ["quiddity x6", "assistant x4", "goblin"], "ready": ["hag 4"]},
                "Bob": {"bag": ["quiddity x8", "assistant x3"], "ready": ["assistant 5"]},
            },
        },
        seed=3,
        key="current",
        times=2,
    ),
    "deathroads": Round(
        "One round of Death Roads",
        ("DR-51",),
        {
            "players": ["Ann", "Bob"],
            "round": 2,
            "phase": "reveal",
            "events_left": 3,
            "racers": {
                "Ann": {
                    "vehicle": "Hot Rodent",
                    "pilot": "Clutch Kim",
                    "cell": "c3",
                    "gear": 3,
                    "handling": 5,
                    "hand": ["Tokio Drift", "Plasma Shot", "Squeeze Through", "Oil Slick", "Cheese Run"],
                },
                "Bob": {
                    "vehicle": "Last Cab",
                    "pilot": "Full Deck Faye",
                    "cell": "c5",
                    "handling": 4,
                    "hand": ["Rush Hour", "Laser Shot", "Kerb Side", "Hook Back", "Yellow Light", "No Tip"],
                },
            },
        },
        seed=4,
    ),
}


def played(name: str, one: Round) -> Match:
    """The round to its end, or to the end of the game."""
    match, bot = mischia.load(name, one.given, seed=one.seed), mischia.bot_named(LEVEL, seed=one.seed)
    was, times = match.position[one.key], 0
    while not match.over and times < one.times:
        if match.turn:
            who = match.awaited[0]
            match.play(who, bot.choose(match.see_as(who)))
        else:
            match.draw()
        was, times = match.position[one.key], times + (match.position[one.key] != was)
    return match


def written(name: str, one: Round) -> str:
    match = played(name, one)
    answers = match.answers[:]
    while answers[-1][0] == CHANCE:  # what it says for the next round
        answers.pop()
    lines = [{actor: phrase} for actor, phrase in answers]
    scenario = {
        "id": f"{name}/{ROUND}",
        "clauses": list(one.clauses),
        "title": one.title,
        "game": name,
        "given": one.given,
        "when": lines,
        "then": {one.key: match.position[one.key]},
    }
    text = yaml.safe_dump([scenario], sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)
    return f"# {one.title}, as bots play it; written by `python -m tools.rounds`.\n{text}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.rounds", description=__doc__)
    parser.add_argument("--game", choices=list(ROUNDS), help="this one alone")
    given = parser.parse_args()
    for name in [given.game] if given.game else ROUNDS:
        path = GAMES[name].folder / "scenarios" / f"{ROUND}.yaml"
        path.write_text(written(name, ROUNDS[name]), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
