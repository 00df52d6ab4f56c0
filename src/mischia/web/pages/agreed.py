"""What a form says of the things that a table agrees on: options, clock."""

from collections.abc import Mapping
from typing import Any

from mischia.core.game import Game
from mischia.games import page_of
from mischia.web.pages import drawing, render
from mischia.web.pages.forms import number_in

CLOCK_FIELDS = {"seconds": ("limit", 60), "days": ("days", 2)}  # by clock: where its limit stands, and the usual one
BANK_FIELDS = {"seconds": "bank", "days": "bank-days"}  # by clock: where the reserve stands


def clock_in(form: Mapping[str, str]) -> tuple[str, int]:
    """The clock that a form chooses, and its limit."""
    clock = form.get("clock", "none")
    return clock, number_in(form, *CLOCK_FIELDS[clock]) if clock in CLOCK_FIELDS else 0


def time_in(form: Mapping[str, str]) -> dict[str, Any]:
    """The clock that a form chooses with its limit and the reserve, and whether what is no choice is asked."""
    clock, limit = clock_in(form)
    bank = number_in(form, BANK_FIELDS[clock]) if clock in BANK_FIELDS else 0
    return {"clock": clock, "limit": limit, "bank": bank, "settles": form.get("settles", "yes") == "yes"}


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
