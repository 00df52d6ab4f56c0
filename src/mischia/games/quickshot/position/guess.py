"""What a seat can't know, dealt anew."""

from random import Random
from typing import Any

from mischia.core.bags import ONE, Bag, bag, handful, items, nth, size
from mischia.core.game import Odds
from mischia.core.position import Doc
from mischia.core.questions import Move
from mischia.games.quickshot.bot import beliefs
from mischia.games.quickshot.rules.cards import ALL
from mischia.games.quickshot.rules.state import State


def guess(s: State, seat: int, rng: Random) -> State:
    """A table that looks the same from this seat, its hidden cards dealt anew; -1 is an onlooker.

    Whoever remembers what the others did deals them the hands that fit it, the likelier the better they fit.
    """
    new = s.clone()
    own = seat if seat >= 0 and not s.dummies[seat] else -1
    unseen = unseen_by(s, own)
    for other in s.players:
        if other != own:
            new.hands[other] = beliefs.dealt(s, other, unseen, rng)
            unseen -= new.hands[other]
    new.aside = bag(handful(unseen, size(s.aside), rng))
    unseen -= new.aside
    nowhere = size(unseen) - size(s.deck)
    if nowhere:  # cards that are nowhere are out of the game
        unseen -= bag(handful(unseen, nowhere, rng))
    new.deck = unseen
    if new.sealed is not None:
        choose_anew(new, own, rng)
    new.ask_again()
    return new


def unseen_by(s: State, own: int) -> Bag:
    """All cards that a seat does not see; -1 is an onlooker."""
    unseen = ALL - s.discard
    for card in s.table:
        if card:
            unseen -= ONE[card]
    if own >= 0:
        unseen -= s.hands[own]
    return unseen


def odds(known: State, seat: int, truth: State) -> list[Odds]:
    """How likely the others' hands are dealt as they are."""
    return beliefs.odds(known, unseen_by(known, seat), seat, truth)


def choose_anew(s: State, own: int, rng: Random) -> None:
    """Others' choices that lie face down may be any card of theirs."""
    assert s.sealed is not None
    for seat in range(s.seats):
        move: Move | None = s.sealed[seat]
        if move is not None and seat != own:
            hand = s.hands[seat]
            s.sealed[seat] = (*move[:-1], nth(hand, int(rng.random() * size(hand))))


def imagine(seen: Doc) -> Doc:
    """Some position that looks like this to whoever sees it: hidden places filled from the lowest card up."""
    left = items(ALL - known(seen))

    def take(n: int) -> list[int]:
        taken, left[:] = left[:n], left[n:]
        return taken

    doc = dict(seen)
    doc["hands"] = {name: take(hand) if isinstance(hand, int) else hand for name, hand in seen["hands"].items()}
    doc["table"] = {
        name: {**entry, "card": take(1)[0]} if entry["card"] is None else entry for name, entry in seen["table"].items()
    }
    doc["set_aside"] = take(seen["set_aside"])
    deck = take(seen["deck"])
    doc["deck"] = {card: deck.count(card) for card in sorted(set(deck))}
    return doc


def known(seen: dict[str, Any]) -> Bag:
    """Every card that the view shows."""
    cards: list[int] = list(seen["discard"])
    cards += [entry["card"] for entry in seen["table"].values() if entry["card"] is not None]
    for hand in seen["hands"].values():
        if isinstance(hand, list):
            cards += hand
    return bag(cards)
