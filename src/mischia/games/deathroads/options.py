"""What a Death Roads table may choose; never compiled, because a compiled record forgets what its fields accept."""

from dataclasses import dataclass
from typing import Literal

from mischia.core.errors import BadPosition


@dataclass(frozen=True)
class Options:
    """What a table may choose before the game."""

    first_game: bool = False  # DR-21
    signature: bool = False  # DR-155
    coop: bool = False  # DR-159
    bosses: Literal[None, 1, 2, 3, 4, 5, 6, 7] = None  # DR-161: one per player
    drones: Literal[0, 1, 2, 3, 4] = 0
    drone_armour: Literal[0, 1, 2, 3] = 0  # DR-169
    first: str = ""  # DR-35: the name of the first chooser; else drawn
    ready_sets: bool = False  # DR-R81: those of the first game, in coop

    def __post_init__(self) -> None:
        if self.coop and self.first_game:
            raise BadPosition("coop", "first_game and coop exclude each other; in coop there are ready_sets")
        if self.ready_sets and not self.coop:
            raise BadPosition("ready_sets", "ready_sets needs the option coop; a race has first_game")
        if not self.coop and (self.bosses is not None or self.drones or self.drone_armour):
            option = "bosses" if self.bosses is not None else "drones" if self.drones else "drone_armour"
            raise BadPosition(option, f"{option} needs the option coop")

    @property
    def has_presets(self) -> bool:
        """Whether ready sets stand for the drafts."""
        return self.first_game or self.ready_sets
