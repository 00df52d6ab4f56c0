"""What moves on the table of swords with each line of the log."""

from collections.abc import Sequence

from mischia.core.page import AFTER, Motion
from mischia.core.state import Event
from mischia.games.swords.page.scene import Cards, Scene
from mischia.games.swords.rules.cards import IDS, LETTERS

COUNT = 900  # milliseconds for 3, 2, 1 on a screen
COUNT_ALOUD = 2700  # the same in a room, where somebody has to hear it


def on_rug(scene: Scene) -> list[list[str]]:
    """The names of the cards on the rug: those not yet in piles, then pile by pile; copies are numbered."""
    met: dict[int, int] = {}
    found = []
    there = [pile if scene.went[at] in ("", "contested", "fought") else () for at, pile in enumerate(scene.piles)]
    for cards in (scene.drawn, *there):
        found.append([named(card, met) for card in cards])
    return found


def named(card: int, met: dict[int, int]) -> str:
    met[card] = met.get(card, -1) + 1
    return f"sw-{IDS[card]}-{met[card]}"


def of(event: Event, before: Scene, now: Scene) -> tuple[Motion, ...]:
    """What moves when something happens."""
    look = event.args[0] + 1 if event.args and isinstance(event.args[0], int) else 0
    match event.id:
        case "dealt":
            return (Motion("hop", tuple(f"front-{seat + 1}" for seat in range(len(now.spots))), apart=60, when=AFTER),)
        case "claims":
            return (Motion("pop", (f"claim-{look}",), ms=260, when=AFTER),)
        case "raises" | "lowers":
            return (Motion("pop", (f"sign-{look}",), ms=220, when=AFTER),)
        case "takes":
            return taken(event, before)
        case "contested":
            return (Motion("shake", (f"pile-{LETTERS[event.args[0]]}",), ms=420),)
        case "discarded":
            cards = on_rug(before)[1 + event.args[0]]
            return (Motion("fly", tuple(cards), to="discard", ms=380, apart=40),)
        case "fights":
            return (Motion("pop", ("fencer-0", "fencer-1"), ms=320, apart=120, when=AFTER),)
        case _:
            return in_duel(event, before)


def taken(event: Event, before: Scene) -> tuple[Motion, ...]:
    seat, pile = event.args
    cards = tuple(on_rug(before)[1 + pile]) if pile < len(before.piles) else ()
    if before.duel is not None:
        cards = tuple(f"rule-{IDS[card]}" for card in sorted(set(before.duel.cards)))
    home = f"front-{seat + 1}"
    return (Motion("fly", cards, to=home, ms=420, apart=60), Motion("hop", (home,), ms=300, when=AFTER))


def in_duel(event: Event, before: Scene) -> tuple[Motion, ...]:
    """What moves in a duel."""
    duel = before.duel
    if duel is None:
        return ()
    fighter = duel.of(event.args[0]) if event.args else 0
    match event.id:
        case "beat":
            return (Motion("land", ("act-0", "act-1"), ms=380, when=AFTER),)
        case "contact" | "both-hit":
            return (Motion("lunge", ("fencer-0", "fencer-1"), ms=300), Motion("pop", ("burst",), ms=240, when=AFTER))
        case "hit":
            blow = Motion("lunge", (f"fencer-{1 - fighter}",), to=f"fencer-{fighter}", ms=300)
            return (blow, Motion("shake", (f"fencer-{fighter}",), ms=420, when=AFTER))
        case "ground":
            return (Motion("hop", (f"fencer-{fighter}",), ms=300, when=AFTER),)
        case "tempo":
            return (Motion("stamp", (f"tempo-{fighter}",), ms=320, when=AFTER),)
        case "strains":
            return (Motion("flash", (f"strain-{fighter}",), ms=420, when=AFTER),)
        case "rolls":
            return (Motion("land", (f"die-{fighter}",), ms=420, when=AFTER),)
        case "breaks" | "arm" | "yields":
            return (Motion("shake", (f"fencer-{fighter}",), ms=420, when=AFTER),)
        case "wins-duel":
            return (Motion("hop", (f"fencer-{fighter}",), ms=420, when=AFTER),)
        case _:
            return ()


def drawn(cards: Cards, now: Scene) -> tuple[Motion, ...]:
    """Cards come from the draw pile one after the other."""
    if now.duel is not None:
        return (Motion("pop", tuple(f"rule-{IDS[card]}" for card in cards), ms=320, apart=200, when=AFTER),)
    return (Motion("come", tuple(on_rug(now)[0]), to="deck", ms=300, apart=70, when=AFTER),)


def pointed(seats: Sequence[int]) -> tuple[Motion, ...]:
    """All hands shoot in together."""
    return (Motion("point", tuple(f"glove-{seat + 1}" for seat in seats), ms=200, when=AFTER),)


def counted(aloud: bool) -> tuple[Motion, ...]:
    """3, 2, 1."""
    return (Motion("count", ("count",), ms=COUNT_ALOUD if aloud else COUNT, when=AFTER),)
