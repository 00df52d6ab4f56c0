"""What lies on a Quickshot table, as a view shows it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.quickshot.rules.cards import ASSAULT, EXPLOSION, POISON, REINFORCEMENTS, TRAP

NOTHING = -1  # in front of a seat
HIDDEN = 0  # a card that only its owner knows
ACTING = {"reinforce": REINFORCEMENTS, "poison": POISON}  # by phase: the number that asks


@dataclass(frozen=True)
class Spot:
    """A seat and what lies in front of it."""

    name: str
    card: int = NOTHING
    down: bool = False  # turned down in a clash
    strength: int = 0
    hand: int = 0
    out: bool = False
    sealed: int = 0  # the card that lies hidden, for whoever knows it
    held: tuple[int, ...] | None = field(default=None, compare=False)  # the hand, for whoever knows it; not drawn here


@dataclass(frozen=True)
class Scene:
    """The table at one moment."""

    spots: tuple[Spot, ...]
    round: int = 1
    leader: int = NOTHING  # the seat
    now: int = 0  # the number that acts; 0 before the cards are up, 9 after the last
    revealed: bool = False
    reversed: bool = False
    winner: int = NOTHING
    thrown: tuple[int, ...] = (NOTHING, 0)  # who throws a card away just now, and which
    recap: tuple[Spot, ...] = ()  # the end of the round before
    deck: int = 0
    aside: int = 0
    discard: tuple[int, ...] = ()

    def thrown_by(self, seat: int) -> int:
        """The card that leaves a seat's hand just now; 0 if none does."""
        return self.thrown[1] if self.thrown[0] == seat else 0

    def visible(self) -> dict[int, int]:
        """By number: whose card is up and acts or will act."""
        if not self.revealed or not self.settled():
            return {}
        return {spot.card: seat for seat, spot in enumerate(self.spots) if spot.card > 0 and not spot.down}

    def settled(self) -> bool:
        """Whether all twins are turned down."""
        up = [spot.card for spot in self.spots if spot.card > 0 and not spot.down]
        return len(up) == len(set(up))

    def next(self) -> int:
        """The number that goes off next; 0 if none does."""
        return min((n for n in self.visible() if self.now < n < ASSAULT), default=0) if self.now <= ASSAULT else 0

    def danger(self, seat: int) -> int:
        """The number still to come that will certainly hit this seat, if nothing happens before; or 0."""
        spot, up = self.spots[seat], self.visible()
        if spot.down and EXPLOSION in up and self.now < EXPLOSION and (TRAP not in up or self.now >= TRAP):
            return EXPLOSION
        if not spot.down and spot.card in (REINFORCEMENTS, EXPLOSION) and TRAP in up and self.now < TRAP:
            return TRAP
        return 0

    def clashes(self) -> list[int]:
        """The numbers that were turned down."""
        return sorted({spot.card for spot in self.spots if spot.down})


def scene(view: Doc, events: Sequence[Event], before: Scene | None) -> Scene:
    """The table as a view shows it; which card acts and who has won is known from what happened."""
    now = Scene((), view["round"]) if before is None else replace(before, round=view["round"], thrown=(NOTHING, 0))
    now = replace(now, deck=size(view["deck"]), aside=size(view["set_aside"]), discard=tuple(view["discard"]))
    happened = events[-1].id if events else ""
    if happened == "round":
        recap = now.spots if now.revealed else ()
        now = replace(now, now=0, revealed=False, recap=recap)
    elif happened == "reveals":
        now = replace(now, revealed=True)
    elif happened == "activates":
        now = replace(now, now=events[-1].args[1])
    elif happened in ("adds", "discards"):
        now = replace(now, thrown=events[-1].args[:2])
    elif happened in ("takes-lead", "keeps-lead"):
        now = replace(now, now=ASSAULT + 1)
    elif happened == "wins":
        now = replace(now, winner=events[-1].args[0])
    if now.winner != NOTHING:
        return now  # the last cards stay in sight
    names: list[str] = view["seats"]
    if view["phase"] in ACTING:  # perhaps nobody has heard of what came before
        now = replace(now, now=ACTING[view["phase"]], revealed=True)
    return replace(
        now,
        spots=tuple(spot(view, name, settled=happened != "reveals") for name in names),
        leader=NOTHING if view["leader"] is None else names.index(view["leader"]),
        reversed=view["reversed"],
    )


def spot(view: Doc, name: str, settled: bool) -> Spot:
    """What lies in front of somebody; before twins are turned down all cards are up."""
    entry, hand = view["table"].get(name), view["hands"].get(name, 0)
    held = None if isinstance(hand, int) else tuple(hand)
    at_rest = Spot(name, hand=size(hand), out=name in view["eliminated"], held=held)
    if entry is None:
        return at_rest
    card: int = entry["card"] or HIDDEN
    if view["phase"] == "play" and name != view["leader"]:  # QS-R2
        return replace(at_rest, card=HIDDEN, sealed=card)
    down = settled and entry["face"] == "down"
    return replace(at_rest, card=card, down=down, strength=entry.get("strength") or card)


def size(pile: Any) -> int:
    """How many cards are in a pile or hand that may be shown as its size."""
    return pile if isinstance(pile, int) else len(pile)
