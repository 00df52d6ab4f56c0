"""Which cards of a duel are at work when something happens: they light up on the page."""

from mischia.core.state import Event
from mischia.games.swords.content.box import DESIGNS
from mischia.games.swords.page.scene import Cards, Duel, line_of
from mischia.games.swords.rules.cards import BLACK, COLOUR
from mischia.games.swords.rules.duel import BREATHE, FEINT, STEP_BACK, is_cut, is_parry
from mischia.games.swords.rules.state import NOBODY

ORDER = ("green", "purple", "yellow", "black")  # in which the rules of a duel are read out
CLAUSES = {  # by card: what it does in the virtual duel
    "flamingo": "SW-V41",
    "wrong-hand": "SW-V42",
    "pirate-eye": "SW-V43",
    "stone-face": "SW-V44",
    "duck-walk": "SW-V45",
    "jitterbug": "SW-V46",
    "whirligig": "SW-V47",
    "empty-hands": "SW-V48",
    "ten-paces": "SW-V49",
    "nose-to-nose": "SW-V50",
    "deep-bow": "SW-V51",
    "blind-start": "SW-V52",
    "battle-cry": "SW-V53",
    "hot-potato": "SW-V54",
    "pirouette": "SW-V55",
    "swap-sides": "SW-V56",
    "knee-drop": "SW-V57",
    "statue": "SW-V58",
    "free-arm": "SW-V59",
    "head-start": "SW-V60",
    "elbow-room": "SW-V61",
    "fair-doubt": "SW-V62",
    "light-feet": "SW-V63",
    "low-profile": "SW-V64",
}
COLOUR_CLAUSES = {"purple": "SW-36", "green": "SW-37", "yellow": "SW-39", "black": "SW-40"}


def in_order(cards: Cards) -> list[int]:
    """SW-42: the different cards, in the order in which they are read out."""
    return sorted(set(cards), key=lambda card: (ORDER.index(DESIGNS[card].colour), card))


def at_work(duel: Duel, event: Event) -> Cards:
    """The cards that act in an event; `duel` is as it stands after it."""
    there = [card for card in in_order(duel.cards) if duel.shorter != NOBODY or COLOUR[card] != BLACK]
    return tuple(card for card in there if acts(duel, event, DESIGNS[card].id))


def acts(duel: Duel, event: Event, id: str) -> bool:
    design = next(design for design in DESIGNS if design.id == id)
    if CLAUSES[id] == event.clause:
        return True
    match event.id:
        case "count-duel":
            return design.colour == "green" or id == "head-start"
        case "contact":
            return design.colour == "yellow"
        case "strains":
            return strains(duel, duel.of(event.args[0]), design.trigger) or (id == "battle-cry" and duel.contact)
        case "beat":
            return slips_by(duel, id)
        case "wins-duel":
            return id == "fair-doubt" and all(fighter.fate for fighter in duel.fighters) and duel.struck == "both"
        case _:
            return False


def strains(duel: Duel, fighter: int, trigger: str) -> bool:
    """Whether a purple card has just strained a fighter."""
    action = duel.fighters[fighter].action
    if action == BREATHE:  # SW-V22
        return False
    return {
        "cut": is_cut(action),
        "parry": is_parry(action),
        "feint": action == FEINT,
        "step back": action == STEP_BACK,
        "even beat": duel.bout_beat % 2 == 0,
        "repeat": action == duel.before[fighter],
    }.get(trigger, False)


def slips_by(duel: Duel, id: str) -> bool:
    """What black cards do that no event tells: a free step back, a wrong parry that holds."""
    if duel.shorter == NOBODY:
        return False
    mine, theirs = duel.fighters[duel.shorter].action, duel.fighters[1 - duel.shorter].action
    if id == "light-feet":  # SW-V63
        return mine == STEP_BACK
    wrong = is_parry(mine) and is_cut(theirs) and line_of(duel, 0) != line_of(duel, 1)
    return id == "low-profile" and wrong  # SW-V64
