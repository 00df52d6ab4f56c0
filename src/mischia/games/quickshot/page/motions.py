"""What moves on the page when something happens at a Quickshot table; things are named by their seat, from 1."""

from collections.abc import Callable, Sequence

from mischia.core.page import AFTER, Motion
from mischia.core.state import Event
from mischia.games.quickshot.page.scene import NOTHING, Scene

DISCARD = "pile-discard"
Motions = tuple[Motion, ...]


def card(seat: int) -> str:
    return f"card-{seat + 1}"


def mug(seat: int) -> str:
    return f"mug-{seat + 1}"


def fan(seat: int) -> str:
    return f"fan-{seat + 1}"


def cards(scene: Scene) -> tuple[str, ...]:
    """All cards on the table."""
    return tuple(card(seat) for seat, spot in enumerate(scene.spots) if spot.card != NOTHING)


def of(event: Event, before: Scene) -> Motions:
    """What moves at one event."""
    move = MOTIONS.get(event.id)
    return () if move is None else move(event.args, before)


def cleared(args: Sequence[int], before: Scene) -> Motions:
    """A new round: the cards of the last one go away."""
    return (Motion("fly", cards(before), DISCARD, 320, 50),)


def drawn(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("fly", ("deck-top",), fan(args[0]), 380),)


def led(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("come", (card(args[0]),), fan(args[0]), 320, when=AFTER),)


def sealed(seats: Sequence[int]) -> Motions:
    """All cards come at once: who chose first is nobody's business."""
    return tuple(Motion("come", (card(seat),), fan(seat), 320, when=AFTER, along=True) for seat in seats)


def revealed(seats: Sequence[int]) -> Motions:
    shown = tuple(card(seat) for seat in seats)
    return (Motion("turn", shown, ms=190, apart=40), Motion("land", shown, ms=260, apart=40, when=AFTER))


def clashed(seats: Sequence[int]) -> Motions:
    twins = tuple(card(seat) for seat in seats)
    bursts = tuple(f"burst-{seat + 1}" for seat in seats)
    return (
        Motion("jump", twins, ms=420),
        Motion("fall", twins, ms=320, when=AFTER, along=True),
        Motion("pop", bursts, ms=420, when=AFTER, along=True),
    )


def all_fell(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("flicker", ("lamp",), ms=700, when=AFTER),)


def activated(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("hop", (card(args[0]),), ms=420, when=AFTER),)


def order_turned(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("pop", ("reversed",), ms=360, when=AFTER),)


def thrown(args: Sequence[int], before: Scene) -> Motions:
    """A card of the hand is shown, and goes to the discards."""
    name = f"thrown-{args[0] + 1}"
    return (
        Motion("come", (name,), fan(args[0]), 340, when=AFTER),
        Motion("fly", (name,), DISCARD, 420, when=AFTER),
    )


def grew(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("pop", (f"strength-{args[0] + 1}",), ms=420, when=AFTER),)


def spared(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("flash", (card(args[0]),), ms=500, when=AFTER),)


def eliminated(args: Sequence[int], before: Scene) -> Motions:
    """It trembles three times, then it is gone."""
    seat = args[0]
    return (
        Motion("shake", (card(seat), mug(seat)), ms=480),
        Motion("fly", (card(seat),), DISCARD, 300),
        Motion("drop", (mug(seat),), ms=420, when=AFTER),
    )


def starved(args: Sequence[int], before: Scene) -> Motions:
    """Out without a card to show for it."""
    return (Motion("shake", (mug(args[0]),), ms=480), Motion("drop", (mug(args[0]),), ms=420, when=AFTER))


def kept_lead(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("hop", ("crown",), ms=420, when=AFTER),)


def won(args: Sequence[int], before: Scene) -> Motions:
    return (Motion("pop", ("winner",), ms=600, when=AFTER),)


MOTIONS: dict[str, Callable[[Sequence[int], Scene], Motions]] = {
    "round": cleared,
    "draws": drawn,
    "leads": led,
    "all-down": all_fell,
    "activates": activated,
    "reversed": order_turned,
    "adds": thrown,
    "strength": grew,
    "safe": spared,
    "discards": thrown,
    "eliminated-by": eliminated,
    "out-no-card": starved,
    "out-as-leader": eliminated,
    "keeps-lead": kept_lead,
    "wins": won,
}
