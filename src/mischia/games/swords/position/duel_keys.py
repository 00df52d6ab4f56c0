"""The duel of a position: how it is written and read, and every duel that can't be."""

from collections.abc import Sequence
from typing import Any

from mischia.core.bags import ONE, Bag, count, holds, items
from mischia.core.errors import BadPosition, listed, number
from mischia.core.position import Given, unless_left_out
from mischia.games.swords.rules import duel
from mischia.games.swords.rules.cards import COPIES, IDS, LETTERS, PILES
from mischia.games.swords.rules.duel import ACTION_MOVES, ACTION_OF, ACTIONS, BIT_OF, LAST_BEAT, LIMITS, LINES
from mischia.games.swords.rules.phases import DUEL_PHASES, REFEREE_PHASES
from mischia.games.swords.rules.rounds import TIE_CARDS
from mischia.games.swords.rules.state import NOBODY, NOTHING, TIE, State
from mischia.games.swords.rules.terms import TEMPO

KEYS = (
    *(
        "pile",
        "cards",
        "fighters",
        "shorter",
        "judge",
        "ready",
        "bout",
        "beat",
        "bout_beat",
        "tempo",
        "paces",
        "strain",
    ),
    *("last", "limits", "chosen", "arm", "lines", "pending", "rolls"),
)
CARD_OF = {id: card for card, id in enumerate(IDS)}
ENDLESS = 10**9

Names = Sequence[str]
Read = dict[str, Any]

# --- reading


def wrong(key: str, fault: str) -> BadPosition:
    return BadPosition(f"duel.{key}", fault)


def read_duel(given: Given) -> Read | None:
    """What the document says of the duel, each word known; whether it fits together is seen later."""
    now = given["phase"]
    if given.raw() is None:
        if now in DUEL_PHASES:
            raise given.wrong(f"missing in phase {now}")
        return None
    if now not in DUEL_PHASES:
        raise given.wrong(f"there is no duel in phase {now}")
    doc = given.mapping()
    for key in doc:
        if key not in KEYS:
            raise wrong(str(key), f"no key of a duel; there are: {listed(list(KEYS), most=99)}")
    fighters = read_fighters(given, doc)
    read: Read = {"fighters": fighters, "pile": read_pile(given, doc)}
    read["cards"] = read_cards(given, doc, read["pile"])
    for key in ("shorter", "tempo"):
        if key in doc:
            read[key] = None if doc[key] is None else one_of(key, doc[key], fighters)
    read["judge"] = None if doc.get("judge") is None else one_of("judge", doc["judge"], given["players"])
    for key, least in (("bout", 1), ("beat", 0), ("bout_beat", 0)):
        read[key] = whole(key, doc.get(key, least), least, ENDLESS)
    for key in ("paces", "strain"):
        read[key] = {name: whole(key, value, 0, ENDLESS) for name, value in by_fighter(doc, key, fighters).items()}
    for key in ("last", "chosen"):
        read[key] = {name: one_of(key, value, ACTIONS) for name, value in by_fighter(doc, key, fighters).items()}
    read["lines"] = {name: one_of("lines", value, LINES) for name, value in by_fighter(doc, "lines", fighters).items()}
    read["rolls"] = {name: whole("rolls", value, 1, 6) for name, value in by_fighter(doc, "rolls", fighters).items()}
    read["ready"] = names_in(doc, "ready", fighters)
    read["pending"] = names_in(doc, "pending", fighters) if "pending" in doc else fighters if now == "opening" else []
    if doc.get("limits") is not None:
        read["limits"] = [one_of("limits", limit, tuple(LIMITS)) for limit in sequence("limits", doc["limits"])]
    read["arm"] = one_of("arm", doc.get("arm", False), (True, False))
    return read


def one_of(key: str, value: Any, accepted: Sequence[Any]) -> Any:
    if not any(value == one and type(value) is type(one) for one in accepted):
        raise wrong(key, f"{value!r} is none of: {listed([str(one) for one in accepted])}")
    return value


def whole(key: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(key, f"{value!r} is no number from {low}" + (f" to {high}" if high < ENDLESS else " on"))
    return value


def sequence(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise wrong(key, f"{value!r} is no list")
    return list(value)


def names_in(doc: Read, key: str, fighters: list[str]) -> list[str]:
    """Some of the two fighters, in the order of the seats."""
    some = sequence(key, unless_left_out(doc.get(key), []))
    for name in some:
        one_of(key, name, fighters)
        if some.count(name) > 1:
            raise wrong(key, f"{name} twice")
    return [name for name in fighters if name in some]


def by_fighter(doc: Read, key: str, fighters: list[str]) -> Read:
    found = doc.get(key)
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise wrong(key, f"{found!r} is no map")
    for name in found:
        one_of(key, name, fighters)
    return {name: found[name] for name in fighters if name in found}


def read_fighters(given: Given, doc: Read) -> list[str]:
    players: list[str] = given["players"]
    named = doc.get("fighters")
    if not isinstance(named, list | tuple) or len(named) != 2:
        raise wrong("fighters", f"{named!r} is no list of two players")
    for name in named:
        one_of("fighters", name, players)
    if named[0] == named[1]:
        raise wrong("fighters", f"{named[0]} twice")
    return [name for name in players if name in named]


def read_pile(given: Given, doc: Read) -> int:
    letters = [*LETTERS[: PILES[len(given["players"])]], "tie"]
    pile = one_of("pile", doc.get("pile", "A"), letters)
    if given["phase"] == "tiedraw" and pile != "tie":
        raise wrong("pile", f"{pile}, but the cards are drawn for a tie-break duel")
    return TIE if pile == "tie" else LETTERS.index(pile)


def read_cards(given: Given, doc: Read, pile: int) -> Bag:
    if doc.get("cards") is None:
        raise wrong("cards", "missing")
    cards = sequence("cards", doc["cards"])
    held = 0
    for card in cards:
        held += ONE[CARD_OF[one_of("cards", card, IDS)]]
    if pile != TIE:
        given.values["counted"] = given.values.get("counted", 0) + held
    for card in set(items(held)):  # SW-2
        there = held if pile == TIE else given.values["counted"]
        if count(there, card) > COPIES[card]:
            raise wrong("cards", f"{IDS[card]} {number(count(there, card))} times, there are {number(COPIES[card])}")
    if given["phase"] == "tiedraw":
        if len(cards) >= TIE_CARDS:
            raise wrong("cards", f"{number(len(cards))} cards are drawn already")
    elif not cards:
        raise wrong("cards", "none")
    elif pile == TIE and len(cards) != TIE_CARDS:  # SW-63
        raise wrong("cards", f"{number(len(cards))} cards; a tie-break duel has {number(TIE_CARDS)}")
    return held


# --- from what was read to a state


def enter_duel(s: State, read: Read, names: list[str], now: str) -> None:
    """The duel, with what was not given as it is at the start of a bout."""
    fighters: list[str] = read["fighters"]
    s.pile, s.cards = read["pile"], read["cards"]
    s.fighters = [names.index(name) for name in fighters]
    s.shorter = s.shorter_of(*s.fighters)
    if "shorter" in read:
        s.shorter = fighter_of(read["shorter"], fighters)
    s.judge = NOBODY if read["judge"] is None else names.index(read["judge"])
    s.ready = [name in read["ready"] for name in fighters]
    s.start_values()
    s.bout = read["bout"]
    if now in REFEREE_PHASES:  # there the rest means nothing
        return
    s.beat, s.bout_beat, s.arm = read["beat"], read["bout_beat"], read["arm"]
    if now == "opening":
        s.tempo = NOBODY
    elif now in ("beat", "lines", "slips", "toss"):  # SW-V32: the dice have been rolled
        s.tempo = s.helped(TEMPO)
    if "tempo" in read:
        s.tempo = fighter_of(read["tempo"], fighters)
    s.paces = [read["paces"].get(name, start) for name, start in zip(fighters, s.paces, strict=True)]
    s.strain = [read["strain"].get(name, 0) for name in fighters]
    s.last = [action_of(read["last"].get(name)) for name in fighters]
    s.lines = [LINES.index(read["lines"][name]) if name in read["lines"] else NOTHING for name in fighters]
    s.rolls = [read["rolls"].get(name, 0) for name in fighters]
    s.pending = [fighters.index(name) for name in read["pending"]]
    s.chosen = [action_of(read["chosen"].get(name)) for name in fighters]
    if "limits" in read:
        s.limits = sum(BIT_OF[limit] for limit in set(read["limits"]))
    elif s.bout_beat > 0:
        s.limits = 0


def fighter_of(name: str | None, fighters: list[str]) -> int:
    return NOBODY if name is None else fighters.index(name)


def action_of(action: str | None) -> int:
    return NOTHING if action is None else ACTION_OF[action]


# --- what must fit together


def check_duel(read: Read, s: State) -> None:
    now = read["phase"]
    if s.pile == TIE:
        if not all(seat in s.tied for seat in s.fighters):
            raise wrong("fighters", "one of them is not tied")
        if not holds(s.front[s.fighters[0]] + s.front[s.fighters[1]], s.cards):  # SW-62
            raise wrong("cards", "not all of them are the two fighters'")
    check_judge(s, now)
    if now in REFEREE_PHASES:
        return
    if s.beat >= LAST_BEAT and now in ("opening", "beat", "tiedraw"):
        raise wrong("beat", f"{s.beat}: a duel has {LAST_BEAT} beats")  # SW-V27
    if s.bout_beat > s.beat:
        raise wrong("bout_beat", f"{s.bout_beat} beats in this bout, {s.beat} in the whole duel")
    start = s.clone()
    start.start_values()
    if sum(s.paces) != sum(start.paces):  # SW-V4
        raise wrong("paces", f"{sum(s.paces)} in all; the bout started with {sum(start.paces)}")
    if now in ("opening", "lines", "slips") and not s.pending:
        raise wrong("pending", f"nobody, in phase {now}")
    check_chosen(s, now)


def check_judge(s: State, now: str) -> None:
    if now in ("guard", "verdict"):
        if s.judge == NOBODY:
            raise wrong("judge", "nobody judges")
        if s.judge in s.fighters:  # SW-33
            raise wrong("judge", "a fighter can't judge")
        if now == "guard" and all(s.ready):
            raise wrong("ready", "both are ready: the count is over")
    elif s.judge != NOBODY:
        raise wrong("judge", f"nobody judges in phase {now}")
    if now == "deputy" and (s.boss not in s.fighters or len(duel.deputies(s)) < 2):
        raise BadPosition("phase", "deputy, but the Boss does not fight, or has no choice")


def check_chosen(s: State, now: str) -> None:
    if now == "lines" and NOTHING in s.chosen:
        raise wrong("chosen", "in phase lines both have chosen")
    if now not in ("beat", "lines"):
        return
    for fighter in (0, 1):
        action = s.chosen[fighter]
        if action != NOTHING and ACTION_MOVES[action] not in duel.actions(s, fighter):
            raise wrong("chosen", f"{ACTIONS[action]} is not open to this fighter")
    if now == "beat":
        put_away_chosen(s)


def put_away_chosen(s: State) -> None:
    if NOTHING not in s.chosen:
        raise wrong("chosen", "both have chosen: the beat is over")
    for fighter in (0, 1):
        action = s.chosen[fighter]
        if action == NOTHING:
            continue
        s.sealed = [None] * s.seats  # put away until the other has chosen
        s.sealed[s.fighters[fighter]] = ACTION_MOVES[action]
        s.chosen[fighter] = NOTHING


# --- from a state to a document


def dump_duel(s: State, names: Names) -> Read | None:
    if s.pile == NOTHING:
        return None
    fighters = [names[seat] for seat in s.fighters]
    chosen = s.chosen
    if s.sealed is not None:
        chosen = [put_away(s, seat) for seat in s.fighters]

    def by_name(values: Sequence[Any], none: int) -> Read:
        return {name: value for name, value in zip(fighters, values, strict=True) if value != none}

    def name_of(fighter: int) -> str | None:
        return None if fighter == NOBODY else fighters[fighter]

    def actions(values: list[int]) -> Read:
        return {name: ACTIONS[action] for name, action in by_name(values, NOTHING).items()}

    return {
        "pile": "tie" if s.pile == TIE else LETTERS[s.pile],
        "cards": [IDS[card] for card in items(s.cards)],
        "fighters": fighters,
        "shorter": name_of(s.shorter),
        "judge": None if s.judge == NOBODY else names[s.judge],
        "ready": [name for name, ready in zip(fighters, s.ready, strict=True) if ready],
        "bout": s.bout,
        "beat": s.beat,
        "bout_beat": s.bout_beat,
        "tempo": name_of(s.tempo),
        "paces": dict(zip(fighters, s.paces, strict=True)),
        "strain": dict(zip(fighters, s.strain, strict=True)),
        "last": actions(s.last),
        "limits": [limit for limit in LIMITS if s.limits & BIT_OF[limit]],
        "chosen": actions(chosen),
        "arm": s.arm,
        "lines": {name: LINES[line] for name, line in by_name(s.lines, NOTHING).items()},
        "pending": [fighters[fighter] for fighter in s.pending],
        "rolls": by_name(s.rolls, 0),
    }


def put_away(s: State, seat: int) -> int:
    """The action that a fighter has chosen while the other has not."""
    move = None if s.sealed is None else s.sealed[seat]
    return NOTHING if move is None else ACTION_OF[move[0]]
