"""Chance that can be checked: every outcome follows from the match's secret and the number of the draw."""

from hashlib import sha256
from random import Random
from secrets import token_hex

from mischia.core.questions import Chance, Move


def new_secret() -> str:
    """A secret that nobody can guess."""
    return token_hex(16)


def outcome(secret: str, number: int, chance: Chance) -> Move:
    """What chance says at this draw of this match."""
    seed = sha256(f"{secret}/{number}".encode()).digest()
    drawn: Move = chance.pick(Random(int.from_bytes(seed, "big")))
    return drawn
