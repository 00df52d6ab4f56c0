"""A Death Roads position: each key with how it is written, read and seen; and the state that it describes."""

import copy
from collections.abc import Sequence
from typing import Any

from mischia.core.bags import ONE, Bag, items, numbered_from
from mischia.core.errors import BadPosition, listed
from mischia.core.position import Doc, Dump, Given, Key, Read, as_size, by_all
from mischia.core.questions import Chance
from mischia.games.deathroads.content.box import MOST_CARDS
from mischia.games.deathroads.options import Options
from mischia.games.deathroads.position import read_table
from mischia.games.deathroads.position.agenda import dump_agenda, list_of, mark, resume
from mischia.games.deathroads.position.read_racers import AI_KINDS, SIGNATURES, Racer, car_names, read_racers
from mischia.games.deathroads.rules import damage, resolution, rounds, setup, skid, turn
from mischia.games.deathroads.rules.bikes import ordered
from mischia.games.deathroads.rules.driving import direction_chosen, pushed, was_put_back
from mischia.games.deathroads.rules.road import cell_name, cell_named
from mischia.games.deathroads.rules.shooting import fired
from mischia.games.deathroads.rules.state import (
    DRONE,
    LETTERS,
    NO_CARD,
    NOBODY,
    OFF,
    PLAYER,
    State,
    car_of,
)

Names = Sequence[str]

AI_SAID = {number: kind for kind, number in AI_KINDS.items()}
SIGNATURE_SAID = {number: said for said, number in SIGNATURES.items()}
ASKS = {  # by the step that hears the answer: what is asked
    setup.preset_taken: "preset",
    setup.vehicle_taken: "vehicle",
    setup.pilot_taken: "pilot",
    setup.deck_taken: "deck",
    setup.pair_picked: "pair",
    setup.placed: "place",
    rounds.prepared: "prepare",
    turn.status_chosen: "status",
    direction_chosen: "move",
    pushed: "push",
    was_put_back: "return",
    fired: "aim",
    resolution.effects_chosen: "choose",
    resolution.may_have_used: "choose",
    resolution.card_discarded: "discard",
    damage.armour_used: "armour",
    damage.scrapped: "scrap",
    skid.skid_answered: "skid",
    skid.bike_chosen: "bike",
    ordered: "first",
}


def asked(s: State) -> str:
    """What the open question is about."""
    question = s.question
    if question is None:
        return "over" if s.over else "between"
    if isinstance(question, Chance):
        return "deal"
    if question.then is turn.acted:
        return "second" if s.acted else "act"
    return ASKS[question.then]


# --- from what was read to a state


def build(read: dict[str, Any], options: Options) -> State:
    """The state in which the next thing to be done is what the phase, or the agenda, says."""
    names: list[str] = read["players"]
    s = State()
    s.clear(len(names))
    s.options = options
    s.content = read["content"]
    s.phase = read["phase"]
    s.round = read["round"]
    check_table(read, options)
    s.first = first_of(read, options)
    s.cover_left, s.cover_right = read["covers"]["left"], read["covers"]["right"]
    s.barriers = [cell_named(s, cell) for cell in read["barriers"]]
    s.lanes = read["lanes"]
    s.events_left, s.event, s.event_lane = read["events_left"], read["event"], read["event_lane"]
    s.final, s.final_in = read["final"], read["final_in"]
    if s.final_in == 0 and s.phase in read_table.DRAFTS and read["agenda"] in (None, START) and not options.coop:
        board = s.content.board
        s.final_in = board.final_above_of_five if s.seats == read_table.MOST_PLAYERS else board.final_above
    s.skid_deck, s.event_deck, s.final_deck = read["skid_deck"], read["event_deck"], read["final_deck"]
    s.ai_deck, s.ai_discard = read["ai_deck"], read["ai_discard"]
    s.drone_armour = read["drone_armour"]
    for racer in read["racers"]:
        add(s, racer, read["racers"])
    fill_box(s)
    lay_drafts(s, read)
    s.initiative = initiative_of(s, read)
    s.drones = drones_of(s, read)
    if read["agenda"] is not None:
        s.active = NOBODY if read["active"] is None else racer_named(s, read, read["active"])
        resume(s, read["agenda"], names)
        skids = read["agenda"]["turn"]["skids"]
        s.skid_out = sum(ONE[s.content.skid_names.index(name)] for name in skids)
        if s.playing != NO_CARD:
            s.out_of_box(ONE[s.playing])
    else:
        begin(s, read)
    return s


def check_table(read: dict[str, Any], options: Options) -> None:
    """What needs the options to be judged: who may sit down, and who may drive."""
    names = read["players"]
    if not options.coop and len(names) < 2:
        raise BadPosition("players", "one player; alone one plays with the option coop")
    for racer in read["racers"]:
        if racer.ai and not options.coop:
            raise BadPosition(f"racers.{racer.name}.ai", "there are AIs only with the option coop")
    if options.coop:
        for name in names:
            if name in read["content"].vehicles or name in read["content"].drones:
                raise BadPosition("players", f"{name} is the name of an AI")
    if read["phase"] == "presets" and not options.has_presets:
        raise BadPosition("phase", "presets are for the options first_game and ready_sets")
    drafted = [phase for phase in read_table.DRAFTS[1:] if not (options.coop and phase == "placing")]  # DR-R81
    if options.has_presets and read["phase"] in drafted and read["agenda"] is not START:
        raise BadPosition("phase", f"{read['phase']}: with first_game or ready_sets there are presets, no drafts")
    out = [racer.name for racer in read["racers"] if racer.ai == PLAYER and racer.out]
    if out and read["phase"] in read_table.DRAFTS:
        raise BadPosition(f"racers.{out[0]}.eliminated", "nobody is eliminated before the race")
    if read["phase"] != "over" and len(names) - len(out) < (len(names) if options.coop else 2):
        raise BadPosition(f"racers.{out[-1]}.eliminated", "the game would be over")


def first_of(read: dict[str, Any], options: Options) -> int:
    names: list[str] = read["players"]
    if options.first and options.first not in names:
        raise BadPosition("first", f"{options.first!r} can't be chosen; accepted: {listed(names)}")
    if read["first"] is None:
        return names.index(options.first) if options.first else NOBODY
    return names.index(read["first"])


def add(s: State, racer: Racer, racers: list[Racer]) -> None:
    """One racer as it was read."""
    r = s.add_racer(racer.ai, racer.name if racer.ai else "")
    s.vehicle[r], s.pilot[r] = racer.vehicle, racer.pilot
    s.handling[r], s.done[r], s.out[r] = racer.handling, racer.done, racer.out
    s.hand[r], s.deck[r], s.discard[r] = (racer.piles.get(pile, 0) for pile in ("hand", "deck", "discard"))
    s.signature[r], s.sets[r] = racer.signature, racer.sets
    s.kind[r], s.weapons[r] = racer.kind, racer.weapons
    known = car_names(racers, s.content)
    told = [trophy.rpartition(" ") for trophy in racer.trophies]
    s.trophies[r] = tuple([(known[car], what) for car, _, what in told])
    for number, car in enumerate(racer.cars):
        c = car_of(r, number)
        s.wrecked[c] = car.wrecked
        s.cell[c] = OFF if car.cell is None else cell_named(s, car.cell)
        s.gear[c], s.armour[c] = car.gear, car.armour
        s.condition[c] = 0 if car.wrecked else car.condition
        s.stun[c], s.burn[c], s.veer[c] = (car.statuses.get(status, 0) for status in ("stun", "burn", "veer"))


def fill_box(s: State) -> None:
    """What nobody has lies in the box; the sets of a draft and a signature weapon that is ready still do."""
    s.box = s.content.dealt.cards
    for racer in range(len(s.ai)):
        s.out_of_box(s.hand[racer] + s.deck[racer] + s.discard[racer])
        for weapon in s.weapons[racer]:
            s.out_of_box(ONE[s.content.number[weapon]])


def lay_drafts(s: State, read: dict[str, Any]) -> None:
    """What is on offer, and who holds which weapon deck."""
    pool, decks = read["pool"], read["weapon_decks"]
    content = s.content
    if s.phase == "vehicles":
        free = [name for name in content.dealt.vehicles if name not in s.vehicle]
        s.pool_vehicles = tuple(pool.get("vehicles", free))
        if len(s.pool_vehicles) < s.vehicle.count(""):
            raise BadPosition("pool.vehicles", "fewer than there are players to choose")
    for name in s.pool_vehicles:
        if name in s.vehicle and name in content.dealt.vehicles:
            raise BadPosition("pool.vehicles", f"{name} is taken already")
    if s.phase in ("vehicles", "pilots"):
        s.pool_pilots = tuple(pool.get("pilots", ()))
        if s.pool_pilots and len(s.pool_pilots) < s.pilot.count("") and read["agenda"] is None:
            raise BadPosition("pool.pilots", "fewer than there are players to choose")
    for name in s.pool_pilots:
        if name in s.pilot and name in content.dealt.pilots:
            raise BadPosition("pool.pilots", f"{name} is taken already")
    if s.phase in ("vehicles", "pilots", "weapons"):
        taken = [code for codes in s.sets for code in codes]
        for deck, letter in enumerate(LETTERS):
            holder, left = decks[letter]
            s.holder[deck] = NOBODY if holder is None else read["players"].index(holder)
            free = [code for code in content.letter(letter) if code not in taken]
            s.left[deck] = tuple(free if left is None else left)
            for code in s.left[deck]:
                if code in taken and content.pairs[code] in content.limited:
                    raise BadPosition(f"weapon_decks.{letter}.left", f"{code} is taken already")


def racer_named(s: State, read: dict[str, Any], name: str) -> int:
    for number, racer in enumerate(read["racers"]):
        if racer.name == name:
            return number
    raise BadPosition("active", f"{name!r} is none of: {listed([racer.name for racer in read['racers']])}")


def initiative_of(s: State, read: dict[str, Any]) -> list[int]:
    """DR-36: by default the players in order, then the AIs as listed."""
    racers: list[Racer] = read["racers"]
    said = read["initiative"]
    if said is None and s.phase in ("presets", "vehicles"):
        return []
    if said is None:
        order = s.clockwise() if s.phase in read_table.DRAFTS and s.first != NOBODY else list(range(s.seats))
        order += range(s.seats, len(racers))
        return [racer for racer in order if not s.out[racer]]
    names = [racer.name for racer in racers]
    for name in said:
        if name not in names:
            raise BadPosition("initiative", f"{name!r} is none of: {listed(names)}")
        if s.out[names.index(name)]:
            raise BadPosition("initiative", f"{name} is eliminated")
    missing = [name for name in names if name not in said and not s.out[names.index(name)]]
    if missing and s.phase not in read_table.DRAFTS:
        raise BadPosition("initiative", f"{missing[0]} is missing")
    return [names.index(name) for name in said]


def drones_of(s: State, read: dict[str, Any]) -> list[int]:
    names = [racer.name for racer in read["racers"]]
    there = [racer for racer in range(len(s.ai)) if s.ai[racer] == DRONE]
    if read["drones"] is None:
        return there
    for name in read["drones"]:
        if name not in names or s.ai[names.index(name)] != DRONE:
            raise BadPosition("drones", f"{name!r} is no drone of this position")
    return [names.index(name) for name in read["drones"]]


def begin(s: State, read: dict[str, Any]) -> None:
    """Without an agenda a position begins at the start of its phase; in the race, of a turn."""
    rest = (
        rounds.initiative_phase,
        rounds.preparation_phase,
        rounds.reveal_phase,
        rounds.race_phase,
        rounds.resolution_phase,
        rounds.end_of_round,
    )
    if s.phase == "race":
        s.then(rounds.resolution_phase, rounds.end_of_round)
        begin_race(s, read["active"], read)
        return
    if read["active"] is not None:
        raise BadPosition("active", f"nobody is active in phase {s.phase}")
    starts: dict[str, tuple[Any, ...]] = {
        "presets": (setup.presets_phase,),
        "vehicles": (setup.vehicles_phase,),
        "pilots": (setup.pilots_phase,),
        "weapons": (setup.weapons_phase,),
        "placing": (setup.placing_phase,),
        "initiative": rest,
        "prepare": rest[1:],
        "reveal": rest[2:],
        "resolve": rest[4:],
    }
    if s.phase == "over":
        s.winners = winners_of(s)
    else:
        s.then(*starts[s.phase])


def begin_race(s: State, active: str | None, read: dict[str, Any]) -> None:
    waiting = [racer for racer in s.initiative if not s.done[racer]]
    if active is not None:
        racer = racer_named(s, read, active)
        if s.out[racer]:
            raise BadPosition("active", f"{active} is eliminated")
        if s.done[racer]:
            raise BadPosition("active", f"{active} is out of this round")
        waiting = [racer]
    s.then(rounds.next_turn)
    if waiting:
        s.place = s.initiative.index(waiting[0])
        s.then((rounds.take_turn, waiting[0]))


def winners_of(s: State) -> tuple[int, ...]:
    """Who has won a game that is over."""
    if s.options.coop:
        lost = damage.bosses(s) or any(s.out[seat] for seat in range(s.seats))
        return () if lost else tuple(range(s.seats))
    if not s.players():
        raise BadPosition("racers", "everybody is eliminated")
    return (rounds.leader(s),)


# --- from a state to a document


def car_doc(s: State, car: int) -> Doc:
    return {
        "cell": None if s.cell[car] == OFF else cell_name(s, s.cell[car]),
        "gear": s.gear[car],
        "condition": s.condition[car],
        "armour": list(s.armour[car]),
        "statuses": {"stun": s.stun[car], "burn": s.burn[car], "veer": s.veer[car]},
    }


def dump_racer(s: State, racer: int, names: Names) -> Doc:
    doc: Doc = {"vehicle": s.vehicle[racer] or None}
    if s.vehicle[racer]:
        doc["handling"] = None if s.done[racer] else s.handling[racer]
    doc["done"], doc["eliminated"] = s.done[racer], s.out[racer]
    if s.ai[racer]:
        doc["ai"], doc["type"] = AI_SAID[s.ai[racer]], s.kind[racer] or None
        doc["weapons"] = list(s.weapons[racer])
    else:
        called = s.content.card_names
        doc["pilot"] = s.pilot[racer] or None
        doc["hand"] = [called[card] for card in items(s.hand[racer])]
        doc["deck"] = [called[card] for card in items(s.deck[racer])]
        doc["discard"] = [called[card] for card in items(s.discard[racer])]
        doc["trophies"] = [f"{told_name(s, car, names)} {what}" for car, what in s.trophies[racer]]
        doc["signature"] = SIGNATURE_SAID.get(s.signature[racer])
        doc["sets"] = list(s.sets[racer])
    doc.update(dump_cars(s, racer))
    return doc


def dump_racers(s: State, names: Names) -> Doc:
    return {name_of(s, racer, names): dump_racer(s, racer, names) for racer in range(len(s.ai))}


def dump_cars(s: State, racer: int) -> Doc:
    if not s.vehicle[racer]:
        return {}
    bikes = s.sheet(racer).bikes
    if not bikes:
        return car_doc(s, car_of(racer))
    cars = [(bike, car_of(racer, number)) for number, bike in enumerate(bikes)]
    return {"bikes": {bike: {**car_doc(s, car), "eliminated": s.wrecked[car]} for bike, car in cars}}


def told_name(s: State, car: int, names: Names) -> str:
    name = s.car_name(car)
    return names[name] if isinstance(name, int) else str(name)


def name_of(s: State, racer: int, names: Names) -> str:
    return s.ai_name[racer] if s.ai[racer] else names[racer]


def dump_weapon_decks(s: State, names: Names) -> Doc | None:
    if s.phase not in ("vehicles", "pilots", "weapons"):
        return None
    return {
        letter: {"holder": None if s.holder[deck] == NOBODY else names[s.holder[deck]], "left": list(s.left[deck])}
        for deck, letter in enumerate(LETTERS)
    }


def dump_pool(s: State, names: Names) -> Doc | None:
    if s.phase not in ("vehicles", "pilots"):
        return None
    pool: Doc = {"vehicles": list(s.pool_vehicles)} if s.phase == "vehicles" else {}
    return pool | ({"pilots": list(s.pool_pilots)} if s.pool_pilots else {})


def dump_active(s: State, names: Names) -> str | None:
    return None if s.active == NOBODY else name_of(s, s.active, names)


def things(s: State) -> Bag:
    """Every card, wherever it lies: those of players and AIs, the skid cards, the AI cards."""
    cards = s.box + sum(s.hand) + sum(s.deck) + sum(s.discard)
    for weapons in s.weapons:
        cards += sum(ONE[s.content.number[weapon]] for weapon in weapons)
    if s.playing != NO_CARD:
        cards += ONE[s.playing]
    skids = s.skid_deck + s.skid_out
    return cards + numbered_from(MOST_CARDS, skids) + numbered_from(MOST_CARDS + 30, s.ai_deck + s.ai_discard)


# --- who sees what


def own_cards(racers: Doc, viewer: str | None, doc: Doc) -> Doc:  # DR-96
    """One's own hand and deck, and how many cards the others have there."""
    return {
        name: racer
        if name == viewer or "hand" not in racer
        else {**racer, "hand": len(racer["hand"]), "deck": len(racer["deck"])}
        for name, racer in racers.items()
    }


def own_choice(agenda: Doc | None, viewer: str | None, doc: Doc) -> Doc | None:
    """What was put away in secret is seen by nobody else."""
    if agenda is None:
        return None
    sealed = {name: move if name == viewer else None for name, move in sorted(agenda["sealed"].items())}
    return {**agenda, "sealed": sealed}


def marked_agenda(agenda: Doc | None, doc: Doc) -> Doc | None:
    """The agenda, with the mark of the position that it belongs to."""
    return None if agenda is None else {**agenda, "of": mark(doc)}


def read_agenda(given_: Given) -> Doc | None:
    """The agenda of a position that was written by the engine, and not touched since."""
    agenda = given_.raw()
    if agenda is None:
        return None
    if agenda == BEGIN:
        return START
    if not isinstance(agenda, dict) or not is_own(agenda, dict(given_.doc)):
        raise given_.wrong("does not belong to this position; left out, the phase begins anew")
    return agenda


def is_own(agenda: Doc, doc: Doc) -> bool:
    """Whether an agenda has the mark of its position; one with keys that are no words was not written here."""
    try:
        return bool(agenda.get("of") == mark(doc))
    except TypeError:
        return False


BEGIN = "begin"  # the agenda of a table that sits down to a new game
START: Doc = {
    "todo": [[["@", "draft.set_up"]]],
    "turn": {
        "place": NOBODY,
        "idle": False,
        "acted": 0,
        "playing": None,
        "spared": 0,
        "marked": 0,
        "plan": [],
        "skids": [],
    },
    "sealed": {},
}


def plain_key(name: str, dump: Dump[State], read: Read, ordered: bool = True) -> Key[State]:
    """A key that everybody sees."""
    return Key(name, dump, read, seen=by_all, ordered=ordered)


def hidden_pile(pile: str, called: str, read: Read) -> Key[State]:
    """A pile of which nobody sees more than the size."""
    return Key(pile, card_list(pile, called), read, seen=as_size, ordered=False)


def card_list(pile: str, called: str) -> Any:
    """How a bag of the state is written as a list of names."""
    return lambda s, names: list_of(getattr(s, pile), getattr(s.content, called))


KEYS: tuple[Key[State], ...] = (
    plain_key("content", lambda s, names: copy.deepcopy(s.content.over), read_table.read_content),
    plain_key("players", lambda s, names: list(names), read_table.read_players),
    plain_key("phase", lambda s, names: s.phase, read_table.read_phase),
    plain_key("round", lambda s, names: s.round, read_table.read_round),
    plain_key("first", lambda s, names: None if s.first == NOBODY else names[s.first], read_table.read_first),
    plain_key(
        "covers",
        lambda s, names: {"left": s.cover_left, "right": s.cover_right},
        read_table.read_covers,
    ),
    plain_key(
        "barriers",
        lambda s, names: [cell_name(s, cell) for cell in s.barriers],
        read_table.read_barriers,
        ordered=False,
    ),
    Key("racers", dump_racers, read_racers, seen=own_cards, ordered=False),
    plain_key(
        "initiative",
        lambda s, names: [name_of(s, racer, names) for racer in s.initiative],
        read_table.read_in_order,
    ),
    plain_key("active", dump_active, read_table.read_active),
    plain_key("events_left", lambda s, names: s.events_left, read_table.read_events_left),
    plain_key("event", lambda s, names: s.event or None, read_table.read_event),
    plain_key("event_lane", lambda s, names: s.event_lane or None, read_table.read_event_lane),
    plain_key("final", lambda s, names: s.final or None, read_table.read_final),
    plain_key("final_in", lambda s, names: s.final_in or None, read_table.read_final_in),
    plain_key("lanes", lambda s, names: items(s.lanes), read_table.read_lanes, ordered=False),
    plain_key(
        "skid_deck",
        card_list("skid_deck", "skid_names"),
        read_table.read_skid_deck,
        ordered=False,
    ),
    hidden_pile("event_deck", "event_names", read_table.read_event_deck),
    hidden_pile("final_deck", "final_names", read_table.read_final_deck),
    hidden_pile("ai_deck", "ai_names", read_table.read_ai_deck),
    hidden_pile("ai_discard", "ai_names", read_table.read_ai_discard),
    plain_key("drones", lambda s, names: [s.ai_name[racer] for racer in s.drones], read_table.read_in_order),
    plain_key("drone_armour", lambda s, names: s.drone_armour, read_table.read_drone_armour),
    plain_key("pool", dump_pool, read_table.read_pool, ordered=False),
    plain_key("weapon_decks", dump_weapon_decks, read_table.read_weapon_decks, ordered=False),
    Key("agenda", dump_agenda, read_agenda, seen=own_choice, ordered=True, stored=marked_agenda),
)
