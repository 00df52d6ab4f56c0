"""What a seat can't know: only what others have chosen and nobody has seen yet."""

from random import Random

from mischia.core.position import Doc
from mischia.core.questions import AskAll
from mischia.games.swords.rules.state import State


def guess(s: State, seat: int, rng: Random) -> State:
    """A table that looks the same from this seat; what others have put away may be any of their choices."""
    new = s.clone()
    question = new.question
    if new.sealed is not None and isinstance(question, AskAll):
        for other in range(new.seats):
            if other != seat and new.sealed[other] is not None:
                moves = question.onward(other)
                new.sealed[other] = moves[int(rng.random() * len(moves))]
    return new


def imagine(seen: Doc) -> Doc:
    """Some position that looks like this to whoever sees it; the deck is whatever lies nowhere else."""
    doc = {key: value for key, value in seen.items() if key not in ("deck", "duels")}
    doc["pointing"] = {name: "A" if letter == "hidden" else letter for name, letter in seen["pointing"].items()}
    if seen["duel"] is not None:
        chosen = seen["duel"]["chosen"].items()
        doc["duel"] = {
            **seen["duel"],
            "chosen": {name: "feint" if action == "hidden" else action for name, action in chosen},
        }
    return doc
