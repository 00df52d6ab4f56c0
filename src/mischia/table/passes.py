"""Passes: what makes the next device somebody's own. A link is good once and not for long; a recovery code is written
down, and is good until there is another.

Both are typed, so they are made of the letters of a table's code, but of so many that nobody finds one: 58 bits for ten
minutes, 77 bits for ever. So a plain hash is all that is kept of them: whoever reads it has to try them all.
"""

import hashlib
from typing import Literal

from mischia.table.codes import new_code, read_code

Kind = Literal["link", "recovery"]
LENGTHS: dict[Kind, int] = {"link": 12, "recovery": 16}
GROUP = 4  # letters that are read together
GOOD_FOR = 600.0  # seconds, of a link


def new_pass(kind: Kind) -> str:
    return new_code(LENGTHS[kind])


def read_pass(typed: str) -> str | None:
    """The pass that somebody has typed; None if it can't be one.

    >>> read_pass("bcdf-ghjk lmnp"), read_pass("BCDF GHJK LMNP QRST"), read_pass("BCDFGH")
    ('BCDFGHJKLMNP', 'BCDFGHJKLMNPQRST', None)
    """
    found = (read_code(typed, length) for length in LENGTHS.values())
    return next((code for code in found if code is not None), None)


def shown_pass(code: str) -> str:
    """A pass as it is read best.

    >>> shown_pass("BCDFGHJKLMNP")
    'BCDF-GHJK-LMNP'
    """
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def hash_of(code: str) -> str:
    return hashlib.sha256(b"pass:" + code.encode()).hexdigest()
