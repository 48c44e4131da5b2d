"""`make soak`: the faults of test_faults.py for minutes, in any order, with more tables and more nodes.

Prints how many matches, moves and faults there were, or fails at the first promise that was not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from tapisvert.server.ops.open_files import raise_limit
from tapisvert.server.settings import plain
from tapisvert.server.storage import migrations
from tests.server.crowd import Crowd
from tests.server.engines import Postgres, Redis, running
from tests.server.node_processes import Node
from tests.server.promises import check_promises, in_postgres, in_sqlite

Fault = Callable[[], Awaitable[None]]

CALM = 6.0
"""Seconds between two faults, at most."""


def main() -> None:
    raise_limit()
    asked = argparse.ArgumentParser(prog="make soak", description=__doc__)
    asked.add_argument("--minutes", type=float, default=5.0)
    asked.add_argument("--nodes", type=int, default=3)
    asked.add_argument("--tables", type=int, default=12)
    asked.add_argument("--seed", type=int, default=int(time.time()))
    asked.add_argument("--on", choices=("both", "several", "one"), default="both", help="which house")
    asked.add_argument("--only", default="", help="one kind of fault, such as kill_node")
    options = asked.parse_args()
    print(f"soak: {options.minutes:g} minutes, seed {options.seed}", flush=True)
    alone = options.minutes * 60 * {"both": 0.25, "several": 0, "one": 1}[options.on]
    if options.on != "one":
        seconds = options.minutes * 60 - alone
        asyncio.run(several(seconds, options.nodes, options.tables, options.seed, options.only))
    if options.on != "several":
        asyncio.run(one(alone, options.tables, options.seed, options.only))


async def several(seconds: float, nodes: int, tables: int, seed: int, only: str) -> None:
    """Nodes on PostgreSQL and Redis, their calendars jumping all the time."""
    with tempfile.TemporaryDirectory() as folder, running(Postgres) as postgres, running(Redis) as redis:
        address = postgres.database("tapis")
        await migrations.upgrade_postgres(plain(address))
        postgres.spoil("tapis")
        shared = {"postgres": address, "channels": redis.address, "lease": 4.0, "poll": 0.5}
        there = [Node(Path(folder), jumpy=True, **shared) for _ in range(nodes)]
        rng = random.Random(seed)

        async def kill_node() -> None:
            await _killed(rng.choice(there), signal.SIGKILL, rng)

        async def stop_node() -> None:
            await _killed(rng.choice(there), signal.SIGTERM, rng)

        async def freeze_node() -> None:
            node = rng.choice(there)
            node.send(signal.SIGSTOP)
            await asyncio.sleep(rng.uniform(1, 7))  # others take over, and then it believes it still holds
            node.send(signal.SIGCONT)

        async def kill_program() -> None:
            rng.choice(there).kill_program()

        async def kill_redis() -> None:
            redis.kill()
            await asyncio.sleep(rng.uniform(0, 4))
            redis.start()

        async def kill_postgres() -> None:
            postgres.kill()
            await asyncio.sleep(rng.uniform(0, 2))
            await asyncio.to_thread(postgres.start)

        async def set_calendar() -> None:
            postgres.jump("tapis", f"{rng.randint(-3600, 3600)} seconds")

        async def fill_disk() -> None:
            postgres.fill("tapis", True)
            await asyncio.sleep(rng.uniform(0.2, 3))
            postgres.fill("tapis", False)

        killed = [kill_node, stop_node, freeze_node, kill_program, kill_redis, kill_postgres]
        crowd = Crowd(there, tables, seed)
        faults = [*killed, set_calendar, fill_disk, *_rudeness(crowd)]
        await _soak(f"{nodes} nodes", crowd, _chosen(faults, only), seconds, rng)
        moves = await check_promises(crowd, there[0], lambda: in_postgres(address))
        _end(crowd, moves)


async def one(seconds: float, tables: int, seed: int, only: str) -> None:
    """One node on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tapisvert.db"
        node = Node(Path(folder), jumpy=True)
        rng = random.Random(seed)

        async def kill_node() -> None:
            await _killed(node, signal.SIGKILL, rng)

        async def kill_program() -> None:
            node.kill_program()

        async def fill_disk() -> None:
            node.limit_files(min(path.stat().st_size for path in Path(folder).glob("tapisvert.db*")))
            await asyncio.sleep(rng.uniform(0.2, 3))
            node.limit_files(resource.RLIM_INFINITY)

        crowd = Crowd([node], tables, seed)
        faults = [kill_node, kill_program, fill_disk, *_rudeness(crowd)]
        await _soak("1 node", crowd, _chosen(faults, only), seconds, rng)
        moves = await check_promises(crowd, node, lambda: in_sqlite(database, node))
        _end(crowd, moves)


def _rudeness(crowd: Crowd) -> list[Fault]:
    """What people do, and not machines: they leave, send half requests, and come in crowds."""
    return [crowd.leave_somewhere, crowd.half_requests, crowd.look_on]


def _chosen(faults: list[Fault], only: str) -> list[Fault]:
    chosen = [fault for fault in faults if only in ("", fault.__name__)]
    if not chosen:
        raise SystemExit(
            f"no fault is called {only}; there are {', '.join(each.__name__ for each in faults)}"
        )
    return chosen


async def _killed(node: Node, how: signal.Signals, rng: random.Random) -> None:
    await asyncio.to_thread(node.kill, how)
    await asyncio.sleep(rng.uniform(0, 3))
    node.start()
    await node.ready()


async def _soak(what: str, crowd: Crowd, faults: Sequence[Fault], seconds: float, rng: random.Random) -> None:
    """Faults at any time while the crowd plays; then peace, and every match is played to its end."""
    for node in crowd.nodes:
        atexit.register(node.kill)  # however this ends
        node.start()
    for node in crowd.nodes:
        await node.ready()
    watched = asyncio.create_task(_watch(crowd.nodes))
    await crowd.start()
    done: Counter[str] = Counter()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await crowd.go_on(rng.randrange(1, 60))
        await asyncio.sleep(rng.uniform(0, CALM))
        fault = rng.choice(faults)
        try:
            await fault()
        except Exception as error:
            raise RuntimeError(f"{fault.__name__} could not be done") from error
        done[fault.__name__] += 1
        if sum(done.values()) % 5 == 0:
            print(
                f"soak: {what}: {sum(done.values())} faults, {len(crowd.promises.moves)} moves promised",
                flush=True,
            )
    await crowd.finish()
    watched.cancel()
    matches, promised = len(crowd.promises.matches), len(crowd.promises.moves)
    told = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in sorted(done.items()))
    print(f"soak: {what}: {matches} matches, {promised} moves promised, {sum(done.values())} faults ({told})")


async def _watch(nodes: list[Node]) -> None:
    """Starts a node again that ended by itself, as a host's system would."""
    while True:
        await asyncio.sleep(2)
        for node in nodes:
            if node.process and not node.alive:
                print(
                    f"soak: a node ended with {node.process.returncode}:\n{node.log[-2000:]}", file=sys.stderr
                )
                node.start()


def _end(crowd: Crowd, moves: int) -> None:
    print(f"soak: every match verifies; {moves} moves are stored, each promised one once and in its place")
    for node in crowd.nodes:
        node.kill(signal.SIGTERM)


if __name__ == "__main__":
    main()
