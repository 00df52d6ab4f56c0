"""Moves and events of swords as phrases; the forms say what each gap takes."""

from mischia.core.phrases import Form
from mischia.core.questions import Move
from mischia.games.swords.content.box import COLOURS
from mischia.games.swords.rules.cards import IDS, LETTERS
from mischia.games.swords.rules.duel import ACTION_OF, ACTIONS, LIMITS, LINES

MOVES = {
    "piles": Form("piles {}", ("card",), " | ", " "),
    "ready": Form("ready"),
    "lower": Form("lower"),
    "claim": Form("claim {}", ("letter",)),
    "point": Form("point {}", ("letter",)),
    "duel": Form("duel {}", ("letter",)),
    "fight": Form("fight {} {}", ("seat", "seat2")),
    "deputy": Form("deputy {}", ("seat",)),
    "verdict hit": Form("verdict hit {}", ("seat",)),
    "verdict arm": Form("verdict arm {}", ("seat",)),
    "verdict broke": Form("verdict broke {}", ("seat",)),
    "verdict double": Form("verdict double"),
    "verdict doubt": Form("verdict double", ("seat",)),
    **{action: Form(action) for action in ACTIONS},
    "yield": Form("yield"),
    "draw": Form("draw {}", ("card",)),
    "roll": Form("roll {} {}", ("seat", "number")),
    "line": Form("line {} {}", ("seat", "line")),
    "toss": Form("toss {}", ("seat",)),
}

EVENTS = {
    "dealt": Form("{} is dealt {}", ("seat", "card")),
    "boss": Form("{} is the boss", ("seat",)),
    "drawn": Form("drawn {}", ("card",)),
    "reshuffle": Form("reshuffle"),
    "no-cards": Form("no cards left"),
    "sorts": Form("{} sorts {} piles", ("seat", "number", "card")),  # how they lie is for the eye alone
    "claims": Form("{} claims {}", ("seat", "letter")),
    "raises": Form("{} raises a finger", ("seat",)),
    "lowers": Form("{} lowers a finger", ("seat",)),
    "fingers-down": Form("fingers down"),
    "count-point": Form("count: point"),
    "points": Form("{} points at {}", ("seat", "letter")),
    "takes": Form("{} takes {}", ("seat", "letter")),
    "discarded": Form("{} is discarded", ("letter",)),
    "contested": Form("{} is contested", ("letter",)),
    "duel-for": Form("duel for {}", ("letter",)),
    "fights": Form("{} fights {}", ("seat", "seat2")),
    "judges": Form("{} judges", ("seat",)),
    "count-duel": Form("count: duel"),
    "tie": Form("tie: {}", ("seat",), ", "),
    "wins": Form("{} wins the game", ("seat",)),
    "beat": Form("beat {}: {} {}, {} {}", ("number", "seat", "action", "seat2", "action2")),
    "cuts": Form("{} cuts {}", ("seat", "line")),
    "contact": Form("contact"),
    "tempo": Form("{} takes the tempo", ("seat",)),
    "tempo-lost": Form("tempo lost"),
    "ground": Form("{} gives ground", ("seat",)),
    "blocks": Form("{} blocks with the free arm", ("seat",)),
    "strains": Form("{} strains to {}", ("seat", "number")),
    "rolls": Form("{} rolls {}", ("seat", "number")),
    "breaks": Form("{} breaks a rule", ("seat",)),
    "hit": Form("{} is hit", ("seat",)),
    "both-hit": Form("both are hit"),
    "void": Form("bout void"),
    "time": Form("time"),
    "toss": Form("toss {}", ("seat",)),
    "yields": Form("{} yields", ("seat",)),
    "arm": Form("{} blocks with an arm", ("seat",)),
    "wins-duel": Form("{} wins the duel", ("seat",)),
}

WORDS = {
    "card": IDS,
    "letter": LETTERS,
    "action": ACTIONS,
    "line": LINES,
    "colour": COLOURS,
    "limit": tuple(LIMITS),
    "effect": IDS,  # what a card does in a virtual duel
    "rule": IDS,  # what it says to those who fight with real swords
}

CLAUSES = {  # by phase: the clause that asks
    "deal": "SW-8",
    "draw": "SW-12",
    "sort": "SW-13",
    "point": "SW-17",
    "select": "SW-28",
    "fighters": "SW-27",
    "deputy": "SW-33",
    "guard": "SW-32",
    "verdict": "SW-52",
    "tiedraw": "SW-63",
    "opening": "SW-V48",
    "beat": "SW-V2",
    "lines": "SW-V47",
    "slips": "SW-V20",
    "toss": "SW-V27",
    "over": "SW-60",
}

_CARD_OF = {id: card for card, id in enumerate(IDS)}


def subject(move: Move) -> str | None:
    """The message that explains what a move is made with: the action."""
    return f"effect-{move[0].replace(' ', '-')}" if move[0] in ACTION_OF else None


def reworded(phrase: str) -> tuple[Move, Move] | None:
    """A split in any order: the piles as they are called, A first, and the split as the list of moves names it.

    >>> said, listed = reworded("piles statue flamingo | deep-bow")
    >>> [[IDS[card] for card in pile] for pile in said[1:]]
    [['flamingo', 'statue'], ['deep-bow']]
    >>> [[IDS[card] for card in pile] for pile in listed[1:]]
    [['deep-bow'], ['flamingo', 'statue']]
    """
    verb, _, rest = phrase.partition(" ")
    piles = [part.split() for part in rest.split("|")]
    if verb != "piles" or not all(word in _CARD_OF for pile in piles for word in pile):
        return None
    said = [tuple(sorted(_CARD_OF[word] for word in pile)) for pile in piles]
    return ("piles", *said), ("piles", *sorted(said))
