"""The curtain: what a device that several share shows while none of them is in front of it."""

from dataclasses import dataclass

from mischia.core.language import Strings
from mischia.table.seen import TableSeen


@dataclass(frozen=True)
class Curtain:
    """To whom the device is to be passed, if any of those who share it is asked, and who else may look."""

    asked: bool
    seat: int
    name: str
    look: int  # 0 where nobody is asked
    tab: str
    title: str
    text: str
    others: tuple[tuple[int, str, int], ...]  # seat, name, look


def is_down(seen: TableSeen) -> bool:
    return seen.company is not None and seen.you is None and seen.status == "playing"


def curtain(seen: TableSeen, say: Strings) -> Curtain:
    """The next of them by the order of the table; what all see says who still chooses, and nothing else."""
    names = [seat.name for seat in seen.seats]
    here = [] if seen.company is None else [name for name in names if name in seen.company.names]
    stand_ins = {seat.name for seat in seen.seats if seat.stand_in}
    name = next((one for one in here if one in seen.turn and one not in stand_ins), "")
    others = tuple((names.index(one), one, names.index(one) + 1) for one in here if one != name)
    if name:
        at = names.index(name)
        tab, title, text = say("share-tab"), say("share-pass", name=name), say("share-pass-why", name=name)
        return Curtain(True, at, name, at + 1, tab, title, text, others)
    title = say("web-wait", count=len(seen.turn), names=say.all_of(seen.turn, "nobody"))
    return Curtain(False, 0, "", 0, say("share-tab"), title, say("share-wait-why"), others)
