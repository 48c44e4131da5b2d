"""Bots at the tables of a real server: ours in Python, one in JavaScript, and lines that drop."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from typer.testing import CliRunner

from tapisvert import games
from tapisvert.bots.entrants import find
from tapisvert.cli import app
from tapisvert.client.host import Host, Refused, Unreachable
from tapisvert.client.visit import Removed, Visit
from tapisvert.games import load
from tapisvert.server.messages.parts import Refusal
from tapisvert.table import record
from tapisvert.table.game import presets_of, view_type
from tapisvert.testing.matches import new_match, play_on
from tests.server.fakes import PATIENCE, Guest, Wire

ROOT = Path(__file__).parents[2]
TAPIS = [sys.executable, "-c", "from tapisvert.cli import main; main()"]
ENVIRONMENT = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "TAPIS_TOKEN": ""}


@asynccontextmanager
async def started(*command: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=ENVIRONMENT
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def told(process: asyncio.subprocess.Process) -> str:
    async with asyncio.timeout(PATIENCE):
        return (await process.communicate())[0].decode()


async def seated(wire: Wire, seat: int = 1) -> dict[str, Any]:
    """The seat, once somebody is there."""
    while True:
        info: dict[str, Any] = (await wire.next("table"))["table"]["seats"][seat]
        if info["online"]:
            return info


async def play_out(wire: Wire, seed: int = 1) -> dict[str, Any]:
    """Anna plays at random to the end; the table then."""
    rng, number = random.Random(seed), 0
    while True:
        message = await wire.next("snapshot", "update", "table")
        if message["type"] != "table":
            if message["legal"]:
                number += 1
                await wire.move(message, f"{message['match']} {number}", move=rng.choice(message["legal"]))
        elif message["table"]["phase"] == "over":
            table: dict[str, Any] = message["table"]
            return table


async def kept(anna: Guest, match: str) -> str:
    """The record, which holds."""
    text = (await anna.http.get(f"/api/matches/{match}/record")).text
    assert record.verify(text, load).outcome
    return text


async def test_a_bot_sits_down_plays_and_is_shown_as_a_program(
    anna: Guest, address: str, lucky: Path
) -> None:
    code = (await anna.lay("me", "open"))["code"]
    words = [f"{lucky}:Lucky", "--table", code.lower(), "--server", address, "--once"]
    async with anna.stream(code) as wire, started(*TAPIS, "bot", *words) as process:
        info = await seated(wire)
        assert (info["name"], info["bot"], info["kind"]) == ("Lucky", True, "person")
        await anna.post(f"/api/tables/{code}/start")
        await play_out(wire)
        said = await told(process)
    assert process.returncode == 0
    assert f"Lucky sits at table {code} of Anna, seat 2." in said
    assert f"Lucky plays the match {code}-1." in said
    assert "The match is over: " in said
    assert "\nseat 2 (bot): Lucky\n" in await kept(anna, f"{code}-1")


async def test_a_bot_lays_a_table_of_its_own_and_starts_once_all_are_there(
    anna: Guest, address: str, lucky: Path
) -> None:
    words = [f"{lucky}:Lucky", "--open", "punto", "--option", "wins=1", "--server", address, "--once"]
    async with started(*TAPIS, "bot", *words) as process:
        assert process.stdout
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        assert line.startswith(f"Lucky has laid a table: {address}/table/")
        code = re.findall(r"/table/([A-Z0-9]+)\.", line)[0]
        async with anna.stream(code) as wire:
            await anna.post(f"/api/tables/{code}/sit", {"seat": 1})
            await play_out(wire)
            said = await told(process)
    assert process.returncode == 0
    assert f"Lucky plays the match {code}-1." in said
    assert "\nseat 1 (bot): Lucky\n" in await kept(anna, f"{code}-1")


async def test_a_server_that_lays_no_table_for_a_bot_is_understood(
    address: str, lucky: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Host, wish: object) -> None:
        raise Refused(Refusal("too-fast", facts={"seconds": 9}))

    monkeypatch.setattr(Host, "lay", refuse)
    done = CliRunner().invoke(
        app, ["bot", str(lucky), "--open", "punto", "--server", address, "--lang", "en"]
    )
    assert done.exit_code == 1
    assert f"{address} lays no table for Lucky: Easy: too many requests at once." in done.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Say where to play"),
        (["--open", "punto", "--table", "ABC234"], "Say where to play"),
        (["--open", "chess"], "no game “chess”"),
        (["--open", "punto", "--with", "god"], "no level “god”"),
        (["--open", "punto", "--with", "maitre,maitre"], "needs a seat"),
    ],
)
def test_a_table_that_cannot_be_laid_is_said(words: list[str], said: str, address: str, lucky: Path) -> None:
    done = CliRunner().invoke(app, ["bot", str(lucky), *words, "--server", address, "--lang", "en"])
    assert done.exit_code
    assert said in done.output


async def test_a_bot_in_javascript_plays_a_whole_match(anna: Guest, address: str) -> None:
    node = shutil.which("node", path=str(Path(sys.executable).parent))
    assert node, "the development environment brings Node"
    code = (await anna.lay("me", "open", options={"wins": 2}))["code"]
    command = [node, str(ROOT / "examples" / "bot.mjs"), address, code]
    async with anna.stream(code) as wire, started(*command) as process:
        assert (await seated(wire))["bot"]
        await anna.post(f"/api/tables/{code}/start")
        table = await play_out(wire)
        said = await told(process)
    assert process.returncode == 0
    won = "won" if table["outcome"]["winners"] == [1] else "not won"
    agrees = "the record agrees with what was seen"
    assert said == f"Grimpeur sits on seat 2\n{code}-1 is over: {won}\n{agrees}\n"
    assert "\nseat 2 (bot): Grimpeur\n" in await kept(anna, f"{code}-1")


class Wobbly:
    """A way to the server that drops every connection after so many pieces of what the server says."""

    def __init__(self, address: str, every: int) -> None:
        self.there = urlsplit(address)
        self.every = every
        self.dropped = 0
        self._ends: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for end in self._ends:
            end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection(self.there.hostname, self.there.port)
        self._ends += [writer, forth]
        pumps = asyncio.gather(self._pump(reader, forth, None), self._pump(back, writer, self.every))
        try:
            await pumps
        except ConnectionError:
            self.dropped += 1
        finally:
            pumps.cancel()
            for end in (writer, forth):
                end.transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, pieces: int | None
    ) -> None:
        while piece := await reader.read(65536):
            if pieces is not None:
                pieces -= 1
                if pieces < 0:
                    raise ConnectionAbortedError
            writer.write(piece)
            await writer.drain()
        writer.close()


async def test_a_bot_comes_back_after_its_line_dropped(
    anna: Guest, address: str, lucky: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapisvert.client.visit.SHORTEST", 0.02)
    code = (await anna.lay("me", "open"))["code"]
    news: list[str] = []
    wobbly = Wobbly(address, every=8)
    async with anna.stream(code) as wire, wobbly as way:
        visit = Visit(Host(way), code, find(str(lucky)), lambda what, **_: news.append(what), once=True)
        await asyncio.to_thread(visit.sit_down)
        running = asyncio.create_task(visit.run())
        await seated(wire)
        await anna.post(f"/api/tables/{code}/start")
        await play_out(wire)
        await asyncio.wait_for(running, PATIENCE)
    assert wobbly.dropped >= 2
    assert news.count("back") >= 2
    assert news[-2:] == ["ends", "checked"]
    assert news.count("begins") == 1
    await kept(anna, f"{code}-1")


async def test_a_bot_gives_up_on_a_server_that_stays_away(
    anna: Guest, address: str, lucky: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("SHORTEST", 0.02), ("PATIENCE", 1.0)):
        monkeypatch.setattr(f"tapisvert.client.visit.{name}", seconds)
    code = (await anna.lay("me", "open"))["code"]
    news: list[str] = []
    async with anna.stream(code) as wire:
        async with Wobbly(address, every=1000) as way:
            visit = Visit(Host(way), code, find(str(lucky)), lambda what, **_: news.append(what))
            await asyncio.to_thread(visit.sit_down)
            running = asyncio.create_task(visit.run())
            await seated(wire)
        with pytest.raises(Unreachable):
            await asyncio.wait_for(running, PATIENCE)
    assert news.count("dropped") >= 2
    assert "back" not in news


async def test_ctrl_c_frees_the_seat(anna: Guest, address: str, lucky: Path) -> None:
    code = (await anna.lay("me", "open"))["code"]
    words = [str(lucky), "--table", code, "--server", address]
    async with anna.stream(code) as wire, started(*TAPIS, "bot", *words) as process:
        await seated(wire)
        process.send_signal(signal.SIGINT)
        said = await told(process)
        while (await wire.next("table"))["table"]["seats"][1]["kind"] != "open":
            pass
    assert process.returncode == 130
    assert said.endswith("\nInterrupted.\n")


async def test_ctrl_c_does_not_wait_for_a_bot_that_thinks(anna: Guest, address: str, lucky: Path) -> None:
    """This one would never have done."""
    deep = lucky.with_name("deep.py")
    forever = "print('Hm…', flush=True)\n        __import__('threading').Event().wait()"
    deep.write_text(lucky.read_text().replace("return self.rng.choice(legal)", forever))
    code = (await anna.lay("me", "open", options={"starter": "2"}))["code"]
    words = [str(deep), "--table", code, "--server", address]
    async with anna.stream(code) as wire, started(*TAPIS, "bot", *words) as process:
        await seated(wire)
        await anna.post(f"/api/tables/{code}/start")
        assert process.stdout
        async with asyncio.timeout(PATIENCE):
            while await process.stdout.readline() != "Hm…\n".encode():
                pass
        process.send_signal(signal.SIGINT)
        assert await told(process) == "\nInterrupted.\n"
        while not (await wire.next("table"))["table"]["seats"][1]["stand_in"]:
            pass
    assert process.returncode == 130


async def test_a_bot_stays_for_another_match_and_goes_when_its_seat_is_freed(
    anna: Guest, address: str, lucky: Path
) -> None:
    code = (await anna.lay("me", "open"))["code"]
    news: list[str] = []
    visit = Visit(Host(address), code, find(str(lucky)), lambda what, **_: news.append(what))
    async with anna.stream(code) as wire:
        await asyncio.to_thread(visit.sit_down)
        running = asyncio.create_task(visit.run())
        await seated(wire)
        await anna.post(f"/api/tables/{code}/start")
        await play_out(wire)
        again = await anna.post(f"/api/tables/{code}/rematch")
        await wire.agree(again["match"])
        await play_out(wire)
        await anna.post(f"/api/tables/{code}/leave", {"seat": 1})
        with pytest.raises(Removed):
            await asyncio.wait_for(running, PATIENCE)
    assert news == ["sits", *(["begins", "ends", "checked"] * 2)]


async def test_a_bot_takes_its_seat_back_with_its_token(anna: Guest, address: str, lucky: Path) -> None:
    """The first leaves in the middle of the match, and a program stands in; the second has its token."""
    code = (await anna.lay("me", "open"))["code"]
    first = Visit(Host(address), code, find(str(lucky)), lambda *_, **__: None)
    async with anna.stream(code) as wire:
        await asyncio.to_thread(first.sit_down)
        playing = asyncio.create_task(first.run())
        await anna.post(f"/api/tables/{code}/start")
        await wire.next("snapshot")
        playing.cancel()
        await asyncio.to_thread(first.host.leave, code, first.seat)
        second = Visit(Host(address, first.host.token), code, find(str(lucky)), lambda *_, **__: None, True)
        await asyncio.to_thread(second.sit_down)
        assert second.seat == first.seat
        running = asyncio.create_task(second.run())
        while (await wire.next("table"))["table"]["seats"][1]["stand_in"] is not False:
            pass
        async with anna.stream(code) as rest:  # which starts with the board of now, whoever moved meanwhile
            await play_out(rest)
        await asyncio.wait_for(running, PATIENCE)


@pytest.mark.parametrize(
    ("name", "preset"), [(name, preset) for name in games.names() for preset in presets_of(load(name))]
)
def test_views_are_whole_again_after_their_way_over_the_wire(name: str, preset: str) -> None:
    game = load(name)
    match = new_match(game, presets_of(game)[preset])
    rng = random.Random(3)
    while match.to_act:
        for viewer in match.viewers:
            view = match.view(viewer)
            sent = msgspec.json.decode(msgspec.json.encode(view))
            assert msgspec.convert(sent, view_type(game)) == view
        play_on(match, rng, moves=40)
