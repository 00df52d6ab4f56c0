"""Scenarios: the rulebook, executable. A position, the moves made, what must be true after."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from mischia.core.errors import BadPosition, BadScenario, IllegalMove, MischiaError, UnknownMove, listed
from mischia.core.game import Game
from mischia.core.match import CHANCE, Match
from mischia.core.phrases import same_things, tidy
from mischia.core.position import matches

FIELDS = ("id", "clauses", "title", "game", "options", "given", "learner", "when", "then", "invalid", "proof")
WIDTH = 110  # of a line that is written
COACHING = ("coach", "look", "otherwise")  # lines of a lesson, at which nothing is done


@dataclass(frozen=True)
class Line:
    """One line of `when`: a move, a move that must be refused, a check; in a lesson also what the coach says."""

    number: int
    kind: str  # "move", "refused", "then", or one of COACHING
    actor: str = ""
    phrase: str = ""  # of "coach" the message, of "look" the name of a thing
    check: dict[str, Any] = field(default_factory=dict)  # of "otherwise" the messages, by moves


@dataclass(frozen=True)
class Scenario:
    """One rule, played out."""

    id: str
    clauses: tuple[str, ...]
    title: str
    game: str
    options: dict[str, Any]
    given: dict[str, Any]
    lines: tuple[Line, ...]
    invalid: str | None
    file: str
    number: int
    learner: str = ""  # of a lesson: whose moves are asked for
    proof: dict[str, Any] = field(default_factory=dict)  # of a puzzle: why its move is the best


class Failed(Exception):
    """A scenario does not hold: at which line, what was expected and what was there."""

    def __init__(self, line: int, expected: str, there: str) -> None:
        super().__init__(f"line {line}: expected {expected}; there was {there}")
        self.line = line
        self.expected = expected
        self.there = there


# --- reading


def read(path: str | Path) -> list[Scenario]:
    """The scenarios of a file; a broken file is refused with the line."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, TypeError, ValueError) as error:
        raise BadScenario(f"{path!s}: can't be read: {error}", "bad-scenario") from error
    return parse(text, str(path))


def parse(text: str, path: str) -> list[Scenario]:
    """The scenarios that a text has; `path` is where it is from."""
    loader = yaml.SafeLoader(text)
    try:
        root = loader.get_single_node()
        if root is None:
            return []
        entries = root.value if isinstance(root, yaml.SequenceNode) else None
        if entries is None:
            raise _broken(path, root, "a scenario file is a list of scenarios")
        found = [_scenario(path, loader, entry) for entry in entries]
    except RecursionError as error:
        raise BadScenario(f"{path}: nested too deep", "bad-scenario") from error
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        at = f"line {mark.line + 1}: " if mark else ""
        raise BadScenario(f"{path}: {at}{getattr(error, 'problem', None) or error}", "bad-scenario") from error
    finally:
        loader.dispose()
    seen: set[str] = set()
    for scenario in found:
        if scenario.id in seen:
            raise BadScenario(f"{path}: line {scenario.number}: id {scenario.id} twice", "bad-scenario")
        seen.add(scenario.id)
    return found


def _broken(path: str | Path, node: yaml.Node, fault: str) -> BadScenario:
    return BadScenario(f"{path}: line {node.start_mark.line + 1}: {fault}", "bad-scenario")


def _scenario(path: str, loader: yaml.SafeLoader, node: yaml.Node) -> Scenario:
    value = loader.construct_object(node, deep=True)
    if not isinstance(node, yaml.MappingNode) or not isinstance(value, dict):
        raise _broken(path, node, "a scenario is a map")
    nodes = {key.value: child for key, child in node.value}
    for name, child in nodes.items():
        if name not in FIELDS:
            raise _broken(path, child, f"{name!r} is none of: {listed(list(FIELDS))}")
    for name in ("id", "game"):
        if not isinstance(value.get(name), str):
            raise _broken(path, node, f"a scenario needs {name}")
    if "learner" in value and not isinstance(value["learner"], str):
        raise _broken(path, nodes["learner"], "learner is no player's name")
    for name, kind in (
        ("options", dict),
        ("given", dict),
        ("when", list),
        ("then", dict),
        ("clauses", list),
        ("proof", dict),
    ):
        if value.get(name) is not None and not isinstance(value[name], kind):
            raise _broken(path, nodes[name], f"{name} is no {'map' if kind is dict else 'list'}")
    if ("invalid" in value) == ("when" in value or "then" in value):
        raise _broken(path, node, "a scenario has either `invalid`, or `when` and `then`")
    lines = [_line(path, loader, child) for child in (nodes["when"].value if value.get("when") else [])]
    for line in lines:
        if line.kind in COACHING and "learner" not in value:
            raise BadScenario(f"{path}: line {line.number}: {line.kind} needs a learner", "bad-scenario")
    if value.get("then") is not None:
        lines.append(_check(path, nodes["then"], value["then"]))
    invalid = value.get("invalid")
    return Scenario(
        value["id"],
        tuple(str(clause) for clause in value.get("clauses") or []),
        str(value.get("title", "")),
        value["game"],
        value.get("options") or {},
        value.get("given") or {},
        tuple(lines),
        None if invalid is None else str(invalid),
        path,
        node.start_mark.line + 1,
        value.get("learner", ""),
        value.get("proof") or {},
    )


def _line(path: str, loader: yaml.SafeLoader, node: yaml.Node) -> Line:
    value = loader.construct_object(node, deep=True)
    number = node.start_mark.line + 1
    if not isinstance(value, dict) or len(value) != 1:
        raise _broken(path, node, "a line of `when` is one of: `NAME: move`, `refused: {NAME: move}`, `then: {...}`")
    ((actor, said),) = value.items()
    if actor == "then":
        return _check(path, node, said)
    if actor == "otherwise":
        if not isinstance(said, dict) or not _are_phrases([*said, *said.values()]):
            raise _broken(path, node, "otherwise takes `MOVE: MESSAGE`, once or more")
        return Line(number, actor, check=said)
    if actor in COACHING:
        if not isinstance(said, str):
            raise _broken(path, node, f"{actor} takes one word")
        return Line(number, actor, phrase=said)
    if actor == "refused":
        if not isinstance(said, dict) or len(said) != 1:
            raise _broken(path, node, "refused takes one `NAME: move`")
        ((actor, said),) = said.items()
        return Line(number, "refused", str(actor), str(said))
    if isinstance(said, dict | list) or said is None:
        raise _broken(path, node, f"{actor}: a move is a phrase")
    return Line(number, "move", str(actor), str(said))


def _check(path: str, node: yaml.Node, said: Any) -> Line:
    """A check, each of its words of the kind that it takes: what can't be compared must not hold."""
    if not isinstance(said, dict):
        raise _broken(path, node, "then is no map")
    for key, value in said.items():
        if key in ("turn", "winners", "events") and not _are_phrases(value):
            raise _broken(path, node, f"{key} is no list of words")
        if key == "over" and not isinstance(value, bool):
            raise _broken(path, node, "over is neither true nor false")
        if key in ("moves", "can", "cannot", "sees"):
            if not isinstance(value, dict):
                raise _broken(path, node, f"{key} is no map of players")
            for name, one in value.items():
                if key == "sees" and not isinstance(one, dict):
                    raise _broken(path, node, f"sees: {name}: {one!r} is no map")
                if key != "sees" and not _are_phrases(_in_list(one)):
                    raise _broken(path, node, f"{key}: {name}: {one!r} is neither a move nor a list of moves")
    return Line(node.start_mark.line + 1, "then", check=said)


def _are_phrases(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _in_list(value: Any) -> Any:
    """A single move is a list of one."""
    return [value] if isinstance(value, str) else value


# --- writing


def text_of(doc: Any) -> str:
    """A document as it stands in a file."""
    return yaml.dump(doc, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)


class _Dumper(yaml.SafeDumper):
    """Says everything in full: what is the same twice is written twice."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


# --- running


class Played(NamedTuple):
    """The match after a line of its scenario; before the first there is none."""

    match: Match
    line: Line | None = None
    refusal: MischiaError | None = None  # of a move that must be refused


def run(scenario: Scenario, games: Mapping[str, Game]) -> None:
    """Play a scenario out; it raises Failed where it does not hold."""
    if scenario.game not in games:
        raise Failed(scenario.number, f"one of the games {listed(list(games))}", scenario.game)
    game = games[scenario.game]
    if scenario.invalid is not None:
        _must_be_invalid(scenario, game)
        return
    for _ in played(scenario, game):
        pass


def played(scenario: Scenario, game: Game, watched: bool = False) -> Iterator[Played]:
    """A scenario, line by line; with `watched` the table after every event is kept."""
    try:
        match = Match(game, scenario.given, scenario.options, seed=scenario.id, scripted=True, watched=watched)
    except MischiaError as error:
        raise Failed(scenario.number, "a position that can be", str(error)) from error
    yield Played(match)
    for at, line in enumerate(scenario.lines):
        waits = _chance_is_scripted(scenario.lines[at:])
        refusal = None
        if line.kind == "then":
            _check_now_or_drawn(match, line, waits)
        elif not waits:
            settle(match)
        if line.kind == "refused":
            refusal = _must_be_refused(match, line)
        elif line.kind == "move":
            _make(match, line)
        yield Played(match, line, refusal)


def _must_be_invalid(scenario: Scenario, game: Game) -> None:
    try:
        Match(game, scenario.given, scenario.options, seed=scenario.id, scripted=True)
    except BadPosition as error:
        if error.key != scenario.invalid:
            raise Failed(scenario.number, f"an error that names {scenario.invalid}", str(error)) from error
    else:
        raise Failed(scenario.number, f"an error that names {scenario.invalid}", "none")


def _chance_is_scripted(lines: tuple[Line, ...]) -> bool:
    """Whether the next move that is made is one of chance."""
    return next((line.actor == CHANCE for line in lines if line.kind == "move"), False)


def settle(match: Match) -> None:
    """Draw what no line scripts, until a player may act."""
    while not match.turn and not match.over:
        match.draw()


def _make(match: Match, line: Line) -> None:
    if line.actor == CHANCE:
        while not match.turn and not match.over and not speaks_of(match, line.phrase):
            match.draw()
    try:
        match.play(line.actor, line.phrase)
    except MischiaError as error:
        raise Failed(line.number, f"{line.actor}: {line.phrase}", str(error)) from error


def speaks_of(match: Match, phrase: str) -> bool:
    """Whether what chance has to say now is what the phrase is about."""
    heads = {match.game.phrase(chance.prefix, match.names) for chance in match.chances()}
    return any(f"{tidy(phrase)} ".startswith(f"{tidy(head)} ") for head in heads)


def _must_be_refused(match: Match, line: Line) -> MischiaError:
    before = match.position, match.log
    try:
        match.play(line.actor, line.phrase)
    except (IllegalMove, UnknownMove) as error:
        if before != (match.position, match.log):
            raise Failed(line.number, "nothing to change", "a change by a refused move") from error
        return error
    raise Failed(line.number, f"{line.actor}: {line.phrase} to be refused", "no refusal")


def _check_now_or_drawn(match: Match, line: Line, waits: bool) -> None:
    """Nothing depends on when an unscripted outcome is drawn, so a check may hold before it or after it."""
    try:
        check(match, line)
    except Failed:
        if waits or match.turn or match.over:
            raise
        settle(match)
        check(match, line)


# --- checking


def check(match: Match, line: Line) -> None:
    """Everything that a check names must be so."""
    keys = {key.name: key for key in match.game.keys if not key.view_only}
    for key, expected in line.check.items():
        if key in CHECKS:
            try:
                found = list(CHECKS[key](match, expected))
            except (MischiaError, AttributeError, TypeError) as error:
                raise Failed(line.number, f"{key}: {expected}", f"a check that can't be made: {error}") from error
            for what, wanted, there, holds in found:
                if not holds:
                    raise Failed(line.number, f"{what}: {wanted}", str(there))
        elif key in keys:
            there = match.position[key]
            if not matches(keys[key].spelt_out(expected), there, keys[key].ordered):
                raise Failed(line.number, f"{key}: {expected}", str(there))
        else:
            known = listed([*keys, *CHECKS], most=99)
            raise Failed(line.number, f"a key that can be checked ({known})", str(key))


Found = Iterator[tuple[str, Any, Any, bool]]  # what, expected, there, whether it holds


def _turn(match: Match, expected: Any) -> Found:
    yield "turn", expected, match.turn, matches(expected, match.turn, False)


def _over(match: Match, expected: Any) -> Found:
    yield "over", expected, match.over, expected is match.over


def _winners(match: Match, expected: Any) -> Found:
    yield "winners", expected, match.winners, matches(expected, match.winners, False)


def _moves(match: Match, expected: Any) -> Found:
    for name, said in expected.items():
        phrases, there = _in_list(said), match.moves(name)
        holds = len(phrases) == len(there) and len(named(match, phrases, there)) == len(there)
        yield f"moves of {name}", phrases, there, holds


def _can(match: Match, expected: Any) -> Found:
    for name, said in expected.items():
        phrases, there = _in_list(said), match.moves(name)
        yield f"{name} can", phrases, there, len(named(match, phrases, there)) == len(phrases)


def _cannot(match: Match, expected: Any) -> Found:
    for name, said in expected.items():
        phrases, there = _in_list(said), match.moves(name)
        yield f"{name} cannot", phrases, there, not named(match, phrases, there)


def named(match: Match, phrases: list[str], there: list[str]) -> list[str]:
    """Those of the legal moves that some phrases name, each by a phrase of its own: in the very words first, then in
    other words or with its list in another order."""
    left, found = there[:], []
    meant = [_meant(match, phrase) for phrase in phrases]
    for same in (str.__eq__, same_things):
        for phrase in meant[:]:
            move = next((one for one in left if same(phrase, one)), None)
            if move is not None:
                left.remove(move)
                meant.remove(phrase)
                found.append(move)
    return found


def _meant(match: Match, phrase: str) -> str:
    """A phrase as the list of legal moves would have it."""
    reworded = match.game.reworded(tidy(phrase))
    return phrase if reworded is None else match.game.phrase(reworded[1], match.names)


def _events(match: Match, expected: Any) -> Found:
    there = [match.game.tell(event, match.names) for event in [*match.events, *match.chosen]]
    at = 0
    for phrase in expected:
        holds = phrase in there[at:]
        yield "event", f"{phrase!r} after {there[:at][-1:]}", there[at:], holds
        at = there.index(phrase, at) + 1 if holds else at


def _sees(match: Match, expected: Any) -> Found:
    keys = {key.name: key for key in match.game.keys}
    for name, wanted in expected.items():
        there = match.see(name)
        for key, value in wanted.items():
            holds = key in keys and matches(keys[key].spelt_out(value), there[key], keys[key].ordered)
            yield f"{name} sees {key}", value, there.get(key), holds


CHECKS: dict[str, Callable[[Match, Any], Found]] = {
    "turn": _turn,
    "moves": _moves,
    "can": _can,
    "cannot": _cannot,
    "over": _over,
    "winners": _winners,
    "events": _events,
    "sees": _sees,
}
