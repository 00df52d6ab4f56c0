"""What a sensible player knows about Quarriors: hints for the bots.

The game is a race. From what a player's dice bring when they are drawn follows how much glory comes in a turn, how much
of it the rivals' attacks destroy, and so in how many turns the target is reached.
"""

from math import exp, sqrt
from typing import Final

from mischia.core.bags import ONE, Bag, count, kinds
from mischia.core.questions import Chance, Move, Moves
from mischia.games.quarriors.content.ability import Ability
from mischia.games.quarriors.content.catalogue import Card, Face, cls_of
from mischia.games.quarriors.rules.rolling import drew
from mischia.games.quarriors.rules.scoring import glory_of
from mischia.games.quarriors.rules.state import State
from mischia.games.quarriors.rules.strength import attack_of, defence_of
from mischia.games.quarriors.rules.turn import HAND

PACE: Final = 1.6  # turns: who is so much ahead wins so much more often
GROWTH: Final = 0.03  # glory a turn, each turn, for each quiddity a turn
SIZE: Final = 4  # what a question mark is taken for


class Worth:
    """What a die brings, on average, each time that it is drawn."""

    def __init__(self, card: Card, faces: list[Face]) -> None:
        self.glory = 0.0
        self.attack = 0.0
        self.defence = 0.0
        self.level = 0.0
        self.quiddity = 0.0
        self.draws = 0.0
        for at in range(1, len(faces)):
            face = faces[at]
            works = [ability for ability in card.abilities if face.switches_on(ability)]
            self.quiddity += face.quiddity + (0.8 if face.reroll and not face.quiddity else 0.0)
            self.draws += face.draw
            if face.level:
                self.level += face.level
                self.glory += card.glory + total(works, "glory_on_score")
                self.attack += (SIZE if face.sized else face.attack) + total(works, "attack")
                self.defence += (SIZE if face.sized else face.defence) + total(works, "defence")
                self.quiddity += total(works, "quiddity_on_summon")
            elif face.spell:
                self.cast(works)
            for ability in works:
                self.glory += ability.word.worth
        self.glory /= 6
        self.attack /= 6
        self.defence /= 6
        self.level /= 6
        self.quiddity /= 6
        self.draws /= 6

    def cast(self, works: list[Ability]) -> None:
        """What a spell face brings."""
        self.quiddity += total(works, "quiddity")
        self.glory += total(works, "glory")
        self.draws += total(works, "draw")
        self.attack += 1.5 * total(works, "team_attack")
        for ability in works:
            if ability.do == "boost":
                self.attack += ability.number("attack")
                self.defence += ability.number("defence")
                self.glory += 0.8 * ability.number("glory")


def total(abilities: list[Ability], do: str) -> int:
    """What abilities of one word add up to."""
    return sum([ability.n for ability in abilities if ability.do == do])


_worth: Final[dict[Card, Worth]] = {}


def worth_of(s: State, cls: int) -> Worth:
    card = s.card(cls)
    found = _worth.get(card)
    if found is None:
        found = Worth(card, s.cat.faces[cls])
        _worth[card] = found
    return found


class Outlook:
    """What a player can expect of a turn, from all dice that are his."""

    def __init__(self, s: State, seat: int) -> None:
        held = collection(s, seat)
        dice = glory = attack = defence = level = quiddity = draws = 0.0
        for cls in kinds(held):
            n, worth = count(held, cls), worth_of(s, cls)
            dice += n
            glory += n * worth.glory
            attack += n * worth.attack
            defence += n * worth.defence
            level += n * worth.level
            quiddity += n * worth.quiddity
            draws += n * worth.draws
        drawn = min(1.0, HAND / max(1.0, dice) / max(0.4, 1.0 - draws / max(1.0, dice)))  # the part of them in a turn
        self.quiddity = quiddity * drawn
        cost = level * drawn
        paid = 1.0 if cost <= 0.9 * self.quiddity else 0.9 * self.quiddity / cost
        self.glory = glory * drawn * paid
        self.attack = attack * drawn * paid
        self.defence = defence * drawn * paid
        self.left = self.quiddity - cost * paid


def collection(s: State, seat: int) -> Bag:
    """All dice of a player."""
    held = s.bags[seat] + s.used[seat] + s.spent[seat] + s.aside[seat]
    for die in s.active[seat]:
        held += ONE[cls_of(die)]
    for die in s.spells[seat]:
        held += ONE[cls_of(die)]
    for creature in s.ready[seat]:
        held += ONE[creature.cls]
        for die in creature.attached:
            held += ONE[cls_of(die)]
    return held


def at_rest(s: State) -> bool:
    """When a player is about to draw for a new turn, nothing is under way."""
    question = s.question
    return isinstance(question, Chance) and question.then is drew and s.to_draw == HAND and s.phase == "ready"


def evaluate(s: State) -> list[float]:
    """Each seat's chance to win."""
    values = [0.0] * s.seats
    if s.question is None:
        for seat in s.winners:
            values[seat] = 1.0 / len(s.winners)
        return values
    outlooks = [Outlook(s, seat) for seat in range(s.seats)]
    best = 0.0
    for seat in range(s.seats):
        value = exp(-turns_to_win(s, seat, outlooks) / PACE)
        values[seat] = value
        best += value
    return [value / best for value in values]


def turns_to_win(s: State, seat: int, outlooks: list[Outlook]) -> float:
    """How many more turns a player needs, about."""
    mine = outlooks[seat]
    threat = sum([outlooks[rival].attack for rival in range(s.seats) if rival != seat])
    lasting = mine.defence / (mine.defence + 0.7 * threat + 0.5)
    rate = 0.15 + mine.glory * (0.15 + 0.85 * lasting)
    need = max(0.2, s.target - s.glory[seat] - at_stake(s, seat, outlooks))
    growth = GROWTH * (0.5 + mine.left)
    turns = (sqrt(rate * rate + 2.0 * growth * need) - rate) / growth
    return turns + ((seat - s.current) % s.seats) / s.seats


def at_stake(s: State, seat: int, outlooks: list[Outlook]) -> float:
    """The glory that summoned creatures will score, if they live until then."""
    if not s.ready[seat]:
        return 0.0
    glory = defence = 0.0
    for creature in s.ready[seat]:
        glory += glory_of(s, creature, len(s.ready[seat]) - 1)
        defence += defence_of(s, seat, creature)
    threat = 0.0
    rival = s.current
    while rival != seat:
        threat += outlooks[rival].attack
        rival = (rival + 1) % s.seats
    spells = 1.5 * len(s.spells[seat])
    return glory * (defence + spells) / (defence + spells + 0.9 * threat + 0.1)


# --- which moves look good


def prior(s: State, seat: int, moves: Moves) -> list[float]:
    """How often a sensible player makes each move."""
    return [weight(s, seat, move) for move in moves]


def weight(s: State, seat: int, move: Move) -> float:
    verb = move[0]
    if verb == "summon":
        die = s.cat.die(move[1])
        return 6.0 * s.cat.face(die).level + s.card(cls_of(die)).glory
    if verb == "capture":
        worth = worth_of(s, s.cat.ids[move[1]])
        return exp(0.9 * s.card(s.cat.ids[move[1]]).cost) * (0.1 + worth.glory)
    if verb == "cast on":
        return 6.0 if aims_well(s, seat, move) else 0.01
    if verb == "defend":
        creature = s.find(seat, move[1])
        assert creature is not None
        return exp(-0.8 * glory_of(s, creature, 0) - 0.1 * attack_of(s, seat, creature))
    if verb == "choose" and len(move) == 3:
        target = s.find(move[1], move[2])
        return 1.0 if target is None else exp(0.6 * s.card(s.form(target)).glory)
    if verb in ("cull", "choose class"):
        return exp(-2.0 * worth_of(s, s.cat.ids[move[1]]).glory - 0.2 * s.card(s.cat.ids[move[1]]).cost)
    return WEIGHTS.get(verb, 1.0)


def aims_well(s: State, seat: int, move: Move) -> bool:
    """Spells that destroy are for rivals, spells to attach for oneself."""
    helps = s.card(cls_of(s.cat.die(move[1]))).kind == "attach"
    return bool(helps == (move[2] == seat))


WEIGHTS: Final[dict[str, float]] = {
    "spend all": 60.0,
    "spend": 2.0,
    "attack": 0.4,
    "end": 0.5,
    "use": 6.0,
    "use with": 0.6,
    "use two": 0.3,
    "pass": 0.4,
    "cast": 6.0,
    "cast of": 2.0,
    "copy": 0.3,
    "react": 3.0,
    "react on": 3.0,
    "return": 4.0,
    "claim": 3.0,
    "gain": 3.0,
    "fetch": 2.0,
    "trade": 1.0,
    "swap": 1.0,
    "offer": 0.2,
    "discard": 0.05,
}
