"""Whatever is killed, full or out of order: what was promised is kept, and every table can be played on."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from tapisvert.server.settings import plain
from tapisvert.server.storage import migrations
from tests.server.crowd import Crowd
from tests.server.engines import Postgres, Redis, need, running
from tests.server.node_processes import Node, SmallDisk
from tests.server.promises import check_promises, in_postgres, in_sqlite, promises_kept


async def test_nodes_programs_redis_and_postgres_are_killed_under_load(tmp_path: Path) -> None:
    need("postgres")
    need("redis")
    with running(Postgres) as postgres, running(Redis) as redis:
        address = postgres.database("tapis")
        await migrations.upgrade_postgres(plain(address))
        postgres.spoil("tapis")
        shared = {"postgres": address, "channels": redis.address, "lease": 3.0, "poll": 0.3}
        nodes = [Node(tmp_path, jumpy=True, **shared) for _ in range(2)]
        crowd = Crowd(nodes, tables=4, seed=6)
        try:
            for node in nodes:
                node.start()
            for node in nodes:
                await node.ready()
            await crowd.start()
            await crowd.go_on(12)
            await crowd.until(lambda: any(node.kill_program() for node in nodes))
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
            await nodes[1].ready()
            postgres.jump("tapis", "1 hour")
            await crowd.go_on(12)
            postgres.jump("tapis", "-1 hour")
            await crowd.go_on(12)
            postgres.fill("tapis", True)
            full = await in_postgres(address)
            await asyncio.sleep(1)
            assert await in_postgres(address) == full
            assert promises_kept(crowd, full)
            postgres.fill("tapis", False)
            await crowd.go_on(12)
            nodes[0].send(signal.SIGSTOP)  # the other takes over, and then it believes that it still holds
            await crowd.go_on(12)
            await asyncio.sleep(3)
            nodes[0].send(signal.SIGCONT)
            await crowd.play_on()
            await crowd.stop()
            moves = await check_promises(crowd, nodes[0], lambda: in_postgres(address))
            assert moves >= len(crowd.promises.moves) >= 120
        finally:
            await crowd.stop()
            for node in nodes:
                node.kill()


async def test_one_node_that_is_killed_and_whose_disk_is_full(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    stored = data / "tapisvert.db"
    disk = SmallDisk(data, megabytes=64)
    node = Node(data, jumpy=True, inside=disk.inside)
    crowd = Crowd([node], tables=3, seed=4)
    try:
        node.start()
        await node.ready()
        await crowd.start()
        await crowd.go_on(12)
        disk.fill()
        await crowd.until(lambda: "disk" in node.log)
        await asyncio.sleep(1)  # what was allotted to the log before may still take some
        full = await in_sqlite(stored, node)
        await asyncio.sleep(1)
        assert await in_sqlite(stored, node) == full
        assert promises_kept(crowd, full)
        disk.make_room()
        await crowd.go_on(12)
        disk.fill()
        await asyncio.sleep(0.5)
        node.kill()  # while it is full
        disk.make_room()
        node.start()
        await crowd.play_on()
        await crowd.stop()
        moves = await check_promises(crowd, node, lambda: in_sqlite(stored, node))
        assert moves >= len(crowd.promises.moves)
    finally:
        await crowd.stop()
        node.kill(signal.SIGTERM)
        disk.close()
