"""Setup: ready sets or drafts of vehicles, pilots and weapons, and the start cells."""

from mischia.core.bags import bag
from mischia.core.questions import Ask, AskAny, Chance, Move, Moves, Question
from mischia.core.state import Task
from mischia.games.deathroads.rules import coop_setup, resolution, rounds
from mischia.games.deathroads.rules.road import cell_name, cell_named, columns, free_for, is_dirt, is_playable
from mischia.games.deathroads.rules.state import (
    ARMOUR,
    COLUMN,
    LETTERS,
    NO_SIGNATURE,
    NOBODY,
    OFF,
    PLAYER,
    READY,
    State,
    car_of,
)

FREE_PILOTS = 2  # on offer beside one for each player


def set_up(s: State) -> None:  # DR-21, DR-28
    s.phase = "presets" if s.options.has_presets else "vehicles"
    if s.options.has_presets:
        s.pool_vehicles = ()
    s.then(first_chooser, presets_phase if s.options.has_presets else vehicles_phase)


def first_chooser(s: State) -> Question | None:  # DR-35
    if s.first != NOBODY:
        return None
    return Chance(("draw player",), bag(range(s.seats)), 1, first_drawn)


def first_drawn(s: State, outcome: Move) -> None:
    s.first = outcome[1]
    s.say("first-chooser", "DR-35", s.first)


# --- the first game


def presets_phase(s: State) -> None:  # DR-21
    s.phase = "presets"
    s.then(*[(take_preset, seat) for seat in s.clockwise() if not s.vehicle[seat]], start_presets)


def take_preset(s: State, seat: int) -> Question:
    taken = [s.vehicle[other] for other in range(s.seats)]
    free = [name for name, preset in s.content.presets.items() if preset.vehicle not in taken]
    return Ask(seat, tuple([("take preset", name) for name in free]), preset_taken, open=True)


def preset_taken(s: State, seat: int, move: Move) -> None:
    preset = s.content.presets[move[1]]
    s.pilot[seat] = preset.pilot
    s.sets[seat] = preset.weapons
    give_vehicle(s, seat, preset.vehicle)
    s.say("takes-preset", "DR-21", seat, preset.name)


def start_presets(s: State) -> None:  # DR-22, DR-24, DR-26, DR-27
    presets = sorted(s.content.presets.values(), key=lambda preset: preset.initiative)
    used = [preset for preset in presets if preset.vehicle in s.vehicle]
    unused = [preset.start for preset in presets if preset.vehicle not in s.vehicle]
    s.initiative = [s.vehicle.index(preset.vehicle) for preset in used]
    if s.options.coop:  # DR-R81
        s.then(placing_phase)
        return
    for preset in used:
        cell = cell_named(s, preset.start)
        while (not is_playable(s, cell) or is_dirt(s, cell)) and unused:  # DR-23, DR-R63
            cell = cell_named(s, unused.pop(0))
        place_car(s, car_of(s.vehicle.index(preset.vehicle)), cell)
    form_decks(s)
    s.then(*first_hands(s), rounds.play_round)


def first_hands(s: State) -> list[Task]:  # DR-27
    hand = s.content.board.hand
    return [(resolution.draw_cards, seat, hand, "DR-27") for seat in s.clockwise()]


# --- vehicles and pilots


def vehicles_phase(s: State) -> None:  # DR-36
    s.phase = "vehicles"
    s.initiative = [seat for seat in s.clockwise() if s.vehicle[seat]]
    s.then(*[(take_vehicle, seat) for seat in s.clockwise() if not s.vehicle[seat]], pilots_phase)


def take_vehicle(s: State, seat: int) -> Question:
    return Ask(seat, tuple([("take", name) for name in s.pool_vehicles]), vehicle_taken, open=True)


def vehicle_taken(s: State, seat: int, move: Move) -> None:
    s.pool_vehicles = tuple([name for name in s.pool_vehicles if name != move[1]])
    s.initiative.append(seat)
    give_vehicle(s, seat, move[1])
    s.say("takes-item", "DR-36", seat, move[1])


def give_vehicle(s: State, racer: int, name: str) -> None:  # DR-41, DR-142, DR-164, DR-169
    """A vehicle with everything at its start, but for the cell."""
    s.vehicle[racer] = name
    sheet = s.sheet(racer)
    board = s.content.board
    s.handling[racer] = sheet.handling
    for number in range(len(sheet.condition)):
        car = car_of(racer, number)
        s.wrecked[car] = False
        s.condition[car] = sheet.condition[number]
        s.armour[car] = ARMOUR
        s.gear[car] = (board.start_gear, board.boss_gear, board.drone_gear)[s.ai[racer]]
    if s.options.signature and s.ai[racer] == PLAYER:  # DR-155
        s.signature[racer] = READY if name in s.content.signature_of else NO_SIGNATURE


def pilots_phase(s: State) -> None:  # DR-29, DR-37
    s.phase = "pilots"
    s.pool_vehicles = ()
    takers = [seat for seat in s.clockwise()[::-1] if not s.pilot[seat]]
    offered = 0 if s.pool_pilots else min(s.seats + FREE_PILOTS, len(s.content.dealt.pilots))
    s.then(*[draw_pilot] * offered, *[(take_pilot, seat) for seat in takers], weapons_phase)


def draw_pilot(s: State) -> Question:
    names = s.content.dealt.pilots
    free = [number for number in range(len(names)) if names[number] not in s.pool_pilots + tuple(s.pilot)]
    return Chance(("draw pilot",), bag(free), 1, pilot_drawn, names)


def pilot_drawn(s: State, outcome: Move) -> None:
    s.pool_pilots += (outcome[1],)
    s.say("pilot-offered", "DR-29", outcome[1])


def take_pilot(s: State, seat: int) -> Question:
    return Ask(seat, tuple([("take", name) for name in s.pool_pilots]), pilot_taken, open=True)


def pilot_taken(s: State, seat: int, move: Move) -> None:
    s.pool_pilots = tuple([name for name in s.pool_pilots if name != move[1]])
    s.pilot[seat] = move[1]
    s.say("takes-item", "DR-37", seat, move[1])


# --- weapons


def weapons_phase(s: State) -> None:  # DR-38
    s.phase = "weapons"
    s.pool_pilots = ()  # DR-29: the rest is out
    takers = [seat for seat in s.clockwise() if seat not in s.holder]
    free = [deck for deck in range(len(LETTERS)) if s.holder[deck] == NOBODY]
    s.then(*[(take_deck, seat) for seat in takers[: len(free)]], hand_out_rest, pick_pairs)


def take_deck(s: State, seat: int) -> Question | None:
    """DR-38; DR-R9: the last free deck is handed out, DR-R2: a single player holds them all."""
    free = [deck for deck in range(len(LETTERS)) if s.holder[deck] == NOBODY]
    if len(free) == 1 or s.seats == 1:
        deck_taken(s, seat, ("deck", LETTERS[free[0]]))
        return None
    return Ask(seat, tuple([("deck", LETTERS[deck]) for deck in free]), deck_taken, open=True)


def deck_taken(s: State, seat: int, move: Move) -> None:
    s.holder[LETTERS.index(move[1])] = seat
    s.say("takes-deck", "DR-38", seat, move[1])


def hand_out_rest(s: State) -> None:  # DR-38, DR-R2
    for deck in range(len(LETTERS)):
        if s.holder[deck] == NOBODY:
            deck_taken(s, s.first, ("deck", LETTERS[deck]))


def pick_pairs(s: State) -> Question | None:  # DR-39, DR-R1
    """All who hold decks take a pair of each, whoever is ready first; then the decks go left."""
    moves = [picks(s, seat) for seat in range(s.seats)]
    if any(moves):
        return AskAny(moves, moves, pair_picked)
    if all(complete(s, deck) for deck in range(len(LETTERS))):
        s.then(placing_phase)
    else:
        s.holder = [(holder + 1) % s.seats for holder in s.holder]
        s.say("decks-move", "DR-39")
        s.then(pick_pairs)
    return None


def picks(s: State, seat: int) -> Moves:
    """The pairs among which a holder chooses."""
    decks = [deck for deck in range(len(LETTERS)) if s.holder[deck] == seat and not has_pair_of(s, seat, deck)]
    return tuple([("take pair", code) for deck in decks for code in s.left[deck]])


def has_pair_of(s: State, seat: int, deck: int) -> bool:
    return any(code[0] == LETTERS[deck] for code in s.sets[seat])


def complete(s: State, deck: int) -> bool:
    """Whether everybody has a pair of this deck, or nothing is left of it."""
    return not s.left[deck] or all(has_pair_of(s, seat, deck) for seat in range(s.seats))


def pair_picked(s: State, answer: tuple[int, Move]) -> None:
    seat, move = answer
    code: str = move[1]
    deck = LETTERS.index(code[0])
    s.left[deck] = tuple([other for other in s.left[deck] if other != code])
    s.sets[seat] += (code,)
    s.say("takes-pair", "DR-39", seat, code)
    s.then(pick_pairs)


# --- start cells


def placing_phase(s: State) -> None:  # DR-42
    s.phase = "placing"
    form_decks(s)
    to_place = [(place, seat) for seat in s.clockwise() if s.cell[car_of(seat)] == OFF]
    hands = first_hands(s) if s.options.has_presets else []
    s.then(*to_place, *hands, coop_setup.set_up_ai if s.options.coop else rounds.play_round)


def form_decks(s: State) -> None:  # DR-26, DR-40
    """The cards of the vehicle and the chosen weapons, shuffled."""
    s.holder = [NOBODY] * len(LETTERS)
    s.left = [()] * len(LETTERS)
    s.pool_vehicles = ()
    for seat in range(s.seats):
        if not s.hand[seat] + s.deck[seat] + s.discard[seat]:
            cards = s.content.decks[s.vehicle[seat]] + sum([s.content.pair(code) for code in s.sets[seat]])
            s.deck[seat] = cards
            s.out_of_box(cards)
    s.say("decks-formed", "DR-40")


def start_cells(s: State, car: int) -> list[int]:
    """DR-19; DR-160, DR-R62: in coop any cell of the second row."""
    board = s.content.board
    if s.options.coop:
        cells = [lane * COLUMN + board.coop_start_row for lane in columns(s)]
    else:
        cells = [lane * COLUMN + at for lane in columns(s)[1:-1] for at in board.start_rows]
    return [cell for cell in cells if free_for(s, cell, car)]


def place(s: State, seat: int) -> Question:
    cells = [cell_name(s, cell) for cell in start_cells(s, car_of(seat))]
    if len(s.cars(seat)) == 2:  # DR-141
        return Ask(seat, tuple([("place bikes", one, other) for one in cells for other in cells]), placed, open=True)
    return Ask(seat, tuple([("place", cell) for cell in cells]), placed, open=True)


def placed(s: State, seat: int, move: Move) -> None:
    for number in range(1, len(move)):
        place_car(s, car_of(seat, number - 1), cell_named(s, move[number]))


def place_car(s: State, car: int, cell: int) -> None:
    s.cell[car] = cell
    s.say_car("placed", "DR-42", car, cell_name(s, cell))
