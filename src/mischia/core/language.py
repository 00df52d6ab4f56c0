"""What people read, in their own language: Project Fluent, one file per game and language."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mischia.core.errors import MischiaError, listed
from mischia.core.game import Game
from mischia.core.questions import Move
from mischia.core.state import Event

LANGUAGES = ("en", "it", "fr")
HERE = Path(__file__).parent / "strings"


@cache
def strings(game: Game, language: str) -> "Strings":
    """The words of a game, and of the house, in a language."""
    if language not in LANGUAGES:
        raise MischiaError(f"No language {language!r}; there are: {listed(list(LANGUAGES))}.", "unknown-language")
    return Strings(game, language)


class Strings:
    """Messages by id: `card-2`, `effect-2`, `event-leads`, `ask-play` ... with their arguments filled in."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (HERE, game.folder / "strings"):
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))

    def __call__(self, id: str, **args: Any) -> str:
        """A message; a missing one is an error, never an empty place."""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MischiaError(f"{self.language}: message {id!r}: {errors[0]}", "bad-string")
        return str(text)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        return self(f"event-{event.id}", **self._args(self.game.events[event.id].kinds, event.args, names))

    def move(self, move: Move, names: Sequence[str]) -> str:
        """A move, as it stands on a button."""
        return self(f"move-{move[0].replace(' ', '-')}", **self._args(self.game.moves[move[0]].kinds, move[1:], names))

    def error(self, error: MischiaError) -> str:
        """A refusal; what has no words of its own in this language is told as it is."""
        if not self.has(f"error-{error.id}"):
            return str(error)
        args = {name: listed(arg) if isinstance(arg, list) else arg for name, arg in error.args_by_name.items()}
        return self(f"error-{error.id}", **args)

    def _args(self, kinds: Sequence[str], args: Sequence[Any], names: Sequence[str]) -> dict[str, Any]:
        """The arguments by the kind of each: `$seat` the name, `$card` its name and `$cardnumber` its number."""
        told: dict[str, Any] = {}
        for kind, arg in zip(kinds, args, strict=False):
            if kind == "seat":
                told[kind] = names[arg]
            elif self.has(f"{kind}-{arg}"):
                told[kind] = self(f"{kind}-{arg}")
                told[f"{kind}number"] = arg
            else:
                told[kind] = arg
        return told
