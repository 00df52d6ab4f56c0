"""The effect language: what a card, a skid, an event or an AI action does, read from data and checked word by word.

An effect is a tuple, verb first, made of plain things alone, so that it can wait on the agenda and in a document:
`("move", ("left", "right"), 1, ("same",))`, `("damage", 3)`.
"""

from typing import Any, Final

from mischia.core.content import Fault, Where, read_value

Effect = tuple[Any, ...]
Effects = tuple[Effect, ...]

FORWARD: Final = "forward"
LEFT: Final = "left"
RIGHT: Final = "right"
BACK: Final = "back"
DIRECTIONS: Final = (FORWARD, LEFT, RIGHT, BACK)  # DR-R12; in the order in which an AI tries them (DR-R47)
SAME: Final = ("same",)
STATUSES: Final = ("stun", "burn", "veer")
STATUSES_OR_ALL: Final = ("stun", "burn", "veer", "all")
CONDITIONS: Final = ("gear_min", "gear_max", "row_min", "row_max", "dirt", "trophies_min", "has_status")
NUMBERS: Final = {  # by verb: how many
    "damage": range(1, 100),
    "handling": range(-9, 10),
    "gear": range(-9, 10),
    "repair": range(1, 100),
    "draw": range(1, 100),
    "discard": range(1, 100),
}
VERBS: Final = (
    "move",
    "damage",
    "handling",
    "gear",
    "status",
    "remove_status",
    "repair",
    "draw",
    "discard",
    "choose",
    "optional",
    "adjacent",
    "if",
    "shoot",
    "signature",
)
OF_AI: Final = ("shoot", "signature")  # only in AI actions


def read_effects(value: Any, where: Where, of_ai: bool = False) -> Effects:
    """A list of effects."""
    if not isinstance(value, list | tuple):
        raise Fault(where, f"{value!r} is no list of effects")
    return tuple([read_effect(one, where, of_ai) for one in value])


def read_ai_effects(value: Any, where: Where) -> Effects:
    """A list of effects in an AI action."""
    return read_effects(value, where, of_ai=True)


def read_effect(value: Any, where: Where, of_ai: bool) -> Effect:
    """One effect."""
    if not isinstance(value, dict):
        raise Fault(where, f"{value!r} is no effect")
    verbs = [verb for verb in VERBS if verb in value]
    if len(verbs) != 1:
        raise Fault(where, f"{value!r} names none, or more than one, of: {', '.join(VERBS)}")
    verb = verbs[0]
    known = {"move": ("n", "push"), "status": ("n",), "if": ("then", "else")}.get(verb, ())
    for key in value:
        if key != verb and key not in known:
            raise Fault(where, f"{key!r} says nothing in an effect {verb!r}")
    said = value[verb]
    if verb in OF_AI:
        if not of_ai:
            raise Fault(where, f"{verb} is for AI actions only")
        if said is not True:
            raise Fault(where, f"{verb}: {said!r}; accepted: true")
        return (verb,)
    if verb in NUMBERS:
        return (verb, read_value(said, NUMBERS[verb], where))
    if verb == "move":
        return read_move(value, where)
    if verb == "status":
        return (verb, read_value(said, STATUSES, where), read_times(value, where))
    if verb == "remove_status":
        return (verb, read_value(said, STATUSES_OR_ALL, where))
    if verb == "choose":
        if not isinstance(said, list | tuple) or not said:
            raise Fault(where, f"choose: {said!r} is no list of lists of effects")
        return (verb, tuple([read_effects(one, where, of_ai) for one in said]))
    if verb == "if":
        return read_if(value, where, of_ai)
    return (verb, read_effects(said, where, of_ai))


def read_times(value: dict[str, Any], where: Where) -> int:
    return int(read_value(value.get("n", 1), range(1, 10), where))


def read_move(value: dict[str, Any], where: Where) -> Effect:
    """One movement symbol, with its red arrows."""
    directions = read_directions(value["move"], where)
    push = value.get("push")
    arrows = SAME if push == "same" else () if push is None else read_directions(push, where)
    return ("move", directions, read_times(value, where), arrows)


def read_directions(value: Any, where: Where) -> tuple[str, ...]:
    """One direction, a list to choose from, or any."""
    if value == "any":
        return DIRECTIONS
    said = list(value) if isinstance(value, list | tuple) else [value]
    if not said or not all(one in DIRECTIONS for one in said):
        raise Fault(where, f"{value!r} is no direction; accepted: {', '.join(DIRECTIONS)}, a list of them, any")
    return tuple([one for one in DIRECTIONS if one in said])


def read_if(value: dict[str, Any], where: Where, of_ai: bool) -> Effect:
    """A condition, and what happens if it holds or not."""
    conditions = value["if"]
    if not isinstance(conditions, dict) or not conditions:
        raise Fault(where, f"if: {conditions!r} is no map of conditions")
    read: list[tuple[str, int]] = []
    for key, limit in conditions.items():
        read_value(key, CONDITIONS, where)
        if key in ("dirt", "has_status"):
            if not isinstance(limit, bool):
                raise Fault(where, f"if {key}: {limit!r}; accepted: true, false")
            read.append((key, limit))
        else:
            read.append((key, read_value(limit, range(100), where)))
    then = read_effects(value.get("then", []), where, of_ai)
    otherwise = read_effects(value.get("else", []), where, of_ai)
    return ("if", tuple(read), then, otherwise)
