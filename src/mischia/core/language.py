"""What people read, in their own language: Project Fluent, one file per game and language."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from mischia.core.clauses import clauses
from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game
from mischia.core.phrases import Form, kind_of, name_of
from mischia.core.questions import Move
from mischia.core.state import Event
from mischia.core.typography import labelled, of_in_french, plainly, set_in

LANGUAGES = ("en", "it", "fr")
MOST = 12  # words of a list in a sentence
HERE = Path(__file__).parent / "strings"
FUNCTIONS: dict[str, Any] = {"DE": of_in_french}  # what messages may call: { DE($name) }
PLAINLY = {"pitch": "plain-pitch", "wait": "plain-wait", "ask": "plain-ask"}  # by kind: in place of a game's own words


@cache
def messages(language: str, *folders: Path) -> tuple[FluentBundle, tuple[str, ...]]:
    """The messages of these folders in a language, and their ids."""
    if language not in LANGUAGES:
        raise MischiaError(f"No language {language!r}; there are: {listed(list(LANGUAGES))}.", "unknown-language")
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    ids: list[str] = []
    for folder in folders:
        own = folder / f"{language}.ftl"
        text = (own if own.exists() else folder / "en.ftl").read_text(encoding="utf-8")
        resource = FluentResource(set_in(language, text))
        bundle.add_resource(resource)
        ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    return bundle, tuple(ids)


class Words:
    """The words of the house: messages by id, with their arguments filled in."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.bundle, self.ids = messages(language, HERE, *folders)

    def __call__(self, id: str, **args: Any) -> str:
        """A message; a missing one is an error, never an empty place."""
        pattern = self.bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise MischiaError(f"{self.language}: there is no message {id!r}.", "bad-string")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MischiaError(f"{self.language}: message {id!r}: {errors[0]}", "bad-string")
        return str(text)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def error(self, error: MischiaError) -> str:
        """A refusal; what has no words of its own in this language is told as it is."""
        id = f"error-{error.id}"
        if not self.has(id):
            return str(error)
        args = error.args_by_name.items()
        return self(id, **{name: self.all_of(arg) if isinstance(arg, list) else arg for name, arg in args})

    def labelled(self, label: str, text: str) -> str:
        """`Black: helps the shorter`, with the colon of the language."""
        return labelled(self.language, label, text)

    def all_of(self, words: Sequence[str], none: str = "nothing") -> str:
        """A list for a sentence, cut short when it is very long."""
        return ", ".join(words[:MOST]) + (" …" if len(words) > MOST else "") or self(none)


class Strings(Words):
    """The words of a game too: `card-2`, `effect-2`, `event-leads`, `ask-play` ..."""

    def __init__(self, game: Game, language: str) -> None:
        folder = game.folder / "text" / "strings"
        self.plain = not (folder / "en.ftl").exists()  # the game has no words but its phrases
        super().__init__(language, *([] if self.plain else [folder]))
        self.game = game

    def __call__(self, id: str, **args: Any) -> str:
        """A message of the game or of the house, or one that the game puts together from its data."""
        if self.plain and not self.has(id):
            return self._plainly(id, **args)
        return self.game.made[id](self) if id in self.game.made else super().__call__(id, **args)

    def _plainly(self, id: str, **args: Any) -> str:
        """A message of a game that has no words of its own."""
        kind, _, rest = id.partition("-")
        if kind == "title":
            return self.game.name.replace("_", " ").title()
        if kind in PLAINLY:
            return super().__call__(PLAINLY[kind], **args)
        return rest.replace("-", " ").replace("_", " ")

    def has(self, id: str) -> bool:
        return id in self.game.made or super().has(id)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        if self.plain and not self.has(f"event-{event.id}"):
            return f"{self.game.tell(event, names)}."
        return self(f"event-{event.id}", **self._args(self.game.form(event), event.args, names))

    def move(self, move: Move, names: Sequence[str]) -> str:
        """A move, as it stands on a button."""
        if self.plain:
            return self.game.phrase(move, names)
        return self(f"move-{move[0].replace(' ', '-')}", **self._args(self.game.moves[move[0]], move[1:], names))

    def item(self, name: str) -> str | None:
        """What a card or the like does, found by its number or name; None if there is nothing of that name."""
        wanted = plainly(name)
        for id in self.ids:
            kind, _, number = id.partition("-")
            if kind == "effect" or not self.has(f"effect-{number}"):
                continue
            title, effect = self._alone(id), self._alone(f"effect-{number}")
            if title and effect and wanted in (number, plainly(title)):
                return f"{title} ({number}): {effect}"
        return None

    def _alone(self, id: str) -> str | None:
        """A message that stands by itself; None for one that waits to be told of what or whom it speaks."""
        try:
            return self(id)
        except MischiaError:
            return None

    def clause(self, id: str) -> tuple[str, str] | None:
        """A clause of the rules and what it says; None if there is none of that id."""
        found = clauses(self.game, self.language)
        return next((clause for clause in found.items() if clause[0].casefold() == id.casefold()), None)

    def _args(self, form: Form, args: Sequence[Any], names: Sequence[str]) -> dict[str, Any]:
        """The arguments by the kind of each: `$seat` the name, `$card` its name and `$cardnumber` its number or id."""
        told: dict[str, Any] = {}
        for kind, arg in zip(form.kinds, args, strict=False):
            name = name_of(kind)
            told[name] = self._named(kind, arg, names)
            word = "" if isinstance(arg, tuple) else self.game.word(kind, arg, names)
            if told[name] not in (arg, word):
                told[f"{name}number"] = arg if word == str(arg) else word
        if len(args) > len(form.kinds) > 0:
            last = form.kinds[-1]
            rest = [str(self._named(last, arg, names)) for arg in args[len(form.kinds) - 1 :]]
            told[name_of(last)] = form.joint.join(rest)
        return told

    def _named(self, kind: str, arg: Any, names: Sequence[str]) -> Any:
        """One argument as people call it; a number that has no name stays a number."""
        base = kind_of(kind)
        if base in self.game.wording:
            return self.game.wording[base](self, base, arg)
        if isinstance(arg, tuple):
            return self.all_of([str(self._named(kind, one, names)) for one in arg])
        word = self.game.word(kind, arg, names)
        id = message_of(base, word)
        if base == "seat":  # a name stays a name; what is no seat, such as nobody, may have words of its own
            return self(id) if isinstance(arg, str) and self.has(id) else word
        return self(id) if self.has(id) else arg if word == str(arg) else word


@lru_cache(maxsize=4096)  # a page names the same things again and again
def message_of(kind: str, word: str) -> str:
    """The message that names a thing.

    >>> message_of("card", "2"), message_of("card", "Spray'n'Pray")
    ('card-2', 'card-spray-n-pray')
    """
    return f"{kind}-{re.sub(r'[^a-z0-9]+', '-', word.casefold()).strip('-')}"
