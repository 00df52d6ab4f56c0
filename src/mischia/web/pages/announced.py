"""What the host announces, on every page of whoever has not put it away."""

from contextvars import ContextVar

from mischia.table.store.office import Announcement

COOKIE = "heard"  # which announcement somebody has put away
_shown: ContextVar[Announcement | None] = ContextVar("announcement", default=None)


def show(announcement: Announcement | None, heard: str | None) -> None:
    """What the pages that answer this request tell."""
    _shown.set(None if announcement is None or heard == mark(announcement) else announcement)


def shown() -> Announcement | None:
    return _shown.get()


def mark(announcement: Announcement) -> str:
    """By which an announcement is known."""
    return f"{announcement.at:.3f}"
