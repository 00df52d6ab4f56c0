"""A player's turn: status tokens, then a skid, a pass, a focus or actions; then the setback."""

from typing import Final

from mischia.core.bags import ONE, kinds
from mischia.core.questions import Ask, Move, Moves, Question
from mischia.games.deathroads.rules import driving, resolution, shooting, skid
from mischia.games.deathroads.rules.bikes import cars_of_use, with_bikes
from mischia.games.deathroads.rules.choice import begin_action
from mischia.games.deathroads.rules.damage import lose_handling, shed
from mischia.games.deathroads.rules.state import CARD, NO_CARD, PILOT, State, car_of

LOSE: Final[Move] = ("stun lose",)
IDLE: Final[Move] = ("stun idle",)
PASS: Final[Move] = ("pass",)
END: Final[Move] = ("end",)


def player_turn(s: State, seat: int) -> None:  # DR-69
    s.idle = False
    s.acted = 0
    s.then((drop_stuns, seat), (apply_status, seat), (act, seat), (driving.set_back, seat))


# --- status tokens


def drop_stuns(s: State, seat: int) -> None:  # DR-75
    if s.handling[seat] < 1:
        for car in s.cars(seat):
            shed(s, car, "stun", s.stun, s.stun[car], "DR-75")


def apply_status(s: State, seat: int) -> Question | None:  # DR-71, DR-R70
    """The next status token, of one's own choice, until there is none."""
    if s.out[seat]:
        return None
    cars = s.cars(seat)
    if not s.hand[seat] and any(s.burn[car] for car in cars):  # DR-76, DR-R7
        for car in cars:
            shed(s, car, "burn", s.burn, s.burn[car], "DR-R7")
    moves: list[Move] = []
    if any(s.stun[car] for car in cars):
        moves += [LOSE, IDLE]
    if any(s.burn[car] for car in cars):
        moves += [("burn", s.content.card_names[card]) for card in kinds(s.hand[seat])]
    for car in cars:
        if s.veer[car]:
            moves.append(("veer",) if len(cars) == 1 else ("veer bike", s.car_name(car)))
    if len(moves) == 1:  # DR-R9
        status_chosen(s, seat, moves[0])
        return None
    return Ask(seat, tuple(moves), status_chosen) if moves else None


def status_chosen(s: State, seat: int, move: Move) -> None:
    s.then((apply_status, seat))
    if move[0] == "burn":  # DR-76
        drop_token(s, seat, s.burn)
        card = ONE[s.content.number[move[1]]]
        s.hand[seat] -= card
        s.discard[seat] += card
        s.say("burns", "DR-76", seat, move[1])
    elif move == LOSE:  # DR-72, DR-74
        drop_token(s, seat, s.stun)
        s.say("stunned-handling", "DR-72", seat)
        lose_handling(s, seat, 1, "DR-72")
    elif move == IDLE:  # DR-72, DR-R6
        drop_token(s, seat, s.stun)
        s.idle = True
        s.say("stunned-idle", "DR-72", seat)
    else:  # DR-77, DR-149
        car = s.cars(seat)[0] if move[0] == "veer" else car_of(seat, s.sheet(seat).bikes.index(move[1]))
        s.then((skid.veer, car))


def drop_token(s: State, seat: int, tokens: list[int]) -> None:
    """Discard one token; on which bike it lay does not matter (DR-149)."""
    for car in s.cars(seat):
        if tokens[car]:
            tokens[car] -= 1
            return


# --- the main choice


def act(s: State, seat: int) -> Question | None:  # DR-69, DR-78
    if s.out[seat]:
        return None
    if s.handling[seat] < 1:
        s.then((skid.skid, seat))
        return None
    return Ask(seat, main_moves(s, seat), acted)


def main_moves(s: State, seat: int) -> Moves:
    """DR-73, DR-87, DR-88, DR-89; DR-R68: equal cards give one move."""
    held = [s.content.card_names[card] for card in kinds(s.hand[seat])]
    focus = tuple([("focus", card) for card in held])
    actions = () if s.idle else plays(s, seat) + pilots(s, seat)
    return (*actions, *focus, PASS)


def plays(s: State, seat: int) -> Moves:  # DR-91
    held = [s.content.card_names[card] for card in kinds(s.hand[seat])]
    return with_bikes(s, seat, tuple([("play", card) for card in held]))


def pilots(s: State, seat: int) -> Moves:  # DR-97
    pilot = s.pilot_of(seat)
    if pilot is None or pilot.action is None:
        return ()
    held = [s.content.card_names[card] for card in kinds(s.hand[seat])]
    return with_bikes(s, seat, tuple([("pilot", card) for card in held]))


def acted(s: State, seat: int, move: Move) -> None:
    verb = move[0]
    if verb == "pass":  # DR-86, DR-150
        s.done[seat] = True
        s.say("passes", "DR-86", seat)
    elif verb == "focus":  # DR-88
        s.say("focuses", "DR-88", seat)
        resolution.discard(s, seat, ONE[s.content.number[move[1]]])
    elif verb != "end":
        begin_action(s)
        s.then((second_action, seat))
        if verb[:4] == "play":
            play_card(s, seat, move[1], cars_of_use(s, seat, move))
        else:
            use_pilot(s, seat, move[1], cars_of_use(s, seat, move))


def play_card(s: State, seat: int, name: str, cars: tuple[int, ...]) -> None:  # DR-92, DR-144
    card = s.content.number[name]
    s.acted |= CARD
    s.hand[seat] -= ONE[card]
    s.playing = card
    s.say("plays", "DR-92", seat, name)
    lose_handling(s, seat, s.content.cards[card].cost, "DR-92")
    s.then(*[(use_card, seat, car, name) for car in cars], driving.return_cars, (put_card_away, seat))


def use_card(s: State, seat: int, car: int, name: str) -> None:  # DR-93, DR-R10, DR-R40
    """A card, whole, for one car: a shot, or the rows up to its gear."""
    card = s.content.cards[s.content.number[name]]
    if card.tracks:
        s.then((shooting.fire, seat, car, name))
    else:
        s.then(*[(resolution.do_effects, seat, car, effects) for gear, effects in card.rows if gear <= s.gear[car]])


def put_card_away(s: State, seat: int) -> None:  # DR-92, DR-95, DR-R38
    card = s.playing
    s.discard[seat] += ONE[card]
    s.playing = NO_CARD
    s.say("put-away", "DR-92", seat, s.content.card_names[card])


def use_pilot(s: State, seat: int, name: str, cars: tuple[int, ...]) -> None:  # DR-97, DR-144
    pilot = s.pilot_of(seat)
    assert pilot is not None
    assert pilot.action is not None
    s.acted |= PILOT
    s.say("uses-pilot", "DR-97", seat)
    resolution.discard(s, seat, ONE[s.content.number[name]])
    lose_handling(s, seat, pilot.action.cost, "DR-97")
    s.then(*[(resolution.do_effects, seat, car, pilot.action.effects) for car in cars], driving.return_cars)


def second_action(s: State, seat: int) -> Question | None:  # DR-89, DR-90
    """The other kind of action, if there is handling left for it and anything to do it with."""
    if s.out[seat] or s.handling[seat] < 1:
        return None
    moves = pilots(s, seat) if s.acted == CARD else plays(s, seat) if s.acted == PILOT else ()
    return Ask(seat, (*moves, END), acted) if moves else None
