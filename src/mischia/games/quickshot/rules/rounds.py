"""Quickshot: the rules, in the order of the rulebook."""

from typing import Any, Final

from mischia.core.bags import bag
from mischia.core.questions import Ask, AskAll, Chance, Move, Moves, Question
from mischia.games.quickshot.rules.cards import (
    CAMOUFLAGE,
    CARD,
    CONSPIRACY,
    DECLINE,
    EXPLOSION,
    HAND,
    NUMBERS,
    POISON,
    REINFORCEMENTS,
    ROUNDS,
    SET_ASIDE,
    SNIPE,
    TRAP,
    adds,
    discards,
    plays,
)
from mischia.games.quickshot.rules.state import NOBODY, NOBODY_UP, PRINTED, State

# --- setup


def set_up(s: State) -> None:
    s.then(*[(deal_hand, seat) for seat in range(s.seats)], set_aside, first_leader, play_round)


def deal_hand(s: State, seat: int) -> Question:  # QS-6
    return Chance(("deal", seat), s.deck, HAND, hand_dealt)


def hand_dealt(s: State, seat: int, outcome: Move) -> None:
    s.hands[seat] = bag(outcome[2:])
    s.deck -= s.hands[seat]
    s.say("dealt", "QS-6", seat, HAND)


def set_aside(s: State) -> Question:  # QS-7
    return Chance(("set aside",), s.deck, SET_ASIDE, was_set_aside)


def was_set_aside(s: State, outcome: Move) -> None:
    s.aside = bag(outcome[1:])
    s.deck -= s.aside
    s.say("set-aside", "QS-7", SET_ASIDE)


def first_leader(s: State) -> Question | None:  # QS-9, QS-R5
    if s.leader == NOBODY:
        return Chance(("leader",), bag(range(s.seats)), 1, leader_drawn)
    return None


def leader_drawn(s: State, outcome: Move) -> None:
    s.leader = outcome[1]
    s.say("first-leader", "QS-9", s.leader)


# --- the round


def play_round(s: State) -> None:  # QS-10
    s.say("round", "QS-21" if s.round > 1 else "QS-9", s.round)
    s.agenda.extend(FROM_THE_LAST)


def leader_draws(s: State) -> Question:  # QS-11, QS-32: out of the discarded cards if the deck has run out
    return Chance(("draw",), s.deck or s.discard, 1, leader_drew)


def leader_drew(s: State, outcome: Move) -> None:
    if not s.deck:  # QS-32, QS-R26
        s.deck = s.discard
        s.discard = 0
        s.say("reshuffled", "QS-32")
    card = outcome[1]
    s.deck -= CARD[card]
    s.hands[s.leader] += CARD[card]
    s.say("draws", "QS-11", s.leader)


def leader_plays(s: State) -> Question:  # QS-12
    hand = s.hands[s.leader]
    if s.dummies[s.leader]:
        return Chance(("plays", s.leader), hand, 1, leader_played)  # QS-74
    return Ask(s.leader, plays(hand), leader_played)


def leader_played(s: State, move: Move) -> None:
    card: int = move[-1]
    s.hands[s.leader] -= CARD[card]
    s.table[s.leader] = card
    s.up[card] = s.leader
    s.say("leads", "QS-12", s.leader, card)


def out_without_cards(s: State) -> None:  # QS-34, QS-R16
    if 0 not in s.hands:
        return
    for seat in s.players[:]:
        if not s.hands[seat] and seat != s.leader:
            eliminate(s, seat)
            s.say("out-no-card", "QS-R16", seat)
    end_if_alone(s)


def others_play(s: State) -> Question:  # QS-13, QS-R2
    hands: list[Any] = s.hands  # compiled, an int would be made anew to look it up
    moves: list[Moves] = [plays(hand) for hand in hands]
    moves[s.leader] = ()
    return AskAll(moves, others_played, dummies_draw(s, moves) if s.with_dummies else None, has_chosen)


def dummies_draw(s: State, moves: list[Moves]) -> list[Chance | None]:  # QS-74, QS-R28
    draws: list[Chance | None] = [None] * s.seats
    for seat in s.players:
        if s.dummies[seat] and seat != s.leader:
            draws[seat] = Chance(("plays", seat), s.hands[seat], 1, others_played)
            moves[seat] = ()
    return draws


def has_chosen(s: State, seat: int) -> None:
    s.say("chooses", "QS-13", seat)


def others_played(s: State, chosen: list[Move | None]) -> None:
    for seat in s.players:
        move = chosen[seat]
        if move is not None:
            card: int = move[-1]
            s.hands[seat] -= CARD[card]
            s.table[seat] = card


def reveal(s: State) -> None:  # QS-15
    if s.log is None:  # nobody listens
        return
    for seat in s.players:
        if seat != s.leader:
            s.say("reveals", "QS-15", seat, s.table[seat])


def turn_twins_down(s: State) -> None:  # QS-16, QS-R6
    up, table = s.up, s.table
    twins = 0
    for seat in s.players:
        card = table[seat]
        if up[card] == NOBODY:
            up[card] = seat
        elif up[card] != seat:
            twins |= 1 << card
    if twins:
        for seat in s.players:
            card = s.table[seat]
            if twins >> card & 1:
                s.up[card] = NOBODY
                s.say("turned-down", "QS-16", seat)


def out_as_leader(s: State) -> None:  # QS-30, QS-31, QS-R22
    if nobody_visible(s):
        s.say("all-down", "QS-30")
        if not s.hands[s.leader] and (s.round == ROUNDS or s.options.edition == "fr"):
            eliminate(s, s.leader)
            s.say("out-as-leader", "QS-31", s.leader)
            end_if_alone(s)


def activate_from_1_to_8(s: State) -> None:  # QS-17; QS-R34: an 8 has nothing to do
    for number in range(POISON, 0, -1):  # the agenda is a stack: the last that is put there is the first to be done
        if s.up[number] != NOBODY:
            s.agenda.append(ABILITIES[number])


def strongest_leads(s: State) -> None:  # QS-18
    seat = strongest(s)
    clause = "QS-18"
    if seat == NOBODY:  # QS-30, QS-31, QS-R20, QS-R21
        seat = s.leader
        clause = "QS-R20"
        if seat not in s.players:
            seat = s.left_of(seat)
            clause = "QS-R21"
    elif s.reversed:
        clause = "QS-49"
    if seat == s.leader:
        s.say("keeps-lead", clause, seat)
    else:
        s.leader = seat
        s.say("takes-lead", clause, seat)


def discard_table(s: State) -> None:  # QS-20
    for card in s.table:
        s.discard += CARD[card]
    s.table = [0] * s.seats
    s.up = NOBODY_UP[:]
    s.strength = PRINTED[:]
    s.reversed = False


def next_round(s: State) -> None:
    if s.round == ROUNDS:  # QS-22, QS-69
        s.say("wins", "QS-69", s.leader)
        s.finish((s.leader,))
    else:  # QS-21
        s.round += 1
        s.then(play_round)


# --- strength


def nobody_visible(s: State) -> bool:
    return s.up == NOBODY_UP


def strongest(s: State) -> int:
    """QS-19: who is last in the order in force; nobody if no card is visible."""
    return at_the_end(s, 1)


def weakest(s: State) -> int:
    """QS-57, QS-61, QS-R7: who is first in the order in force."""
    return at_the_end(s, -1)


def at_the_end(s: State, end: int) -> int:
    """Who is last (1) or first (-1) in the order in force; nobody if no card is visible."""
    up, strength = s.up, s.strength
    order = -2 * end if s.reversed else 2 * end  # QS-46
    found = NOBODY
    furthest = -99
    for number in NUMBERS:
        if up[number] != NOBODY:
            rank = order * strength[number]
            if number == REINFORCEMENTS:  # QS-54, QS-R11: the stronger of two that tie
                rank += end
            if rank > furthest:
                furthest = rank
                found = up[number]
    return found


# --- elimination and end


def eliminate(s: State, seat: int) -> None:  # QS-35, QS-36; QS-37: a card that is gone activates no more
    card = s.table[seat]
    s.discard += CARD[card] + s.hands[seat]
    s.table[seat] = 0
    s.hands[seat] = 0
    if s.up[card] == seat:
        s.up[card] = NOBODY
    s.players.remove(seat)


def end_if_alone(s: State) -> None:  # QS-68, QS-R18
    if len(s.players) == 1:
        s.say("wins", "QS-68", s.players[0])
        s.finish((s.players[0],))


# --- abilities, each under its card's name


def camouflage(s: State) -> None:  # QS-39: see `is_safe`
    s.say("activates", "QS-39", s.up[CAMOUFLAGE], CAMOUFLAGE)


def is_safe(s: State, seat: int) -> bool:  # QS-39, QS-R9: it protects, but its player is compared like any other
    return seat == s.up[CAMOUFLAGE]


def trap(s: State) -> None:  # QS-41, QS-R15
    seat = s.up[TRAP]
    s.say("activates", "QS-41", seat, TRAP)
    victims = [victim for victim in s.players if s.up[s.table[victim]] == victim and is_prey(s.table[victim])]
    for victim in victims:
        eliminate(s, victim)
        s.say("eliminated-by", "QS-41", victim, TRAP)
    if victims:  # QS-42, QS-45, QS-R42
        s.strength[TRAP] = 9
        s.say("strength", "QS-42", seat, 9)
        end_if_alone(s)


def is_prey(card: int) -> bool:
    return card in (REINFORCEMENTS, EXPLOSION)


def conspiracy(s: State) -> None:  # QS-46
    s.say("activates", "QS-46", s.up[CONSPIRACY], CONSPIRACY)
    s.reversed = True
    s.say("reversed", "QS-46")


def reinforcements(s: State) -> None:  # QS-50
    if s.up[REINFORCEMENTS] != NOBODY:
        s.say("activates", "QS-50", s.up[REINFORCEMENTS], REINFORCEMENTS)
        s.then(reinforce)


def reinforce(s: State) -> Question | None:  # QS-50, QS-52
    seat = s.up[REINFORCEMENTS]
    hand = s.hands[seat]
    if not hand:  # QS-R13
        return None
    if s.dummies[seat]:  # QS-R29
        return Chance(("discards", seat), hand, 1, reinforced)
    return Ask(seat, adds(hand), reinforced)


def reinforced(s: State, move: Move) -> None:
    seat = s.up[REINFORCEMENTS]
    if move == DECLINE:  # QS-51
        s.say("declines", "QS-51", seat)
        return
    card: int = move[-1]
    s.hands[seat] -= CARD[card]
    s.discard += CARD[card]
    s.say("adds", "QS-50", seat, card)
    s.strength[REINFORCEMENTS] += card  # QS-53, QS-R14
    s.say("strength", "QS-50", seat, s.strength[REINFORCEMENTS])


def explosion(s: State) -> None:  # QS-55, QS-24
    if s.up[EXPLOSION] == NOBODY:  # QS-37
        return
    s.say("activates", "QS-55", s.up[EXPLOSION], EXPLOSION)
    for victim in s.players[:]:
        if s.up[s.table[victim]] != victim:
            eliminate(s, victim)
            s.say("eliminated-by", "QS-55", victim, EXPLOSION)
    end_if_alone(s)


def snipe(s: State) -> None:  # QS-57, QS-58
    s.say("activates", "QS-57", s.up[SNIPE], SNIPE)
    victim = weakest(s)
    if is_safe(s, victim):  # QS-59
        s.say("safe", "QS-59", victim, SNIPE)
    else:
        eliminate(s, victim)
        s.say("eliminated-by", "QS-60" if s.reversed else "QS-57", victim, SNIPE)
        end_if_alone(s)


def poison(s: State) -> None:  # QS-61, QS-64
    if s.up[POISON] == NOBODY:  # QS-37
        return
    s.say("activates", "QS-61", s.up[POISON], POISON)
    victim = weakest(s)
    if is_safe(s, victim):  # QS-65
        s.say("safe", "QS-65", victim, POISON)
    elif not s.hands[victim]:  # QS-63
        eliminate(s, victim)
        s.say("eliminated-by", "QS-63", victim, POISON)
        end_if_alone(s)
    else:
        s.then(victim_discards)


def victim_discards(s: State) -> Question:  # QS-62
    victim = weakest(s)
    hand = s.hands[victim]
    if s.dummies[victim]:  # QS-74
        return Chance(("discards", victim), hand, 1, victim_discarded)
    return Ask(victim, discards(hand), victim_discarded)


def victim_discarded(s: State, move: Move) -> None:
    victim = weakest(s)
    card: int = move[-1]
    s.hands[victim] -= CARD[card]
    s.discard += CARD[card]
    s.say("discards", "QS-66" if s.reversed else "QS-61", victim, card)


ABILITIES: Final = (None, camouflage, trap, conspiracy, reinforcements, explosion, snipe, poison)

ROUND: Final = (  # the eight phases, QS-11 to QS-22, with what the notes put between them
    leader_draws,
    leader_plays,
    out_without_cards,
    others_play,
    reveal,
    turn_twins_down,
    out_as_leader,
    activate_from_1_to_8,
    strongest_leads,
    discard_table,
    next_round,
)
FROM_THE_LAST: Final = ROUND[::-1]  # as the agenda has it
