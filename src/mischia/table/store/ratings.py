"""What everybody is rated."""

from functools import partial

from mischia.table.rating import Rating
from mischia.table.store.reckoning import ratings_of, rebuild
from mischia.table.store.store import Store


class Ratings:
    """What everybody is rated."""

    def __init__(self, store: Store) -> None:
        self.desk = store.desk

    async def of(self, person: str) -> dict[str, Rating]:
        """Somebody's ratings, by game, the most played first."""
        return await self.desk.read(partial(ratings_of, person))

    async def rebuild(self) -> int:
        """Reckon all rated matches again in their order, by today's anchors; how many there were.

        Whoever was erased stands as they stood at that match.
        """
        return await self.desk.write(rebuild)
