"""A Quickshot position: each key with how it is written, read and seen; and every position that can't be."""

from collections.abc import Sequence
from typing import Any

from mischia.core.bags import ONE, Bag, bag, count, items, kinds, size
from mischia.core.errors import BadPosition, number
from mischia.core.names import check_names, read_names, read_some
from mischia.core.position import Doc, Given, Key, as_size, by_all, unless_left_out
from mischia.games.quickshot.options import Options
from mischia.games.quickshot.rules import rounds
from mischia.games.quickshot.rules.cards import (
    ALL,
    CAMOUFLAGE,
    CONSPIRACY,
    COPIES,
    EXPLOSION,
    HAND,
    MOST_SEATS,
    NUMBERS,
    POISON,
    REINFORCEMENTS,
    ROUNDS,
    SET_ASIDE,
    TRAP,
)
from mischia.games.quickshot.rules.state import NOBODY, State

PHASES = {
    rounds.hand_dealt: "deal",
    rounds.was_set_aside: "deal",
    rounds.leader_drawn: "deal",
    rounds.leader_drew: "draw",
    rounds.leader_played: "lead",
    rounds.others_played: "play",
    rounds.reinforced: "reinforce",
    rounds.victim_discarded: "poison",
}
ABILITY_PHASES = ("reinforce", "poison")
NO_SEAT = "{name} has no seat; there are: {seated}"

Names = Sequence[str]


def phase(s: State) -> str:
    """Which phase the open question belongs to; something may happen between two questions."""
    if s.question is None:
        return "over" if s.over else "between"
    return PHASES[s.question.then]


# --- who sits at the table


def named_out(given: Given) -> list[Any]:
    """Who is said to be out, before that key itself is read."""
    out = given.doc.get("eliminated")
    if out is not None and not isinstance(out, list | tuple):
        raise BadPosition("eliminated", f"{out!r} is no list")
    return list(unless_left_out(out, []))


def read_seats(given: Given) -> list[str]:
    if given.has("seats"):
        names = given.sequence()
    elif given.has("players"):
        given.key = "players"
        names = given.sequence()
        out = named_out(given)
        names = check_names(given, names) + [name for name in out if name not in names]
    else:
        names = ["Ann", "Bob", "Cid"]
    names = check_names(given, names)
    if len(names) > MOST_SEATS:  # QS-4
        raise given.wrong(f"{number(len(names))} at the table, there is room for {number(MOST_SEATS)}")
    return names


def read_players(given: Given) -> list[str]:
    seats: list[str] = given["seats"]
    if given.raw() is None:
        out = named_out(given)
        players = [name for name in seats if name not in out]
    else:
        players = read_names(given)
    for name in players:
        if name not in seats:
            raise given.wrong(NO_SEAT.format(name=name, seated=", ".join(seats)))
    if players != [name for name in seats if name in players]:
        raise given.wrong(f"not in the order of the seats: {', '.join(seats)}")
    if len(players) < 2:
        raise given.wrong(f"{number(len(players))} still in, a game needs two")
    return players


def read_eliminated(given: Given) -> list[str]:
    seats, players = given["seats"], given["players"]
    out = [name for name in seats if name not in players] if given.raw() is None else read_some(given, seats, NO_SEAT)
    for name in out:
        if name in players:
            raise given.wrong(f"{name} is still in")
    for name in seats:
        if name not in out and name not in players:
            raise given.wrong(f"{name} is neither here nor in players")
    return list(out)


def read_bots(given: Given) -> list[str]:
    return read_some(given, given["seats"], NO_SEAT)


def read_round(given: Given) -> int:
    return 1 if given.raw() is None else given.whole(1, ROUNDS)


def read_phase(given: Given) -> str:
    default = "lead" if given.has("hands") else "deal"
    now = default if given.raw() is None else given.one_of(("deal", "draw", "lead", "play", *ABILITY_PHASES))
    if now == "deal":
        check_deal(given)
    return now


def check_deal(given: Given) -> None:
    """QS-70, QS-78, QS-R32: who may sit down to a new game."""
    dummies = len(given["bots"])
    people = len(given["seats"]) - dummies
    if given["eliminated"]:
        given.key = "eliminated"
        raise given.wrong("nobody is out before the cards are dealt")
    if given["round"] != 1:
        given.key = "round"
        raise given.wrong("cards are dealt in round 1")
    if dummies == 0 and people < 3:
        given.key = "players"
        raise given.wrong(f"{number(people)} players; there must be 3 to 7, or 1 or 2 with dummies to make five")
    given.key = "bots"
    if dummies and people < 1:
        raise given.wrong("somebody must play")
    if dummies and people < 3 and people + dummies != 5:
        raise given.wrong(f"{number(people)} can play with exactly {number(5 - people)} dummies, to make five")
    if dummies and people > 4:
        raise given.wrong(f"{number(people)} players play without dummies")
    given.key = "phase"


def read_leader(given: Given) -> str | None:
    players, now = given["players"], given["phase"]
    if given.raw() is None:
        return None if now == "deal" else players[0]
    name = given.one_of(given["seats"])
    if name not in players and now not in ABILITY_PHASES:  # QS-R40
        raise given.wrong(f"{name} is out")
    return name


# --- where the cards are


def read_cards(given: Given, cards: Any, *entry: str) -> Bag:
    """Some cards, all of them known and none more often than it exists; counted with all that was read before."""
    if not isinstance(cards, list | tuple):
        raise given.wrong(f"{cards!r} is no list of cards", *entry)
    for card in cards:
        if not isinstance(card, int) or isinstance(card, bool) or card not in NUMBERS:
            raise given.wrong(f"{card!r} is no card; cards are 1 to 8", *entry)
    held = bag(cards)
    count_cards(given, held, *entry)
    return held


def count_cards(given: Given, held: Bag, *entry: str) -> None:  # QS-1
    counted = given.values["counted"] = given.values.get("counted", 0) + held
    for card in kinds(held):
        if count(counted, card) > COPIES:
            times = number(count(counted, card))
            raise given.wrong(f"card {card} {times} times, there are {number(COPIES)}", *entry)


def read_hands(given: Given) -> dict[str, Bag]:
    hands = {} if given.raw() is None else given.mapping()
    for name in hands:
        if name not in given["players"]:
            raise given.wrong("nobody of this name is still in", str(name))
    read = {name: read_cards(given, unless_left_out(hands.get(name), []), name) for name in given["players"]}
    now, leader = given["phase"], given["leader"]
    if now == "deal":  # QS-6
        for before, name in zip([None, *read], read, strict=False):
            if size(read[name]) not in (0, HAND):
                raise given.wrong(f"{number(size(read[name]))} cards; each is dealt {number(HAND)}", name)
            if before and read[name] and not read[before]:
                raise given.wrong(f"{before} is dealt to first", name)
    if now == "lead" and not read[leader]:
        raise given.wrong("the leader has no card to play", leader)
    return read


def read_table(given: Given) -> dict[str, dict[str, Any]]:
    now, leader = given["phase"], given["leader"]
    table = {} if given.raw() is None else given.mapping()
    for name in table:
        if name not in given["players"]:
            raise given.wrong("nobody of this name is still in", str(name))
    if table and now in ("deal", "draw", "lead"):
        raise given.wrong(f"no card lies there in phase {now}")
    read = {name: read_entry(given, name) for name in given["players"] if name in table}
    if now == "play":
        check_choosing(given, read, leader)
    if now in ABILITY_PHASES:
        check_abilities(given, read, now)
    return read


def read_entry(given: Given, name: str) -> dict[str, Any]:
    entry = given.mapping(name)
    now, leader = given["phase"], given["leader"]
    for word in entry:
        if word not in ("card", "face", "strength"):
            raise given.wrong(f"{word!r} is none of: card, face, strength", name)
    if entry.get("card") is None:
        raise given.wrong("no card", name)
    read_cards(given, [entry["card"]], name)
    card: int = entry["card"]
    face = unless_left_out(entry.get("face"), "down" if now == "play" and name != leader else "up")
    if face not in ("up", "down"):
        raise given.wrong(f"face {face!r} is neither up nor down", name)
    if now == "play" and (face == "up") != (name == leader):
        raise given.wrong(f"in phase play the {'leader' if name == leader else 'other'}'s card can't lie {face}", name)
    strength = entry.get("strength")
    if strength is None:
        strength = card
    elif face == "down":
        raise given.wrong("a card that is down has no strength", name)  # QS-23
    if isinstance(strength, bool) or strength not in strengths(card, now):
        raise given.wrong(f"a {card} can't have strength {strength!r}", name)
    return {"card": card, "face": face, "strength": strength}


def strengths(card: int, now: str) -> Sequence[int]:
    """The strengths that a visible card can have: in `poison` Trap and Reinforcements may have grown."""
    if now == "poison" and card == TRAP:
        return (TRAP, 9)
    if now == "poison" and card == REINFORCEMENTS:
        return range(REINFORCEMENTS, REINFORCEMENTS + 9)
    return (card,)


def check_choosing(given: Given, table: dict[str, dict[str, Any]], leader: str) -> None:
    if leader not in table:
        raise given.wrong("the leader's card is missing")
    waiting = [name for name in given["players"] if name not in table]
    if not waiting:
        raise given.wrong("everybody has chosen")
    for name in waiting:
        if not given["hands"][name]:
            given.key = "hands"
            raise given.wrong("neither a hand nor a card on the table", name)


def check_abilities(given: Given, table: dict[str, dict[str, Any]], now: str) -> None:
    for name in given["players"]:
        if name not in table:
            raise given.wrong(f"{name} has no card there")
    cards = [entry["card"] for entry in table.values()]
    up = {entry["card"]: name for name, entry in table.items() if entry["face"] == "up"}
    for entry in table.values():
        twins = cards.count(entry["card"]) > 1
        if twins != (entry["face"] == "down"):  # QS-16
            raise given.wrong(f"card {entry['card']} lies {entry['face']}, {'with' if twins else 'without'} a twin")
    if TRAP in up and (REINFORCEMENTS in up or EXPLOSION in up):  # QS-41
        raise given.wrong("a visible 2 leaves no visible 4 or 5")
    if now == "reinforce":
        if REINFORCEMENTS not in up:
            raise given.wrong("no visible 4 to reinforce")
        chooser = up[REINFORCEMENTS]
    else:
        if POISON not in up:
            raise given.wrong("no visible 7 to poison with")
        if EXPLOSION in up and len(up) < len(table):  # QS-55
            raise given.wrong("a visible 5 leaves no card that is down")
        chooser = poisoned(table)
        if up.get(CAMOUFLAGE) == chooser:  # QS-65
            raise given.wrong(f"{chooser} is camouflaged and can't be poisoned")
    if not given["hands"][chooser]:
        given.key = "hands"
        raise given.wrong(f"no card to choose in phase {now}", chooser)


def poisoned(table: dict[str, dict[str, Any]]) -> str:
    """Who has to discard, by the rules themselves."""
    names = list(table)
    s = State()
    s.clear(len(names))
    lay_table(s, table, names)
    s.reversed = s.up[CONSPIRACY] != NOBODY
    return names[rounds.weakest(s)]


def read_set_aside(given: Given) -> Bag:
    aside = read_cards(given, unless_left_out(given.raw(), []))
    if size(aside) > SET_ASIDE:
        raise given.wrong(f"{number(size(aside))} cards, there are {number(SET_ASIDE)}")
    if given["phase"] == "deal" and aside:  # QS-7
        if size(aside) != SET_ASIDE:
            raise given.wrong(f"{number(size(aside))} cards; {number(SET_ASIDE)} are set aside at once")
        if not all(given["hands"].values()):
            raise given.wrong("all hands are dealt first")
    return aside


def read_discard(given: Given) -> Bag:
    discard = read_cards(given, unless_left_out(given.raw(), []))
    if given["phase"] == "deal" and discard:
        raise given.wrong("nothing is discarded before the cards are dealt")
    return discard


def read_deck(given: Given) -> Bag:
    deck = ALL - given["counted"] if given.raw() is None else read_counts(given)
    if given["phase"] == "draw" and not deck and not given["discard"]:  # QS-R25
        raise given.wrong("nothing to draw: neither deck nor discard")
    if given["phase"] == "deal":
        needed = HAND * sum(not hand for hand in given["hands"].values()) + SET_ASIDE * (not given["set_aside"]) + 1
        if size(deck) < needed:
            raise given.wrong(f"{size(deck)} cards, {needed} are still to be dealt, set aside and drawn")
    return deck


def read_counts(given: Given) -> Bag:
    deck = 0
    read = []
    for key, many in given.mapping().items():
        card = int(key) if isinstance(key, str) and key.isascii() and key.isdigit() else key
        if not isinstance(card, int) or isinstance(card, bool) or card not in NUMBERS:
            raise given.wrong(f"{key!r} is no card; cards are 1 to 8")
        if not isinstance(many, int) or isinstance(many, bool) or many < 0:
            raise given.wrong(f"card {card} {many!r} times; accepted: 0 to {COPIES}")
        if many > COPIES:
            raise given.wrong(f"card {card} {number(many)} times, there are {number(COPIES)}")
        if card in read:
            raise given.wrong(f"card {card} is named twice")
        read.append(card)
        deck += many * ONE[card]
    count_cards(given, deck)
    return deck


# --- what follows from the rest


def visible(given: Given, card: int) -> list[str]:
    """Whose card of this number is visible while abilities are carried out."""
    if given["phase"] not in ABILITY_PHASES:
        return []
    return [name for name, entry in given["table"].items() if entry["card"] == card and entry["face"] == "up"]


def read_reversed(given: Given) -> bool:
    follows = bool(visible(given, CONSPIRACY))
    if given.raw() is not None and given.raw() is not follows:
        raise given.wrong(f"{given.raw()!r}, but {follows} follows from the table")
    return follows


def read_protected(given: Given) -> list[str]:
    follows = visible(given, CAMOUFLAGE)
    if given.raw() is not None and given.sequence() != follows:
        raise given.wrong(f"{given.raw()!r}, but {follows} follows from the table")
    return follows


# --- from what was read to a state


def build(read: dict[str, Any], options: Options) -> State:
    """The state in which the question of the phase is the next thing to be done."""
    names: list[str] = read["seats"]
    s = State()
    s.clear(len(names))
    s.options = options
    s.players = [names.index(name) for name in read["players"]]
    s.dummies = tuple([name in read["bots"] for name in names])
    s.with_dummies = any(s.dummies)
    s.leader = NOBODY if read["leader"] is None else names.index(read["leader"])
    s.round = read["round"]
    for name, hand in read["hands"].items():
        s.hands[names.index(name)] = hand
    s.deck, s.aside, s.discard = read["deck"], read["set_aside"], read["discard"]
    s.reversed = read["reversed"]
    resume(s, read["phase"], read["table"], names)
    return s


def resume(s: State, now: str, table: dict[str, dict[str, Any]], names: list[str]) -> None:
    steps = rounds.ROUND
    if now == "deal":
        undealt = [(rounds.deal_hand, seat) for seat in range(s.seats) if not s.hands[seat]]
        s.then(*undealt, *([] if s.aside else [rounds.set_aside]), rounds.first_leader, rounds.play_round)
    elif now in ABILITY_PHASES:
        lay_table(s, table, names)
        s.then(*steps[steps.index(rounds.strongest_leads) :])
        if now == "poison":
            s.then(rounds.victim_discards)
        else:
            rest = [rounds.ABILITIES[n] for n in range(EXPLOSION, POISON + 1) if s.up[n] != NOBODY]
            s.then(rounds.reinforce, *rest)
    else:
        asks = {"draw": rounds.leader_draws, "lead": rounds.leader_plays, "play": rounds.others_play}
        s.then(*steps[steps.index(asks[now]) :])
        if now == "play":
            lay_choices(s, table, names)


def lay_table(s: State, table: dict[str, dict[str, Any]], names: list[str]) -> None:
    for name, entry in table.items():
        seat, card = names.index(name), entry["card"]
        s.table[seat] = card
        if entry["face"] == "up":
            s.up[card] = seat
            s.strength[card] = entry["strength"]


def lay_choices(s: State, table: dict[str, dict[str, Any]], names: list[str]) -> None:
    """In phase `play` the leader's card is on the table; the others' are choices that were put away."""
    for name, entry in table.items():
        seat, card = names.index(name), entry["card"]
        if seat == s.leader:
            s.table[seat] = card
            s.up[card] = seat
        else:
            if s.sealed is None:
                s.sealed = [None] * s.seats
            s.sealed[seat] = ("plays", seat, card) if s.dummies[seat] else ("play", card)
            s.hands[seat] += ONE[card]


# --- from a state to a document


def chosen(s: State, seat: int) -> int:
    """The card that a seat has put away in phase `play`, or 0."""
    move = None if s.sealed is None else s.sealed[seat]
    return 0 if move is None else int(move[-1])


def dump_hands(s: State, names: Names) -> dict[str, list[int]]:
    if s.sealed is None:
        return {names[seat]: items(s.hands[seat]) for seat in s.players}
    return {names[seat]: items(s.hands[seat] - (ONE[chosen(s, seat)] if chosen(s, seat) else 0)) for seat in s.players}


def dump_table(s: State, names: Names) -> dict[str, dict[str, Any]]:
    table: dict[str, dict[str, Any]] = {}
    for seat in s.players:
        card = s.table[seat]
        if card and s.up[card] == seat:
            table[names[seat]] = {"card": card, "face": "up", "strength": s.strength[card]}
        elif card or chosen(s, seat):
            table[names[seat]] = {"card": card or chosen(s, seat), "face": "down"}
    return table


def dump_protected(s: State, names: Names) -> list[str]:
    seat = s.up[CAMOUFLAGE]
    return [names[seat]] if phase(s) in ABILITY_PHASES and seat != NOBODY else []


def things(s: State) -> Bag:
    """Every card, wherever it lies."""
    return s.deck + s.aside + s.discard + sum(s.hands) + bag(card for card in s.table if card)


# --- who sees what


def own_hand(hands: dict[str, list[int]], viewer: str | None, doc: Doc) -> dict[str, Any]:
    """One's own hand, and the size of every other; a dummy looks at nothing (QS-72)."""
    own = None if viewer in doc["bots"] else viewer
    return {name: hand if name == own else len(hand) for name, hand in hands.items()}


def open_table(table: dict[str, dict[str, Any]], viewer: str | None, doc: Doc) -> dict[str, dict[str, Any]]:
    """QS-R2: until all have chosen nobody sees another's card, but for the leader's."""
    if doc["phase"] != "play":
        return table
    own = None if viewer in doc["bots"] else viewer
    return {
        name: entry if name in (own, doc["leader"]) else {"card": None, "face": entry["face"]}
        for name, entry in table.items()
    }


KEYS: tuple[Key[State], ...] = (
    Key("seats", lambda s, names: list(names), read_seats, seen=by_all, ordered=True),
    Key("players", lambda s, names: [names[p] for p in s.players], read_players, seen=by_all, ordered=True),
    Key(
        "eliminated",
        lambda s, names: [names[p] for p in range(s.seats) if p not in s.players],
        read_eliminated,
        seen=by_all,
        ordered=False,
    ),
    Key(
        "bots",
        lambda s, names: [names[p] for p in range(s.seats) if s.dummies[p]] if s.with_dummies else [],
        read_bots,
        seen=by_all,
        ordered=False,
    ),
    Key("round", lambda s, names: s.round, read_round, seen=by_all, ordered=True),
    Key("phase", lambda s, names: phase(s), read_phase, seen=by_all, ordered=True),
    Key(
        "leader",
        lambda s, names: None if s.leader == NOBODY else names[s.leader],
        read_leader,
        seen=by_all,
        ordered=True,
    ),
    Key("hands", dump_hands, read_hands, seen=own_hand, ordered=False),
    Key("table", dump_table, read_table, seen=open_table, ordered=False),
    Key("set_aside", lambda s, names: items(s.aside), read_set_aside, seen=as_size, ordered=False),
    Key("discard", lambda s, names: items(s.discard), read_discard, seen=by_all, ordered=False),
    Key(
        "deck",
        lambda s, names: {card: count(s.deck, card) for card in NUMBERS},
        read_deck,
        seen=as_size,
        ordered=False,
    ),
    Key(
        "reversed",
        lambda s, names: s.reversed and phase(s) != "over",
        read_reversed,
        seen=by_all,
        ordered=True,
    ),
    Key("protected", dump_protected, read_protected, seen=by_all, ordered=False),
)
