"""What a sensible driver knows about Death Roads: hints for the bots."""

from math import exp, log, sqrt
from typing import Final

from mischia.core.bags import kinds, size
from mischia.core.questions import Ask, Move, Moves
from mischia.games.deathroads.content.item_reader import Card
from mischia.games.deathroads.rules.driving import direction_chosen
from mischia.games.deathroads.rules.road import column, columns, foremost, is_dirt, neighbour, row
from mischia.games.deathroads.rules.shooting import card_of, fired, targets
from mischia.games.deathroads.rules.state import BOSS, OFF, PLAYER, State, car_of, owner
from mischia.games.deathroads.rules.turn import acted

DRAFTS: Final = ("presets", "vehicles", "pilots", "weapons", "placing")

# what things are worth in the race for the win
ROW: Final = (2.2, 1.44, 1.26, 1.04, 0.88, 0.8)  # a row further ahead, by the events still to come: as 326 races had it
GEAR: Final = 0.3
HEALTH: Final = 10.0  # times the logarithm of armour tokens and condition: the last is worth the most
ACTION: Final = 0.02  # one that can still be taken this round
CARD: Final = 0.05  # in hand, this round or the next
COST: Final = 1.6  # what an action costs, more or less
AIM: Final = 0.25  # a weapon in hand that would hit
TOKEN: Final = -0.12
DIRT: Final = -0.25
SKID: Final = -0.3  # below 1 handling, and for each gear
SHARPNESS: Final = 0.5  # how far a small lead is told from none
WRECKED: Final = -3.0  # how those stand who are out
SPARE_CARDS: Final = 4  # with no more than these, or
SPARE_HANDLING: Final = 2  # this, nobody waits for others

# how often a car is sent a way, its own or by another's push
OWN_WAY: Final = {"forward": 3.0, "left": 1.0, "right": 1.0, "back": 0.2}
THEIR_WAY: Final = {"forward": 0.2, "left": 1.0, "right": 1.0, "back": 2.0}


def at_rest(s: State) -> bool:
    """Between two turns nothing is under way; and after each choice of a draft."""
    question = s.question
    if s.phase in DRAFTS:
        return True
    return isinstance(question, Ask) and question.then is acted and s.acted == 0


def evaluate(s: State) -> list[float]:
    """Each seat's chance to win; in coop all have the same."""
    values = [0.0] * s.seats
    if s.question is None:
        for seat in s.winners:
            values[seat] = 1.0
        return values
    if s.phase in DRAFTS:
        return [1.0 / s.seats] * s.seats
    if s.options.coop:
        return [together(s)] * s.seats
    standings = [WRECKED if s.out[seat] else standing(s, seat) for seat in range(s.seats)]
    whole, others = sum(standings), s.seats - 1
    for seat in range(s.seats):
        if not s.out[seat]:
            lead = standings[seat] - (whole - standings[seat]) / others
            values[seat] = chance_of(lead + AIM * weapons_ready(s, seat))  # one's own alone: nobody drives in fear
    total = sum(values)
    return [value / total for value in values]


def chance_of(lead: float) -> float:
    """What a lead over the others' mean is worth: all gain by it when anybody is hurt, the first as much as the last.

    If only the first counted for the others, as in a softmax, those behind would see no difference in what they do.
    """
    return 1.0 / (1.0 + exp(-SHARPNESS * lead))


def standing(s: State, racer: int) -> float:
    """How well a racer stands: how far ahead, how whole, how able to act."""
    ahead, _ = foremost(s, racer)
    score = ROW[min(s.events_left, len(ROW) - 1)] * ahead
    gear = 1
    health = 0.0
    for car in s.cars(racer):
        gear = max(gear, s.gear[car])
        whole = s.condition[car] / s.most_condition(car)
        health += len(s.armour[car]) + whole
        score += TOKEN * (s.stun[car] + s.burn[car] + s.veer[car])
        if s.cell[car] != OFF and is_dirt(s, s.cell[car]):
            score += DIRT
    score += GEAR * gear + HEALTH * log(1.0 + health)
    score += CARD * min(size(s.hand[racer]), 5)
    if not s.done[racer]:
        score += ACTION * actions_left(s, racer)
        if s.handling[racer] < 1:
            score += SKID * gear
    return score


def actions_left(s: State, racer: int) -> float:
    """How much a racer can still do this round: each action takes a card and handling, and the last point is kept."""
    if s.done[racer] or s.handling[racer] <= 1:
        return 0.0
    return sqrt(size(s.hand[racer]) * (s.handling[racer] - 1) / COST)


def weapons_ready(s: State, seat: int) -> int:
    """How many kinds of weapons in hand would hit a foe from where their owner is, this round."""
    if s.done[seat]:
        return 0
    ready = 0
    for kind in kinds(s.hand[seat]):
        card = s.content.cards[kind]
        if card.tracks and card.cost < s.handling[seat] and reaches(s, seat, card):
            ready += 1
    return ready


def reaches(s: State, seat: int, card: Card) -> bool:
    """Whether a weapon can hit a foe from where its owner is."""
    tracks = list(card.tracks)
    return any(s.cell[car] != OFF and foes(s, targets(s, car, tracks)) > 0 for car in s.cars(seat))


def foes(s: State, cars: tuple[int, ...]) -> int:
    """How many of these cars a player would like to hit: together against bosses, no other player's."""
    return len([car for car in cars if not s.options.coop or s.ai[owner(car)] != PLAYER])


def together(s: State) -> float:
    """The players' chance against the bosses: what is left of them, of us, and of the road."""
    threat = 0.0
    for racer in s.initiative:
        if s.ai[racer] == BOSS:
            car = car_of(racer)
            threat += len(s.armour[car]) + s.condition[car] / s.most_condition(car)
    strength = 9.0
    actions = 0.0
    for seat in range(s.seats):
        for car in s.cars(seat):
            strength = min(strength, len(s.armour[car]) + s.condition[car] / s.most_condition(car))
        actions += actions_left(s, seat)
    score = 0.9 * strength - 1.4 * threat / s.seats + 0.35 * s.events_left + 0.1 * actions / s.seats
    return 1.0 / (1.0 + exp(-score))


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    """How often a sensible player makes each move; nothing means that all look alike."""
    question = s.question
    assert question is not None
    then = question.then
    if then is acted:
        return [weight(s, seat, move) for move in moves]
    if then is fired:
        return [aiming(s, question.args[1], question.args[2], move) for move in moves]
    if then is direction_chosen:
        return [going(s, question.args[1], move) for move in moves]
    return []


def considered(s: State, seat: int, moves: Moves) -> Moves:
    """What a driver thinks about: no shot at nobody, no pilot action into a skid, nothing good thrown away."""
    assert s.question is not None
    if s.question.then is not acted:
        return moves
    pilot = s.pilot_of(seat)
    affordable = pilot is not None and pilot.action is not None and pilot.action.cost < s.handling[seat]
    waiting = waits(s, seat)
    ready = {name: readiness(s, seat, name) for name in {str(move[1]) for move in moves if len(move) > 1}}
    least = min(ready.values(), default=0)
    found: list[Move] = []
    for move in moves:
        verb = str(move[0])
        if verb[:4] == "play":
            card = s.content.cards[s.content.number[move[1]]]
            good = ready[move[1]] > 0 and (s.acted == 0 or card.cost < s.handling[seat])
        elif verb == "focus":
            good = waiting and ready[move[1]] == least
        elif verb[:5] == "pilot":
            good = affordable and ready[move[1]] == least
        else:
            good = True
        if good:
            found.append(move)
    return tuple(found)


def readiness(s: State, seat: int, name: str) -> int:
    """How much a card can do now: a weapon that hits nobody nothing, one that would hit the most."""
    card = s.content.cards[s.content.number[name]]
    return 1 if not card.tracks else 2 if reaches(s, seat, card) else 0


def waits(s: State, seat: int) -> bool:
    """Whether it may pay to let others act first: with cards and handling to spare, while others are on their way."""
    spare = size(s.hand[seat]) > SPARE_CARDS and s.handling[seat] > SPARE_HANDLING
    return spare and not all(s.done[racer] for racer in s.initiative if racer != seat)


def weight(s: State, seat: int, move: Move) -> float:
    """Play while there is handling to spend, and shoot at somebody; with the last point rather pass than skid."""
    verb = str(move[0])
    spare = s.handling[seat] > 1
    if verb[:4] == "play":
        card = s.content.cards[s.content.number[move[1]]]
        if card.tracks and not reaches(s, seat, card):
            return 0.05
        return (8.0 if card.tracks else 4.0) if s.handling[seat] > card.cost else 0.8
    if verb[:5] == "pilot":
        return 1.0 if spare else 0.2
    if verb == "focus":
        return 0.1
    if verb == "end":
        return 4.0
    return 0.2 if spare else 4.0


def aiming(s: State, car: int, weapon: str, move: Move) -> float:
    """Where a foe is hit, the more the better."""
    card = card_of(s, weapon)
    hit = targets(s, car, [card.tracks[int(number) - 1] for number in move[1].split("+")])
    return 0.1 + 4.0 * foes(s, hit)


def going(s: State, car: int, move: Move) -> float:
    """One's own car ahead, on asphalt and not against a wall; another's rather off the road."""
    to = neighbour(s.cell[car], move[1])
    wall = column(to) not in columns(s) or to in s.barriers or row(to) < 1
    if move[0] == "go":
        return 0.02 if wall else 0.3 if is_dirt(s, to) else OWN_WAY[move[1]]
    return 4.0 if wall else 2.0 if is_dirt(s, to) else THEIR_WAY[move[1]]
