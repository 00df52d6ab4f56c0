"""Matches that were over before such matches were recorded are read from their logs, one after the other."""

import asyncio
import logging

from mischia.core.errors import MischiaError
from mischia.table.record import record_of
from mischia.table.store.archive import Archive
from mischia.table.store.finished import Finished
from mischia.table.store.store import Store
from mischia.table.table import Table

log = logging.getLogger("mischia.backfill")
AT_ONCE = 50  # ids


async def backfill(store: Store) -> int:
    """Record what was not recorded when it ended, except where the rules refuse it; how many matches that were."""
    archive, recorded, after = Archive(store), 0, ""
    while ids := await archive.unrecorded(after, AT_ONCE):
        after = ids[-1]
        for table_id in ids:
            found = await read(store, table_id)
            if found is not None:
                await store.keep_finished(found)
                recorded += 1
    if recorded:
        log.info("%d older matches are recorded", recorded)
    return recorded


async def read(store: Store, table_id: str) -> Finished | None:
    """The record of a table's match, out of its log; nobody waits while it is played again."""
    head, kept = await store.kept(table_id)
    entries = await store.entries(table_id, 0, head)
    try:
        return await asyncio.to_thread(lambda: record_of(Table.of(table_id, entries, kept)))
    except MischiaError as refusal:
        log.debug("an older match can't be read", extra={"refusal": refusal.id})
    except Exception:
        log.exception("an older match can't be recorded")
    return None
