"""A server that is killed in the middle of a match has lost nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert import games
from tapisvert.games import load
from tapisvert.server.messages.stream import ChatSent
from tapisvert.server.messages.tables import Sit
from tapisvert.server.rooms.table import LiveTable
from tapisvert.table import record
from tests.server.fakes import (
    ANNA,
    BEN,
    PATIENCE,
    FakePrograms,
    Guest,
    Page,
    Wire,
    new_table,
    opened,
    refused,
)
from tests.server.pick_game import Pick

HOST = Path(__file__).parents[1] / "host.py"


@contextmanager
def process_serving(
    data: Path, port: int = 0, shell: str = "", **changes: Any
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server's address and process; `shell`: what a shell does first."""
    command = [sys.executable, str(HOST), str(data), str(port), msgspec.json.encode(changes).decode()]
    if shell:
        command = ["sh", "-c", f'{shell} && exec "$@"', "sh", *command]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip().rstrip("/")
            assert address
            yield address, process
        finally:
            process.kill()


class Player:
    """Plays seat 0 and notes what was acknowledged and what it was told."""

    def __init__(self) -> None:
        self.sent: dict[str, str] = {}  # client id: move
        self.acknowledged: dict[str, int] = {}
        self.now: dict[str, Any] = {}

    async def play(self, wire: Wire, moves: int) -> None:
        """Until so many more moves are acknowledged, or the match is over."""
        wanted = len(self.acknowledged) + moves
        while len(self.acknowledged) < wanted:
            message = await wire.next()
            if message["type"] == "accepted":
                self.acknowledged[message["id"]] = message["version"]
            elif message["type"] in ("snapshot", "update") and message["seat"] == 0:
                self.now = message
                if message["view"]["outcome"]:
                    return
                if message["legal"]:
                    client = f"move {message['match']} {message['version']}"
                    self.sent[client] = message["legal"][0]
                    await wire.move(message, client)


async def test_killed_in_the_middle_of_a_match_between_programs_and_people(data: Path) -> None:
    player = Player()
    with process_serving(data) as (address, process):
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            cookie = anna.http.cookies["tapis"]
            table = await anna.lay("me", "debutant", "here", options={"table": "3", "wins": 3})
            code, match = table["code"], table["match"]
            async with anna.stream(code) as wire:
                await anna.post(f"/api/tables/{code}/start")
                other = asyncio.create_task(play_seat(anna, code, 2))
                await player.play(wire, 8)
                other.cancel()
                # One more is under way when the process is killed: it may or may not be there.
                process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)
    assert len(player.acknowledged) >= 8

    with process_serving(data) as (address, process):
        async with Guest(address) as anna:
            anna.http.cookies.set("tapis", cookie)
            shown = (await anna.http.get(f"/api/tables/{code}")).json()
            assert shown["phase"] == "playing"
            assert [seat["yours"] for seat in shown["seats"]] == [True, False, True]
            stored = (await anna.http.get(f"/api/matches/{match}/record?seat=0")).text
            moves = [played.move for played in record.read(stored, load).moves if played.seat == 0]
            played = [player.sent[client] for client in player.acknowledged]
            assert moves[: len(played)] == played
            assert len(moves) - len(played) <= 1
            seen = {"seat": 0, "match": match, "version": player.now["version"]}
            async with anna.stream(code, seen) as wire:
                client, version = next(iter(player.acknowledged.items()))
                again = {"type": "move", "id": client, "seat": 0, "match": match, "version": 1}
                await wire.send(**again, move=player.sent[client])
                assert (await wire.next("accepted", "refused"))["version"] == version
                await wire.send(type="hello")
                other = asyncio.create_task(play_seat(anna, code, 2))
                await player.play(wire, 1000)
                other.cancel()
            assert player.now["view"]["outcome"]
            text = (await anna.http.get(f"/api/matches/{match}/record")).text
            assert record.verify(text, load).setup.commitment == table["commitment"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


async def play_seat(guest: Guest, code: str, seat: int) -> None:
    """Another page of the same guest plays another seat."""
    async with guest.stream(code) as wire:
        while True:
            now = await wire.next("snapshot", "update")
            if now["seat"] == seat and now["legal"]:
                await wire.move(now, f"seat {seat} {now['match']} {now['version']}")


async def test_programs_think_on_after_a_restart_with_nobody_there(
    data: Path, programs: FakePrograms
) -> None:
    programs.held.clear()
    async with opened(data, programs) as tables:
        table = await tables.create(ANNA, new_table("debutant", "debutant"))
        await table.start("anna")
        code = table.row.code
    awake = FakePrograms()
    async with opened(data, awake) as tables:
        await tables.resume()
        table = await tables.find(code)
        async with asyncio.timeout(PATIENCE):
            while table.info("").phase != "over":
                await asyncio.sleep(0.01)
        assert len(awake.asked) > 5


async def test_seats_chat_stand_ins_and_the_clock_are_there_again(data: Path) -> None:
    async with opened(data) as tables:
        options = {"wins": 1, "starter": "1"}
        table = await tables.create(ANNA, new_table("me", "open", clock=30, options=options))
        await table.sit(BEN, Sit(1))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await anna.settled()
        await table.leave("ben", 1)
        await table.say(anna.connection, ANNA, ChatSent("1", "hello"), lambda: None)
        before, code = anna.latest(), table.row.code
    async with opened(data) as tables:
        table = await tables.find(code.lower())
        assert table.row.seats[1].stand_in
        anna = await Page(table, ANNA).join()
        assert anna.latest()["view"] == before["view"]
        assert anna.latest()["version"] == before["version"]
        assert anna.latest()["left"] == pytest.approx(30, abs=5)
        assert [said["text"] for said in anna.of("said")] == ["hello"]
        ben = await Page(table, BEN).join()
        await table.take_back(ben.connection, 1)
        await anna.move(0)
        assert ben.latest(1)["legal"]


@asynccontextmanager
async def going_on(data: Path, code: str, after: float) -> AsyncIterator[tuple[LiveTable, Page]]:
    """A table and Anna's page, so many seconds after a server stopped."""
    with sqlite3.connect(data / "tapisvert.db") as db:
        db.execute("UPDATE moves SET at = at - ?", [after])
        db.execute("UPDATE matches SET started = started - ?", [after])
    db.close()
    async with opened(data) as tables:
        table = await tables.find(code)
        yield table, await Page(table, ANNA).join()


async def test_a_clock_runs_on_while_the_server_is_down_man_15(data: Path) -> None:
    options = {"players": 2, "clock": 30}
    async with opened(data) as tables:
        table = await tables.create(ANNA, new_table("me", "here", game="cartomanie", options=options))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await anna.settled()
        for _ in range(5):
            await anna.move(0)
        code, before = table.row.code, anna.latest()
    async with going_on(data, code, -1e9) as (_, anna):
        assert anna.latest()["left"] == pytest.approx(30, abs=5)  # a calendar set back gives no more time
    async with going_on(data, code, 1e9 + 10) as (_, anna):
        assert anna.latest()["left"] == pytest.approx(20, abs=5)
        assert anna.latest()["version"] == before["version"]
    async with going_on(data, code, 25) as (table, anna):
        assert await refused(anna.move(0, version=before["version"], move="pass")) == "late"
        assert table.live_match is not None
        assert [played.move for played in table.live_match.match.moves][5:] == ["time"]
    async with going_on(data, code, 0) as (_, anna):
        assert await refused(anna.move(0, version=before["version"], move="pass")) == "late"
        assert await refused(anna.move(0, version=before["version"] - 1, move="pass")) == "stale"


async def test_late_is_late_from_the_first_turn_on(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load", lambda name: Pick(60))
    async with opened(data) as tables:
        options: dict[str, Any] = {}
        table = await tables.create(ANNA, new_table("me", "here", game="pick", options=options))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await anna.settled()
        code, first = table.row.code, anna.latest()
    async with going_on(data, code, -1e9) as (_, anna):
        assert anna.latest()["left"] == pytest.approx(60, abs=5)  # a calendar set back gives no more time
    async with going_on(data, code, 1e9 + 20) as (_, anna):
        assert anna.latest()["left"] == pytest.approx(40, abs=5)
    async with going_on(data, code, 45) as (_, anna):
        assert await refused(anna.move(0, version=first["version"], move=first["legal"][0])) == "late"


async def test_every_seat_that_owes_a_decision_keeps_its_own_time(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "load", lambda name: Pick(60))
    async with opened(data) as tables:
        options: dict[str, Any] = {}
        table = await tables.create(ANNA, new_table("me", "here", game="pick", options=options))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await anna.settled()
        for seat in (0, 1, 0):  # seat 1 owes its second decision since the second move
            await anna.move(seat)
        code = table.row.code
    with sqlite3.connect(data / "tapisvert.db") as db:
        db.execute("UPDATE moves SET at = at - 20 WHERE number <= 2")
    db.close()
    async with going_on(data, code, 10) as (_, anna):
        assert anna.latest(1)["left"] == pytest.approx(30, abs=5)


async def test_a_calendar_that_jumps_while_the_server_runs_costs_nobody_time(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaps = itertools.cycle((0.0, 7200.0, -7200.0))
    monkeypatch.setattr("time.time", lambda: 1.8e9 + next(leaps))
    async with opened(data) as tables:
        table = await tables.create(ANNA, new_table("me", "here", clock=30))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await anna.settled()
        for _ in range(6):
            assert table.live_match is not None
            seat = table.live_match.match.to_act[0]
            assert anna.latest(seat)["left"] == pytest.approx(30, abs=5)
            await anna.move(seat)
        assert not any(seat.stand_in for seat in table.row.seats)
