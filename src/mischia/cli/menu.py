"""The moves that a player may choose from, each under a number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.core.match import Match
from mischia.core.phrases import tidy
from mischia.core.typography import plainly


@dataclass(frozen=True)
class Choice:
    """A move: the number to type, its phrase, its label, and what it is made with."""

    number: str
    phrase: str
    label: str
    effect: str


def choices(match: Match, name: str, say: Strings, typed: Mapping[str, str]) -> list[Choice]:
    """What a player may choose now, but for the moves that are only typed."""
    moves = {phrase: move for phrase, move in match.choices(name).items() if move[0] not in typed}
    found = []
    for number, (phrase, move) in zip(numbers(list(moves)), moves.items(), strict=True):
        subject = match.game.subject(move)
        found.append(Choice(number, phrase, say.move(move, match.names), say(subject) if subject else ""))
    return found


def numbers(phrases: Sequence[str]) -> list[str]:
    """The numbers to type: those of the cards where that is clear, else 1, 2, 3 ...

    >>> numbers(["add 4", "add 7", "decline"]), numbers(["go north", "go east"]), numbers(["spend goblin 1", "end"])
    (['4', '7', '0'], ['1', '2'], ['1', '2'])
    """
    said = [phrase.split() for phrase in phrases]
    told = [words[-1] if words[-1].isdecimal() else "0" for words in said]
    short = all(len(words) <= 2 for words in said)
    if short and len(set(told)) == len(told) and set(told) != {"0"}:
        return told
    return [str(at) for at in range(1, len(phrases) + 1)]


def chosen(said: str, menu: Sequence[Choice]) -> Choice | None:
    """The choice that somebody has typed: its number, its phrase or its label."""
    wanted = plainly(tidy(said))
    for choice in menu:
        if wanted in (choice.number, plainly(choice.phrase), plainly(choice.label)):
            return choice
    return None
