"""What can't be taken back is asked once: in a box on the page, or on a page of its own where no script runs."""

from typing import Any, NamedTuple

from fastapi import Request, Response
from starlette.responses import HTMLResponse

from mischia.core.language import Strings
from mischia.core.page import Sure
from mischia.games import page_of
from mischia.table.seen import TableSeen
from mischia.web.compression import as_json
from mischia.web.pages import render
from mischia.web.pages.drawing import people_only, to_agree
from mischia.web.pages.forms import wants_message


def asked(request: Request, seen: TableSeen, form: dict[str, str], sure: Sure, say: Strings) -> Response:
    """The question, instead of what was to be done: the same form with `sure` does it."""
    if wants_message(request):
        return Response(as_json({"sure": sure._asdict()}), media_type="application/json")
    fields = [(name, value) for name, value in form.items() if name != "id"]
    given: dict[str, Any] = {"seen": seen, "sure": sure, "action": request.url.path, "fields": fields}
    return HTMLResponse(render.draw("sure.html", say, **given))


def before_move(request: Request, seen: TableSeen, phrase: str, say: Strings) -> Sure | None:
    """What is to be asked before a move; the page itself lets a final choice be chosen first and then confirmed."""
    move = (seen.choices or {}).get(phrase)
    if move is None:
        return None
    grave = gives_up(seen, phrase, say)
    if grave is None and seen.final and not wants_message(request):
        label = say.move(move, [seat.name for seat in seen.seats])
        return Sure(label, say("web-sure-final"), label)
    return grave


def gives_up(seen: TableSeen, phrase: str, say: Strings) -> Sure | None:
    """What the game itself wants to be asked before a move."""
    return page_of(seen.game).sure(phrase, say)


class Way(NamedTuple):
    """A way to leave a table: what is done, and what comes of it."""

    title: str
    text: str
    icon: str
    action: str  # of the form; empty: a link to the tables
    name: str = ""
    value: str = ""
    hot: bool = False  # there is no way back


def ways(seen: TableSeen, say: Strings) -> list[Way]:
    """The ways to leave a match that is on."""
    bots, seats, end = not people_only(seen), f"/tables/{seen.id}/seats", f"/tables/{seen.id}/end"
    waits = say("web-leave-waits") if seen.clock == "none" or not bots else say("web-leave-clock")
    found = [Way(say("web-leave-now"), waits, "back", "")]
    if bots and not any(seat.you and seat.stand_in for seat in seen.seats):
        found.append(Way(say("web-leave-bot"), before_standing(seen, say).text, "robot", seats, "do", "stand"))
    if seen.you in seen.asked_to_end:
        found.append(Way(say("web-end-withdraw"), say("web-end-withdraw-why"), "undo", end, "agree", "no"))
    elif others := to_agree(seen):
        why = say("web-end-ask-why", names=say.all_of(others))
        found.append(Way(say("web-end-ask"), why, "flag", end, "agree", "yes"))
    else:
        found.append(Way(say("web-end"), say("web-end-why"), "flag", end, "agree", "yes", hot=True))
    if not bots:
        found.append(Way(say("web-resign-ends"), say("web-resign-ends-why"), "cross", seats, "do", "resign", hot=True))
    return found


def before_ending(seen: TableSeen, say: Strings) -> Sure | None:
    """A vote that ends the match is asked for; one that can be withdrawn is not."""
    return None if to_agree(seen) else Sure(say("web-end"), say("web-end-why"), say("web-end"))


def before_standing(seen: TableSeen, say: Strings) -> Sure:
    """Leaving the seat to a bot; who does so in the middle of something may give it up by the rules."""
    people = any(seat.kind == "person" and not seat.you for seat in seen.seats)
    text = say("web-leave-bot-why") if people else say("web-leave-bot-alone")
    lost = [grave.text for phrase in seen.choices or () if (grave := gives_up(seen, phrase, say))]
    return Sure(say("web-leave-bot"), " ".join([text, *lost]), say("web-leave-bot"))


def before_deed(seen: TableSeen, kind: str, say: Strings) -> Sure | None:
    """What is to be asked before somebody leaves a seat in the middle of a match."""
    if seen.you is None or seen.status != "playing":
        return None
    if kind == "resign":
        why = say("web-resign-ends-why") if people_only(seen) else say("web-resign-why")
        title = say("web-resign-ends") if people_only(seen) else say("web-resign")
        return Sure(title, why, title)
    return before_standing(seen, say) if kind == "stand" else None
