"""Skids and veers: cards that throw a car about."""

from mischia.core.bags import ONE, size
from mischia.core.questions import Ask, Chance, Move, Question
from mischia.games.deathroads.content.effect_language import Effects
from mischia.games.deathroads.rules import driving, resolution
from mischia.games.deathroads.rules.choice import begin_action
from mischia.games.deathroads.rules.damage import give_status, shed
from mischia.games.deathroads.rules.state import OFF, State, car_of, owner


def skid(s: State, racer: int) -> None:  # DR-78 to DR-83
    begin_action(s)
    s.done[racer] = True  # DR-80
    s.say("skids", "DR-78", s.racer_name(racer))
    take_track_tokens(s, racer)
    shuffle_skids(s)
    many = min(max(s.gear[car] for car in s.cars(racer)), size(s.skid_deck))  # DR-81, DR-151, DR-R4
    pilot = s.pilot_of(racer)
    ignores = pilot.ignore_skid if pilot is not None else 0
    s.then((turn_up, racer, many, ignores), put_skids_away, driving.return_cars)


def take_track_tokens(s: State, racer: int) -> None:  # DR-79, DR-R5, DR-R42
    track = s.sheet(racer).skid_track
    for number in range(min(1 - s.handling[racer], len(track))):
        give_status(s, s.cars(racer)[0], track[number], 1)


def shuffle_skids(s: State) -> None:
    s.skid_deck += s.skid_out
    s.skid_out = 0


def put_skids_away(s: State) -> None:  # DR-82, DR-83
    turned_up = s.skid_out
    shuffle_skids(s)
    if turned_up:
        s.say("skids-away", "DR-81")


def is_behind(s: State, racer: int) -> bool:  # DR-83, DR-R43
    """Whether a car of this racer has crossed the Far Behind line."""
    return any(s.cell[car] == OFF for car in s.cars(racer))


def turn_up(s: State, racer: int, many: int, ignores: int) -> Question | None:
    """The next card of a skid; with two bikes its subject is chosen before it is turned up (DR-151)."""
    cars = s.cars(racer)
    if many == 0 or s.out[racer] or is_behind(s, racer):
        return None
    if len(cars) == 1:
        s.then((draw_skid, racer, cars[0], many, ignores))
        return None
    return Ask(racer, tuple([("bike", s.car_name(car)) for car in cars]), bike_chosen, open=True)


def bike_chosen(s: State, racer: int, many: int, ignores: int, move: Move) -> None:
    car = car_of(racer, s.sheet(racer).bikes.index(move[1]))
    s.then((draw_skid, racer, car, many, ignores))


def draw_skid(s: State, racer: int, car: int, many: int, ignores: int) -> Question:  # DR-82
    return Chance(("draw skid",), s.skid_deck, 1, skid_drawn, s.content.skid_names)


def skid_drawn(s: State, racer: int, car: int, many: int, ignores: int, outcome: Move) -> None:
    show_skid(s, car, outcome[1], "DR-82")
    s.then((suffer, racer, car, outcome[1], many, ignores))


def show_skid(s: State, car: int, card: str, clause: str) -> None:
    one = ONE[s.content.skid_names.index(card)]
    s.skid_deck -= one
    s.skid_out += one
    if s.log is not None:
        s.say("skid-card", clause, card, s.car_name(car))


def suffer(s: State, racer: int, car: int, card: str, many: int, ignores: int) -> Question | None:
    """A skid card that was turned up; some pilots may ignore one after seeing it."""
    if ignores:
        return Ask(racer, (("ignore",), ("resolve",)), skid_answered, open=True)
    s.then((resolution.befall, car, effects_of(s, racer, card)), (turn_up, racer, many - 1, ignores))
    return None


def skid_answered(s: State, racer: int, car: int, card: str, many: int, ignores: int, move: Move) -> None:
    if move[0] == "ignore":
        s.say("ignores", "DR-98", racer)
        s.then((turn_up, racer, many - 1, ignores - 1))
    else:
        s.then((resolution.befall, car, effects_of(s, racer, card)), (turn_up, racer, many - 1, ignores))


def effects_of(s: State, racer: int, card: str) -> Effects:
    """What a skid card does; some pilots keep their gear."""
    effects = s.content.skid_by_name[card].effects
    pilot = s.pilot_of(racer)
    if pilot is not None and pilot.skid_keeps_gear:
        return tuple([effect for effect in effects if not (effect[0] == "gear" and effect[1] < 0)])
    return effects


# --- veer


def veer(s: State, car: int) -> None:  # DR-77, DR-149
    """One skid card for each veer token of a car; then the tokens go."""
    begin_action(s)
    tokens = s.veer[car]
    shuffle_skids(s)
    many = min(tokens, size(s.skid_deck))  # DR-R71
    s.then((veer_on, car, many), (drop_veer, car, tokens), put_skids_away, driving.return_cars)


def veer_on(s: State, car: int, many: int) -> Question | None:
    if many == 0 or s.wrecked[car] or s.cell[car] == OFF:  # DR-R8
        return None
    return Chance(("draw skid",), s.skid_deck, 1, veer_drawn, s.content.skid_names)


def veer_drawn(s: State, car: int, many: int, outcome: Move) -> None:
    show_skid(s, car, outcome[1], "DR-77")
    effects = effects_of(s, owner(car), outcome[1])
    s.then((resolution.befall, car, effects), (veer_on, car, many - 1))


def drop_veer(s: State, car: int, tokens: int) -> None:
    shed(s, car, "veer", s.veer, tokens, "DR-77")
