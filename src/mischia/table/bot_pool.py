"""Bots that think in processes of their own, out of the bytes that their seat gets."""

import asyncio
import json
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from multiprocessing import get_context
from secrets import token_hex
from time import perf_counter
from typing import Any, TypeVar

from mischia.bots import bot_named
from mischia.bots.advice import Advice, Coach
from mischia.bots.reckoning import Count, Reckoning
from mischia.core.match import Match
from mischia.games import game_named
from mischia.table.parent import end_with_parent
from mischia.table.wire import unwire

T = TypeVar("T")
A_LOOK = 0.05  # seconds between two looks whether players are served
PATIENCE = 5.0  # seconds that a count waits for players at most, each time


def choose(sent: bytes, level: str, seed: str) -> str:
    """A bot's move, out of what its seat gets and nothing else."""
    return bot_named(level, seed).choose(unwire(sent))


def advise(sent: bytes, seconds: float, seed: str) -> Advice:
    """What the coach would do in a seat, out of what that seat gets and nothing else."""
    return Coach(seconds=seconds, seed=seed).advise(unwire(sent))


def explain(sent: bytes, made: str, seconds: float, seed: str) -> Advice:
    """What the coach would have done in a seat, and what it thinks of the move that was made there."""
    return Coach(seconds=seconds, seed=seed).advise(unwire(sent), made)


def count(match: bytes, start: int, seconds: float, seed: str) -> list[Count]:
    """What there is to count of a finished match from a moment on, as far as it takes so many seconds."""
    reckoning, until = reckoned(match), perf_counter() + seconds
    found: list[Count] = []
    while start + len(found) < len(reckoning.moments) and (not found or perf_counter() < until):
        found.append(reckoning.count(start + len(found)))
    return found


@lru_cache(maxsize=1)
def reckoned(match: bytes) -> Reckoning:
    doc = json.loads(match)
    return Reckoning(Match.restore(game_named(doc["game"]), doc))


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
        self._serving = 0  # players who wait for a thought

    async def choose(self, sent: bytes, level: str) -> str:
        """A bot's move."""
        return await self._serve(choose, sent, level)

    async def advise(self, sent: bytes, seconds: float) -> Advice:
        """What the coach would do."""
        return await self._serve(advise, sent, seconds)

    async def explain(self, sent: bytes, made: str, seconds: float) -> Advice:
        """What the coach thinks of a move of a finished match; players come first."""
        await self._let_players_go_first()
        return await self._think(explain, sent, made, seconds)

    async def count(self, match: bytes, start: int, seconds: float) -> list[Count]:
        """What there is to count of a finished match from a moment on, for some seconds; players come first."""
        await self._let_players_go_first()
        return await self._think(count, match, start, seconds)

    async def _let_players_go_first(self) -> None:
        clock = asyncio.get_running_loop().time
        until = clock() + PATIENCE
        while self._serving and clock() < until:
            await asyncio.sleep(A_LOOK)

    async def _serve(self, thought: Callable[..., T], *about: Any) -> T:
        self._serving += 1
        try:
            return await self._think(thought, *about)
        finally:
            self._serving -= 1

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
