"""What lies on a Quickshot table after each line of the log: told from the events alone, as everybody heard them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from mischia.core.position import Doc
from mischia.core.state import Event
from mischia.games.quickshot.rules.cards import ASSAULT, EXPLOSION, REINFORCEMENTS, TRAP

NOTHING = -1  # in front of a seat
HIDDEN = 0  # a card that only its owner knows


@dataclass(frozen=True)
class Spot:
    """A seat and what lies in front of it."""

    name: str
    card: int = NOTHING
    down: bool = False  # turned down in a clash
    strength: int = 0
    hand: int = 0
    out: bool = False


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
    thrown: tuple[int, int] = (NOTHING, 0)  # who throws a card away just now, and which

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

    def put(self, seat: int, **changes: object) -> "Scene":
        """The same table with one seat changed."""
        spots = list(self.spots)
        spots[seat] = replace(spots[seat], **changes)  # type: ignore[arg-type]
        return replace(self, spots=tuple(spots))


def after(scene: Scene, event: Event) -> Scene:
    """The table after one event."""
    id, args = event.id, event.args
    scene = replace(scene, thrown=(NOTHING, 0))
    seat = args[0] if args else NOTHING
    match id:
        case "dealt":
            return scene.put(seat, hand=args[1])
        case "first-leader":
            return replace(scene, leader=seat)
        case "round":
            cleared = tuple(replace(spot, card=NOTHING, down=False, strength=0) for spot in scene.spots)
            return replace(scene, spots=cleared, round=seat, now=0, revealed=False, reversed=False)
        case "draws":
            return scene.put(seat, hand=scene.spots[seat].hand + 1)
        case "leads":
            held = scene.spots[seat].hand - 1
            return replace(scene, leader=seat).put(seat, card=args[1], strength=args[1], hand=held)
        case "chooses":
            return scene.put(seat, card=HIDDEN, hand=scene.spots[seat].hand - 1)
        case "reveals":
            return replace(scene, revealed=True).put(seat, card=args[1], strength=args[1])
        case "turned-down":
            return scene.put(seat, down=True)
        case "activates":
            return replace(scene, now=args[1])
        case "reversed":
            return replace(scene, reversed=True)
        case "adds" | "discards":
            return replace(scene, thrown=(seat, args[1])).put(seat, hand=scene.spots[seat].hand - 1)
        case "strength":
            return scene.put(seat, strength=args[1])
        case "eliminated-by" | "out-no-card" | "out-as-leader":
            return scene.put(seat, out=True, card=NOTHING, down=False, strength=0, hand=0)
        case "takes-lead" | "keeps-lead":
            return replace(scene, leader=seat, now=ASSAULT + 1)
        case "wins":
            return replace(scene, winner=seat)
        case _:
            return scene


def scenes(names: Sequence[str], events: Iterable[Event]) -> Iterator[Scene]:
    """The table after each event, from the first deal on."""
    scene = Scene(tuple(Spot(name) for name in names))
    for event in events:
        scene = after(scene, event)
        yield scene


def as_seen(view: Doc, told: Scene) -> Scene:
    """The table as the position says it is; which card acts, and who has won, is known from the log."""
    names: list[str] = view["seats"]
    if view["phase"] == "over" and told.winner != NOTHING:
        return told  # the last cards stay in sight
    spots = []
    for name in names:
        entry = view["table"].get(name)
        hand = view["hands"].get(name, 0)
        card = NOTHING if entry is None else entry["card"] or HIDDEN
        down = entry is not None and entry["face"] == "down" and view["phase"] != "play"
        if view["phase"] == "play" and name != view["leader"] and entry is not None:
            card = HIDDEN
        spots.append(
            Spot(
                name,
                card,
                down,
                0 if entry is None else entry.get("strength") or max(card, 0),
                hand if isinstance(hand, int) else len(hand),
                name in view["eliminated"],
            )
        )
    acting = {"reinforce": REINFORCEMENTS, "poison": ASSAULT - 1}.get(view["phase"], told.now)
    return replace(
        told,
        spots=tuple(spots),
        round=view["round"],
        leader=NOTHING if view["leader"] is None else names.index(view["leader"]),
        now=acting,
        revealed=told.revealed or view["phase"] in ("reinforce", "poison"),
        reversed=view["reversed"],
        thrown=(NOTHING, 0),
    )
