"""What a bot does in a draft.

What a thing is worth was measured: the part of 3000 races of two that those have won who drove it, when all drafted at
random and drove alike (docs/lab/deathroads.md). Who thinks little takes anything; who thinks more takes what has won.
Against bosses nothing of the kind was measured, so all take anything there.
"""

from math import exp, log
from random import Random
from typing import Final

from mischia.core.questions import Move, Moves
from mischia.games.deathroads.bot.evaluate import DRAFTS
from mischia.games.deathroads.rules.road import cell_named, off_middle, row
from mischia.games.deathroads.rules.state import State

KNOWS: Final = 200  # simulations from which on a level knows the figures
KEEN: Final = 5.0  # how much the better thing is preferred
ROW: Final = 1.2  # a start cell one row further ahead
ASIDE: Final = -0.08  # for each half lane off the middle

WON: Final[dict[str, float]] = {  # in percent; of a thing that is not named here, half
    "Hot Rodent": 62.4,
    "Tangerine Tantrum": 60.6,
    "Last Cab": 53.8,
    "Little Monster": 52.2,
    "Cobalt Coffin": 45.4,
    "Hearse Code": 45.0,
    "Night Shift": 43.0,
    "Katana & Wakizashi": 37.7,
    "Dusty Rose": 60.9,
    "Trophy Tess": 56.0,
    "Steady Eddie": 53.7,
    "Full Deck Faye": 53.0,
    "Hard-Head Hana": 43.5,
    "Padded Paula": 36.2,
    "Starboard Volley": 58.0,
    "Slingshot": 53.9,
    "Port Authority": 53.6,
    "Exhaust Torch": 53.5,
    "Harpoon": 52.8,
    "Mine Layer": 47.2,
    "Rear Rail": 47.1,
    "Parting Gift": 46.8,
    "Vehiculum Dentatis": 46.5,
    "Power Charge": 46.1,
    "Diagonal Shot": 45.4,
    "Warsaw": 43.4,
}


def policy(s: State, seat: int, moves: Moves, effort: int, rng: Random) -> list[float]:
    """What to take, and where to start; a race is left to the search."""
    if s.phase not in DRAFTS:
        return []
    if effort < KNOWS or s.options.coop:
        return [1.0] * len(moves)
    return [exp(KEEN * promise(s, move)) for move in moves]


def promise(s: State, move: Move) -> float:
    """How good a choice of a draft looks."""
    verb = move[0]
    if verb == "take":
        return won(move[1])
    if verb == "take pair":
        return won(s.content.pairs[move[1]])
    if verb == "take preset":
        preset = s.content.presets[move[1]]
        weapons = sum([won(s.content.pairs[code]) for code in preset.weapons])
        return won(preset.vehicle) + won(preset.pilot) + weapons
    if verb == "place" or verb == "place bikes":
        cells = [cell_named(s, name) for name in move[1:]]
        return sum([ROW * row(cell) + ASIDE * off_middle(s, cell) for cell in cells]) / len(cells)
    return 0.0


def won(name: str) -> float:
    """The logarithm of the odds of those who had it."""
    share = WON.get(name, 50.0) / 100
    return log(share / (1.0 - share))
