"""A page's stream: what has changed and all of it, and the log anew when something was taken back."""

import asyncio
import json
from itertools import islice
from typing import Any

from mischia.table.live_tables import Look
from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.pages import render
from mischia.web.stream import Pages
from tests.games.quickshot.games import games


def test_a_page_that_has_heard_too_much_gets_the_whole_log() -> None:
    match = next(games(1))
    seen = seen_in_match(match, "Ann")
    told = render.message(seen, render.strings(seen.game, "en"), 99, 0)
    assert told["log"]
    assert told["steps"] == []


def test_a_stream_tells_what_has_changed_and_all_of_it() -> None:
    say = render.strings(next(games(1)).game, "en")
    drawn: dict[str, int] = {}
    shown: dict[str, str] = {}
    sent = whole = 0
    for match in games(3):
        seen = seen_in_match(match, "Ann")
        parts = json.loads(render.stream_text(seen, len(seen.events), drawn))["parts"]
        shown |= parts
        assert shown == render.all_parts(seen, say)
        sent, whole = sent + len(parts), whole + len(shown)
    assert sent < whole / 2


class OneLook:
    """A hall where everybody sees the same."""

    def __init__(self, seen: TableSeen) -> None:
        self.seen = seen

    async def look(self, table_id: str, person: str | None, fresh: bool, in_room: bool) -> Look:
        return Look(self.seen, 0, 0)


def test_a_stream_brings_the_log_anew_when_something_was_taken_back() -> None:
    early, late = (seen_in_match(match, "Ann") for match in islice(games(1), 0, 13, 12))
    hall: Any = OneLook(early)
    stream = Pages(hall, "table", None, render.stream_text)

    def heard(seen: TableSeen) -> Any:
        hall.seen = seen
        return json.loads(asyncio.run(stream.next()).partition(b"data: ")[2])

    assert heard(early)["log"] is None
    assert heard(late)["log"] is None
    back = heard(early._replace())
    assert len(back["log"]) == back["lines"]
    elsewhere = late._replace(events=(*late.events[: len(early.events) - 1], late.events[-1]))
    assert heard(elsewhere)["log"], "another way on from there"
    stream = Pages(hall, "table", None, render.stream_text)
    stream.heard = len(early.events)
    again = heard(late)
    assert (again["log"], again["steps"] != []) == (None, True), "a line that comes back brings what was missed"
