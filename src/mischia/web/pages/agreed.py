"""What a form says of the things that a table agrees on: options, clock."""

from collections.abc import Mapping
from typing import Any

from mischia.core.game import Game
from mischia.games import page_of
from mischia.web.pages import drawing, render
from mischia.web.pages.forms import number_in

CLOCK_FIELDS = {"seconds": ("limit", 60), "days": ("days", 2)}  # by clock: where its limit stands, and the usual one


def clock_in(form: Mapping[str, str]) -> tuple[str, int]:
    """The clock that a form chooses, and its limit."""
    clock = form.get("clock", "none")
    return clock, number_in(form, *CLOCK_FIELDS[clock]) if clock in CLOCK_FIELDS else 0


def options_in(form: Mapping[str, str], game: Game) -> dict[str, Any]:
    """The options that a form chooses, one by one or all in one go, and that count."""
    ready = page_of(game).variants.get(form.get("variant", drawing.OWN))
    if ready is not None:
        return dict(ready.options)
    options = {
        option.name: drawing.option_value(game, option.name, said)
        for option in drawing.options_of(game, render.strings(game, "en"))
        if (said := drawing.option_given(option, form)) is not None
    }
    return drawing.that_count(game, options)
