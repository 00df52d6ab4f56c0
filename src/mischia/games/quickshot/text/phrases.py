"""Moves and events of Quickshot as phrases; FORMS say what each gap takes."""

from mischia.core.phrases import Form
from mischia.core.questions import Move

MOVES = {
    "play": Form("play {}", ("card",)),
    "add": Form("add {}", ("card",)),
    "decline": Form("decline"),
    "discard": Form("discard {}", ("card",)),
    "deal": Form("deal {} {}", ("seat", "card")),
    "set aside": Form("set aside {}", ("card",)),
    "leader": Form("leader {}", ("seat",)),
    "draw": Form("draw {}", ("card",)),
    "plays": Form("{} plays {}", ("seat", "card")),
    "discards": Form("{} discards {}", ("seat", "card")),
}

EVENTS = {
    "dealt": Form("{} is dealt {}", ("seat", "number")),
    "set-aside": Form("{} set aside", ("number",)),
    "first-leader": Form("{} is first leader", ("seat",)),
    "round": Form("round {}", ("number",)),
    "reshuffled": Form("discard reshuffled"),
    "draws": Form("{} draws", ("seat",)),
    "leads": Form("{} leads {}", ("seat", "card")),
    "chooses": Form("{} chooses", ("seat",)),
    "reveals": Form("{} reveals {}", ("seat", "card")),
    "turned-down": Form("{} turned down", ("seat",)),
    "all-down": Form("all cards down"),
    "activates": Form("{} activates {}", ("seat", "card")),
    "reversed": Form("order reversed"),
    "adds": Form("{} adds {}", ("seat", "card")),
    "declines": Form("{} declines", ("seat",)),
    "strength": Form("{} strength {}", ("seat", "number")),
    "safe": Form("{} safe from {}", ("seat", "card")),
    "discards": Form("{} discards {}", ("seat", "card")),
    "eliminated-by": Form("{} eliminated by {}", ("seat", "card")),
    "out-no-card": Form("{} eliminated: no card to play", ("seat",)),
    "out-as-leader": Form("{} eliminated: no card left as leader", ("seat",)),
    "takes-lead": Form("{} takes lead", ("seat",)),
    "keeps-lead": Form("{} keeps lead", ("seat",)),
    "wins": Form("{} wins", ("seat",)),
}

CLAUSES = {  # by phase: the clause that asks
    "deal": "QS-6",
    "draw": "QS-11",
    "lead": "QS-12",
    "play": "QS-13",
    "reinforce": "QS-50",
    "poison": "QS-62",
    "over": "QS-5",
}


def subject(move: Move) -> str | None:
    """The message that explains what a move is made with: the card."""
    return None if move == ("decline",) else f"effect-{move[-1]}"
