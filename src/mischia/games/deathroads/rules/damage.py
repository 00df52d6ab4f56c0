"""Condition, armour, handling, tokens, and the end of cars and racers."""

from typing import Final

from mischia.core.bags import ONE, count
from mischia.core.questions import Ask, Move, Question
from mischia.games.deathroads.rules import automa, resolution
from mischia.games.deathroads.rules.state import (
    BOSS,
    DRONE,
    NOBODY,
    OFF,
    PLAYER,
    READY,
    TAKEN,
    State,
    among,
    owner,
    with_racer,
)

USE: Final[Move] = ("use armour",)
SKIP: Final[Move] = ("skip armour",)
SCRAP_NONE: Final[Move] = ("scrap none",)


def damage(s: State, car: int, amount: int) -> None:  # DR-101, DR-102
    """One damage: what goes below 1 is ignored."""
    if s.wrecked[car] or amount <= 0:
        return
    lost = min(amount, s.condition[car])
    s.condition[car] -= lost
    if s.trial is not None:
        s.trial.lost[car] += lost
    s.say_car("takes", "DR-102", car, lost)
    if s.condition[car] < 1:
        if s.armour[car]:
            lose_armour(s, car)
        else:
            destroy(s, car)


def lose_armour(s: State, car: int) -> None:  # DR-103, DR-R16, DR-R17
    colour = s.armour[car][0]
    s.armour[car] = s.armour[car][1:]
    s.condition[car] = s.most_condition(car)
    s.say_car("loses-armour", "DR-103", car, colour)
    give_trophy(s, car, colour)
    if colour == "yellow" and not s.sheet(owner(car)).bikes:  # DR-156, DR-157
        take_signature(s, owner(car))
    s.then((use_armour, car, colour))


def give_trophy(s: State, car: int, what: str) -> None:
    """DR-47, DR-105, DR-R30: in another player's turn that player keeps the token; in coop nobody does (DR-203)."""
    if s.active != NOBODY and s.active != owner(car) and not s.options.coop:
        s.trophies[s.active] += ((car, what),)
        if s.log is not None:
            s.say("trophy", "DR-47" if what == "initiative" else "DR-105", s.active, s.car_name(car), what)


def use_armour(s: State, car: int, colour: str) -> Question | None:  # DR-104, DR-R9
    racer = owner(car)
    if s.wrecked[car]:
        return None
    if s.ai[racer] != PLAYER:  # DR-R59
        if s.trial is None:
            s.then((automa.use_armour_of_ai, car, colour))
        return None
    return Ask(racer, (USE, SKIP), armour_used, open=True)


def armour_used(s: State, car: int, colour: str, move: Move) -> None:
    if move == USE:
        s.say_car("uses-armour", "DR-104", car, colour)
        s.then((resolution.do_effects, owner(car), car, s.content.armour[colour]))


def take_signature(s: State, racer: int) -> None:  # DR-156
    if s.signature[racer] == READY:
        card = s.content.signature_of[s.vehicle[racer]]
        s.signature[racer] = TAKEN
        one = ONE[s.content.number[card]]
        s.out_of_box(one)
        s.hand[racer] += one
        s.say("takes-item", "DR-156", racer, card)


# --- the end of a car, of a racer, of the game


def destroy(s: State, car: int) -> None:  # DR-45, DR-46
    racer = owner(car)
    s.wrecked[car] = True
    s.cell[car] = OFF
    s.condition[car] = 0
    s.stun[car] = s.burn[car] = s.veer[car] = 0  # DR-R71
    lasts = len(s.cars(racer)) > 0
    if not lasts:
        leave(s, racer)
    s.say_car("eliminated", "DR-45", car)
    give_trophy(s, car, "initiative")  # DR-47, DR-152
    if lasts:  # DR-152: the other bike goes on
        if s.signature[racer] == READY:  # DR-157
            take_signature(s, racer)
            s.then((scrap_pair, racer))
    else:
        eliminate(s, racer)


def leave(s: State, racer: int) -> None:  # DR-45
    """A racer is out, and off the initiative track."""
    s.out[racer] = True
    if racer in s.initiative:
        place = s.initiative.index(racer)
        del s.initiative[place]
        if place <= s.place:
            s.place -= 1


def eliminate(s: State, racer: int) -> None:  # DR-45, DR-153
    """What comes of it that a racer is out."""
    if s.sheet(racer).bikes:
        s.say("eliminated", "DR-153", s.racer_name(racer))
    if s.options.coop:
        if s.ai[racer] == PLAYER:  # DR-174, DR-R36
            end(s, (), "DR-174")
        elif s.ai[racer] == BOSS and not bosses(s):  # DR-173
            end(s, tuple(range(s.seats)), "DR-173")
    elif len(s.players()) == 1:  # DR-44
        end(s, (s.players()[0],), "DR-44")


def bosses(s: State) -> list[int]:
    """The bosses in play."""
    return [racer for racer in range(len(s.ai)) if s.ai[racer] == BOSS and not s.out[racer]]


def end(s: State, winners: tuple[int, ...], clause: str) -> None:
    """The game is over."""
    s.phase = "over"
    s.active = NOBODY
    s.finish(winners)
    s.say("game-over", clause, winners if winners else "nobody")


# --- handling, gear, tokens


def lose_handling(s: State, racer: int, amount: int, clause: str = "DR-107") -> None:  # DR-107, DR-109
    """Lose handling, to the end of the track; whoever is out of the round loses none (DR-84, DR-86, DR-R32)."""
    if s.done[racer] or s.out[racer] or amount <= 0:
        return
    if s.ai[racer] == DRONE:  # DR-201
        if among(s.spared, racer):
            return
        s.spared = with_racer(s.spared, racer)
        amount = 1
    set_handling(s, racer, max(s.handling[racer] - amount, 1 - len(s.sheet(racer).skid_track)), clause)


def pay_handling(s: State, racer: int, cost: int, clause: str) -> None:  # DR-201, DR-R80
    """What an AI pays for an action; that is no loss, of which a drone is spared the second."""
    set_handling(s, racer, max(s.handling[racer] - cost, 1 - len(s.sheet(racer).skid_track)), clause)


def gain_handling(s: State, racer: int, amount: int) -> None:  # DR-109
    if not s.done[racer] and not s.out[racer]:
        set_handling(s, racer, min(s.handling[racer] + amount, s.sheet(racer).handling), "DR-109")


def set_handling(s: State, racer: int, handling: int, clause: str) -> None:
    """Move the handling token."""
    if handling != s.handling[racer]:
        s.handling[racer] = handling
        s.say("handling", clause, s.racer_name(racer), handling)


def shift_gear(s: State, car: int, amount: int) -> None:  # DR-108, DR-110; DR-197: an AI's gear never changes
    if s.ai[owner(car)] == PLAYER:
        gear = min(5, max(1, s.gear[car] + amount))
        if gear != s.gear[car]:
            s.gear[car] = gear
            s.say_car("gear", "DR-108", car, gear)


def give_status(s: State, car: int, status: str, tokens: int) -> None:
    racer = owner(car)
    pilot = s.pilot_of(racer)
    if pilot is not None and pilot.immune == status:  # DR-98
        s.say_car("immune", "DR-98", car, status)
        return
    if s.ai[racer] == DRONE:  # DR-200, DR-R66
        if among(s.marked, racer):
            return
        s.marked = with_racer(s.marked, racer)
        tokens = 1
    if status == "stun":
        s.stun[car] += tokens
    elif status == "burn":
        s.burn[car] += tokens
    else:
        s.veer[car] += tokens
    s.say_car("gets-status", "DR-71", car, tokens, status)


def remove_status(s: State, car: int, status: str) -> None:
    if status in ("stun", "all"):
        shed(s, car, "stun", s.stun, s.stun[car], "DR-93")
    if status in ("burn", "all"):
        shed(s, car, "burn", s.burn, s.burn[car], "DR-93")
    if status in ("veer", "all"):
        shed(s, car, "veer", s.veer, s.veer[car], "DR-93")


def shed(s: State, car: int, status: str, tokens: list[int], many: int, clause: str) -> None:
    """Discard so many tokens of a car."""
    if many > 0 and tokens[car] > 0:
        gone = min(many, tokens[car])
        tokens[car] -= gone
        s.say_car("sheds", clause, car, gone, status)


# --- the bikes' signature weapon


def scrap_pair(s: State, racer: int) -> Question | None:  # DR-157, DR-R76
    """Whoever rides on alone may remove a weapon pair from the game."""
    whole = [code for code in s.sets[racer] if has_pair(s, racer, code)]
    if s.out[racer] or not whole:
        return None
    return Ask(racer, tuple([("scrap", code) for code in whole]) + (SCRAP_NONE,), scrapped, open=True)


def has_pair(s: State, racer: int, code: str) -> bool:
    card = s.content.number[s.content.pairs[code]]
    return count(s.hand[racer] + s.deck[racer] + s.discard[racer], card) >= 2


def scrapped(s: State, racer: int, move: Move) -> None:
    if move == SCRAP_NONE:
        return
    code = move[1]
    card = s.content.number[s.content.pairs[code]]
    of_hand = min(2, count(s.hand[racer], card))
    of_deck = min(2 - of_hand, count(s.deck[racer], card))
    s.hand[racer] -= of_hand * ONE[card]
    s.deck[racer] -= of_deck * ONE[card]
    s.discard[racer] -= (2 - of_hand - of_deck) * ONE[card]
    s.box += 2 * ONE[card]
    s.sets[racer] = tuple([other for other in s.sets[racer] if other != code])
    s.say("scraps", "DR-157", racer, code)
    s.say("scrapped-from", "DR-157", racer, of_hand, of_deck, 2 - of_hand - of_deck)
