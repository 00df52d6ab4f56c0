"""A process that ends with the one that has started it, however that one ends."""

import threading
from collections.abc import Callable
from multiprocessing import parent_process


def end_with_parent(end: Callable[[], object]) -> None:
    """Call `end` when the process that has started this one is gone, be it by kill -9.

    Queues do not tell: of those that several processes read, each holds the other end open for the others.
    """
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    threading.Thread(target=watch, name="mischia-parent", daemon=True).start()
