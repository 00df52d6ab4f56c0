"""Chosen moments of Quickshot, each found as a seed and the answers that lead to it."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import mischia
from mischia.core.match import CHANCE, Match

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
SEVEN = (*NAMES, "Fay", "Gus")


@dataclass(frozen=True)
class Moment:
    """A point in a game, from one seat; no viewer is an onlooker."""

    name: str
    viewer: str | None
    is_it: Callable[[Match], bool]
    names: tuple[str, ...] = NAMES


def asked(phase: str, round: int = 0) -> Callable[[Match], bool]:
    """Ann alone is asked something."""
    return lambda m: m.phase == phase and m.turn == ["Ann"] and (not round or m.see()["round"] == round)


def like_the_picture(m: Match) -> bool:
    """Ann's Reinforcements is asked, Explosion is next, twins lie face down."""
    table = m.see()["table"] if m.phase == "reinforce" and m.turn == ["Ann"] and m.see()["round"] > 1 else {}
    down = sum(entry["face"] == "down" for entry in table.values())
    up = {entry["card"] for entry in table.values() if entry["face"] == "up"}
    return len(table) == len(NAMES) and down == 2 and {5, 8} <= up and len(m.see("Ann")["hands"]["Ann"]) == 3


def own_clash(m: Match) -> bool:
    """Ann's card has met its twin, and somebody is asked."""
    if m.phase not in ("reinforce", "poison"):
        return False
    return bool(m.see()["table"].get("Ann", {}).get("face") == "down")


MOMENTS = (
    Moment("reinforce", "Ann", like_the_picture),
    Moment("lead", "Ann", asked("lead", 1)),
    Moment("lead-again", "Ann", asked("lead", 2)),
    Moment("play", "Ann", lambda m: m.phase == "play" and "Ann" in m.turn and m.see()["round"] == 2),
    Moment("sealed", "Ann", lambda m: m.phase == "play" and m.sealed_by("Ann") is not None and len(m.turn) == 2),
    Moment("poison", "Ann", asked("poison")),
    Moment("clash", "Ann", own_clash),
    Moment("out", "Ann", lambda m: m.phase == "play" and "Ann" in m.see()["eliminated"]),
    Moment("over", "Ann", lambda m: m.over and m.winners == ["Bob"] and m.see()["round"] == 4),
    Moment("won", "Ann", lambda m: m.over and m.winners == ["Ann"]),
    Moment("onlooker", None, like_the_picture),
    Moment("seven", "Ann", lambda m: m.phase == "play" and "Ann" in m.turn, SEVEN),
)


def find(moment: Moment) -> Match:
    """The first game in which it comes to that."""
    for seed in range(20_000):
        match = mischia.new("quickshot", list(moment.names), seed=seed)
        rng = random.Random(seed)
        while not match.over and not moment.is_it(match):
            name = rng.choice(match.turn)
            match.play(name, rng.choice(match.moves(name)))
        if moment.is_it(match):
            return match
    raise LookupError(moment.name)


def moves_of(match: Match) -> list[tuple[str, str]]:
    """What people answered, in order."""
    return [(name, phrase) for name, phrase in match.answers if name != CHANCE]
