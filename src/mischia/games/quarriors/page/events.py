"""How each event of Quarriors is shown: one row for each."""

from mischia.core.game import TAKEN_BACK
from mischia.core.page import Show
from mischia.games.quarriors.page import clause_here, motions
from mischia.games.quarriors.page.scene import Scene


def glyph(name: str) -> str:
    return f"glyphs.svg#{name}"


USED: Show[Scene] = Show(glyph("reroll"), motions=motions.used, here=clause_here.works)

SHOWS: dict[str, Show[Scene]] = {
    "wilds": Show(glyph("k-portal")),
    "box": Show(glyph("cross")),
    "start": Show(glyph("leader")),
    "score": Show(glyph("glory"), 450, "trumpet", motions=motions.scored, here=clause_here.scores),
    "glory": Show(glyph("glory"), 350, motions=motions.glorious, here=clause_here.gains_glory),
    "cull": Show(glyph("undo"), 350, motions=motions.culled, here=clause_here.culls),
    "fetch": Show(glyph("draw1")),
    "trade": Show(glyph("reroll")),
    "gain": Show(glyph("plus")),
    "gains": Show(glyph("plus"), motions=motions.captured),
    "swap": Show(glyph("reroll")),
    "offer": Show(glyph("glory")),
    "refill": Show(glyph("bag"), 200, motions=motions.refilled, here=clause_here.refills),
    "draw": Show(glyph("bag"), 150, "flick", motions=motions.drawn),
    "roll": Show(glyph("drawroll"), 500, "rattle", "call-roll", motions.rolled),
    "use": USED,
    "use-with": USED,
    "use-two": USED,
    "ready": Show(glyph("tick"), 250, motions=motions.lands),
    "spend": Show(glyph("quid"), 200, "ticks", motions=motions.spent, here=clause_here.spends),
    "summon": Show(glyph("mv-up"), 400, "flick", motions=motions.lands, here=clause_here.summons),
    "cast": Show(glyph("burst"), 600, "hiss", "call-cast", motions.cast, clause_here.works),
    "cast-on": Show(glyph("burst"), 500, "hiss", "call-cast", motions.cast, clause_here.works),
    "cast-of": Show(glyph("burst"), motions=motions.cast, here=clause_here.works),
    "react": Show(glyph("def"), 800, "whistle", "call-react", motions.cast, clause_here.works),
    "react-on": Show(glyph("def"), 800, "whistle", "call-react", motions.cast, clause_here.works),
    "returns": Show(glyph("undo")),
    "attack": Show(glyph("atk"), 700, "drum", "call-attack", motions.attacked, clause_here.attacks),
    "defend": Show(glyph("def"), 250, motions=motions.defended),
    "survive": Show(glyph("def"), 800, "fwop", "call-survive", motions.survived, clause_here.survives),
    "destroy": Show(glyph("dmg"), 900, "thud", "call-destroy", motions.destroyed, clause_here.is_destroyed),
    "return": Show(glyph("undo"), 800, call="call-return", motions=motions.returned),
    "copy": Show(glyph("eye")),
    "capture": Show(glyph("flag"), 500, "flick", motions=motions.captured, here=clause_here.captures),
    "discard": Show(glyph("undo")),
    "end": Show(glyph("end"), 200, heading=True),
    "win": Show(glyph("k-victory"), 1600, "trumpet", motions=motions.won, here=clause_here.wins),
    TAKEN_BACK: Show(glyph("undo")),
}
