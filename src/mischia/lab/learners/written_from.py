"""What the keys of long positions are written from: a slate writes them anew only when that has changed.

It saves time and nothing else. A key that is not named here is written anew at every look.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mischia.core.position import Doc, Names, as_size, by_all
from mischia.games.deathroads.position.keys import dump_racer, name_of
from mischia.games.quarriors.position.keys import bags_as_sizes, dump_owned, dump_zone

FOR_ALL = (by_all, as_size, bags_as_sizes)  # what looks alike from every seat


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


def plain(keys: str) -> dict[str, Source]:
    """Keys that are called as the field that they are written from, and need no other."""
    return {key: Source(key) for key in keys.split()}


WRITTEN_FROM: dict[str, dict[str, Source]] = {
    "swords": {
        **plain("boss round statures tied front drawn piles fingers claims discard deck winners"),
        "sets": Source("front"),
        "deck_size": Source("deck"),
    },
    "quarriors": {
        "players": Source("content"),  # names never change
        **plain("phase current target glory quiddity captures discount culls scored victims boosts"),
        **plain("to_active winded attack defender to_draw boxed"),
        "aside": Source("cat aside"),
        "fallen": Source("cat fallen"),
        "summoned": Source("cat summoned"),
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
        **plain("phase round first events_left event event_lane final final_in lanes drone_armour"),
        "content": Source("content"),
        "players": Source("content"),  # names never change
        "covers": Source("cover_left cover_right"),
        "barriers": Source("content barriers"),
        "racers": Entries(
            "content ai ai_name vehicle",  # a trophy is told with the name of another's car
            "pilot handling done out hand deck discard trophies signature sets kind weapons "
            "cell gear condition armour stun burn veer wrecked",
            lambda s, names: [name_of(s, racer, names) for racer in range(len(s.ai))],
            dump_racer,
        ),
        "initiative": Source("initiative ai ai_name"),
        "active": Source("active ai ai_name"),
        "pool": Source("phase pool_vehicles pool_pilots"),
        "weapon_decks": Source("phase holder left"),
        "skid_deck": Source("content skid_deck"),
        "event_deck": Source("content event_deck"),
        "final_deck": Source("content final_deck"),
        "ai_deck": Source("content ai_deck"),
        "ai_discard": Source("content ai_discard"),
        "drones": Source("drones ai_name"),
    },
}
