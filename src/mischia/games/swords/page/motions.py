"""What moves on the table of swords with each line of the log."""

from mischia.core.page import AFTER, Moment, Motion
from mischia.games.swords.page.scene import Scene
from mischia.games.swords.rules.cards import IDS, LETTERS

COUNT = 900  # milliseconds for 3, 2, 1 on a screen
COUNT_ALOUD = 2700  # the same in a room, where somebody has to hear it
Motions = tuple[Motion, ...]


def on_rug(scene: Scene) -> list[list[str]]:
    """The names of the cards on the rug: those not yet in piles, then pile by pile; copies are numbered."""
    met: dict[int, int] = {}
    return [[named(card, met) for card in cards] for cards in (scene.drawn, *scene.piles)]


def named(card: int, met: dict[int, int]) -> str:
    met[card] = met.get(card, -1) + 1
    return f"sw-{IDS[card]}-{met[card]}"


def look(moment: Moment[Scene]) -> int:
    """Whom it happens to, as things on the page are named."""
    seat: int = moment.events[0].args[0]
    return seat + 1


# --- on the rug


def dealt(moment: Moment[Scene]) -> Motions:
    fronts = tuple(f"front-{seat + 1}" for seat in range(len(moment.now.spots)))
    return (Motion("hop", fronts, apart=60, when=AFTER),)


def drawn(moment: Moment[Scene]) -> Motions:
    """Cards come from the draw pile one after the other, or out of what the two have before a tie-break."""
    if moment.now.duel is not None:
        cards = tuple(f"rule-{IDS[event.args[0]]}" for event in moment.events)
        return (Motion("pop", cards, ms=320, apart=200, when=AFTER),)
    return (Motion("come", tuple(on_rug(moment.now)[0]), to="deck", ms=300, apart=70, when=AFTER),)


def claimed(moment: Moment[Scene]) -> Motions:
    return (Motion("pop", (f"claim-{look(moment)}",), ms=260, when=AFTER),)


def finger(moment: Moment[Scene]) -> Motions:
    return (Motion("pop", (f"sign-{look(moment)}",), ms=220, when=AFTER),)


def counted(moment: Moment[Scene]) -> Motions:
    """3, 2, 1."""
    return (Motion("count", ("count",), ms=COUNT_ALOUD if moment.now.real else COUNT, when=AFTER),)


def pointed(moment: Moment[Scene]) -> Motions:
    """All hands shoot in together."""
    return (Motion("point", tuple(f"glove-{event.args[0] + 1}" for event in moment.events), ms=200, when=AFTER),)


def taken(moment: Moment[Scene]) -> Motions:
    before, pile, home = moment.before, moment.events[0].args[1], f"front-{look(moment)}"
    cards = tuple(on_rug(before)[1 + pile]) if pile < len(before.piles) else ()
    if before.duel is not None:
        cards = tuple(f"rule-{IDS[card]}" for card in sorted(set(before.duel.cards)))
    return (Motion("fly", cards, to=home, ms=420, apart=60), Motion("hop", (home,), ms=300, when=AFTER))


def contested(moment: Moment[Scene]) -> Motions:
    return (Motion("shake", (f"pile-{LETTERS[moment.events[0].args[0]]}",), ms=420),)


def discarded(moment: Moment[Scene]) -> Motions:
    cards = on_rug(moment.before)[1 + moment.events[0].args[0]]
    return (Motion("fly", tuple(cards), to="discard", ms=380, apart=40),)


# --- in a duel


def fighter(moment: Moment[Scene]) -> int:
    """To which of the two it happens."""
    assert moment.now.duel is not None
    return moment.now.duel.of(moment.events[0].args[0])


def stepped_forward(moment: Moment[Scene]) -> Motions:
    return (Motion("pop", ("fencer-0", "fencer-1"), ms=320, apart=120, when=AFTER),)


def beat(moment: Moment[Scene]) -> Motions:
    return (Motion("land", ("act-0", "act-1"), ms=380, when=AFTER),)


def clashed(moment: Moment[Scene]) -> Motions:
    return (Motion("lunge", ("fencer-0", "fencer-1"), ms=300), Motion("pop", ("burst",), ms=240, when=AFTER))


def hit(moment: Moment[Scene]) -> Motions:
    at = fighter(moment)
    return (Motion("lunge", (f"fencer-{1 - at}",), to=f"fencer-{at}", ms=300), *shaken(moment))


def shaken(moment: Moment[Scene]) -> Motions:
    return (Motion("shake", (f"fencer-{fighter(moment)}",), ms=420, when=AFTER),)


def stepped_back(moment: Moment[Scene]) -> Motions:
    return (Motion("hop", (f"fencer-{fighter(moment)}",), ms=300, when=AFTER),)


def took_tempo(moment: Moment[Scene]) -> Motions:
    return (Motion("stamp", (f"tempo-{fighter(moment)}",), ms=320, when=AFTER),)


def strained(moment: Moment[Scene]) -> Motions:
    return (Motion("flash", (f"strain-{fighter(moment)}",), ms=420, when=AFTER),)


def rolled(moment: Moment[Scene]) -> Motions:
    return (Motion("land", (f"die-{fighter(moment)}",), ms=420, when=AFTER),)


def won_duel(moment: Moment[Scene]) -> Motions:
    return (Motion("hop", (f"fencer-{fighter(moment)}",), ms=420, when=AFTER),)
