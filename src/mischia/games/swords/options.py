"""What a table of swords may choose; never compiled, because a compiled record forgets what its fields accept."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Options:
    """What a table may choose before the game."""

    duels: Literal["virtual", "referee"] = "virtual"
