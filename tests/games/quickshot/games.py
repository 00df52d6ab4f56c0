"""Random games of Quickshot."""

import random
from collections.abc import Iterator

import mischia
from mischia.core.match import Match
from tests.drawn import NAMES


def games(many: int, seats: int = 5) -> Iterator[Match]:
    """Every question of some random games."""
    for seed in range(many):
        rng = random.Random(seed)
        match = mischia.new("quickshot", NAMES[:seats], seed=seed)
        while not match.over:
            yield match
            name = rng.choice(match.turn)
            match.play(name, rng.choice(match.moves(name)))
        yield match
