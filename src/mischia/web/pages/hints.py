"""What the coach says, as a page shows it: a plate on each move, and a sentence."""

from dataclasses import dataclass
from typing import Any

from mischia.bots import advice_text
from mischia.bots.advice import Advice, Candidate
from mischia.core.language import Strings
from mischia.table.seen import TableSeen
from mischia.web.pages import render


@dataclass(frozen=True)
class Plate:
    """What hangs on a move: the chance to win with it, and how sure that is; or only that it is the pick."""

    move: str
    label: str
    pick: bool
    chance: str
    full: str  # the same in words
    bar: tuple[int, int, int]  # of a hundred: the chance, and between which bounds it lies
    even: int | None  # everybody's share
    then: str


@dataclass(frozen=True)
class Hint:
    """What the coach would do, and why."""

    title: str
    text: str
    guess: str
    plates: tuple[Plate, ...]


def hint_of(advice: Advice, seen: TableSeen, say: Strings) -> Hint:
    """An advice in the reader's words."""
    names = [seat.name for seat in seen.seats]
    plates = [plate(one, at == 0, advice, names, say) for at, one in enumerate(advice.candidates)]
    title, why = advice_text.pick(advice, say, names), advice_text.why(advice, say, names)
    return Hint(title, why, advice_text.guess(advice, say), tuple(plates))


def plate(one: Candidate, pick: bool, advice: Advice, names: list[str], say: Strings) -> Plate:
    low, high = (round(100 * bound) for bound in (one.low, one.high))
    return Plate(
        one.phrase,
        say.move(one.move, names),
        pick,
        advice_text.chance(one, say),
        advice_text.chance_in_full(one, say),
        (round(100 * (one.chance or 0.0)), low, high),
        None if advice.even is None else round(100 * advice.even),
        advice_text.follows(one, say, names),
    )


def message(hint: Hint, seen: TableSeen, say: Strings) -> dict[str, Any]:
    """A hint for an open page: what it draws, and on which moves."""

    def drawn(template: str, model: Any) -> str:
        return render.draw_part(template, say.language, seen.game.name, model)

    return {
        "question": str(seen.number),
        "title": hint.title,
        "why": drawn("hint_why.html", hint),
        "plates": [{"move": one.move, "html": drawn("odds.html", one)} for one in hint.plates],
        "lines": drawn("hint.html", hint),
    }
