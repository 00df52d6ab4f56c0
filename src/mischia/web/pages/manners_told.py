"""What the host of a table has decided about looking and speaking, in words, and as a form has it."""

from collections.abc import Mapping
from dataclasses import dataclass

from mischia.core.language import Words
from mischia.table.seen import TableSeen

WATCHED = {
    "anybody": "manners-watch-anybody",
    "link": "manners-watch-link",
    "seated": "manners-watch-seated",
}
SPOKEN = {
    "all": "manners-speak-all",
    "seated": "manners-speak-seated",
    "apart": "manners-speak-apart",
    "nobody": "manners-speak-nobody",
}
HUSHED = {"seated": "manners-hush-seated", "apart": "manners-hush-apart", "nobody": "manners-hush-nobody"}
DELAYS = (0, 30, 60, 180, 300, 600, 1800)  # seconds
Delay = tuple[int, str, bool]  # seconds, in words, whether it is chosen


@dataclass(frozen=True)
class MannersTold:
    """What is told of it: `every` decision, and beside the chat those that differ from the usual."""

    every: tuple[str, ...]
    beside: tuple[str, ...]
    hush: bool  # whether this viewer may not speak
    behind: str  # how far this viewer is


@dataclass(frozen=True)
class Manners:
    """As a form has it, and what is agreed that is not usual."""

    watch: str
    speak: str
    delays: tuple[Delay, ...]
    agreed: tuple[str, ...]


def time_told(seconds: int, say: Words) -> str:
    """A time in whole minutes, or in seconds if it is none."""
    whole = seconds % 60 == 0
    return say("manners-time", minutes=seconds // 60 if whole else 0, seconds=seconds)


def delays(chosen: int, say: Words) -> tuple[Delay, ...]:
    """What can be chosen; one that was chosen elsewhere is among them."""
    among = sorted({*DELAYS, chosen})
    return tuple((one, time_told(one, say) if one else say("manners-no-delay"), one == chosen) for one in among)


def manners_told(seen: TableSeen, say: Words) -> MannersTold:
    """What the host has decided, for one viewer."""
    sits = seen.you is not None or seen.host
    speak = say(HUSHED[seen.speak]) if seen.speak in HUSHED else ""
    late = say("manners-onlookers-behind", time=time_told(seen.delay, say)) if seen.delay else ""
    alone = say("manners-alone") if seen.watch == "seated" else ""
    every = (
        say.labelled(say("manners-watch"), say(WATCHED[seen.watch])),
        say.labelled(say("manners-speak"), say(SPOKEN[seen.speak])),
        say.labelled(say("manners-delay"), time_told(seen.delay, say) if seen.delay else say("manners-no-delay")),
    )
    beside = tuple(line for line in (alone, speak, late if sits else "") if line)
    hush = seen.speak == "nobody" or (seen.speak == "seated" and not sits)
    behind = say("manners-behind", time=time_told(seen.delay, say)) if seen.behind else ""
    return MannersTold(every, beside, hush, behind)


def manners_of(filled: Mapping[str, str], seen: TableSeen, say: Words) -> Manners:
    """What a form says that may be filled in, and what is agreed."""
    told = manners_told(seen, say)
    usual = (seen.watch == "anybody", seen.speak == "all", not seen.delay)
    agreed = tuple(line for line, is_usual in zip(told.every, usual, strict=True) if not is_usual)
    text = filled.get("delay", "0")
    chosen = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
    return Manners(filled.get("watch", "anybody"), filled.get("speak", "all"), delays(chosen, say), agreed)
