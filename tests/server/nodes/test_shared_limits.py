"""Limits where there are several nodes: nobody gets more by going from one to the other."""

from __future__ import annotations

import contextlib

import pytest

from tapisvert.server.limits import GUEST, HELD, WORTH_TELLING
from tapisvert.server.nodes import cluster
from tapisvert.server.refusals import Refuse
from tests.server.engines import Redis, running
from tests.server.nodes.test_cluster import Host, host, hosts, until

__all__ = ["hosts"]

BURST = int(GUEST["create"].burst)


def may(node: Host, what: str = "create", guest: str = "anna") -> bool:
    try:
        node.limits.take(what, guest, "10.0.0.1")
    except Refuse:
        return False
    return True


def left(node: Host, what: str = "create") -> float:
    return node.limits._tokens(("guest", what, "anna"), GUEST[what], 0.0)


async def test_a_burst_is_one_at_all_nodes_together(hosts: tuple[Host, Host]) -> None:
    for number in range(BURST):
        assert may(hosts[number % 2])
        await until(lambda: left(hosts[0]) == left(hosts[1]))
    assert left(hosts[0]) == 0
    assert not any(may(node) for node in hosts)
    assert all(may(node, guest="ben") for node in hosts)


async def test_of_messages_only_a_flood_is_told(hosts: tuple[Host, Host]) -> None:
    one, two = hosts
    burst = GUEST["message"].burst
    for _ in range(int(burst * WORTH_TELLING) + 5):
        assert may(one, "message")
    await until(lambda: left(two, "message") == burst - 5)


async def test_while_redis_is_away_each_counts_alone_and_nobody_owes_for_that_time(database: str) -> None:
    with running(Redis) as redis:
        async with host(database, redis.address) as one, host(database, redis.address) as two:
            await until(lambda: one.node.hears and two.node.hears)
            assert may(one)
            await until(lambda: left(two) == BURST - 1)
            redis.kill()
            await until(lambda: not one.node.hears and not two.node.hears)
            assert all(may(node) for node in (one, two) for _ in range(BURST - 1))
            assert not may(one)
            assert not may(two)
            redis.start()
            await until(lambda: one.node.hears and two.node.hears)
            assert may(two, "seat")
            await until(lambda: left(one, "seat") == GUEST["seat"].burst - 1)
            assert left(one) == left(two) == 0


async def test_connections_are_counted_at_all_nodes(
    database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "SPEAK", 0.1)
    async with host(database, redis.address) as one, host(database, redis.address) as two:
        await until(lambda: one.node.hears and two.node.hears)
        with contextlib.ExitStack() as held:
            for _ in range(HELD["guest"] // 2):
                held.enter_context(one.limits.connection("anna", "10.0.0.1"))
            await until(lambda: two.limits._everywhere(("guest", "anna")) == HELD["guest"] // 2)
            for _ in range(HELD["guest"] // 2):
                held.enter_context(two.limits.connection("anna", "10.0.0.2"))
            with pytest.raises(Refuse), two.limits.connection("anna", "10.0.0.3"):
                pass
        await until(lambda: not two.limits._everywhere(("guest", "anna")))
