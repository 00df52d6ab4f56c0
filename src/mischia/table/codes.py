"""Codes of tables: short enough to be read from a screen across the room and typed on a phone."""

from secrets import choice

LETTERS = "23456789BCDFGHJKLMNPQRSTVWXYZ"  # neither 0 nor 1, which are taken for letters, nor vowels, which make words
LENGTH = 6  # 29 to the sixth: 590 million


def new_code(length: int = LENGTH) -> str:
    return "".join(choice(LETTERS) for _ in range(length))


def read_code(typed: str, length: int = LENGTH) -> str | None:
    """The code that somebody has typed, in small letters too, with blanks or dashes; None if it can't be one.

    >>> read_code(" k7m-2qx "), read_code("K7M 2QX"), read_code("k7m2q"), read_code("k7m2q0")
    ('K7M2QX', 'K7M2QX', None, None)
    """
    code = "".join(letter for letter in typed.upper() if not letter.isspace() and letter not in "-–.")
    return code if len(code) == length and all(letter in LETTERS for letter in code) else None


def shown_code(code: str) -> str:
    """A code as it is read best.

    >>> shown_code("K7M2QX")
    'K7M 2QX'
    """
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"
