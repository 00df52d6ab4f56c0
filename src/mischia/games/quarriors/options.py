"""What a Quarriors table may choose; never compiled, because a compiled record forgets what its fields accept."""

from dataclasses import dataclass
from typing import Literal

from mischia.core.errors import BadPosition, listed
from mischia.games.quarriors.content.box import the_catalogue

CREATURES = 7  # QU-7
SPELLS = 3  # QU-8


@dataclass(frozen=True)
class Options:
    """What a table may choose before the game."""

    advanced_capture: bool = False  # QU-115
    cull_to_score: bool = False  # QU-116
    sets: Literal["base quarmageddon", "base"] = "base quarmageddon"  # the boxes whose cards are shuffled
    wilds: str = ""  # cards chosen for the Wilds; the others are turned up

    def __post_init__(self) -> None:
        """Refuse chosen cards that cannot lie in the Wilds together."""
        classes: list[int] = []
        kinds: list[str] = []
        for name in self.chosen():
            card = the_catalogue().cards.get(name)
            if card is None or card.type == "basic":
                some = listed([one.id for one in the_catalogue().cards.values() if one.type != "basic"], most=6)
                raise BadPosition("wilds", f"{name!r} can't be chosen; accepted: {some}")
            if card.cls in classes:  # QU-6
                raise BadPosition("wilds", f"{name!r} can't be chosen; accepted: one card of a class")
            classes.append(card.cls)
            kinds.append(card.type)
        if kinds.count("creature") > CREATURES or kinds.count("spell") > SPELLS:
            said = " ".join(self.chosen())
            raise BadPosition("wilds", f"{said!r} can't be chosen; accepted: {CREATURES} creatures, {SPELLS} spells")

    def chosen(self) -> list[str]:
        """The cards that were chosen for the Wilds."""
        return self.wilds.split()
