"""Lessons: a first game with a coach. Each idea is a scenario in which one player learns: that player's lines are the
moves that are meant, and any other legal move is answered by what it would cause."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game
from mischia.core.language import LANGUAGES, Strings
from mischia.core.match import CHANCE, Match
from mischia.core.page import Line as Told
from mischia.core.page import Page
from mischia.core.phrases import tidy
from mischia.core.scenario import Failed, Line, Scenario, named, played, read, settle, speaks_of
from mischia.core.story import Story

WORDS = 25  # that the coach says at once, at most
PANELS = 3  # of what a move would cause
BRIEF = 150  # milliseconds: what stands no longer is no panel of its own
HELPED = 3  # tries after which the coach offers to play
ANYTHING = "anything"  # in the place of a move: all moves of which nothing else is said
LONGEST = 60  # answers until the learner must have been asked again


class Stop(NamedTuple):
    """A moment at which the coach speaks: what is said, what to look at, and the move that is meant, if any is."""

    at: int  # the place of the coach's line
    says: str
    looks: str
    otherwise: Mapping[str, str]  # by move: what the coach says to it
    meant: Line | None  # without it there is nothing to do but to watch


def ideas(game: Game) -> tuple[Scenario, ...]:
    """The lesson of a game, idea by idea; none, if it has no lesson."""
    return _ideas(game.folder)


@cache
def _ideas(folder: Path) -> tuple[Scenario, ...]:
    return tuple(one for path in sorted((folder / "lessons").glob("*.yaml")) for one in read(path))


def stops(idea: Scenario) -> list[Stop]:
    """Where the coach speaks."""
    found, lines = [], idea.lines
    for at, line in enumerate(lines):
        if line.kind == "coach":
            upto = next((n for n in range(at + 1, len(lines)) if lines[n].kind in ("coach", "move")), len(lines))
            between = lines[at + 1 : upto]
            looks = next((one.phrase for one in between if one.kind == "look"), "")
            otherwise = {move: id for one in between if one.kind == "otherwise" for move, id in one.check.items()}
            mine = upto < len(lines) and lines[upto].kind == "move" and lines[upto].actor == idea.learner
            found.append(Stop(at, line.phrase, looks, otherwise, lines[upto] if mine else None))
    return found


def come_to(stop: Stop, idea: Scenario, game: Game) -> Match:
    """The table when the coach speaks there."""
    return next(one.match for one in played(idea, game, watched=True) if one.line is idea.lines[stop.at])


def legal(match: Match, name: str, phrase: str) -> str | None:
    """The legal move that a phrase names, be it in other words."""
    return next(iter(named(match, [tidy(phrase)], match.moves(name))), None)


def is_meant(stop: Stop, match: Match, phrase: str) -> bool:
    """Whether a phrase names the move that is meant."""
    if stop.meant is None:
        return False
    me = stop.meant.actor
    return legal(match, me, phrase) == legal(match, me, stop.meant.phrase)


def said_to(stop: Stop, match: Match, learner: str, phrase: str) -> str:
    """The message that is written for a move that is not meant; empty, if there is none."""
    wanted = legal(match, learner, phrase)
    said = {legal(match, learner, move): id for move, id in stop.otherwise.items() if move != ANYTHING}
    return said.get(wanted) or stop.otherwise.get(ANYTHING, "")


# --- what another move would cause


def if_played(stop: Stop, idea: Scenario, game: Game, phrases: Sequence[str]) -> Match:
    """The table when the learner has played otherwise, and the others as in the scenario, as far as they still can."""
    match, me = come_to(stop, idea, game), idea.learner
    for phrase in phrases:
        settle(match)
        match.play(me, phrase)
    waiting = [line for line in idea.lines[stop.at :] if line.kind == "move" and line.actor != me]
    for _ in range(LONGEST):
        if match.over or me in match.awaited:
            break
        if match.turn:
            _others_play(match, waiting)
        else:
            _chance_speaks(match, waiting)
    return match


def _others_play(match: Match, waiting: list[Line]) -> None:
    """The next who is waited for does as the scenario says, or else whatever comes first."""
    name = match.awaited[0]
    may = match.moves(name)
    for line in waiting:
        if line.actor == name and named(match, [line.phrase], may):
            waiting.remove(line)
            match.play(name, line.phrase)
            return
    match.play(name, match.onward(name)[0])


def _chance_speaks(match: Match, waiting: list[Line]) -> None:
    for line in waiting:
        if line.actor == CHANCE and speaks_of(match, line.phrase):
            waiting.remove(line)
            try:
                match.play(CHANCE, line.phrase)
            except MischiaError:  # it can't come now
                break
            return
    match.draw()


def causes(
    stop: Stop, idea: Scenario, game: Game, phrases: Sequence[str], page: Page[Any], say: Strings
) -> tuple[Told, ...]:
    """What other moves would cause, as the log tells it to the learner: what would come of the meant one too is left
    out if there is more to tell, and so is all that comes after this round or turn."""
    assert stop.meant is not None
    otherwise = if_played(stop, idea, game, phrases)
    before = len(come_to(stop, idea, game).past(idea.learner).events)
    as_well = {line.text for line in _told(if_played(stop, idea, game, [stop.meant.phrase]), before, idea, page, say)}
    every = _told(otherwise, before, idea, page, say)
    other = [line for line in every if line.text not in as_well]
    found = other if len(other) > 1 else every
    if len(found) < 2 and not otherwise.over:
        found = [*found, _asked(otherwise, idea.learner, say)]
    return tuple(_chosen(found, idea.learner))


def _told(match: Match, before: int, idea: Scenario, page: Page[Any], say: Strings) -> list[Told]:
    """The lines after so many events, up to the next heading."""
    past = match.past(idea.learner)
    told = Story(page, past, say).hear(len(past.events)).lines
    new = [line for line in told if line.upto > before and (line.heading or line.ms > BRIEF)]
    begins = next((at for at, line in enumerate(new) if not line.heading), len(new))
    ends = next((at for at in range(begins, len(new)) if new[at].heading), len(new))
    return new[begins:ends]


def _chosen(lines: Sequence[Told], learner: str) -> list[Told]:
    """Of many lines the first, the last, and of those between that name the learner the one that stands longest."""
    if len(lines) <= PANELS:
        return list(lines)
    between = lines[-2:0:-1]  # of equals the later
    about = [line for line in between if learner in line.text] or between
    return [lines[0], max(about, key=lambda line: line.ms), lines[-1]]


def _asked(match: Match, learner: str, say: Strings) -> Told:
    """Where little happens yet: what is asked then."""
    asks = learner in match.awaited
    text = say(f"ask-{match.phase}") if asks else say(f"wait-{match.phase}", names=say.all_of(match.awaited, "nobody"))
    return Told("asked", "glyphs.svg#step", text, match.clause, 0)


# --- whether a lesson holds


def check(idea: Scenario, game: Game) -> None:
    """A lesson says what it means: it raises Failed where it does not."""
    found = stops(idea)
    _check_words(idea.number, idea.title, game)
    for stop in found:
        number = idea.lines[stop.at].number
        for id in (stop.says, *stop.otherwise.values()):
            _check_words(number, id, game)
        if stop.meant is not None:
            _check_moves(stop, idea, game)
        elif stop.otherwise:
            raise Failed(number, f"a move of {idea.learner} after otherwise", "none")
    taught = [stop.meant.number for stop in found if stop.meant is not None]
    for line in idea.lines:
        if line.kind == "move" and line.actor == idea.learner and line.number not in taught:
            raise Failed(line.number, f"a word of the coach before {line.actor}: {line.phrase}", "none")
    said = [line for line in idea.lines if line.kind in ("coach", "move")]
    if not said or said[-1].kind != "coach":
        raise Failed(said[-1].number if said else idea.number, "a word of the coach at the end", "none")


def _check_words(number: int, id: str, game: Game) -> None:
    for language in LANGUAGES:
        say = Strings(game, language)
        if say.plain or not say.has(id):
            raise Failed(number, f"a message {id} in {language}", "none")
        many = len(say(id).split())
        if many > WORDS:
            raise Failed(number, f"at most {WORDS} words in {id} in {language}", str(many))


def _check_moves(stop: Stop, idea: Scenario, game: Game) -> None:
    match, me = come_to(stop, idea, game), idea.learner
    for phrase in stop.otherwise:
        if phrase != ANYTHING and (legal(match, me, phrase) is None or is_meant(stop, match, phrase)):
            there = f"{phrase}, of {listed(match.moves(me))}"
            raise Failed(idea.lines[stop.at].number, f"another move of {me} after otherwise", there)
