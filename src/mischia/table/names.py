"""Names and lines that people type, made fit to be shown."""

from collections.abc import Collection

from mischia.core.names import RESERVED, shown
from mischia.table.errors import Refused

LONGEST_NAME = 24
LONGEST_LINE = 500
BOTS = ("Ada", "Boris", "Cleo", "Dario", "Elsa", "Fosco", "Greta", "Hugo", "Iris", "Jago")
BROUGHT = "(bot)"  # stands behind the name of a bot that somebody brought, wherever its name is read
DUMMIES = ("Uno", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette")


def name_of(text: str) -> str:
    """A name that a person may have."""
    name = shown(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(f"A name has 1 to {LONGEST_NAME} letters.", "bad-name", most=LONGEST_NAME)
    if name.casefold() in RESERVED:
        raise Refused(f"Nobody can be called {name}.", "reserved-name", name=name)
    return name


def person_name(text: str) -> str:
    """A name that somebody may give themselves: none with the mark of a bot in it."""
    name = name_of(text)
    if BROUGHT in name.casefold():
        raise Refused(f"Only a program's name has {BROUGHT} in it.", "bot-name", name=name)
    return name


def line_of(text: str) -> str:
    """A line of the chat."""
    line = shown(text)
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Refused(f"A line has 1 to {LONGEST_LINE} letters.", "bad-line", most=LONGEST_LINE)
    return line


def free_name(name: str, taken: Collection[str], mark: str = "") -> str:
    """The name itself, or with a number if somebody at the table has it; a mark stands behind both.

    >>> free_name("Ann", ["ann", "Bob"]), free_name("Highest", ["Highest (bot)"], " (bot)")
    ('Ann 2', 'Highest 2 (bot)')
    """
    folded = {other.casefold() for other in taken}
    most = LONGEST_NAME - len(mark)
    found, number = f"{name[:most].rstrip()}{mark}", 1
    while found.casefold() in folded:
        number += 1
        found = f"{name[: most - 4]} {number}{mark}"
    return found


def next_name(names: Collection[str], taken: Collection[str]) -> str:
    """The first of these names that nobody at the table has."""
    folded = {other.casefold() for other in taken}
    return next((name for name in names if name.casefold() not in folded), None) or free_name(next(iter(names)), taken)
