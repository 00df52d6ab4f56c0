"""What a table refuses, besides moves."""

from typing import Any

from mischia.core.errors import MischiaError


class Refused(MischiaError):
    """Something that may not be done at this table now."""

    def __init__(self, message: str, id: str, clause: str | None = None, **args: Any) -> None:
        super().__init__(message, id, clause, **args)


class NotYours(Refused):
    """Something that only somebody else may do."""


class NoTable(Refused):
    """A table that is not there, or that this person knows nothing of."""

    def __init__(self, id: str = "no-table") -> None:
        super().__init__("There is no such table.", id)


class NoClub(Refused):
    """A club that is not there, or that this person does not belong to."""

    def __init__(self, id: str = "no-club") -> None:
        super().__init__("There is no such club.", id)


class NoDevice(Refused):
    """A device that is not there, or is somebody else's."""

    def __init__(self) -> None:
        super().__init__("You have no such device.", "no-device")


class WrongPass(Refused):
    """A code that lets no device in."""

    def __init__(self) -> None:
        super().__init__("This code is wrong, used up or too old.", "wrong-pass")


class NoWay(Refused):
    """A way by which somebody is told, that is not there any more, or is somebody else's."""

    def __init__(self) -> None:
        super().__init__("This is not there any more.", "no-way")


class OtherRules(Refused):
    """Something that can't be had of a match which today's rules refuse."""

    def __init__(self) -> None:
        super().__init__("This match was played by older rules: only its end and its moves are kept.", "other-rules")


class FixedByPosition(Refused):
    """Something that can't be otherwise where a match goes on from a position."""

    def __init__(self) -> None:
        super().__init__("A game that goes on from a position keeps its options, seats and dummies.", "fixed")


class Passed(Refused):
    """An answer to a question that is not open any more."""

    def __init__(self) -> None:
        super().__init__("That question has passed; look at the table again.", "passed")
