"""Codes that people type, and those who try many of them.

A code is short, so it could be guessed: wrong ones are counted by address, and whoever has used up the handful that
anybody may get wrong waits ten seconds for each. Of a hundred open tables among 590 million codes, one address would
find the first after some two years. What is right is not counted, and a link always works.
"""

from collections.abc import Awaitable, Callable

from fastapi import Request

from mischia.table.errors import NoTable, Refused
from mischia.table.store.store import Person
from mischia.web.caps import address_of
from mischia.web.identity import hall_of
from mischia.web.tries import Rates

AT_ONCE = 20  # wrong codes from one address
A_SECOND = 0.1  # more, later


def new_tries() -> Rates:
    return Rates(A_SECOND, AT_ONCE)


async def find_by_code(request: Request, typed: str) -> str:
    """The table with a code; whoever tries many wrong ones has to wait."""
    tries: Rates = request.app.state.codes
    address = address_of(request.scope)
    if not tries.allows(address, 1.0):
        raise Refused("Too many wrong codes; wait a minute, or use the link.", "too-many-codes")
    try:
        found = await hall_of(request).openings.find(typed)
    except NoTable as wrong:
        raise NoTable("wrong-code") from wrong
    tries.give_back(address, 1.0)
    return found


async def find_holder(request: Request, typed: str, look: Callable[[str], Awaitable[Person]]) -> Person:
    """Whose pass this is; whoever tries many wrong ones has to wait."""
    tries: Rates = request.app.state.passes
    address = address_of(request.scope)
    if not tries.allows(address, 1.0):
        raise Refused("Too many wrong codes from your network; wait a minute.", "too-many-guesses")
    found = await look(typed)
    tries.give_back(address, 1.0)
    return found
