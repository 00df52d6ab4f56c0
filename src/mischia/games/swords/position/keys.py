"""A position of swords: each key with how it is written, read and seen; and every position that can't be."""

from collections.abc import Sequence
from typing import Any

from mischia.core.bags import ONE, Bag, count, items, kinds, size
from mischia.core.errors import BadPosition, listed, number
from mischia.core.names import read_names, read_some
from mischia.core.position import Doc, Given, Key, as_size, by_all, same, unless_left_out
from mischia.games.swords.options import Options
from mischia.games.swords.position.duel_keys import check_duel, dump_duel, enter_duel, read_duel
from mischia.games.swords.rules import duel, rounds
from mischia.games.swords.rules.cards import (
    ALL,
    COPIES,
    FEWEST,
    IDS,
    LETTERS,
    MORE,
    MOST,
    PILES,
    SETS,
    pile_count,
    sets,
)
from mischia.games.swords.rules.phases import DUEL_PHASES, PHASES, REFEREE_PHASES, VIRTUAL_PHASES, phase
from mischia.games.swords.rules.state import NOTHING, TIE, State

CARD_OF = {id: card for card, id in enumerate(IDS)}
ENDLESS = 10**9

Names = Sequence[str]

# --- who sits at the table


def read_players(given: Given) -> list[str]:
    names = read_names(given, ("Ann", "Bob", "Cid"))
    if not FEWEST <= len(names) <= MOST:  # SW-1
        raise given.wrong(f"{number(len(names))} players; there must be {FEWEST} to {MOST}")
    return names


def some_players(given: Given) -> list[str]:
    """Some of the players, none of them twice, in the order of the seats."""
    some = read_some(given, given["players"], "{name!r} is none of: {seated}")
    return [name for name in given["players"] if name in some]


def by_player(given: Given) -> dict[str, Any]:
    """A map of players; nobody else is in it."""
    found = {} if given.raw() is None else given.mapping()
    for name in found:
        if name not in given["players"]:
            raise given.wrong("nobody of this name sits here", str(name))
    return found


def read_boss(given: Given) -> str:
    return str(given["players"][0]) if given.raw() is None else given.one_of(given["players"])


def read_round(given: Given) -> int:
    return 1 if given.raw() is None else given.whole(1, ENDLESS)


def read_phase(given: Given) -> str:
    return "deal" if given.raw() is None else given.one_of(sorted(set(PHASES.values())))


def read_statures(given: Given) -> dict[str, int]:
    found = by_player(given)
    for name, tall in found.items():
        if not isinstance(tall, int) or isinstance(tall, bool) or tall < 1:
            raise given.wrong(f"{tall!r} is no whole number of centimetres", name)
    return found


# --- where the cards are


def read_cards(given: Given, cards: Any, *entry: str) -> Bag:
    """Some cards, all of them known and none more often than it exists; counted with all that was read before."""
    if not isinstance(cards, list | tuple):
        raise given.wrong(f"{cards!r} is no list of cards", *entry)
    held = 0
    for card in cards:
        if not isinstance(card, str) or card not in CARD_OF:
            raise given.wrong(f"{card!r} is no card; cards are: {listed(list(IDS), most=99)}", *entry)
        held += ONE[CARD_OF[card]]
    counted = given.values["counted"] = given.values.get("counted", 0) + held
    for card in kinds(held):  # SW-2
        if count(counted, card) > COPIES[card]:
            times = number(count(counted, card))
            raise given.wrong(f"{IDS[card]} {times} times, there are {number(COPIES[card])}", *entry)
    return held


def read_front(given: Given) -> dict[str, Bag]:
    fronts = by_player(given)
    read = {name: read_cards(given, unless_left_out(fronts.get(name), []), name) for name in given["players"]}
    for name, cards in read.items():
        if sets(cards) >= SETS and name not in given["tied"]:  # SW-60
            raise given.wrong(f"{number(sets(cards))} sets: the game would be over", name)
    if given["phase"] == "deal":  # SW-8
        for before, name in zip([None, *read], read, strict=False):
            if size(read[name]) > 1:
                raise given.wrong(f"{number(size(read[name]))} cards; each is dealt one", name)
            if before and read[name] and not read[before]:
                raise given.wrong(f"{before} is dealt to first", name)
        if all(read.values()):
            raise BadPosition("phase", "deal, but everybody has a card")
    return read


def read_drawn(given: Given) -> Bag:
    drawn = read_cards(given, unless_left_out(given.raw(), []))
    asked, now = len(given["players"]) + MORE, given["phase"]
    if drawn and now not in ("draw", "sort"):
        raise given.wrong(f"no card lies there in phase {now}")
    if now == "draw" and size(drawn) >= asked:
        raise given.wrong(f"{number(size(drawn))} cards; the Boss draws {number(asked)}")
    return drawn


def read_piles(given: Given) -> dict[str, Bag]:
    now, most = given["phase"], PILES[len(given["players"])]
    piles = {} if given.raw() is None else given.mapping()
    for letter in piles:
        if letter not in list(LETTERS[:most]):
            raise given.wrong(f"{letter!r} is no pile; piles are called {', '.join(LETTERS[:most])}")
    read = {letter: read_cards(given, piles[letter], letter) for letter in sorted(piles)}
    for letter, cards in read.items():
        if not cards:  # SW-14
            raise given.wrong("an empty pile", letter)
    if read and now not in ("sort", "point", "select", "fighters"):
        raise given.wrong(f"no pile lies there in phase {now}")
    if now == "point" and not read:
        raise given.wrong("nothing to point at")
    if now in ("sort", "point") and "".join(read) != LETTERS[: len(read)]:
        raise given.wrong(f"{', '.join(read)}: piles are called {', '.join(LETTERS[: len(read)])}")
    return read


def read_fingers(given: Given) -> list[str]:
    up = some_players(given)
    if given["phase"] == "sort" and up:
        if not given["piles"]:
            raise given.wrong("there are no piles yet")
        if given["boss"] not in up:  # SW-R11
            raise given.wrong("the Boss's finger goes up first")
        if len(up) == len(given["players"]):  # SW-22
            raise given.wrong("all fingers are up: the count is over")
    return up


def read_letters(given: Given) -> dict[str, str]:
    """By player a pile, as announced or pointed at."""
    found = by_player(given)
    there = list(LETTERS[: PILES[len(given["players"])]])
    if given["phase"] in ("sort", "point"):
        there = list(given["piles"])
    for name, letter in found.items():
        if letter not in there:
            raise given.wrong(f"{letter!r} is no pile; there are: {listed(there)}", name)
    return found


def read_pointing(given: Given) -> dict[str, str]:
    now = given["phase"]
    if now in ("deal", "draw", "sort") and given.raw():
        raise given.wrong(f"nobody points in phase {now}")
    found = read_letters(given)
    everybody = len(found) == len(given["players"])
    if now == "point" and everybody:
        raise given.wrong("everybody has pointed")
    if not everybody and (now == "select" or (now == "fighters" and not given["tied"])):
        raise given.wrong("not everybody has pointed")
    return found


def read_discard(given: Given) -> Bag | None:
    """What is discarded; None if that is whatever is left by a deck that is given."""
    if not given.has("discard") and given.has("deck"):
        return None
    return read_cards(given, unless_left_out(given.raw(), []))


def read_deck(given: Given) -> Bag:
    deck: Bag
    if given.raw() is None:
        deck = ALL - given["counted"]
    else:
        deck = read_cards(given, given.sequence())
        left = ALL - given["counted"]
        if given["discard"] is None:
            given.values["discard"] = left
        elif left:
            missing = [IDS[card] for card in items(left)]
            raise given.wrong(f"cards are missing: {listed(missing)}")
    if given["phase"] == "draw" and not deck and not given["discard"]:
        raise given.wrong("nothing to draw: neither draw pile nor discard pile")
    return deck


def read_winners(given: Given) -> list[str]:
    if given.raw() is not None and given.sequence():
        raise given.wrong("a finished game is not loaded")
    return []


# --- what follows from the rest


def read_sets(given: Given) -> None:
    follows = {name: sets(cards) for name, cards in given["front"].items()}
    if given.raw() is not None and not same(given.raw(), follows):
        raise given.wrong(f"{given.raw()!r}, but {follows} follows from front")


def read_deck_size(given: Given) -> None:
    if given.raw() is not None and not same(given.raw(), size(given["deck"])):
        raise given.wrong(f"{given.raw()!r}, but there are {size(given['deck'])} cards in the deck")


def read_duels(given: Given) -> None:
    """Never read: the options say how duels are fought."""


# --- what must fit together


def check(read: dict[str, Any], s: State) -> None:
    """Faults that show only when everything is read."""
    now = read["phase"]
    wrong_way = VIRTUAL_PHASES if s.options.duels == "referee" else REFEREE_PHASES
    if now in wrong_way:
        raise BadPosition("phase", f"{now} is no phase of a table with duels: {s.options.duels}")
    if now in ("sort", "point"):
        check_number(read, s)
    check_contested(read, s)
    check_tied(read, s)
    if now in DUEL_PHASES:
        check_duel(read, s)


def check_number(read: dict[str, Any], s: State) -> None:  # SW-12, SW-13, SW-R27
    key = "piles" if s.piles else "drawn"
    if s.piles and s.drawn:
        raise BadPosition("drawn", "cards beside the piles")
    there, asked = size(s.drawn + sum(s.piles)), s.seats + MORE
    if there > asked or there == 0 or (there < asked and (s.deck or s.discard)):
        raise BadPosition(key, f"{number(there)} cards; the Boss draws {number(asked)}")
    if s.piles and len(s.piles) != pile_count(s.seats, there):
        piles = number(pile_count(s.seats, there))
        raise BadPosition(key, f"{number(len(s.piles))} piles; {number(there)} cards are sorted into {piles}")


def check_contested(read: dict[str, Any], s: State) -> None:  # SW-27, SW-28
    now, there = read["phase"], rounds.contested(s)
    if now == "select":
        if len(there) < 2 or there != [p for p in range(len(LETTERS)) if len(s.pointers(p)) > 1]:
            raise BadPosition("piles", "the Boss chooses between two or more contested piles, all of them")
    elif now == "fighters" and s.tied:
        if there:
            raise BadPosition("piles", "no pile is left in a tie")
    elif now == "fighters" and (len(there) != 1 or len(s.pointers(there[0])) < 3):
        raise BadPosition("piles", "the Boss chooses the fighters for one pile at which three or more point")


def check_tied(read: dict[str, Any], s: State) -> None:  # SW-61
    now = read["phase"]
    if len(s.tied) == 1:
        raise BadPosition("tied", "nobody is tied alone")
    if s.pile == TIE and not s.tied:
        raise BadPosition("tied", "missing in a tie-break duel")
    if s.tied and now != "fighters" and s.pile != TIE:
        raise BadPosition("tied", f"nobody is tied in phase {now}, but for a tie-break duel")
    if s.tied and now == "fighters" and len(rounds.tie_pairs(s)) < 2:
        raise BadPosition("tied", "nothing is left to choose")  # SW-R5


# --- from what was read to a state


def build(read: dict[str, Any], options: Options) -> State:
    """The state in which the question of the phase is the next thing to be done."""
    names: list[str] = read["players"]
    s = State()
    s.options = options
    s.clear(len(names))
    s.options = options
    s.boss = names.index(read["boss"])
    s.round = read["round"]
    s.front = [read["front"][name] for name in names]
    s.deck, s.discard, s.drawn = read["deck"], read["discard"], read["drawn"]
    for letter, cards in read["piles"].items():
        pile = LETTERS.index(letter)
        s.piles += [0] * (pile + 1 - len(s.piles))
        s.piles[pile] = cards
    s.fingers = [name in read["fingers"] for name in names]
    s.claims = [place(read["claims"].get(name)) for name in names]
    s.pointing = [place(read["pointing"].get(name)) for name in names]
    s.statures = tuple([read["statures"].get(name, 0) for name in names])
    s.tied = [names.index(name) for name in read["tied"]]
    if read["duel"] is not None:
        enter_duel(s, read["duel"], names, read["phase"])
    check(read, s)
    resume(s, read["phase"])
    return s


def place(letter: str | None) -> int:
    return NOTHING if letter is None else LETTERS.index(letter)


def resume(s: State, now: str) -> None:
    if now == "deal":
        rounds.set_up(s)
    elif now in ("draw", "sort", "point", "select"):
        asks = {"draw": rounds.boss_draws, "sort": rounds.boss_sorts, "point": rounds.all_point}
        s.then(*rounds.ROUND[rounds.ROUND.index(asks.get(now, rounds.boss_selects)) :])
        if now == "sort" and s.piles:
            s.agenda.pop()
            s.then((rounds.raise_fingers, tuple(s.piles)))
        if now == "point":
            seal_pointing(s)
    elif now == "fighters" and s.tied:
        s.then(rounds.pick_from_tied)
    elif now == "fighters":
        s.then(*rounds.ROUND[rounds.ROUND.index(rounds.boss_picks) :])
    else:
        resume_duel(s, now)


def seal_pointing(s: State) -> None:
    """In phase `point` those who point already have put their choice away."""
    for seat in range(s.seats):
        if s.pointing[seat] != NOTHING:
            if s.sealed is None:
                s.sealed = [None] * s.seats
            s.sealed[seat] = rounds.POINTS[s.pointing[seat]]
            s.pointing[seat] = NOTHING


def resume_duel(s: State, now: str) -> None:
    if s.pile != TIE:
        s.then(*rounds.ROUND[rounds.ROUND.index(rounds.boss_picks) + 1 :])
    steps: dict[str, tuple[Any, ...]] = {
        "tiedraw": (rounds.draw_tie_cards, duel.fight),
        "deputy": (duel.name_deputy, duel.on_guard),
        "guard": (duel.on_guard,),
        "verdict": (duel.judge_decides,),
        "opening": (duel.run_for_swords, duel.take_swords, duel.choose_actions),
        "beat": (duel.choose_actions,),
        "lines": duel.BEAT,
        "slips": duel.BEAT[duel.BEAT.index(duel.roll_for_slips) :],
        "toss": (duel.toss,),
    }
    s.then(*steps[now])


# --- from a state to a document


def dump_pointing(s: State, names: Names) -> dict[str, str]:
    pointing = s.pointing
    if s.sealed is not None and phase(s) == "point":
        pointing = [NOTHING if move is None else move[1] for move in s.sealed]
    return lettered(pointing, names)


def lettered(piles: list[int], names: Names) -> dict[str, str]:
    return {names[seat]: LETTERS[pile] for seat, pile in enumerate(piles) if pile != NOTHING}


def ids(cards: Bag) -> list[str]:
    return [IDS[card] for card in items(cards)]


def things(s: State) -> Bag:
    """Every card, wherever it lies."""
    contested = 0 if s.pile == TIE else s.cards
    return sum(s.front) + s.deck + s.discard + s.drawn + sum(s.piles) + contested


# --- who sees what


def own_pointing(pointing: dict[str, str], viewer: str | None, doc: Doc) -> dict[str, str]:
    """SW-R13: until everybody has pointed nobody sees another's choice."""
    if doc["phase"] != "point":
        return pointing
    return {name: letter if name == viewer else "hidden" for name, letter in pointing.items()}


def own_action(duel: dict[str, Any] | None, viewer: str | None, doc: Doc) -> dict[str, Any] | None:
    """SW-V2: until both have chosen nobody sees another's action."""
    if duel is None or doc["phase"] != "beat":
        return duel
    chosen = {name: action if name == viewer else "hidden" for name, action in duel["chosen"].items()}
    return {**duel, "chosen": chosen}


KEYS: tuple[Key[State], ...] = (
    Key("players", lambda s, names: list(names), read_players, seen=by_all, ordered=True),
    Key("boss", lambda s, names: names[s.boss], read_boss, seen=by_all, ordered=True),
    Key("round", lambda s, names: s.round, read_round, seen=by_all, ordered=True),
    Key("phase", lambda s, names: phase(s), read_phase, seen=by_all, ordered=True),
    Key(
        "statures",
        lambda s, names: {name: tall for name, tall in zip(names, s.statures, strict=True) if tall},
        read_statures,
        seen=by_all,
        ordered=True,
    ),
    Key("tied", lambda s, names: [names[seat] for seat in s.tied], some_players, seen=by_all, ordered=False),
    Key(
        "front",
        lambda s, names: {name: ids(cards) for name, cards in zip(names, s.front, strict=True)},
        read_front,
        seen=by_all,
        ordered=False,
    ),
    Key("drawn", lambda s, names: ids(s.drawn), read_drawn, seen=by_all, ordered=False),
    Key(
        "piles",
        lambda s, names: {LETTERS[pile]: ids(cards) for pile, cards in enumerate(s.piles) if cards},
        read_piles,
        seen=by_all,
        ordered=False,
    ),
    Key(
        "fingers",
        lambda s, names: [name for name, up in zip(names, s.fingers, strict=True) if up],
        read_fingers,
        seen=by_all,
        ordered=False,
    ),
    Key("claims", lambda s, names: lettered(s.claims, names), read_letters, seen=by_all, ordered=True),
    Key("pointing", dump_pointing, read_pointing, seen=own_pointing, ordered=True),
    Key("duel", dump_duel, read_duel, seen=own_action, ordered=False),
    Key("discard", lambda s, names: ids(s.discard), read_discard, seen=by_all, ordered=False),
    Key("deck", lambda s, names: ids(s.deck), read_deck, seen=as_size, ordered=False),
    Key(
        "winners",
        lambda s, names: [names[seat] for seat in s.winners],
        read_winners,
        seen=by_all,
        ordered=False,
    ),
    Key(
        "sets",
        lambda s, names: {name: sets(cards) for name, cards in zip(names, s.front, strict=True)},
        read_sets,
        seen=by_all,
        ordered=True,
    ),
    Key("deck_size", lambda s, names: size(s.deck), read_deck_size, seen=by_all, ordered=True),
    Key(
        "duels",
        lambda s, names: s.options.duels,
        read_duels,
        seen=by_all,
        ordered=True,
        view_only=True,
    ),
)
