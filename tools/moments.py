"""Chosen moments of the games, each found as a seed and the answers that lead to it."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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
    game: str = "quickshot"
    options: tuple[tuple[str, Any], ...] = ()
    choose: bool = False  # the second thing that is offered is chosen
    tv: bool = False  # on the television too
    since: int = 0  # the seed to begin with, for what is rare


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
    Moment("reversed", "Ann", lambda m: m.turn == ["Ann"] and m.see().get("reversed", False)),
    Moment("poison", "Ann", asked("poison")),
    Moment("clash", "Ann", own_clash),
    Moment("out", "Ann", lambda m: m.phase == "play" and "Ann" in m.see()["eliminated"]),
    Moment("over", "Ann", lambda m: m.over and m.winners == ["Bob"] and m.see()["round"] == 4),
    Moment("won", "Ann", lambda m: m.over and m.winners == ["Ann"]),
    Moment("onlooker", None, like_the_picture),
    Moment("seven", "Ann", lambda m: m.phase == "play" and "Ann" in m.turn, SEVEN),
)


# --- Fake Swords

FOUR = NAMES[:4]
REFEREE = (("duels", "referee"),)


def duel_of(m: Match) -> dict[str, Any]:
    """The duel, if there is one."""
    return m.see()["duel"] or {"fighters": (), "cards": (), "beat": 0, "judge": None}


def sorts(m: Match, boss: str, laid: bool) -> bool:
    """This player is the Boss of a later round; the piles are laid, and two have announced one; or not yet."""
    seen = m.see()
    so = bool(seen["piles"]) == laid and (not laid or len(seen["claims"]) > 1)
    return bool(m.phase == "sort" and seen["boss"] == boss and seen["round"] > 1 and so)


def pointing(m: Match, done: bool, claims: int = 0) -> bool:
    """Two have pointed, Ann among them or not; so many or more have announced a pile."""
    seen = m.see()
    two = len(seen["pointing"]) == 2 and len(seen["claims"]) >= claims
    return bool(m.phase == "point" and two and ("Ann" in seen["pointing"]) == done and seen["round"] > 3)


def fences(m: Match, rules: int) -> bool:
    """Ann is asked what she does in a later beat, under so many rules or more."""
    duel = duel_of(m)
    return m.phase == "beat" and "Ann" in m.turn and duel["beat"] > 2 and len(set(duel["cards"])) >= rules


def judges(m: Match) -> bool:
    """Ann has to say how a duel with real swords ended."""
    return m.phase == "verdict" and duel_of(m)["judge"] == "Ann" and len(set(duel_of(m)["cards"])) > 1


def five_want_it(m: Match) -> bool:
    """Ann is to send two of five or six into the duel."""
    return m.phase == "fighters" and m.turn == ["Ann"] and len(m.moves("Ann")) >= 10


SWORDS = (
    Moment("swords-sort", "Ann", lambda m: sorts(m, "Ann", False), game="swords"),
    Moment("swords-boss", "Ann", lambda m: sorts(m, "Ann", True), game="swords"),
    Moment("swords-talk", "Ann", lambda m: sorts(m, "Cid", True) and "Cid" in m.see()["fingers"], game="swords"),
    Moment("swords-point", "Ann", lambda m: pointing(m, False), game="swords", choose=True, tv=True),
    Moment("swords-sealed", "Ann", lambda m: pointing(m, True, 2), game="swords"),
    Moment("swords-point-six", "Ann", lambda m: pointing(m, False, 3), SEVEN[:6], "swords", choose=True),
    Moment("swords-fighters", "Ann", lambda m: m.phase == "fighters" and m.turn == ["Ann"], game="swords"),
    Moment("swords-fighters-six", "Ann", five_want_it, SEVEN[:6], "swords", since=33),
    Moment("swords-beat", "Ann", lambda m: fences(m, 2), game="swords", choose=True, tv=True),
    Moment("swords-guard", "Ann", lambda m: m.phase == "guard" and "Ann" in m.turn, FOUR, "swords", REFEREE, tv=True),
    Moment("swords-verdict", "Ann", judges, FOUR, "swords", REFEREE, choose=True),
    Moment("swords-won", "Ann", lambda m: m.over and m.winners == ["Ann"], game="swords", tv=True),
)


# --- Quarriors

TWO, THREE = NAMES[:2], NAMES[:3]


def ann_is(m: Match, phase: str) -> bool:
    """Ann is asked this."""
    return m.phase == phase and m.turn == ["Ann"]


def shows(m: Match, *zones: tuple[str, str, int]) -> bool:
    """So many dice or more lie in a player's zone."""
    seen = m.see()["zones"]
    return all(len(seen[name][zone]) >= many for name, zone, many in zones)


def like_the_tray(m: Match) -> bool:
    """Six dice are rolled, and two of them can be used now."""
    used = (
        {move.split(" with ")[0] for move in m.moves("Ann") if move.startswith("use")} if m.turn == ["Ann"] else set()
    )
    return ann_is(m, "immediate") and len(used) > 1 and shows(m, ("Ann", "active", 6), ("Bob", "ready", 1))


def summons(m: Match) -> bool:
    """Ann has summoned somebody, can summon another, and both rivals have creatures."""
    return (
        ann_is(m, "ready")
        and shows(m, ("Ann", "ready", 1), ("Ann", "active", 3), ("Bob", "ready", 2), ("Cid", "ready", 1))
        and any(move.startswith("summon") for move in m.moves("Ann"))
    )


def casts(m: Match) -> bool:
    """Ann has a spell with several targets."""
    return ann_is(m, "ready") and sum(move.startswith("cast") for move in m.moves("Ann")) > 2


def only(m: Match, last: str) -> bool:
    """Ann can do nothing more but spend dice, and this."""
    return m.turn == ["Ann"] and all(move.split()[0] in ("spend", last) for move in m.moves("Ann"))


def fights(m: Match) -> bool:
    """Ann has but to attack, and both rivals have creatures."""
    return (
        ann_is(m, "ready")
        and only(m, "attack")
        and shows(m, ("Ann", "ready", 2), ("Bob", "ready", 2), ("Cid", "ready", 1))
    )


def has_captured(m: Match) -> bool:
    """Ann's turn is as good as over, and there are spells that she may keep."""
    ended = ann_is(m, "capture") and only(m, "end") and not m.see()["captures"]
    return ended and any(die.split()[0] in ("life", "shaping") for die in m.see()["zones"]["Ann"]["ready"])


QUARRIORS = (
    Moment("quarriors-immediate", "Ann", like_the_tray, THREE, "quarriors", choose=True, tv=True),
    Moment("quarriors-ready", "Ann", summons, THREE, "quarriors"),
    Moment("quarriors-cast", "Ann", casts, THREE, "quarriors", since=41),
    Moment("quarriors-fight", "Ann", fights, THREE, "quarriors", since=13),
    Moment("quarriors-captured", "Ann", has_captured, THREE, "quarriors"),
    Moment("quarriors-protect", "Ann", lambda m: ann_is(m, "protect"), THREE, "quarriors"),
    Moment(
        "quarriors-defend",
        "Ann",
        lambda m: ann_is(m, "defend") and len(m.moves("Ann")) > 1,
        THREE,
        "quarriors",
        choose=True,
        tv=True,
    ),
    Moment("quarriors-rescue", "Ann", lambda m: ann_is(m, "rescue"), THREE, "quarriors", since=89),
    Moment(
        "quarriors-capture",
        "Ann",
        lambda m: ann_is(m, "capture") and sum(move.startswith("capture") for move in m.moves("Ann")) > 4,
        TWO,
        "quarriors",
        choose=True,
    ),
    Moment("quarriors-cull", "Ann", lambda m: ann_is(m, "cull") and len(m.moves("Ann")) > 3, FOUR, "quarriors"),
    Moment("quarriors-won", "Ann", lambda m: m.over and m.winners == ["Ann"], THREE, "quarriors", tv=True),
)


# --- Death Roads

READY = (("first_game", True),)
COOP = (("coop", True), ("drones", 2), ("drone_armour", 1))
ALONE = (("coop", True), ("drones", 1))


def drives(m: Match, phase: str = "act", round: int = 2, cards: int = 4) -> bool:
    """Ann alone is asked, in the middle of the race, with some cards in hand that she may play."""
    seen = m.see("Ann")
    held = len(seen["racers"]["Ann"]["hand"])
    return m.phase == phase and m.turn == ["Ann"] and seen["round"] >= round and held >= cards


def may_play(m: Match) -> bool:
    return any(move.startswith("play") for move in m.moves("Ann")) if "Ann" in m.turn else False


def close_by(m: Match) -> bool:
    """Ann may play in a higher gear, and somebody is right beside her; an event warns a lane."""
    if not (drives(m) and may_play(m)) or "bikes" in m.see()["racers"]["Ann"]:
        return False
    seen = m.see()
    cells = {name: racer.get("cell") for name, racer in seen["racers"].items()}
    here = cells.pop("Ann") or "a1"
    beside = [cell for cell in cells.values() if cell and cell[1] == here[1] and abs(ord(cell[0]) - ord(here[0])) == 1]
    return bool(beside and seen["event_lane"] and seen["racers"]["Ann"]["gear"] >= 3)


DEATHROADS = (
    Moment("roads-preset", "Ann", asked("preset"), THREE, "deathroads", READY),
    Moment(
        "roads-vehicle", "Ann", lambda m: m.phase == "vehicle" and m.turn == ["Ann"], FOUR, "deathroads", choose=True
    ),
    Moment("roads-pilot", "Ann", lambda m: m.phase == "pilot" and m.turn == ["Ann"], FOUR, "deathroads"),
    Moment("roads-pair", "Ann", lambda m: m.phase == "pair" and "Ann" in m.turn, THREE, "deathroads", choose=True),
    Moment("roads-place", "Ann", asked("place"), FOUR, "deathroads"),
    Moment(
        "roads-prepare", "Ann", lambda m: m.phase == "prepare" and m.see()["round"] == 2, THREE, "deathroads", READY
    ),
    Moment("roads-act", "Ann", close_by, FOUR, "deathroads", READY, choose=True, tv=True),
    Moment("roads-move", "Ann", lambda m: drives(m, "move", 1, 2), FOUR, "deathroads", READY, choose=True),
    Moment("roads-aim", "Ann", lambda m: drives(m, "aim", 1, 1), FOUR, "deathroads", choose=True),
    Moment("roads-return", "Ann", asked("return"), FOUR, "deathroads", READY),
    Moment("roads-five", "Ann", lambda m: drives(m) and may_play(m), NAMES, "deathroads"),
    Moment("roads-over", "Ann", lambda m: m.over and m.winners == ["Ann"], TWO, "deathroads", READY, tv=True),
    Moment("roads-coop", "Ann", lambda m: drives(m) and may_play(m), TWO, "deathroads", COOP, choose=True, tv=True),
    Moment("roads-alone", "Ann", lambda m: drives(m) and may_play(m), NAMES[:1], "deathroads", ALONE),
)


def find(moment: Moment) -> Match:
    """The first game in which it comes to that."""
    for seed in range(moment.since, moment.since + 20_000):
        match = mischia.new(moment.game, list(moment.names), seed=seed, **dict(moment.options))
        rng = random.Random(seed)
        while not match.over and not moment.is_it(match):
            name = rng.choice(match.turn)
            waited = match.onward(name)
            spoken = [move for move in match.moves(name) if move.startswith("claim")]
            if waited or (spoken and rng.random() < 0.4):
                match.play(name, rng.choice(waited or spoken))
        if moment.is_it(match):
            return match
    raise LookupError(moment.name)


def moves_of(match: Match) -> list[tuple[str, str]]:
    """What people answered, in order."""
    return [(name, phrase) for name, phrase in match.answers if name != CHANCE]
