"""Plain HTTP connections: half-sent requests, and too many of them from one address."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tapisvert.server.limits import HELD
from tapisvert.server.ops import open_files
from tapisvert.server.web import connections
from tapisvert.server.web.connections import believed
from tests.server.fakes import PATIENCE, Guest, serving
from tests.server.ops.test_restart import process_serving

HALF = b"GET / HTTP/1.1\r\nHost: tables\r\nX-Slow: "
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="where 127.0.0.2 is this machine too")


@contextmanager
def half_sent(address: str, count: int, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many connections, each with half a request."""
    where = urlsplit(address)
    with ExitStack() as held:
        sockets = []
        for _ in range(count):
            one = held.enter_context(socket.socket())
            one.bind((source, 0))
            one.settimeout(PATIENCE)
            one.connect((where.hostname, where.port))
            one.sendall(HALF)
            sockets.append(one)
        yield sockets


def rest(one: socket.socket) -> bytes:
    """All that the server still says, till it hangs up."""
    said = b""
    while True:
        try:
            more = one.recv(4096)
        except ConnectionResetError:
            return said
        if not more:
            return said
        said += more


@needs_linux
async def test_999_half_sent_requests_from_one_address_do_not_stop_page_loads(data: Path) -> None:
    open_files.raise_limit()
    with (
        process_serving(data, shell="ulimit -Sn 1000", limited=True) as (address, process),
        half_sent(address, 999, "127.0.0.2") as sockets,
    ):
        async with httpx.AsyncClient(timeout=10) as page:
            for path in ("/healthz", "/api/games"):
                assert (await page.get(address + path)).status_code == 200
        assert b"429" in rest(sockets[-1])
        assert len(list(Path(f"/proc/{process.pid}/fd").iterdir())) < HELD["plain"] + 100


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        HALF,
        b"\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_come_to_its_end_is_hung_up_on(
    data: Path, sent: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.3)
    monkeypatch.setattr(connections, "BODY_WITHIN", 0.3)
    with serving(data) as address, socket.socket() as one:
        one.settimeout(PATIENCE)
        one.connect((urlsplit(address).hostname, urlsplit(address).port))
        one.sendall(sent)
        said = rest(one)
    assert said.endswith(connections.TOO_LATE)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_trickle_of_bytes_gives_no_new_time(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.5)
    with serving(data) as address, half_sent(address, 1) as (one,):
        one.settimeout(0.05)
        said = b""
        for _ in range(2000):
            try:
                one.sendall(b"x")
                said = one.recv(4096)
                break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise AssertionError("it was listened to for ever")
    assert said in (b"", connections.TOO_LATE)


async def test_whole_requests_and_streams_have_all_the_time(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.2)
    monkeypatch.setattr(connections, "BODY_WITHIN", 0.2)
    with serving(data) as address:
        async with Guest(address) as anna:
            code = (await (await anna.introduce("Anna")).lay("me", "open"))["code"]
            async with anna.stream(code) as wire:
                await wire.next("table")
                for _ in range(3):
                    await asyncio.sleep(0.2)
                    assert (await anna.http.get("/healthz")).status_code == 200
                await wire.send(type="chat", id="1", text="still here")
                await wire.next("said")


async def test_an_address_holds_so_many_plain_connections_and_a_stream_is_none(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HELD, "plain", 5)
    with serving(data, limited=True) as address:
        async with Guest(address) as anna:
            code = (await (await anna.introduce("Anna")).lay("me", "open"))["code"]
            async with anna.stream(code) as one, anna.stream(code) as two, anna.stream(code) as three:
                for wire in (one, two, three):
                    await wire.next("table")
                with half_sent(address, 4):
                    await asyncio.to_thread(_refused, address)
                async with asyncio.timeout(PATIENCE):
                    while (await anna.http.get("/healthz")).status_code != 200:
                        await asyncio.sleep(0.01)


def _refused(address: str) -> None:
    with half_sent(address, 4) as sockets:
        assert rest(sockets[-1]) == connections.TOO_MANY


def test_what_a_believed_proxy_holds_is_not_counted() -> None:
    is_proxy = believed("10.0.0.1, 192.0.2.0/24,fd00::/8")
    assert all(map(is_proxy, ("10.0.0.1", "192.0.2.77", "fd00::1")))
    assert not any(map(is_proxy, ("10.0.0.2", "192.0.3.1", "::1", "", "no address")))
    assert believed("*")("203.0.113.9")
    assert not believed("")("127.0.0.1")


def test_who_does_not_read_its_answer_is_hung_up_on(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_WITHIN", 0.3)
    with serving(data) as address, socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        one.settimeout(PATIENCE)
        one.connect((urlsplit(address).hostname, urlsplit(address).port))
        with pytest.raises(OSError, match=r"reset|Broken"):
            _ask_for_ever(one)


def _ask_for_ever(one: socket.socket) -> None:
    while True:
        one.sendall(b"GET /api/schema HTTP/1.1\r\nhost: x\r\n\r\n" * 400)
