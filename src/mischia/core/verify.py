"""Chance re-checked: whether every outcome of a match follows from its secret."""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from mischia.core.errors import BadFile, MischiaError
from mischia.core.game import Game
from mischia.core.match import CHANCE, Match
from mischia.core.taken_back import lines_in


def commitment(secret: str) -> str:
    """What is shown of a secret before the first draw."""
    return sha256(secret.encode()).hexdigest()


def verify(game: Game, doc: Mapping[str, Any]) -> int:
    """How many outcomes were checked; whatever does not follow from the secret and the moves is refused."""
    try:
        if "commitment" in doc and commitment(doc["seed"]) != doc["commitment"]:
            raise wrong("the secret is not the one that was shown before the first draw")
        match = Match(game, doc["given"], doc["options"], doc["seed"])
        start = 0
        for line in lines_in(doc):
            follow(match, line.answers, start)
            if line.back is not None:
                match.go_back(line.back.by, line.back.to)
                start = line.back.to
        if json.loads(json.dumps(match.position)) != json.loads(json.dumps(doc["position"])):
            raise wrong("the position does not follow from the answers")
    except MischiaError as refusal:
        raise refusal if isinstance(refusal, BadFile) else wrong(str(refusal)) from refusal
    except (KeyError, TypeError, AttributeError, ValueError) as broken:
        raise wrong(f"{type(broken).__name__}: {broken}") from broken
    return match.draws


def follow(match: Match, answers: Sequence[tuple[str, str]], start: int) -> None:
    """Make the moves among these answers from `start` on; chance must say by itself what they say of it."""
    for at, (name, phrase) in enumerate(answers[start:], start):
        if name != CHANCE and len(match.answers) == at:
            match.play(name, phrase)
        if len(match.answers) <= at or match.answers[at] != (name, phrase):
            said = f"{name} {phrase}"
            raise wrong(f"answer {at + 1} is “{said}”, which does not follow")
    if len(match.answers) != len(answers):
        raise wrong(f"{len(match.answers)} answers follow, there are {len(answers)}")


def draws_in(doc: Mapping[str, Any]) -> list[str]:
    """All that chance has said in a match, also what was taken back."""
    found, start = [], 0
    for line in lines_in(doc):
        found += [phrase for name, phrase in line.answers[start:] if name == CHANCE]
        start = 0 if line.back is None else line.back.to
    return found


def wrong(what: str) -> BadFile:
    return BadFile(f"This match was tampered with: {what}.", "tampered", what=what)
