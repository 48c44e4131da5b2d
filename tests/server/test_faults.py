"""Whatever is killed, full or out of order: what was promised is kept, and every table can be played on."""

from __future__ import annotations

import asyncio
import resource
import signal
from pathlib import Path

from tests.server.engines import Postgres, Redis, need, running
from tests.server.faults import Crowd, Node, in_postgres, in_sqlite, kept


async def test_nodes_programs_redis_and_postgres_are_killed_under_load(tmp_path: Path) -> None:
    need("postgres")
    need("redis")
    with running(Postgres) as postgres, running(Redis) as redis:
        shared = {"postgres": postgres.address, "channels": redis.address, "lease": 3.0, "poll": 0.3}
        nodes = [Node(tmp_path, jumpy=True, **shared) for _ in range(2)]
        crowd = Crowd(nodes, tables=4, seed=6)
        try:
            for node in nodes:
                node.start()
            for node in nodes:
                await node.ready()
            await crowd.start()
            await crowd.go_on(12)
            assert any(node.kill_program() for node in nodes)
            await crowd.go_on(12)
            nodes[0].kill()
            await crowd.go_on(12)
            nodes[0].start()
            await nodes[0].ready()
            redis.kill()
            await crowd.go_on(12)
            redis.start()
            await crowd.go_on(12)
            postgres.kill()
            await asyncio.sleep(0.5)
            postgres.start()
            await crowd.go_on(12)
            nodes[1].kill()
            await crowd.go_on(12)
            nodes[1].start()
            await crowd.play_on()
            await crowd.stop()
            moves = await kept(crowd, lambda match: in_postgres(postgres.address, nodes[0], match))
            assert moves >= len(crowd.promises.moves) >= 72
        finally:
            await crowd.stop()
            for node in nodes:
                node.kill()


async def test_one_node_that_is_killed_and_whose_disk_is_full(tmp_path: Path) -> None:
    node = Node(tmp_path, jumpy=True)
    crowd = Crowd([node], tables=3, seed=4)
    try:
        node.start()
        await node.ready()
        await crowd.start()
        await crowd.go_on(12)
        full = min(path.stat().st_size for path in tmp_path.glob("tapisvert.db*") if path.suffix != ".db-shm")
        node.limit_files(full)
        before = len(crowd.promises.moves)
        await asyncio.sleep(2)
        stuck = len(crowd.promises.moves)
        await asyncio.sleep(1)
        assert len(crowd.promises.moves) == stuck <= before + len(crowd.codes) * 2
        node.limit_files(resource.RLIM_INFINITY)
        await crowd.go_on(12)
        node.kill()
        node.start()
        await crowd.play_on()
        await crowd.stop()
        moves = await kept(crowd, lambda match: in_sqlite(tmp_path / "tapisvert.db", node, match))
        assert moves >= len(crowd.promises.moves)
    finally:
        await crowd.stop()
        node.kill(signal.SIGTERM)
