"""What a seat can't know: nothing but chance. Bags are drawn from blindly, yet what is in them is known (QU-R59)."""

from random import Random

from mischia.core.position import Doc
from mischia.games.quarriors.rules.state import State

FOLLOWING = ("owned", "late")  # keys of a view that follow from the others


def guess(s: State, seat: int, rng: Random) -> State:
    """A table that looks the same from this seat: every collection is open, so there is but one."""
    return s.clone()


def imagine(seen: Doc) -> Doc:
    """The position of a view: what is in a bag is owned and lies nowhere else."""
    doc = {key: value for key, value in seen.items() if key not in FOLLOWING}
    doc["zones"] = {
        name: {**places, "bag": in_bag(seen, name)} if isinstance(places["bag"], int) else places
        for name, places in seen["zones"].items()
    }
    return doc


def in_bag(seen: Doc, name: str) -> list[str]:
    """The dice in a player's bag: those owned less those that lie open."""
    left = dict(seen["owned"][name])
    places = seen["zones"][name]
    fallen = [one["die"] for one in seen["fallen"] if one["player"] == name]
    for phrase in [
        *places["active"],
        *places["ready"],
        *places["spent"],
        *places["used"],
        *seen["aside"][name],
        *fallen,
    ]:
        for die in phrase.split(" + "):
            left[die.split(" ")[0]] -= 1
    return [die for die, many in sorted(left.items()) for _ in range(many)]
