"""Bots that think in processes of their own, out of the bytes that their seat gets."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from secrets import token_hex
from typing import Any, TypeVar

from mischia.bots import bot_named
from mischia.bots.advice import Advice, Coach
from mischia.table.parent import end_with_parent
from mischia.table.wire import unwire

T = TypeVar("T")


def choose(sent: bytes, level: str, seed: str) -> str:
    """A bot's move, out of what its seat gets and nothing else."""
    return bot_named(level, seed).choose(unwire(sent))


def advise(sent: bytes, seconds: float, seed: str) -> Advice:
    """What the coach would do in a seat, out of what that seat gets and nothing else."""
    return Coach(seconds=seconds, seed=seed).advise(unwire(sent))


def _begin() -> None:
    """Whoever stops the server with the keyboard does not stop the bots in the middle of a thought; its death does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(1))


class Minds:
    """A few processes in which bots think."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._seed = token_hex(8)

    async def choose(self, sent: bytes, level: str) -> str:
        """A bot's move."""
        return await self._think(choose, sent, level)

    async def advise(self, sent: bytes, seconds: float) -> Advice:
        """What the coach would do."""
        return await self._think(advise, sent, seconds)

    async def _think(self, thought: Callable[..., T], *about: Any) -> T:
        try:
            return await self._begin_to_think(thought, *about)
        except BrokenProcessPool:  # a process was killed: others take over
            self._drop()
            return await self._begin_to_think(thought, *about)

    async def _begin_to_think(self, thought: Callable[..., T], *about: Any) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _begin)
        thinking = partial(thought, *about, self._seed)
        return await asyncio.get_running_loop().run_in_executor(self._pool, thinking)

    async def close(self) -> None:
        """Let every bot finish its thought."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None

    def _drop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
