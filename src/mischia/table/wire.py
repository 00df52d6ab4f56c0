"""What a viewer sees, as JSON: the bytes that a program gets, and our own bots too."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import orjson

from mischia.core.errors import MischiaError
from mischia.core.guess import Seen
from mischia.core.language import Words
from mischia.core.state import Event
from mischia.games import game_named
from mischia.table.seen import BackSeen, Note, TableSeen


def written(doc: Any) -> bytes:
    """A document as JSON that is to be kept: no more memory than it needs, as orjson leaves much room behind it."""
    return bytes(memoryview(orjson.dumps(doc, option=orjson.OPT_NON_STR_KEYS)))


def wire(seen: TableSeen) -> bytes:
    """All that a program needs to choose: what happened on the way is told by `wire_events`."""
    return written(
        {
            "table": seen.id,
            "seq": seen.seq,
            "game": seen.game.name,
            "options": seen.options,
            "status": seen.status,
            "you": seen.you,
            "host": seen.host,
            "seats": [
                {
                    "name": seat.name,
                    "kind": seat.kind,
                    "level": seat.level,
                    "here": seat.here,
                    "stand_in": seat.stand_in,
                    "you": seat.you,
                    "host": seat.host,
                    "told": dict(seat.told),
                    "absent": seat.absent,
                    "bank": seat.bank,
                }
                for seat in seen.seats
            ],
            "number": seen.number,
            "phase": seen.phase,
            "clause": seen.clause,
            "turn": seen.turn,
            "moves": list(seen.choices or ()),
            "secret_choice": seen.secret_choice,
            "sealed": seen.sealed,
            "can_undo": seen.can_undo,
            "can_restart": seen.can_restart,
            "back": None if seen.back is None else back_told(seen.back),
            "points": [{"to": one.to, "move": one.move, "shown": one.shown} for one in seen.points],
            "view": seen.view,
            "heard": seen.told,
            "memory": {} if seen.game.recall is None else seen.game.recall(seen.standing, len(seen.seats)),
            "winners": seen.winners,
            "abandoned": seen.abandoned,
            "chat": [
                {
                    "number": line.number,
                    "name": line.name,
                    "text": line.text,
                    "onlooker": line.onlooker,
                    "notice": line.notice or None,
                    "about": line.about,
                }
                for line in seen.chat
            ],
            "listed": seen.listed,
            "watch": seen.watch,
            "speak": seen.speak,
            "delay": seen.delay,
            "behind": seen.behind,
            "clock": seen.clock,
            "limit": seen.limit,
            "bank": seen.bank,
            "settles": seen.settles,
            "hints": seen.hints,
            "hints_agreed": seen.hints_agreed,
            "rated": seen.rated,
            "club": seen.club or None,
            "deadline": seen.deadline,
            "asked_to_end": seen.asked_to_end,
            "rematch": seen.rematch,
            "commitment": seen.commitment,
            "secret": seen.secret,
            "step": seen.step,
            "steps": seen.steps,
            "recorded": seen.recorded,
            "code": seen.code or None,
            "door": seen.door,
            "host_absent": seen.host_absent,
            "obstacle": None if seen.obstacle is None else fault(seen.obstacle),
            "joining": seen.joining,
        }
    )


def back_told(back: BackSeen) -> dict[str, Any]:
    """What somebody wants to take back, for a program."""
    return {key: value for key, value in back._asdict().items() if key != "heard"}


def fault(error: MischiaError) -> dict[str, Any]:
    """A refusal, for a program."""
    return {"id": error.id, "message": str(error), "clause": error.clause, "args": error.args_by_name}


def wire_events(seen: TableSeen, since: int) -> bytes:
    """What this viewer has heard after so many events, what the house did among them."""
    names = tuple(seat.name for seat in seen.seats)
    every = seen.events if not seen.notes else interleaved(seen)
    return b"[%b]" % b",".join(told(seen.game.name, event, names) for event in every[max(since, 0) :])


def interleaved(seen: TableSeen) -> list[Event | Note]:
    """All that this viewer has heard, each note at its place."""
    every: list[Event | Note] = list(seen.events)
    for note in reversed(seen.notes):
        every.insert(note.after, note)
    return every


@lru_cache(maxsize=10_000)
def told(game: str, event: Event | Note, names: tuple[str, ...]) -> bytes:
    """An event in words, put together once for all who hear it."""
    if isinstance(event, Note):
        args = [event.seat, event.agreed, event.away] if event.agreed else [event.seat]
        return written({"id": event.id, "clause": "", "args": args, "text": event.told(_words(), names)})
    text = game_named(game).tell(event, names)
    return written({"id": event.id, "clause": event.clause, "args": event.args, "text": text})


@cache
def _words() -> Words:
    return Words("en")


def unwire(sent: bytes) -> Seen:
    """A seat's knowledge, out of those bytes alone."""
    return knowledge(orjson.loads(sent))


def knowledge(doc: Mapping[str, Any]) -> Seen:
    """The same out of those bytes as a program has read them."""
    game = game_named(doc["game"])
    options, moves = game.read_options(doc["options"]), tuple(doc["moves"])
    speaks = not any(seat["you"] and seat["stand_in"] for seat in doc["seats"])
    return Seen(game, options, doc["you"], doc["view"], moves, doc["memory"], speaks)
