"""Glory, and the end of the game."""

from typing import Final

from mischia.games.quarriors.rules.state import State

EMPTY: Final = 4  # QU-86


def gain_glory(s: State, seat: int, n: int, clause: str) -> None:  # QU-R41: checked whenever it is gained
    """A player gains glory, and may have won by it; nothing is to be done after that."""
    if n > 0:
        s.glory[seat] += n
        s.say("glory", clause, seat, n)
        if s.glory[seat] >= s.target:  # QU-48, QU-91
            end_game(s, [seat], "QU-91")


def end_if_empty(s: State) -> None:  # QU-86, QU-92, QU-R42
    """The game ends when four creature cards have no dice left."""
    empty = 0
    for cls, card in enumerate(s.cards):
        if card is not None and card.type == "creature" and s.wilds[cls] == 0:
            empty += 1
    if empty >= EMPTY:
        end_game(s, most_glorious(s), "QU-93")


def most_glorious(s: State) -> list[int]:  # QU-93
    """Most glory wins; then most creatures; then the victory is shared."""
    best = max([(s.glory[seat], len(s.ready[seat])) for seat in range(s.seats)])
    return [seat for seat in range(s.seats) if (s.glory[seat], len(s.ready[seat])) == best]


def end_game(s: State, winners: list[int], clause: str) -> None:
    s.phase = "over"
    s.finish(tuple(winners))
    for seat in winners:
        s.say("win", clause, seat)


def is_over(s: State) -> bool:
    """Whether somebody has just won, so that nothing more is to be done."""
    return s.phase == "over"
