"""What a host sees: metrics at an address of their own, health and readiness at the public one."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from tapisvert.server.counts import STEPS, Counts
from tapisvert.server.house import House
from tests.server.engines import free_port
from tests.server.fakes import PATIENCE, Guest, serving, settings


def metrics(port: int) -> dict[str, float]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    return {
        name: float(value) for name, value in re.findall(r"^(\w+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
    }


async def test_tables_seats_moves_latency_programs_refusals_and_errors_are_counted(data: Path) -> None:
    port = free_port()
    with serving(data, metrics=f"127.0.0.1:{port}") as address:
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            table = await anna.lay("me", "debutant", options={"wins": 1, "starter": "1"})
            async with anna.stream(table["code"]) as stream:
                await anna.post(f"/api/tables/{table['code']}/start")
                now = await stream.next("snapshot")
                await stream.move(now, "1")
                await stream.next("accepted")
                assert (await stream.next("update"))["legal"] == []
                assert (await stream.next("update"))["legal"]  # the program has moved
                await stream.move(now, "2", move="nonsense")
                await stream.next("refused")
                found = await asyncio.to_thread(metrics, port)
            assert "tapis_tables" not in (await anna.http.get("/metrics")).text
    assert found['tapis_tables{phase="playing"}'] == 1
    assert found['tapis_seats{kind="program"}'] == 1
    assert found["tapis_connections"] == 1
    assert found['tapis_moves_total{by="person"}'] == 1
    assert found['tapis_moves_total{by="program"}'] == 1
    assert found['tapis_move_seconds_bucket{le="+Inf"}'] == found["tapis_move_seconds_count"] == 1
    assert 0 < found["tapis_move_seconds_sum"] < 10
    assert found["tapis_programs_waiting"] == 0
    assert found["tapis_lookbacks"] == 0
    assert sum(value for name, value in found.items() if name.startswith("tapis_refusals_total")) == 1


def test_a_wait_falls_into_the_first_step_that_holds_it() -> None:
    counts = Counts()
    for seconds in (0.0, STEPS[0], STEPS[-1], 1000.0):
        counts.move(seconds)
    assert counts.waits == [2, *[0] * (len(STEPS) - 2), 1, 1]
    assert counts.by_people == 4
    assert counts.waited == pytest.approx(1000 + STEPS[0] + STEPS[-1])


async def test_ready_while_the_database_answers_and_nobody_stops_the_server(data: Path) -> None:
    house = House(settings(data))
    await house.open()
    assert await house.ready()
    house.farewell()
    assert not await house.ready()
    await house.close()

    house = House(settings(data))
    await house.open()
    await house.store.close()
    assert not await house.ready()
    await house.close()


async def test_health_and_readiness_are_asked_over_http(stranger: Guest) -> None:
    assert (await stranger.http.get("/healthz")).json() == {"status": "ok"}
    assert (await stranger.http.get("/readyz")).json() == {"status": "ready"}
