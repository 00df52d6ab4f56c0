"""Chance re-checked: whether every outcome of a match follows from its secret."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from mischia.core.errors import BadFile, MischiaError
from mischia.core.game import Game
from mischia.core.match import CHANCE, Match


def commitment(secret: str) -> str:
    """What is shown of a secret before the first draw."""
    return sha256(secret.encode()).hexdigest()


def verify(game: Game, doc: Mapping[str, Any]) -> int:
    """How many outcomes were checked; whatever does not follow from the secret and the moves is refused."""
    try:
        if "commitment" in doc and commitment(doc["seed"]) != doc["commitment"]:
            raise wrong("the secret is not the one that was shown before the first draw")
        match = Match(game, doc["given"], doc["options"], doc["seed"])
        for at, (name, phrase) in enumerate(doc["answers"]):
            if name != CHANCE and len(match.answers) == at:
                match.play(name, phrase)
            if len(match.answers) <= at or match.answers[at] != (name, phrase):
                said = f"{name} {phrase}"
                raise wrong(f"answer {at + 1} is “{said}”, which does not follow")
        if len(match.answers) != len(doc["answers"]):
            raise wrong(f"{len(match.answers)} answers follow, there are {len(doc['answers'])}")
        if json.loads(json.dumps(match.position)) != json.loads(json.dumps(doc["position"])):
            raise wrong("the position does not follow from the answers")
    except MischiaError as refusal:
        raise refusal if isinstance(refusal, BadFile) else wrong(str(refusal)) from refusal
    except (KeyError, TypeError, AttributeError, ValueError) as broken:
        raise wrong(f"{type(broken).__name__}: {broken}") from broken
    return sum(name == CHANCE for name, _ in match.answers)


def wrong(what: str) -> BadFile:
    return BadFile(f"This match was tampered with: {what}.", "tampered", what=what)
