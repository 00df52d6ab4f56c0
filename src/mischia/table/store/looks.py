"""What each person has seen of a table, and how much has happened there since that everybody can tell of."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from mischia.table.store.schema import LOOKS, PEOPLE, TABLES
from mischia.table.store.store import Store


@dataclass(frozen=True)
class Looked:
    """Somebody has seen a table as it was then."""

    person_id: str
    table_id: str
    seq: int  # how long its log was
    moves: int  # that everybody could tell of
    at: float


class LookBook:
    """Who has seen what."""

    def __init__(self, store: Store) -> None:
        self.desk = store.desk
        insert: Any = postgresql.insert if store.shared else sqlite.insert
        new = insert(LOOKS)
        newer = {name: new.excluded[name] for name in ("seq", "moves", "at")}
        self._put = new.on_conflict_do_update(
            index_elements=[LOOKS.c.person_id, LOOKS.c.table_id], set_=newer, where=LOOKS.c.at <= new.excluded.at
        )

    async def looked(self, those: Sequence[Looked]) -> None:
        """Write down what was seen; of what one person has seen of one table, the newest counts."""
        if those:
            await self.desk.write(partial(self._write, those))

    def _write(self, those: Sequence[Looked], connection: Connection) -> None:
        tables, people = there(TABLES.c.id, {one.table_id for one in those}), {one.person_id for one in those}
        known = set(connection.execute(tables).scalars())
        known |= set(connection.execute(there(PEOPLE.c.id, people)).scalars())
        rows = [asdict(one) for one in sorted(those, key=lambda one: (one.person_id, one.table_id))]
        rows = [row for row in rows if {row["person_id"], row["table_id"]} <= known]
        if rows:
            connection.execute(self._put, rows)

    async def unseen(self, person: str, tables: Collection[str]) -> dict[str, int]:
        """By table: how many moves were made since somebody looked; nothing of those where none was, or who never did.

        Only moves count that everybody can tell of: who chooses anew in secret adds nothing.
        """
        since = TABLES.c.moves - LOOKS.c.moves
        asked = (
            select(LOOKS.c.table_id, since)
            .join(TABLES, TABLES.c.id == LOOKS.c.table_id)
            .where(LOOKS.c.person_id == person, LOOKS.c.table_id.in_(sorted(tables)), since > 0)
        )
        rows = await self.desk.read(lambda connection: connection.execute(asked).all())
        return {str(table_id): int(many) for table_id, many in rows}


def there(id: Any, ids: Collection[str]) -> Any:
    """Which of these are there, and stay so until this is written: nothing is kept of whom or what is erased."""
    return select(id).where(id.in_(sorted(ids))).order_by(id).with_for_update(read=True, key_share=True)
