"""All that can be done at a table, by the kind of its entry."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mischia.table import absence, by_host, going_back, lobby, manners, play, sharing, skipping, talk
from mischia.table.absence import leave
from mischia.table.entry import Entry
from mischia.table.errors import Refused
from mischia.table.lobby import empty
from mischia.table.rights import own_seat

if TYPE_CHECKING:
    from mischia.table.table import Table


def stand(table: "Table", entry: Entry) -> None:
    seat = own_seat(table, entry)
    if table.status == "lobby":
        empty(table, seat)
    elif table.status == "playing":
        leave(table, seat)
    else:
        raise Refused("The match is over.", "over")


DEEDS: dict[str, Callable[["Table", Entry], str | None]] = {
    "sit": lobby.sit,
    "stand": stand,
    "bot": lobby.seat_bot,
    "dummy": lobby.seat_dummy,
    "tell": lobby.tell_trait,
    "remove": lobby.remove,
    "change": lobby.change,
    "host": lobby.take_over,
    "close": lobby.close,
    "start": lobby.start,
    "move": play.move,
    "throw": play.throw,
    "take": sharing.take,
    "undo": going_back.undo,
    "restart": going_back.restart,
    "go-back": going_back.go_back,
    "agree-back": going_back.agree_back,
    "lapse-back": going_back.lapse_back,
    "hint": play.ask_coach,
    "chat": talk.chat,
    "away": absence.away,
    "back": absence.come_back,
    "resign": absence.resign,
    "end": absence.ask_to_end,
    "rematch": play.rematch,
    "hushed": talk.hushed,
    "shut": by_host.shut,
    "relieve": by_host.relieve,
    "hand": by_host.hand,
    "skip": skipping.skip,
    "manners": manners.change,
}
