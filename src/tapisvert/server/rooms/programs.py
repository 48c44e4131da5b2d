"""Programs at the table: they think in processes of their own and never hold up the server.

A worker that dies or fails is asked again in a fresh process; a program that fails twice makes a
random legal move, so that a table never hangs on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tapisvert.bots import Hint
from tapisvert.bots.processes import Processes
from tapisvert.server.counts import Counts
from tapisvert.server.rooms.deals import Thought
from tapisvert.table.match import Played, Setup

log = logging.getLogger(__name__)

AUTOPLAY_LEVEL = "confirme"
"""The level that plays for a person who left."""

Fits = Callable[[str], bool]
"""Whether a move that was not offered is legal."""

ATTEMPTS = 2
LEAST_SHARE = 0.1


class Programs:
    """Chooses moves for seats, given nothing but what the seat sees."""

    def __init__(self, workers: int, patience: float, counts: Counts | None = None) -> None:
        self.counts = counts or Counts()
        self._workers = workers
        self._patience = patience
        self._slots = asyncio.Semaphore(workers)  # a program that waits for a worker is not thinking yet
        self._asked = 0
        self._pool: Processes | None = None
        self._loading: dict[str, asyncio.Event] = {}
        self._wanted: set[str] = set()

    async def warm(self, games: Sequence[str]) -> None:
        """Loads the games' programs ahead of the first move; what is waited for comes first.

        What has to be compiled is compiled aside, where it holds up nobody, and kept on disk. From there the
        workers load it in a moment.
        """
        self._loading = {game: asyncio.Event() for game in games}
        aside, left = Processes(1), list(games)
        try:
            while left:
                game = next((game for game in left if game in self._wanted), left[0])
                left.remove(game)
                try:
                    await _submit(aside, _warm, game)
                except Exception as error:  # they load when they are first asked, only later
                    log.warning("the programs of %s could not be loaded ahead: %r", game, error)
                self._loading[game].set()
        finally:
            aside.end()
            for loaded in self._loading.values():
                loaded.set()
        for game in games:
            await asyncio.gather(*(self._load(game) for _ in range(self._workers)))

    async def choose(
        self,
        game: str,
        level: str,
        view: Any,
        offered: tuple[str, ...],
        fits: Fits | None = None,
        thought: Thought | None = None,
    ) -> str:
        """Always a legal move: an offered one, or one that `fits` where the offers are not complete.

        With a `thought` the same move is chosen wherever the same is seen.
        """
        await self._loaded(game)
        for _ in range(ATTEMPTS):
            try:
                move = await self._chosen(game, level, view, offered, thought)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a program's process ended or hung (%s %s): %r", game, level, error)
            except Exception as error:
                log.error("a program failed (%s %s): %r", game, level, error)
            else:
                if move in offered or (fits and fits(move)):
                    return move
                log.error("a program chose an illegal move (%s %s): %r", game, level, move)
        return random.Random(thought.seed if thought else None).choice(offered)

    async def hint(self, game: str, view: Any) -> Hint:
        """What is advised in this view; raises if nothing comes."""
        await self._loaded(game)
        found: Hint = await self._ask(lambda pool: _submit(pool, _hint, game, view))
        return found

    async def analyse(self, setup: Setup, secret: str, moves: tuple[Played, ...]) -> Any:
        """What a game finds to say about a finished match; raises what `bots.analyse` raises."""
        return await self._ask(lambda pool: _submit(pool, _analyse, setup, secret, moves))

    async def _load(self, game: str) -> None:
        async with self._slots:
            with contextlib.suppress(Exception):  # the next request says so, or starts another
                await _submit(self._current(), _warm, game)

    async def _loaded(self, game: str) -> None:
        """Waits until a game's programs are loaded: what they compile is no part of the time they think."""
        loading = self._loading.get(game)
        if loading and not loading.is_set():
            self._wanted.add(game)
            await loading.wait()

    async def _chosen(
        self, game: str, level: str, view: Any, offered: tuple[str, ...], thought: Thought | None
    ) -> str:
        def ask(pool: Processes) -> Awaitable[Any]:
            return _submit(pool, _choose, game, level, view, offered, self._share, thought)

        return str(await self._ask(ask))

    @property
    def thinking(self) -> int:
        return min(self._asked, self._workers)

    @property
    def waiting(self) -> int:
        """How many programs wait for a process to think in."""
        return self._asked - self.thinking

    @property
    def _share(self) -> float:
        """The share of its time that a program gets: less when more programs ask than can think at once."""
        return max(LEAST_SHARE, min(1.0, self._workers / self._asked))

    async def _ask(self, work: Callable[[Processes], Awaitable[Any]]) -> Any:
        self._asked += 1
        try:
            async with self._slots:
                pool = self._current()
                try:
                    async with asyncio.timeout(self._patience):
                        return await work(pool)
                except (BrokenProcessPool, TimeoutError):
                    self._discard(pool)
                    raise
        finally:
            self._asked -= 1

    def close(self) -> None:
        if self._pool:
            self._discard(self._pool)

    def _current(self) -> Processes:
        if self._pool is None:
            self._pool = Processes(self._workers)
        return self._pool

    def _discard(self, pool: Processes) -> None:
        """Ends a pool; the next request starts a new one."""
        if pool is self._pool:
            self._pool = None
            pool.end()


async def _submit(pool: Processes, function: Any, *args: Any) -> Any:
    return await asyncio.wrap_future(pool.submit(function, *args))


# --- in the worker --------------------------------------------------------------------------------


def _warm(game: str) -> None:
    from tapisvert import bots

    bots.warm(game)


def _choose(
    game: str, level: str, view: Any, offered: tuple[str, ...], share: float, thought: Thought | None = None
) -> str:
    from tapisvert import bots

    if thought:
        return bots.choose(game, level, view, offered, bots.Budget(rounds=thought.rounds), thought.seed)
    return bots.choose(game, level, view, offered, bots.level(game, level).budget.scaled(share))


def _hint(game: str, view: Any) -> Hint:
    from tapisvert import bots

    return bots.hint(game, view)


def _analyse(setup: Setup, secret: str, moves: tuple[Played, ...]) -> Any:
    from tapisvert import bots

    return bots.analyse(setup, secret, moves)
