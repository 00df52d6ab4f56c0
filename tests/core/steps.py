"""What follows an answer, in questions that are only looked at."""


def nothing(*_: object) -> None:
    """What follows from nothing."""
