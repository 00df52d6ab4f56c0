"""Quarriors! Quarmageddon: the setup and the turn, in the order of the rulebook."""

from typing import Final

from mischia.core.bags import ONE, Bag, bag, one_of
from mischia.core.questions import Ask, Chance, Move, Moves, Question
from mischia.core.state import Task
from mischia.games.quarriors.content.catalogue import DONE, Card, cls_of, die_of, undone
from mischia.games.quarriors.options import CREATURES, SPELLS
from mischia.games.quarriors.rules.abilities import (  # noqa: F401  they register themselves
    attacking,
    cast_spells,
    destroyed,
    immediates,
    reactions,
    scored,
    standing,
    summoned,
)
from mischia.games.quarriors.rules.attack import begin_attack
from mischia.games.quarriors.rules.copying import copied, copy_moves
from mischia.games.quarriors.rules.destruction import starve
from mischia.games.quarriors.rules.glory import end_if_empty
from mischia.games.quarriors.rules.immediate import ready_spells, use_immediate
from mischia.games.quarriors.rules.rolling import draw_dice, roll_dice
from mischia.games.quarriors.rules.scoring import score_creatures
from mischia.games.quarriors.rules.spells import cast, casts
from mischia.games.quarriors.rules.state import State, changed
from mischia.games.quarriors.rules.strength import capture_cost, discount
from mischia.games.quarriors.rules.summoning import can_summon, summon

DICE: Final = 5  # QU-10
HAND: Final = 6  # QU-52
SPEND_ALL: Final[Move] = ("spend all",)
ATTACK: Final[Move] = ("attack",)
END: Final[Move] = ("end",)

# --- setup


def set_up(s: State) -> None:
    s.then(reveal_creatures, reveal_spells, first_player)


def reveal_creatures(s: State) -> Question | None:  # QU-5, QU-7
    return reveal(s, "creature", CREATURES)


def reveal_spells(s: State) -> Question | None:  # QU-8
    return reveal(s, "spell", SPELLS)


def reveal(s: State, type: str, most: int) -> Question | None:
    """The next card of a deck is turned up, until enough classes are in the Wilds."""
    if len([card for card in s.cards if card is not None and card.type == type]) >= most:
        return None
    return Chance(("reveal",), deck(s, type), 1, revealed, s.cat.dealt)


def deck(s: State, type: str) -> Bag:
    """The cards of a deck that were not turned up yet, by their place in the alphabet."""
    left = 0
    for at, name in enumerate(s.cat.dealt):
        card = s.cat.cards[name]
        if card.type == type and is_dealt(s, card):
            left += one_of(at)
    return left


def is_dealt(s: State, card: Card) -> bool:
    """Whether a card can still be turned up: it is of a chosen box and neither in the Wilds nor back in the box."""
    return (
        card.box in s.options.sets.split()
        and card.id not in s.content.get("cards", {})
        and s.cards[card.cls] is not card
        and card.id not in s.boxed
    )


def revealed(s: State, outcome: Move) -> None:
    card = s.cat.cards[outcome[1]]
    s.then(reveal_creatures if card.type == "creature" else reveal_spells)
    if s.cards[card.cls] is not None:  # QU-6
        s.boxed.append(card.id)
        s.say("box", "QU-6", card.id)
    else:
        lay_out(s, card, DICE)
        s.say("wilds", "QU-5" if card.type == "creature" else "QU-8", card.id)


def lay_out(s: State, card: Card, dice: int) -> None:  # QU-10
    """A card joins the Wilds, with so many dice from the box."""
    laid = list(s.cards)
    laid[card.cls] = card
    s.cards = tuple(laid)
    s.wilds[card.cls] = dice
    s.box -= dice * ONE[card.cls]


def first_player(s: State) -> Question:  # QU-14, QU-R2
    return Chance(("start",), bag(range(s.seats)), 1, started)


def started(s: State, outcome: Move) -> None:
    begin_turn(s, outcome[1])
    s.say("start", "QU-14", s.current)


# --- the turn


def begin_turn(s: State, seat: int) -> None:  # QU-44
    s.current = seat
    s.phase = "score"
    s.captures = 2 if s.options.advanced_capture else 1  # QU-82, QU-115
    s.then(*TURN)


def draw_six(s: State) -> None:  # QU-52
    s.phase = "ready"
    s.to_draw = HAND
    s.rolling = 0


def roll_all(s: State) -> None:  # QU-52: those that were already there too
    seat = s.current
    classes = [cls_of(die) for die in s.active[seat]]
    s.active[seat] = [die_of(cls, 0) for cls in classes]
    s.rolling = bag(classes)


# --- phases 2 and 4: what a player does of the own free will


def summon_and_cast(s: State) -> Question:  # QU-59, QU-61
    pool = sorted({die & ~DONE for die in s.active[s.current]})
    summons = [("summon", s.cat.words[die]) for die in pool if can_summon(s, die)]
    moves = (*spends(s), *summons, *casts(s), *copy_moves(s, s.current), ATTACK)
    return Ask(s.current, moves, acted, open=True)


def spends(s: State) -> Moves:  # QU-16, QU-R11, QU-R12
    """Dice of the Active Pool that show quiddity, one by one or all at once."""
    shown = quiddity_shown(s)
    moves: list[Move] = [("spend", s.cat.words[die]) for die in sorted({die & ~DONE for die in shown})]
    if len(shown) > 1:
        moves.append(SPEND_ALL)
    return tuple(moves)


def quiddity_shown(s: State) -> list[int]:
    return sorted([die for die in s.active[s.current] if s.cat.face(die).quiddity], key=undone)


def acted(s: State, move: Move) -> None:
    """A move of the main step; then there is another, until the attack."""
    if move == ATTACK:
        s.then(starve)
        return
    s.then(starve, summon_and_cast)
    if move[0] == "summon":
        summon(s, move)
    else:
        act(s, move)


def act(s: State, move: Move) -> None:
    """What can be done in both main steps."""
    if move[0] == "copy":
        copied(s, s.current, move)
    elif move == SPEND_ALL:
        for die in quiddity_shown(s):
            spend(s, die)
    elif move[0] == "spend":
        die = s.cat.die(move[1])
        spend(s, die if die in s.active[s.current] else die | DONE)
    else:
        cast(s, move)


def spend(s: State, die: int) -> None:  # QU-34, QU-R11
    """A die goes to the Spent Pile for its quiddity."""
    seat = s.current
    s.active[seat].remove(die)
    s.spent[seat] += ONE[cls_of(die)]
    s.quiddity += s.cat.face(die).quiddity
    s.say("spend", "QU-34", seat, s.cat.words[undone(die)])


# --- phase 4


def begin_capture(s: State) -> None:
    s.phase = "capture"


def capture(s: State) -> Question:  # QU-82
    moves = (*spends(s), *casts(s), *copy_moves(s, s.current), *captures(s), END)
    return Ask(s.current, moves, captured, open=True)


def captures(s: State) -> Moves:  # QU-83, QU-R43
    """The dice of the Wilds that can be paid."""
    if not s.captures:
        return ()
    most = s.quiddity + discount(s)
    found: list[Move] = []
    for cls, card in enumerate(s.cards):
        if card is not None and s.wilds[cls] > 0 and card.cost <= most:
            found.append(("capture", s.cat.classes[cls]))
    return tuple(found)


def captured(s: State, move: Move) -> None:
    if move == END:
        s.then(starve)
        return
    s.then(starve, capture)
    if move[0] == "capture":
        cls = s.cat.ids[move[1]]
        s.quiddity -= capture_cost(s, cls)
        s.captures -= 1
        s.wilds[cls] -= 1
        s.used[s.current] += ONE[cls]  # QU-85
        s.say("capture", "QU-82", s.current, move[1])
        end_if_empty(s)
    else:
        act(s, move)


# --- phase 5


def clear_away(s: State) -> None:  # QU-88
    s.phase = "end"
    seat = s.current
    s.used[seat] += s.spent[seat] + bag([cls_of(die) for die in s.active[seat]])
    s.spent[seat] = 0
    s.active[seat] = []
    s.then(starve)


def keep_spells(s: State) -> Question | None:  # QU-89: unattached ones may be discarded, the others stay
    spells = sorted(set(s.spells[s.current]))
    if not spells:
        return None
    return Ask(s.current, (*[("discard", s.cat.words[die]) for die in spells], END), kept, open=True)


def kept(s: State, move: Move) -> None:
    if move != END:
        die = s.cat.die(move[1])
        s.spells[s.current].remove(die)
        s.used[s.current] += ONE[cls_of(die)]
        s.say("discard", "QU-89", s.current, s.cat.classes[cls_of(die)])
        s.then(keep_spells)
    s.then(starve)


def end_turn(s: State) -> None:  # QU-42, QU-90
    """What held for this turn is over, and the player on the left has the turn."""
    s.quiddity = 0
    s.discount = 0
    s.scored = []
    s.summoned = []
    s.victims = []
    s.boosts = []
    s.to_active = []
    for seat in range(s.seats):
        for creature in s.ready[seat][:]:
            if creature.marks:
                s.put(seat, creature, changed(s.cat, creature, creature.attached, creature.copy, 0))
    ended = s.current
    begin_turn(s, (ended + 1) % s.seats)
    s.say("end", "QU-90", ended)


TURN: Final[tuple[Task, ...]] = (  # QU-44: the five phases
    score_creatures,
    starve,
    draw_six,
    draw_dice,
    roll_all,
    roll_dice,
    use_immediate,
    ready_spells,
    starve,
    summon_and_cast,
    begin_attack,
    begin_capture,
    capture,
    clear_away,
    keep_spells,
    end_turn,
)
