"""What moves on the page when something happens at a Quickshot table; things are named by their seat, from 1."""

from collections.abc import Sequence

from mischia.core.page import AFTER, Moment, Motion
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


def first(moment: Moment[Scene]) -> int:
    """Whom it happens to."""
    seat: int = moment.events[0].args[0]
    return seat


def cleared(moment: Moment[Scene]) -> Motions:
    """A new round: the cards of the last one go away."""
    return (Motion("fly", cards(moment.before), DISCARD, 320, 50),)


def drawn(moment: Moment[Scene]) -> Motions:
    return (Motion("fly", ("deck-top",), fan(first(moment)), 380),)


def gone(moment: Moment[Scene], seat: int, number: int) -> Motions:
    """A card leaves your hand; if your own finger has moved it, it is not there any more."""
    held = moment.now.spots[seat].held
    return () if held is None else (Motion("fly", (f"hand-{number}-{held.count(number)}",), fan(seat), 160),)


def led(moment: Moment[Scene]) -> Motions:
    seat = first(moment)
    come = Motion("come", (card(seat),), fan(seat), 320, when=AFTER)
    return (*gone(moment, seat, moment.now.spots[seat].card), come)


def sealed(moment: Moment[Scene]) -> Motions:
    """All cards come at once: who chose first is nobody's business."""
    seats = [event.args[0] for event in moment.events]
    own = [motion for seat in seats for motion in gone(moment, seat, moment.now.spots[seat].sealed)]
    return (*own, *(Motion("come", (card(seat),), fan(seat), 320, when=AFTER, along=True) for seat in seats))


def revealed(moment: Moment[Scene]) -> Motions:
    shown = tuple(card(event.args[0]) for event in moment.events)
    return (Motion("turn", shown, ms=190, apart=40), Motion("land", shown, ms=260, apart=40, when=AFTER))


def clashed(seats: Sequence[int]) -> Motions:
    twins = tuple(card(seat) for seat in seats)
    bursts = tuple(f"burst-{seat + 1}" for seat in seats)
    return (
        Motion("jump", twins, ms=420),
        Motion("fall", twins, ms=320, when=AFTER, along=True),
        Motion("pop", bursts, ms=420, when=AFTER, along=True),
    )


def all_fell(moment: Moment[Scene]) -> Motions:
    return (Motion("flicker", ("lamp",), ms=700, when=AFTER),)


def activated(moment: Moment[Scene]) -> Motions:
    return (Motion("hop", (card(first(moment)),), ms=420, when=AFTER),)


def order_turned(moment: Moment[Scene]) -> Motions:
    return (Motion("pop", ("reversed",), ms=360, when=AFTER),)


def thrown(moment: Moment[Scene]) -> Motions:
    """A card of the hand is shown, and goes to the discards."""
    seat = first(moment)
    name = f"thrown-{seat + 1}"
    return (
        *gone(moment, seat, moment.now.thrown_by(seat)),
        Motion("come", (name,), fan(seat), 340, when=AFTER),
        Motion("fly", (name,), DISCARD, 420, when=AFTER),
    )


def grew(moment: Moment[Scene]) -> Motions:
    return (Motion("pop", (f"strength-{first(moment) + 1}",), ms=420, when=AFTER),)


def spared(moment: Moment[Scene]) -> Motions:
    return (Motion("flash", (card(first(moment)),), ms=500, when=AFTER),)


def eliminated(moment: Moment[Scene]) -> Motions:
    """It trembles three times, then it is gone."""
    seat = first(moment)
    return (
        Motion("shake", (card(seat), mug(seat)), ms=480),
        Motion("fly", (card(seat),), DISCARD, 300),
        Motion("drop", (mug(seat),), ms=420, when=AFTER),
    )


def starved(moment: Moment[Scene]) -> Motions:
    """Out without a card to show for it."""
    return (Motion("shake", (mug(first(moment)),), ms=480), Motion("drop", (mug(first(moment)),), ms=420, when=AFTER))


def kept_lead(moment: Moment[Scene]) -> Motions:
    return (Motion("hop", ("crown",), ms=420, when=AFTER),)


def won(moment: Moment[Scene]) -> Motions:
    return (Motion("pop", ("winner",), ms=600, when=AFTER),)
