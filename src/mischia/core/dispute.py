"""A dispute: a moment of a match as a scenario, which says what happened and runs as it stands.

Whoever disagrees changes what it expects: then it fails until the rules do as the dispute says.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mischia.core.errors import MischiaError
from mischia.core.game import EVERYWHERE
from mischia.core.match import Match
from mischia.core.position import Doc, whole
from mischia.core.scenario import Failed, parse, run, text_of

MOST_MOVES = 40  # legal moves that are written down


class NotWritten(MischiaError):
    """A moment of which no scenario can be written."""

    def __init__(self) -> None:
        super().__init__("This moment can't be written as a scenario.", "no-dispute")


@dataclass(frozen=True)
class About:
    """What a dispute is about, as everybody may know who reads its file."""

    id: str
    title: str
    clauses: tuple[str, ...]
    said: str = ""  # what should have happened
    by: str = ""  # whose words that are


# --- the whole moment, nothing hidden


def of_events(match: Match, last: int, about: About) -> str:
    """The answer that led to an event, with the position before it and all that came of it.

    `last` is the number of the event among all. It begins where the question was opened, so that choices made at once
    stand together, and ends when somebody is asked again; if it does not come out the same from there, it begins with
    the match.
    """
    start, given, number = 0, match.outset, -1
    done: list[tuple[str, str]] = []
    for again in match.again():
        if again.last_deed is not None:
            name, phrase = again.last_deed
            if phrase is None:
                start, given, number, done = len(again.events), again.position, again.number, []
            else:
                done.append((name, phrase))
        if not again.turn and not again.over:
            continue
        if len(again.events) > last:
            short = _scenario(match, given, _when(done), _came_out(again, given, start), about)
            long = _scenario(match, match.outset, _when(again.answers), _came_out(again, match.outset, 0), about)
            return _that_holds(match, short, long)
        if again.number != number:
            start, given, number, done = len(again.events), again.position, again.number, []
    raise NotWritten


def of_refusal(match: Match, number: int, name: str, phrase: str, about: About) -> str:
    """A move that was refused when the question of that number was open, and what could have been done instead."""
    asked = _asked(match, number)
    return _that_holds(match, _scenario(match, asked.position, *_refused(asked, name, phrase), about))


# --- what a seat may know


def as_refused(match: Match, number: int, name: str, phrase: str, about: About) -> str:
    """A move that was refused, in a position that looks the same to the seat: nothing hidden is in it."""
    given = match.game.imagine(_asked(match, number).see(name))
    alike = Match(match.game, given, match.game.show_options(match.options), seed=about.id, scripted=True)
    return _that_holds(match, _scenario(match, given, *_refused(alike, name, phrase), about))


def as_heard(match: Match, name: str | None, since: int, upto: int, about: About) -> str:
    """What a viewer has heard and seen, as remarks: a file that is whole only when the match is over."""
    past = match.past(name)
    views = past.views(max(0, since - 1))
    before, after = views(since - 1) if since else {}, views(upto - 1)
    told = {
        "game": match.game.name,
        "clauses": list(about.clauses),
        "before": {key: value for key, value in before.items() if value != after.get(key)},
        "events": [match.game.tell(event, match.names) for event in past.events[since:upto]],
        "after": {key: value for key, value in after.items() if value != before.get(key)},
    }
    why = "The match goes on: this is what was seen from there. The whole moment can be had when it is over."
    return _remarks([about.title, *_words(about), "", why, "", *text_of(told).splitlines()])


# --- inside


def _asked(match: Match, number: int) -> Match:
    """The match when a question was opened."""
    for again in match.again():
        if again.number == number:
            return again
    raise NotWritten


def _refused(match: Match, name: str, phrase: str) -> tuple[list[Doc], Doc]:
    then: Doc = {"turn": match.turn} if match.turn else {}  # where dice are still to be thrown, nobody may do anything
    if match.turn and len(match.moves(name)) <= MOST_MOVES:
        then["moves"] = {name: match.moves(name)}
    return [{"refused": {name: phrase}}], then


def _when(answers: Sequence[tuple[str, str]]) -> list[Doc]:
    return [{name: phrase} for name, phrase in answers]


def _came_out(match: Match, given: Mapping[str, Any], start: int) -> Doc:
    """What must be true afterwards: all that was told since, whose turn it is, and the keys that have changed."""
    events = [event for event in match.events[start:] if event.id not in EVERYWHERE]
    then: Doc = {"events": [match.game.tell(event, match.names) for event in events]}
    if match.over:
        then |= {"over": True, "winners": match.winners}
    elif match.turn:
        then["turn"] = match.turn
    told = whole(match.game, match.state, match.names)
    plain = {key: value for key, value in match.position.items() if value == told[key]}  # what has no mark of its own
    return {**then, **_changed(plain, given)}


def _changed(now: Mapping[str, Any], before: Mapping[str, Any]) -> Doc:
    """What of a position is another than it was; of maps, only the entries that are."""
    found = {}
    for key, value in now.items():
        old = before.get(key)
        if value is None or value == old:
            continue
        both = isinstance(value, dict) and isinstance(old, dict) and _changed(value, old)
        found[key] = both or value
    return found


def _scenario(match: Match, given: Doc, when: list[Doc], then: Doc, about: About) -> str:
    """A scenario file, with the words of whoever disputes as a remark."""
    options = match.game.show_options(match.options)
    doc: Doc = {"id": about.id, "clauses": list(about.clauses), "title": about.title, "game": match.game.name}
    doc |= {"options": options} if options else {}
    how = "What follows is what happened, and it holds. Change `then` to what should be true: mischia check tells."
    return _remarks([*_words(about), how]) + text_of([{**doc, "given": given, "when": when, "then": then}])


def _words(about: About) -> Iterator[str]:
    if about.said:
        yield f"What should have happened, {about.by} says:" if about.by else "What should have happened:"
        yield from (f"  {line}" for line in about.said.splitlines())


def _remarks(lines: Sequence[str]) -> str:
    """Lines that say nothing to the program; what could end a line or can't be printed is left out."""
    clean = ("".join(letter for letter in line if letter.isprintable()) for line in lines)
    return "".join(f"# {line}".rstrip() + "\n" for line in clean)


def _that_holds(match: Match, *texts: str) -> str:
    """The first of some files that runs as it stands."""
    for text in texts:
        try:
            for scenario in parse(text, "dispute.yaml"):
                run(scenario, {match.game.name: match.game})
        except (Failed, MischiaError):
            continue
        return text
    raise NotWritten
