"""What certainly follows from a choice, by what everybody knows."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from mischia.core.bags import bag
from mischia.games.swords.content.box import COLOURS, EFFECTS
from mischia.games.swords.page.scene import Cards, Duel, Scene
from mischia.games.swords.rules import duel as rules
from mischia.games.swords.rules.cards import DESIGNS, SET, SETS, colours, sets
from mischia.games.swords.rules.duel import ACTIONS, BIT_OF, BREATHE, LIMITS, LINES, YIELD
from mischia.games.swords.rules.state import NOBODY, NOTHING, State
from mischia.games.swords.rules.terms import CHOSEN, CONTACT, START, STRAIN


class Gain(NamedTuple):
    """What a pile does for somebody: sets in all, the colours that it completes, and those that are then one short."""

    sets: int
    made: tuple[str, ...] = ()
    short: tuple[str, ...] = ()


def gain(front: Cards, pile: Cards) -> Gain:
    """SW-57: what somebody with these cards has when the pile joins them."""
    before, after = colours(bag(front)), colours(bag((*front, *pile)))
    made = [name for at, name in enumerate(COLOURS) for _ in range(after[at] // SET - before[at] // SET)]
    short = [name for at, name in enumerate(COLOURS) if after[at] != before[at] and after[at] % SET == SET - 1]
    return Gain(sets(bag((*front, *pile))), tuple(made), tuple(short))


def winners_by(scene: Scene, pile: int) -> list[int]:
    """SW-60: the seats that would have three sets with this pile."""
    cards = scene.piles[pile]
    return [seat for seat, spot in enumerate(scene.spots) if sets(bag((*spot.front, *cards))) >= SETS]


# --- the virtual duel


def staged(duel: Duel) -> State:
    """The duel as the rules know it, before both choose."""
    s = State()
    s.clear(2)
    s.fighters = [0, 1]
    s.cards = bag(duel.cards)
    s.shorter = duel.shorter
    s.start_values()
    s.bout_beat, s.beat, s.tempo, s.limits = duel.bout_beat, duel.beat, duel.tempo, duel.limits
    s.paces = [fighter.paces for fighter in duel.fighters]
    s.strain = [fighter.strain for fighter in duel.fighters]
    s.last = [fighter.last for fighter in duel.fighters]
    s.arm = duel.arm
    return s


def open_to(duel: Duel, fighter: int) -> list[int]:
    """The actions that a fighter may choose."""
    return [ACTIONS.index(move[0]) for move in rules.actions(staged(duel), fighter) if move != YIELD]


def outcome(duel: Duel, fighter: int, mine: int, theirs: int) -> str:
    """What comes of two actions for one of the two: win, lose, void, tempo, foe (it is theirs), clash, slip or none;
    chance, where it hangs on the line that chance gives a cut (SW-V47)."""
    s = staged(duel)
    s.chosen = [mine, theirs] if fighter == 0 else [theirs, mine]
    s.lines = [NOTHING, NOTHING]
    s.bout_beat += 1
    s.beat += 1
    s.terms.act(CHOSEN, s)
    found = {met(s.clone(), duel.tempo, fighter, drawn) for drawn in product(range(len(LINES)), repeat=len(s.pending))}
    return found.pop() if len(found) == 1 else "chance"


def met(s: State, tempo: int, fighter: int, drawn: Sequence[int]) -> str:
    """What comes of the chosen actions with these lines; `tempo`: whose it was before."""
    for one, line in zip(s.pending, drawn, strict=True):
        s.lines[one] = line
    s.pending, s.log = [], []
    s.agenda = [rules.end_beat]
    rules.meet(s)
    heard = {event.id: event.args for event in s.log}
    decided = [task[1] for task in s.agenda if isinstance(task, tuple) and task[0] is rules.win_duel]
    if decided:
        return "win" if decided[0] == fighter else "lose"
    if "void" in heard:
        return "void"
    if s.tempo == tempo:
        return "clash" if s.contact else "none"
    if s.tempo == NOBODY:
        return "clash" if s.contact else "slip"
    return "tempo" if s.tempo == fighter else "foe"


def strain_from(duel: Duel, fighter: int, action: int) -> int:
    """SW-V19: what an action will cost, whatever the other does."""
    s = staged(duel)
    s.bout_beat += 1
    s.chosen[fighter] = action
    return s.terms.sum(STRAIN, s, fighter)


class Closed(NamedTuple):
    """Why an action can't be chosen: what bars it, and a card if it is one's."""

    why: str  # the message
    clause: str
    card: int = NOTHING


def closed(duel: Duel, fighter: int, action: int, clauses: dict[str, str]) -> Closed | None:
    """What bars an action, if anything does."""
    if action in open_to(duel, fighter):
        return None
    if action == BREATHE:
        return Closed("closed-strain", "SW-V6")
    moment = START if duel.bout_beat == 0 else CONTACT
    for card in duel.cards:
        design = DESIGNS[card]
        barring = design.limit and EFFECTS[design.kind].moment == moment and duel.limits & BIT_OF[design.limit]
        if barring and action in LIMITS[design.limit]:
            return Closed("closed-card", clauses[design.id], card)
    return Closed("closed-pace", "SW-V5")
