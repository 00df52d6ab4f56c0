"""Which cards of a duel are at work when something happens: they light up on the page."""

from mischia.core.state import Event
from mischia.games.swords.content.box import DESIGNS, Design
from mischia.games.swords.page.forecast import staged
from mischia.games.swords.page.scene import NUMBER, Cards, Duel, line_of
from mischia.games.swords.rules.cards import BLACK, COLOUR
from mischia.games.swords.rules.duel import STEP_BACK, is_cut, is_parry, strain_of
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
CITED = {clause: NUMBER[id] for id, clause in CLAUSES.items()}  # by clause: the card that lights up with it
COLOUR_CLAUSES = {"purple": "SW-36", "green": "SW-37", "yellow": "SW-39", "black": "SW-40"}


def in_order(cards: Cards) -> list[int]:
    """SW-42: the different cards, in the order in which they are read out."""
    return sorted(set(cards), key=lambda card: (ORDER.index(DESIGNS[card].colour), card))


def at_work(duel: Duel, event: Event) -> Cards:
    """The cards that act in an event; `duel` is as it stands after it."""
    there = [card for card in in_order(duel.cards) if duel.shorter != NOBODY or COLOUR[card] != BLACK]
    return tuple(card for card in there if card == CITED.get(event.clause) or acts(duel, event, DESIGNS[card]))


def acts(duel: Duel, event: Event, design: Design) -> bool:
    """Whether a card acts although its clause is not the one that is cited."""
    match event.id:
        case "count-duel":
            return design.colour == "green" or design.kind == "start-tempo"
        case "contact":
            return design.colour == "yellow"
        case "strains":
            return strains(duel, duel.of(event.args[0]), design)
        case "beat":
            return slips_by(duel, design.kind)
        case "wins-duel":
            return design.kind == "double-wins" and duel.struck == "both"
        case _:
            return False


def strains(duel: Duel, fighter: int, design: Design) -> bool:
    """Whether a card has just strained a fighter."""
    if design.kind == "contact-strain":
        return duel.contact
    purple = {design.trigger: design.amount} if design.kind == "strain" else {}
    return strain_of(staged(duel), purple, duel.fighters[fighter].action, fighter) > 0


def slips_by(duel: Duel, kind: str) -> bool:
    """What black cards do that no event tells: a free step back, a wrong parry that holds."""
    if duel.shorter == NOBODY:
        return False
    mine, theirs = duel.fighters[duel.shorter].action, duel.fighters[1 - duel.shorter].action
    if kind == "free-step":  # SW-V63
        return mine == STEP_BACK
    wrong = is_parry(mine) and is_cut(theirs) and line_of(duel, 0) != line_of(duel, 1)
    return kind == "wrong-parry-holds" and wrong  # SW-V64
