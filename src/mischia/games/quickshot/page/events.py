"""How each event of Quickshot is shown: one row for each."""

from mischia.core.page import Show
from mischia.games.quickshot.page import clause_here, motions
from mischia.games.quickshot.page.scene import Scene

CARDS = "quickshot/cards.svg"
OF_ITS_CARD = ""  # the icon: the number in the event says which
CALLS = ("", "call-1", "call-2", "call-3", "call-4", "call-5", "call-6", "call-7")  # of a card that goes off


def glyph(name: str) -> str:
    return f"glyphs.svg#{name}"


SHOWS: dict[str, Show[Scene]] = {
    "dealt": Show(glyph("draw1")),
    "set-aside": Show(glyph("lock")),
    "first-leader": Show(glyph("leader")),
    "round": Show(OF_ITS_CARD, 600, motions=motions.cleared, heading=True),
    "reshuffled": Show(glyph("reroll")),
    "draws": Show(glyph("draw1"), 400, "flick", motions=motions.drawn),
    "leads": Show(OF_ITS_CARD, 800, "flick", motions=motions.led),
    "chooses": Show(glyph("seal"), 500, "flick", motions=motions.sealed),
    "reveals": Show(glyph("eye"), 1200, "rimshot", motions=motions.revealed),
    "turned-down": Show(glyph("burst"), 1000, "whistle", "call-clash"),
    "all-down": Show(glyph("burst"), 900, "whistle", motions=motions.all_fell),
    "activates": Show(OF_ITS_CARD, 900, "hiss", motions=motions.activated, here=clause_here.goes_off),
    "reversed": Show(glyph("reroll"), 900, motions=motions.order_turned, here=clause_here.order_turns),
    "adds": Show(OF_ITS_CARD, 500, "flick", motions=motions.thrown),
    "declines": Show(glyph("tick")),
    "strength": Show(glyph("glory"), 1000, motions=motions.grew, here=clause_here.grew),
    "safe": Show(glyph("def"), 1000, motions=motions.spared, here=clause_here.weakest),
    "discards": Show(OF_ITS_CARD, 600, "flick", motions=motions.thrown, here=clause_here.weakest),
    "eliminated-by": Show(OF_ITS_CARD, 900, "thud", motions=motions.eliminated, here=clause_here.struck),
    "out-no-card": Show(glyph("stun"), 900, "thud", motions=motions.starved, here=clause_here.no_card),
    "out-as-leader": Show(glyph("stun"), 900, "thud", motions=motions.eliminated, here=clause_here.no_card),
    "takes-lead": Show(glyph("leader"), 1200, "trumpet", "call-lead", here=clause_here.leads),
    "keeps-lead": Show(glyph("leader"), 1000, motions=motions.kept_lead, here=clause_here.leads),
    "wins": Show(glyph("k-victory"), 1600, "trumpet", motions=motions.won, here=clause_here.wins),
}
