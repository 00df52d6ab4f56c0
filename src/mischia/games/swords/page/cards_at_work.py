"""Which cards of a duel are at work when something happens: they light up on the page."""

from mischia.core.state import Event
from mischia.games.swords.content.box import EFFECTS, Design
from mischia.games.swords.page.forecast import staged
from mischia.games.swords.page.scene import Cards, Duel, line_of
from mischia.games.swords.rules.cards import BLACK, COLOUR, DESIGNS
from mischia.games.swords.rules.duel import STEP_BACK, is_cut, is_parry
from mischia.games.swords.rules.state import NOBODY, State
from mischia.games.swords.rules.terms import BOTH_HIT, STEP, STRAIN, TEMPO, WRONG_PARRY

ORDER = ("green", "purple", "yellow", "black")  # in which the rules of a duel are read out
CLAUSES = {design.id: design.clause for design in DESIGNS}  # by card: what it does in the virtual duel


def in_order(cards: Cards) -> list[int]:
    """SW-42: the different cards, in the order in which they are read out."""
    return sorted(set(cards), key=lambda card: (ORDER.index(DESIGNS[card].colour), card))


def at_work(duel: Duel, event: Event) -> Cards:
    """The cards that act in an event; `duel` is as it stands after it."""
    there = [card for card in in_order(duel.cards) if duel.shorter != NOBODY or COLOUR[card] != BLACK]
    return tuple(card for card in there if DESIGNS[card].clause == event.clause or acts(duel, event, DESIGNS[card]))


def acts(duel: Duel, event: Event, design: Design) -> bool:
    """Whether a card acts although its clause is not the one that is cited."""
    moment = EFFECTS[design.kind].moment
    match event.id:
        case "count-duel":
            return design.colour == "green" or moment == TEMPO
        case "contact":
            return design.colour == "yellow"
        case "strains":
            return strain_by(duel, duel.of(event.args[0]), design) > 0
        case "beat":
            return slips_by(duel, design)
        case "wins-duel":
            return moment == BOTH_HIT and duel.struck == "both"
        case _:
            return False


def beaten(duel: Duel) -> State:
    """The duel as the rules know it, in the beat that was shown last."""
    s = staged(duel)
    s.chosen = [fighter.action for fighter in duel.fighters]
    s.contact = duel.contact
    return s


def strain_by(duel: Duel, fighter: int, design: Design) -> int:
    """How much a card has just strained a fighter."""
    effect = EFFECTS[design.kind]
    return int(effect.function(beaten(duel), fighter, design)) if effect.moment == STRAIN else 0


def slips_by(duel: Duel, design: Design) -> bool:
    """What cards do that no event tells: a free step back, a wrong parry that holds."""
    effect = EFFECTS[design.kind]
    actions = [fighter.action for fighter in duel.fighters]
    for mine in (0, 1):
        wrong = is_parry(actions[mine]) and is_cut(actions[1 - mine]) and line_of(duel, 0) != line_of(duel, 1)
        silent = {STEP: actions[mine] == STEP_BACK, WRONG_PARRY: wrong}
        if silent.get(effect.moment) and effect.function(beaten(duel), mine, design):
            return True
    return False
