"""Let's Hit Each Other With Fake Swords: the rules, in the order of the rulebook."""

from itertools import combinations
from typing import Any, Final

from mischia.core.bags import Bag, bag, size
from mischia.core.questions import Ask, AskAll, AskAny, Chance, Move, Moves, Question
from mischia.core.state import Event
from mischia.games.swords.rules.cards import CARD, LETTERS, MORE, SETS, pile_count, sets, splits
from mischia.games.swords.rules.duel import READY, call_out, fight
from mischia.games.swords.rules.state import NOTHING, TIE, State

LOWER: Final[Move] = ("lower",)
CLAIMS: Final[Moves] = tuple([("claim", pile) for pile in range(len(LETTERS))])
POINTS: Final[Moves] = tuple([("point", pile) for pile in range(len(LETTERS))])

# --- setup


def set_up(s: State) -> None:
    s.then(*[(deal_card, seat) for seat in range(s.seats) if not s.front[seat]], play_round)


def deal_card(s: State, seat: int) -> Question:  # SW-8
    return Chance(("draw",), s.deck or s.discard, 1, card_dealt)


def card_dealt(s: State, seat: int, outcome: Move) -> None:
    card: int = outcome[1]
    take_from_deck(s, card)
    s.front[seat] += CARD[card]
    s.say("dealt", "SW-8", seat, card)


def take_from_deck(s: State, card: int) -> None:
    if not s.deck:  # SW-65, SW-R26
        s.deck = s.discard
        s.discard = 0
        s.say("reshuffle", "SW-65")
    s.deck -= CARD[card]


# --- the Boss's turn


def play_round(s: State) -> None:  # SW-11
    s.say("boss", "SW-11" if s.round > 1 else "SW-10", s.boss)
    s.then(*ROUND)


def end_without_cards(s: State) -> None:  # SW-R28
    if not s.deck and not s.discard:
        s.say("no-cards", "SW-R28")
        most = max([sets(cards) for cards in s.front])
        s.agenda.clear()
        s.then((settle, [seat for seat in range(s.seats) if sets(s.front[seat]) == most]))


def boss_draws(s: State) -> Question | None:  # SW-12, SW-R27
    there = s.deck or s.discard
    if size(s.drawn) == s.seats + MORE or not there:
        return None
    return Chance(("draw",), there, 1, boss_drew)


def boss_drew(s: State, outcome: Move) -> None:
    card: int = outcome[1]
    take_from_deck(s, card)
    s.drawn += CARD[card]
    s.say("drawn", "SW-12", card)
    s.then(boss_draws)


def boss_sorts(s: State) -> Question:  # SW-13, SW-14, SW-15
    return Ask(s.boss, splits(s.drawn, pile_count(s.seats, size(s.drawn))), boss_sorted)


def boss_sorted(s: State, move: Move) -> None:
    s.drawn = 0
    lay_piles(s, move)
    s.then((raise_fingers, tuple(s.piles)))


def lay_piles(s: State, move: Move) -> None:
    s.piles = [bag(pile) for pile in move[1:]]
    s.claims = [NOTHING] * s.seats
    if s.log is not None:
        s.tell(Event("sorts", "SW-13", (s.boss, len(s.piles), *[tuple(sorted(pile)) for pile in move[1:]])))


def raise_fingers(s: State, piles: tuple[Bag, ...]) -> Question | None:  # SW-18 to SW-22
    if all(s.fingers):
        return None
    moves: list[Moves] = []
    onward: list[Moves] = []
    for seat in range(s.seats):
        ready: Moves = ()
        if not s.fingers[seat] and (seat == s.boss or s.fingers[s.boss]):  # SW-21, SW-R11
            ready = (READY,)
        lower: Moves = (LOWER,) if s.fingers[seat] else ()
        claims = [CLAIMS[pile] for pile in range(len(piles)) if s.claims[seat] != pile]  # SW-19
        anew = splits(sum(piles), len(piles)) if seat == s.boss else ()  # SW-20
        moves.append((*ready, *lower, *claims, *anew))
        onward.append(ready)
    return AskAny(moves, onward, finger_moved)


def finger_moved(s: State, piles: tuple[Bag, ...], answer: tuple[int, Move]) -> None:
    seat, move = answer
    if move == READY:
        s.fingers[seat] = True
        s.say("raises", "SW-21", seat)
        if all(s.fingers):  # SW-22
            s.say("count-point", "SW-22")
    elif move == LOWER:
        s.fingers[seat] = False
        s.say("lowers", "SW-R12", seat)
        if seat == s.boss:
            all_down(s)
    elif move[0] == "claim":
        s.claims[seat] = move[1]
        s.say("claims", "SW-19", seat, move[1])
    else:  # SW-20, SW-R12
        lay_piles(s, move)
        all_down(s)
        piles = tuple(s.piles)
    s.then((raise_fingers, piles))


def all_down(s: State) -> None:  # SW-R12
    if any(s.fingers):
        s.fingers = [False] * s.seats
        s.say("fingers-down", "SW-R12")


# --- who gets which pile


def all_point(s: State) -> Question:  # SW-17, SW-23, SW-R13
    return AskAll([POINTS[: len(s.piles)]] * s.seats, all_pointed, final=True)


def all_pointed(s: State, chosen: list[Move]) -> None:
    for seat in range(s.seats):
        s.pointing[seat] = chosen[seat][1]
        s.say("points", "SW-23", seat, s.pointing[seat])


def share_out(s: State) -> None:  # SW-R1
    for pile in range(len(s.piles)):
        pointers = s.pointers(pile)
        if len(pointers) == 1:  # SW-24
            s.front[pointers[0]] += s.piles[pile]
            s.piles[pile] = 0
            s.say("takes", "SW-24", pointers[0], pile)
        elif not pointers:
            discard_pile(s, pile, "SW-25")
        else:
            s.say("contested", "SW-26", pile)


def discard_pile(s: State, pile: int, clause: str) -> None:
    s.discard += s.piles[pile]
    s.piles[pile] = 0
    s.say("discarded", clause, pile)


def contested(s: State) -> list[int]:
    """The piles that are still there: more than one points at each."""
    return [pile for pile in range(len(s.piles)) if s.piles[pile]]


def check_victory(s: State) -> None:  # SW-60, SW-R2
    won = [seat for seat in range(s.seats) if sets(s.front[seat]) >= SETS]
    if won:
        for pile in contested(s):
            discard_pile(s, pile, "SW-R2")
        s.agenda.clear()
        s.then((settle, won))


def boss_selects(s: State) -> Question | None:  # SW-28, SW-R14
    piles = contested(s)
    if len(piles) > 1:
        return Ask(s.boss, tuple([("duel", pile) for pile in piles]), boss_selected)
    if piles:  # SW-R15
        s.say("duel-for", "SW-26", piles[0])
    return None


def boss_selected(s: State, move: Move) -> None:
    s.say("duel-for", "SW-28", move[1])
    for pile in contested(s):
        if pile != move[1]:
            discard_pile(s, pile, "SW-30")


def boss_picks(s: State) -> Question | None:  # SW-27
    piles = contested(s)
    if not piles:
        return None
    pointers = s.pointers(piles[0])
    if len(pointers) > 2:
        return Ask(s.boss, tuple([("fight", *two) for two in combinations(pointers, 2)]), boss_picked)
    s.then((step_forward, piles[0], pointers[0], pointers[1]))
    return None


def boss_picked(s: State, move: Move) -> None:
    s.then((step_forward, contested(s)[0], move[1], move[2]))


def step_forward(s: State, pile: int, one: int, other: int) -> None:
    call_out(s, pile, one, other)
    s.then(fight)


# --- the end of the turn


def end_turn(s: State) -> None:  # SW-55, SW-56
    s.round += 1
    s.boss = s.left_of(s.boss)
    s.clear_round()
    s.then(play_round)


# --- ties


def settle(s: State, tied: list[int]) -> None:
    """One alone has won; between several a tie-break duel decides."""
    if len(tied) == 1:
        s.finish((tied[0],))
        s.say("wins", "SW-60", tied[0])
        return
    s.tied = tied
    if s.log is not None:
        s.tell(Event("tie", "SW-61", tuple(tied)))
    s.then(pick_from_tied)


def tie_pairs(s: State) -> list[tuple[int, ...]]:
    """SW-64, SW-R5: who may fight the tie-break: the two with the most cards; of those who are level, any."""
    numbers = sorted([size(s.front[seat]) for seat in s.tied], reverse=True)
    sure = [seat for seat in s.tied if size(s.front[seat]) > numbers[1]]
    level = [seat for seat in s.tied if size(s.front[seat]) == numbers[1]]
    return [tuple(sorted([*sure, *some])) for some in combinations(level, 2 - len(sure))]


def pick_from_tied(s: State) -> Question | None:
    pairs = tie_pairs(s)
    if len(pairs) > 1:
        return Ask(s.boss, tuple([("fight", *two) for two in sorted(pairs)]), tied_picked)
    s.then((break_tie, pairs[0][0], pairs[0][1]))
    return None


def tied_picked(s: State, move: Move) -> None:
    s.then((break_tie, move[1], move[2]))


def break_tie(s: State, one: int, other: int) -> None:  # SW-61, SW-R6, SW-R8
    call_out(s, TIE, one, other)
    s.then(draw_tie_cards, fight)


def draw_tie_cards(s: State) -> Question | None:  # SW-62, SW-63
    if size(s.cards) == TIE_CARDS:
        return None
    theirs = s.front[s.fighters[0]] + s.front[s.fighters[1]]
    return Chance(("draw",), theirs - s.cards, 1, tie_card_drawn)


def tie_card_drawn(s: State, outcome: Move) -> None:  # SW-R7
    s.cards += CARD[outcome[1]]
    s.start_values()
    s.say("drawn", "SW-63", outcome[1])
    s.then(draw_tie_cards)


TIE_CARDS: Final = 2

ROUND: Final[tuple[Any, ...]] = (  # SW-11 to SW-56
    end_without_cards,
    boss_draws,
    boss_sorts,  # and sorts anew, until all fingers are up
    all_point,
    share_out,
    check_victory,
    boss_selects,
    boss_picks,  # and the two fight
    check_victory,
    end_turn,
)
