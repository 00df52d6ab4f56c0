"""How each event of swords is shown: one row for each."""

from mischia.core.page import Show
from mischia.games.swords.page import clause_here as here
from mischia.games.swords.page import motions
from mischia.games.swords.page.scene import Scene


def glyph(name: str) -> str:
    return f"glyphs.svg#{name}"


def own(name: str) -> str:
    return f"swords/cards.svg#{name}"


SHOWS: dict[str, Show[Scene]] = {
    "dealt": Show(glyph("draw1"), 700, "flick", motions=motions.dealt),
    "boss": Show(glyph("leader"), 500, heading=True),
    "drawn": Show(glyph("draw1"), 500, "flick", motions=motions.drawn, here=here.drawn),
    "reshuffle": Show(glyph("reroll"), 600),
    "no-cards": Show(glyph("cross"), 600),
    "sorts": Show(glyph("mv-side"), 900, "flick"),
    "claims": Show(glyph("chat"), 900, motions=motions.claimed),
    "raises": Show(own("finger"), 250, motions=motions.finger),
    "lowers": Show(own("fist"), 400, motions=motions.finger),
    "fingers-down": Show(own("fist"), 600),
    "count-point": Show(glyph("clock"), 100, "drum", motions=motions.counted),
    "points": Show(own("hand"), 1500, "rimshot", motions=motions.pointed),
    "takes": Show(glyph("tick"), 900, motions=motions.taken, here=here.taken),
    "discarded": Show(glyph("bag"), 700, "whistle", motions=motions.discarded, here=here.discarded),
    "contested": Show(glyph("burst"), 900, "thud", "call-contested", motions.contested, here.contested),
    "duel-for": Show(own("sword"), 900),
    "fights": Show(glyph("pow"), 1100, motions=motions.stepped_forward, here=here.fights),
    "judges": Show(own("whistle"), 900),
    "count-duel": Show(glyph("clock"), 150, "drum", motions=motions.counted),
    "tie": Show(glyph("burst"), 600),
    "wins": Show(glyph("k-victory"), 1800, "trumpet", here=here.wins),
    "beat": Show(own("sword"), 900, motions=motions.beat),
    "cuts": Show(own("c-whirligig"), 600),
    "contact": Show(glyph("burst"), 700, "fwop", "call-contact", motions.clashed, here.exchange),
    "tempo": Show(glyph("ff"), 1000, motions=motions.took_tempo, here=here.exchange),
    "tempo-lost": Show(glyph("ff"), 600, here=here.exchange),
    "ground": Show(own("a-step-back"), 600, "", "call-ground", motions.stepped_back, here.exchange),
    "blocks": Show(own("c-free-arm"), 600, "fwop", "call-blocks", here=here.exchange),
    "strains": Show(glyph("stun"), 600, motions=motions.strained, here=here.strains),
    "rolls": Show(own("die-5"), 600, "rattle", motions=motions.rolled, here=here.rolls),
    "breaks": Show(glyph("flag"), 600, "whistle", "call-breaks", motions.shaken),
    "hit": Show(glyph("dmg"), 1300, "fwop", "call-hit", motions.hit, here.exchange),
    "both-hit": Show(glyph("dmg"), 1300, "fwop", "call-both", motions.clashed, here.exchange),
    "void": Show(glyph("reroll"), 1100, "whistle", "call-void", here=here.exchange),
    "time": Show(glyph("clock"), 600),
    "toss": Show(glyph("glory"), 600),
    "yields": Show(glyph("flag"), 600, motions=motions.shaken),
    "arm": Show(own("c-free-arm"), 600, motions=motions.shaken),
    "wins-duel": Show(own("sword"), 1400, "trumpet", "call-won", motions.won_duel, result=True),
}
