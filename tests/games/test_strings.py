"""Every message that a game needs is there in every language, and none is left over."""

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mischia
from mischia.core import language, lesson
from mischia.core.clauses import clauses
from mischia.core.errors import IllegalMove, MischiaError, UnknownMove
from mischia.core.game import EVERYWHERE, Game, accepted_by
from mischia.core.language import LANGUAGES, Strings, Words, message_of
from mischia.core.phrases import kind_of
from mischia.games import GAMES, page_of
from tests import laws, toy

SOURCE = Path(mischia.__file__).parent
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
languages = pytest.mark.parametrize("lang", LANGUAGES)
BEFORE_A_NAME = re.compile(r"\b(?:de|que|jusque|lorsque|puisque) \$(?:names?|seat2?|rival)\b", re.IGNORECASE)


class Variables(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(folder: Path, lang: str) -> dict[str, Variables]:
    """Every message of a file, with what it uses."""
    found = {}
    for entry in FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{lang}.ftl: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{folder}/{lang}.ftl: {entry.id.name} twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def code(*folders: Path) -> Iterator[ast.AST]:
    for folder in folders:
        for path in folder.rglob("*.py"):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def in_templates(pattern: str, *folders: Path) -> set[str]:
    """What a pattern finds in the templates."""
    pages = [path for folder in folders for path in folder.rglob("*.html")]
    return {found for page in pages for found in re.findall(pattern, page.read_text(encoding="utf-8"))}


@cache
def literals(*folders: Path) -> frozenset[str]:
    """Every text between quotes in the code and in the templates."""
    texts = {node.value for node in code(*folders) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(texts | in_templates(r'"([\w-]+)"', *folders))


@cache
def asked_for(*folders: Path) -> frozenset[str]:
    """Every message that the code says: `say("nobody")`."""
    calls = [node for node in code(*folders) if isinstance(node, ast.Call) and node.args]
    said = [call.args[0] for call in calls if ast.unparse(call.func) in ("say", "self.say", "screen.say")]
    words = {word.value for word in said if isinstance(word, ast.Constant) and isinstance(word.value, str)}
    return frozenset(words | in_templates(r'\b(?:say|words)\("([\w-]+)"[,)]', *folders))


@cache
def needed(name: str) -> set[str]:
    """What a game needs by its declarations, and by what can be asked, moved and named in some hundred games."""
    game = GAMES[name]
    ids = {"title", *[f"event-{event}" for event in game.events], *[f"wait-{phase}" for phase in game.clauses]}
    ids |= {message_of(kind, word) for kind, words in game.words.items() if has_names(game, kind) for word in words}
    for option, kind in get_type_hints(game.options).items():
        values = accepted_by(kind) if name in GAMES or kind is not bool else ()
        told = [option, *[f"{option}-{value}".replace(" ", "-") for value in values]]
        words = ("choice", "option") if name in GAMES else ("option",)
        ids |= {f"{word}-{each}" for word in words for each in told}
    for trait in game.traits:
        ids |= {f"trait-{trait.key}", f"trait-{trait.key}-why", f"trait-{trait.key}-told"}
    ids |= {f"gloss-{word}{rest}" for word in page_of(game).glossary for rest in ("", "-means")}
    ids |= {"nutshell-aim", *[f"nutshell-{line}" for line in range(1, 7)]}
    for seed in range(laws.some(game, 60)):
        ids.update(met(game, seed))
    return ids | game.content | taught(game)


def taught(game: Game) -> set[str]:
    """What the coach says."""
    every = lesson.ideas(game)
    said = {id for one in every for stop in lesson.stops(one) for id in (stop.says, *stop.otherwise.values())}
    return said | {one.title for one in every}


def may_be_said(game: Game) -> set[str]:
    """What may be needed in a rare case: every move and every question of a game."""
    return {f"move-{verb}".replace(" ", "-") for verb in game.moves} | {f"ask-{phase}" for phase in game.clauses}


def met(game: Game, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    options = rng.choice(laws.tables(game)).options
    match = mischia.new(game.name, ["Ann", "Bob", "Cid", "Dot"], seed=seed, **dict(options))
    while not match.over:
        name = rng.choice(match.awaited)
        yield f"ask-{match.phase}"
        question = match.state.question
        assert question is not None
        for move in {move for seat in range(match.state.seats) for move in question.legal(seat)}:
            yield f"move-{move[0].replace(' ', '-')}"
            yield from named(game, game.moves[move[0]].kinds, move[1:])
            subject = game.subject(move)
            if subject and subject not in game.made:
                yield subject
        match.play(name, rng.choice(match.onward(name)))
    for event in match.events:
        yield from named(game, game.events[event.id].kinds, event.args)


def named(game: Game, kinds: tuple[str, ...], args: tuple[Any, ...]) -> Iterator[str]:
    """The messages that name what an event or a move is about; what the game words itself, it declares itself."""
    for kind, arg in zip(map(kind_of, kinds), args, strict=False):
        if kind not in ("seat", *game.wording) and has_names(game, kind):
            for one in arg if isinstance(arg, tuple) else (arg,):
                yield message_of(kind, game.word(kind, one, ()))


def has_names(game: Game, kind: str) -> bool:
    """Whether things of this kind have names, or are numbers and the like."""
    return any(id.startswith(f"{kind}-") for id in messages(game.folder / "text" / "strings", "en"))


@languages
@games
def test_no_message_of_a_game_is_missing_or_unused(game: Game, lang: str) -> None:
    there = messages(game.folder / "text" / "strings", lang)
    said = literals(game.folder, SOURCE / "cli", SOURCE / "web").union(*[used.messages for used in there.values()])
    assert needed(game.name) - set(there) == set()
    assert {id for id in there if id not in said} - needed(game.name) - may_be_said(game) == set()


@languages
def test_no_message_of_the_house_is_missing_or_unused(lang: str) -> None:
    there = messages(language.HERE, lang)
    said = literals(*[SOURCE / floor for floor in ("bots", "core", "cli", "games", "table", "web")])
    said |= {f"event-{id}" for id in EVERYWHERE}
    assert {id for id in there if id.removeprefix("error-") not in said} == set()
    everywhere = set().union(there, *[messages(game.folder / "text" / "strings", lang) for game in GAMES.values()])
    asked = asked_for(*[SOURCE / floor for floor in ("bots", "core", "cli", "games", "web")])
    assert asked - everywhere == set()


@languages
@pytest.mark.parametrize(
    "folder", [language.HERE, *[game.folder / "text" / "strings" for game in GAMES.values()]], ids=str
)
def test_every_translation_has_the_messages_and_the_variables_of_the_english(folder: Path, lang: str) -> None:
    english = {id: used.names for id, used in messages(folder, "en").items()}
    assert {id: used.names for id, used in messages(folder, lang).items()} == english


@pytest.mark.slow
@languages
@games
def test_every_event_and_move_of_whole_games_can_be_told(game: Game, lang: str) -> None:
    say = Strings(game, lang)
    for seed in range(laws.some(game, 20)):
        rng = random.Random(seed)
        options = rng.choice(laws.tables(game)).options
        names = ["Ann", "Bob", "Cid", "Dot", "Eve"][: game.players[-1]]
        match = mischia.new(game.name, names, seed=seed, **dict(options))
        while not match.over:
            name = rng.choice(match.awaited)
            moves = list(match.choices(name).values())
            assert all(say.move(move, match.names) for move in rng.sample(moves, min(len(moves), 20)))
            match.play(name, rng.choice(match.onward(name)))
        assert all(say.event(event, match.names) for event in match.events)


@languages
def test_refusals_are_told_in_every_language(lang: str) -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=7)
    asked = match.turn[0]
    other = next(name for name in match.names if name != asked)
    refused = []
    for name, phrase in [(asked, "play 9"), (other, "play 1"), (asked, "sing"), ("Zoe", "play 1")]:
        with pytest.raises((IllegalMove, UnknownMove)) as caught:
            match.play(name, phrase)
        refused.append(caught.value)
    with pytest.raises(IllegalMove) as caught:
        match.undo(other)
    with pytest.raises(MischiaError) as unknown:
        mischia.new("chess", ["Ann"])
    for error in [*refused, caught.value, unknown.value]:
        assert Words(lang).has(f"error-{error.id}")
        told = Words(lang).error(error)
        assert told
        assert (told == str(error)) <= (lang == "en")


@games
def test_a_card_is_explained_by_number_and_by_name(game: Game) -> None:
    for lang in LANGUAGES:
        say = Strings(game, lang)
        for id in (*say.ids, *game.made):
            kind, _, number = id.partition("-")
            if kind == "effect":
                told = say.item(number)
                assert told is not None
                assert say(id) in told
                assert say.item(told.split(" (")[0].upper()) == told


def test_a_sentence_about_a_card_is_not_its_name(tmp_path: Path) -> None:
    """What ends like a card's number but waits for a name is passed over; so is a card whose effect does."""
    (tmp_path / "text" / "strings").mkdir(parents=True)
    (tmp_path / "text" / "strings" / "en.ftl").write_text(
        "told-2 = { $seat } shows it\ncard-2 = Fox\neffect-2 = Takes a hen.\ncard-3 = Owl\neffect-3 = Sees { $seat }.\n"
    )
    say = Strings(replace(toy.GAME, folder=tmp_path), "en")
    assert say.item("2") == say.item("fox") == "Fox (2): Takes a hen."
    assert say.item("3") is say.item("owl") is say.item("hen") is None


def test_the_languages_are_known_and_others_are_refused() -> None:
    with pytest.raises(MischiaError, match="en, it, fr"):
        Words("xx")
    with pytest.raises(MischiaError, match="no message 'nonsense'"):
        Words("en")("nonsense")
    with pytest.raises(MischiaError, match="error-no-undo"):
        Words("en")("error-no-undo")


@pytest.mark.parametrize(
    "folder", [language.HERE, *[game.folder / "text" / "strings" for game in GAMES.values()]], ids=str
)
def test_french_is_elided_before_any_name(folder: Path) -> None:
    """*d’Ada* and *de Bob*: a message says `{ DE($name) }`; *que* stands before no name."""
    resource = FluentResource((folder / "fr.ftl").read_text(encoding="utf-8"))
    told = [(entry.id.name, runs(entry)) for entry in resource.body if isinstance(entry, ftl.Message)]
    assert [id for id, every in told if any(BEFORE_A_NAME.search(run) for run in every)] == []


@pytest.mark.parametrize(
    "folder", [language.HERE, *[game.folder / "text" / "strings" for game in GAMES.values()]], ids=str
)
@pytest.mark.parametrize(("lang", "other"), [("fr", "(?i:tu|toi|ton|ta|tes|te|t['’])"), ("it", "Lei|Suo|Sua")])
def test_one_form_of_address(folder: Path, lang: str, other: str) -> None:
    """French says *vous*, Italian *tu*, all over the house."""
    resource = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    told = [(entry.id.name, " ".join(runs(entry))) for entry in resource.body if isinstance(entry, ftl.Message)]
    assert [id for id, said in told if re.search(rf"(?<![\w$-])(?:{other})(?!\w)", said)] == []


def test_a_name_is_elided_in_french() -> None:
    say = Strings(GAMES["quickshot"], "fr")
    assert [say("table-hand-of", name=name) for name in ("Ada", "Bob")] == ["Main d’Ada", "Main de Bob"]


def runs(message: ftl.Message) -> list[str]:
    """What a message says, each of its texts with the variables in it by name."""
    found: list[str] = []

    class Runs(Visitor):
        def visit_Pattern(self, node: Any) -> None:  # noqa: N802
            said = ""
            for one in node.elements:
                inner = getattr(one, "expression", None)
                if isinstance(one, ftl.TextElement):
                    said += one.value
                elif isinstance(inner, ftl.VariableReference):
                    said += f"${inner.id.name}"
            found.append(said)
            self.generic_visit(node)

    Runs().visit(message)
    return found


@languages
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_words_are_set_as_their_language_is(game: Game, lang: str) -> None:
    """No typewriter's apostrophe; in French no line may end before a sign that stands alone."""
    told = dict(spelt_out(game, lang))
    told |= clauses(game, lang)
    for id, text in told.items():
        assert not re.search(r"[^\W\d_]'", text), (id, text)
        if lang == "fr":
            assert not re.search(r"\S [?!:;»](\W|$)|« ", text), (id, text)


def spelt_out(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """Every message that needs nothing filled in, as it is read."""
    say = Strings(game, lang)
    for id in say.ids:
        try:
            yield id, say(id)
        except MischiaError:
            continue
