"""What a game's page makes of a table, as the site asks for it."""

import re
from collections.abc import Sequence
from typing import Any

from mischia.core import story
from mischia.core.language import Strings
from mischia.core.page import Line, Me, Part
from mischia.games import page_of
from mischia.table.seen import TableSeen
from mischia.web.pages import render

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus"]


def lines(seen: TableSeen, say: Strings) -> Sequence[Line]:
    return story.lines(page_of(seen.game), seen, say)


def steps(seen: TableSeen, say: Strings, since: int = 0) -> list[tuple[Line, dict[str, Part | Me]]]:
    return story.steps(page_of(seen.game), seen, say, since)


def scene(seen: TableSeen, say: Strings) -> Any:
    return story.now(page_of(seen.game), seen, say)


def scenes(seen: TableSeen, say: Strings) -> list[Any]:
    """The table after each line."""
    told = story.story(page_of(seen.game), seen, say)
    assert told is not None
    return list(told.scenes.values())


def now(what: str, seen: TableSeen, say: Strings) -> Any:
    """`parts`, `prompt`, `aim`, `me` or `still_to_come` of the table as it is."""
    return getattr(page_of(seen.game), what)(seen, scene(seen, say), say)


def drawn(seen: TableSeen, language: str = "en") -> str:
    """The whole page of a table."""
    return render.render_table(seen, render.strings(seen.game, language), "/stream", can_speak=True)


def unmarked(html: str) -> str:
    """A page whose words of the trade are words like others."""
    return re.sub(r'<a class="wd"[^>]*>(.*?)</a>', r"\1", html)
