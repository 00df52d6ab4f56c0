"""What certainly follows from a choice, by public knowledge and one's own hand."""

from typing import Any, NamedTuple

from mischia.core.position import Doc
from mischia.games.quickshot.position.keys import lay_table
from mischia.games.quickshot.rules import rounds
from mischia.games.quickshot.rules.cards import CAMOUFLAGE, EXPLOSION, POISON, SNIPE
from mischia.games.quickshot.rules.state import NOBODY, State


class Outcome(NamedTuple):
    """A strength, and what becomes of whom: `leads` and `out` are names."""

    strength: int
    leads: str | None
    out: tuple[str, ...] = ()
    tie: bool = False  # Reinforcements and another are equal (QS-54)


def reinforced(view: Doc, you: str, added: int) -> Outcome:
    """How the round ends when this strength is added to your Reinforcements; poison may still cost a card."""
    table: dict[str, dict[str, Any]] = {name: dict(entry) for name, entry in view["table"].items()}
    table[you]["strength"] = table[you]["strength"] + added
    for entry in table.values():
        entry.setdefault("strength", entry["card"])
    names = list(table)
    s = State()
    s.clear(len(names))
    lay_table(s, table, names)
    s.reversed = view["reversed"]
    out = blown_up(s, names) + shot(s, names) + starved(s, names, view, added)
    first = rounds.strongest(s)
    strength = table[you]["strength"]
    tie = any(entry["strength"] == strength for name, entry in table.items() if name != you and entry["face"] == "up")
    return Outcome(strength, None if first == NOBODY else names[first], tuple(out), tie)


def blown_up(s: State, names: list[str]) -> list[str]:
    """QS-55: whoever lies face down, if an Explosion is visible."""
    if s.up[EXPLOSION] == NOBODY:
        return []
    return [name for seat, name in enumerate(names) if s.up[s.table[seat]] != seat]


def shot(s: State, names: list[str]) -> list[str]:
    """QS-57: whom the Snipe takes."""
    if s.up[SNIPE] == NOBODY:
        return []
    return taken(s, names)


def starved(s: State, names: list[str], view: Doc, added: int) -> list[str]:
    """QS-63: who has no card left for the Poison."""
    if s.up[POISON] == NOBODY:
        return []
    weakest = rounds.weakest(s)
    hand = view["hands"][names[weakest]]
    left = hand if isinstance(hand, int) else len(hand) - (1 if added else 0)
    return [] if left else taken(s, names)


def taken(s: State, names: list[str]) -> list[str]:
    """Take the weakest away, unless camouflaged."""
    victim = rounds.weakest(s)
    if victim == NOBODY or victim == s.up[CAMOUFLAGE]:
        return []
    s.up[s.table[victim]] = NOBODY
    return [names[victim]]


def clashes(view: Doc, card: int) -> bool:
    """QS-16: whether this card is the leader's too, so that both will be turned down."""
    led = view["table"].get(view["leader"])
    return led is not None and led["card"] == card
