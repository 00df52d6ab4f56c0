"""How often players of some styles prefer which card, as far as that does not hang on what else they hold.

Fitted, as a logit, to what bots chose out of known hands, each style to a level of its own:
`python -m tests.habits 400 expert`, and so on.
"""

from math import exp
from typing import Final, NamedTuple

from mischia.core.bags import count, kinds
from mischia.core.questions import Move
from mischia.games.quickshot.rules.cards import NUMBERS, ROUNDS
from mischia.games.quickshot.rules.rounds import leader_played, others_played, reinforced, victim_discarded
from mischia.games.quickshot.rules.state import State

DECLINED: Final = "0"

Row = tuple[float, ...]
Style = dict[str, float]  # by act, as `beliefs` writes it, how likely it is beside others; by its sign, if held twice


class Worths(NamedTuple):
    """What is worth how much to a style, by round, then by card; 0 is no card."""

    lead: tuple[Row, ...]
    follow: tuple[Row, ...]
    add: tuple[Row, ...]
    throw: tuple[Row, ...]
    met: tuple[Row, ...]  # by the card that was led, then by the one that is played to it
    twice: Row  # a card that is held more than once: to lead, to follow, to add, to throw


EXPERT: Final = Worths(
    lead=(
        (0.0, 1.5, -1.9, 1.9, -2.0, 0.5, -2.0, 2.2, -0.3),
        (0.0, 1.2, -2.2, 2.3, -2.1, 0.4, -1.4, 1.8, 0.0),
        (0.0, 1.3, -1.4, 1.9, -2.0, -0.2, -1.7, 1.7, 0.5),
        (0.0, -0.8, 1.7, 1.9, 0.6, -1.6, -1.9, -1.4, 1.5),
    ),
    follow=(
        (0.0, 0.0, -0.1, -0.3, -0.8, 0.6, 0.4, 0.3, 0.0),
        (0.0, -0.5, -0.4, -0.1, -0.4, 1.4, 0.3, 0.2, -0.6),
        (0.0, -0.6, -0.4, 0.2, -0.2, 0.9, 0.2, 0.3, -0.5),
        (0.0, 1.2, 0.9, 0.7, -0.2, -1.6, -1.4, -0.3, 0.7),
    ),
    add=(
        (0.9, -0.5, -0.9, -0.9, 0.9, 1.5, 0.5, -0.8, -0.6),
        (1.2, -0.7, -1.0, -1.0, 0.2, 1.8, 0.2, -0.2, -0.5),
        (1.0, -0.9, -1.1, -0.7, 0.0, 0.4, 0.7, 0.9, -0.3),
        (-0.6, -1.1, -0.7, -0.6, 0.4, 0.5, 0.4, 0.6, 1.1),
    ),
    throw=(
        (0.0, -1.3, -1.5, -1.6, 1.6, 0.9, 2.3, 0.8, -1.1),
        (0.0, -1.2, -0.9, -1.3, 1.3, 1.7, 1.1, 0.5, -1.2),
        (0.0, -1.3, -0.6, -1.1, 0.9, 1.8, 0.9, 0.2, -0.8),
        (0.0, 0.1, 0.5, -0.6, -0.1, 0.2, 0.2, -0.5, 0.1),
    ),
    met=(
        (0.0, -1.8, 0.6, 0.0, 0.3, 0.2, 0.7, 0.2, -0.2),
        (0.0, -0.7, -3.3, -0.8, -1.4, -0.4, 2.0, 2.5, 2.0),
        (0.0, 1.6, 0.9, -2.5, -0.1, 1.5, -1.0, 0.0, -0.4),
        (0.0, 0.3, 0.9, 1.4, -1.6, -0.6, -0.1, 0.0, -0.3),
        (0.0, -0.1, 0.6, 0.3, -0.6, 1.1, -1.0, -0.4, 0.2),
        (0.0, 0.3, -0.1, 0.2, 0.5, 0.6, -1.1, -0.4, 0.0),
        (0.0, 0.2, 0.2, 0.8, 0.4, -0.5, -0.2, -1.2, 0.1),
        (0.0, 0.3, 0.1, 1.0, 0.7, -0.4, 0.2, -0.2, -1.7),
    ),
    twice=(1.0, 1.6, 0.8, 1.0),
)
NORMAL: Final = Worths(
    lead=(
        (0.0, -0.2, 0.1, 0.2, -0.2, 0.1, 0.1, 0.1, -0.1),
        (0.0, 0.1, 0.3, -0.3, -0.5, 0.2, -0.2, 0.5, 0.0),
        (0.0, 0.4, 0.2, -0.5, -0.7, -0.2, -0.1, 0.5, 0.4),
        (0.0, 0.4, 1.1, 0.7, 0.0, -1.0, -0.9, -0.7, 0.3),
    ),
    follow=(
        (0.0, -0.2, -0.1, -0.1, -0.3, 0.2, 0.3, 0.2, -0.1),
        (0.0, 0.1, -0.3, -0.4, -0.3, 0.3, 0.1, 0.2, 0.2),
        (0.0, 0.5, 0.1, -0.8, -0.5, 0.0, 0.1, 0.3, 0.3),
        (0.0, 0.7, 1.2, 0.8, 0.2, -0.9, -1.1, -0.6, -0.4),
    ),
    add=(
        (0.7, -0.8, -1.0, -0.7, 0.0, 0.4, 1.2, 0.6, -0.4),
        (0.1, -0.7, -0.3, -1.1, -0.2, 0.7, 0.9, 1.1, -0.7),
        (-0.4, -0.6, -0.6, -1.0, -0.1, 1.4, 0.5, 1.0, -0.2),
        (-2.1, 0.4, 0.8, 1.1, 0.9, 0.5, -0.2, -0.5, -0.8),
    ),
    throw=(
        (0.0, -0.7, -0.8, -1.1, 0.0, 1.0, 1.4, 1.2, -1.0),
        (0.0, -0.7, -0.6, -1.3, 0.1, 1.0, 1.1, 0.7, -0.3),
        (0.0, 1.0, -0.5, -1.3, -0.8, 1.1, 0.4, 0.5, -0.5),
        (0.0, 1.1, 0.3, 0.4, 0.2, 0.1, -0.7, -0.8, -0.7),
    ),
    met=(
        (0.0, -0.8, 0.1, -0.6, 0.1, 0.3, 0.4, 0.3, 0.3),
        (0.0, 0.5, -1.0, 0.2, -0.6, -0.6, 0.3, 0.5, 0.6),
        (0.0, 1.1, 0.2, -1.2, 0.2, 0.3, -0.1, -0.2, -0.3),
        (0.0, 0.2, 0.6, 0.3, -0.7, -0.1, -0.2, 0.1, 0.0),
        (0.0, -0.1, 0.6, 0.0, -0.2, -0.4, -0.1, 0.2, 0.1),
        (0.0, 0.1, 0.0, 0.5, -0.2, -0.1, -0.5, 0.2, 0.0),
        (0.0, 0.0, 0.2, 0.1, 0.3, 0.1, -0.2, -0.8, 0.3),
        (0.0, 0.1, 0.2, 0.3, 0.3, 0.1, 0.0, 0.0, -1.0),
    ),
    twice=(0.1, 0.1, -0.2, -0.0),
)


def style_of(worths: Worths) -> Style:
    """The habits of a style, by act."""
    signs = ("l", worths.lead), ("p", worths.follow), ("a", worths.add), ("t", worths.throw)
    found = {sign: exp(twice) for (sign, _), twice in zip(signs, worths.twice, strict=True)}
    for turn in range(ROUNDS + 1):  # 0 where it is not known
        for led in range(len(worths.met) + 1):
            for card in (0, *NUMBERS):
                for sign, by_round in signs:
                    met = worths.met[led - 1][card] if sign == "p" and led else 0.0
                    found[f"{sign}{card}{turn}{led}"] = exp(by_round[max(turn, 1) - 1][card] + met)
    return found


STYLES: Final = (style_of(EXPERT), style_of(NORMAL))


def twice(what: str, many: int) -> tuple[str, ...]:
    return (f"{what} twice",) if many > 1 else ()


def features(s: State, seat: int, chosen: Move) -> list[tuple[list[tuple[str, ...]], int]]:
    """A choice as a fit takes it."""
    question = s.question
    assert question is not None
    then = question.then
    cards = list(kinds(s.hands[seat]))
    if then is leader_played:
        found = [(f"lead r{s.round} {card}", *twice("lead", count(s.hands[seat], card))) for card in cards]
    elif then is others_played:
        led = s.table[s.leader]
        found = [
            (f"follow r{s.round} {card}", f"follow l{led} {card}", *twice("follow", count(s.hands[seat], card)))
            for card in cards
        ]
    elif then is reinforced:
        cards.append(0)
        found = [(f"add r{s.round} {card}", *twice("add", count(s.hands[seat], card))) for card in cards]
    elif then is victim_discarded:
        found = [(f"throw r{s.round} {card}", *twice("throw", count(s.hands[seat], card))) for card in cards]
    else:
        return []
    return [(found, cards.index(chosen[1] if len(chosen) > 1 else 0))]
