"""What the dearest keys of some positions are written from: a slate writes them anew only when that has changed.

It saves time and nothing else. A key that is not named here is written anew at every look.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mischia.core.position import Doc, Names
from mischia.games.deathroads.position.keys import dump_racer, name_of
from mischia.games.quarriors.position.keys import dump_owned, dump_zone


@dataclass(frozen=True)
class Source:
    """The fields of a state that a key is written from."""

    fields: str  # in a row; each a number, a word, a list, a list of lists, or never changed but put in another's place


@dataclass(frozen=True)
class Entries(Source):
    """A map of which an entry is written from its own part of some lists, as long for each, and from the `fields`."""

    each: str  # the lists
    names: Callable[[Any, Names], Sequence[str]]  # of the entries, written from the `fields` too
    dump: Callable[[Any, int, Names], Doc]  # one entry


WRITTEN_FROM: dict[str, dict[str, Source]] = {
    "quarriors": {
        "content": Source("content"),
        "wilds": Source("cards wilds"),
        "zones": Entries(
            "cat",
            "bags active ready spells spent used",
            lambda s, names: names,
            lambda s, seat, names: dump_zone(s, seat),
        ),
        "zeroed": Source("ready"),
        "safe": Source("ready"),
        "changed": Source("ready"),
        "late": Source("ready"),
        "owned": Entries(
            "cat fallen",
            "bags active ready spells spent used aside",
            lambda s, names: names,
            lambda s, seat, names: dump_owned(s, seat),
        ),
    },
    "deathroads": {
        "content": Source("content"),
        "barriers": Source("content barriers"),
        "racers": Entries(
            "content ai ai_name vehicle",  # a trophy is told with the name of another's car
            "pilot handling done out hand deck discard trophies signature sets kind weapons "
            "cell gear condition armour stun burn veer wrecked",
            lambda s, names: [name_of(s, racer, names) for racer in range(len(s.ai))],
            dump_racer,
        ),
        "initiative": Source("initiative ai ai_name"),
        "skid_deck": Source("content skid_deck"),
        "event_deck": Source("content event_deck"),
        "final_deck": Source("content final_deck"),
    },
}
