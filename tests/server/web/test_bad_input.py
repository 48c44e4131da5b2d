"""Whatever is sent, the server answers, refuses or hangs up: never a 500, a crash, a hang or a leak.

Over HTTP what the schema describes, and the same bent (schemathesis), and bytes that are no requests at
all; over the stream messages of every kind with anything in them. All of it bounded in number and time.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import checks
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.fakes import PATIENCE, SALT, Guest
from tests.server.ops.test_restart import process_serving

bounded = settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
CHECKED = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


# --- HTTP -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
async def test_every_operation_answers_as_its_schema_says(
    address: str, anna: Guest, mode: schemathesis.GenerationMode
) -> None:
    table = await anna.lay("me", "here")
    await anna.post(f"/api/tables/{table['code']}/start")
    cookie = anna.http.cookies["tapis"]
    await asyncio.to_thread(_operations, address, mode, cookie, table["code"], table["match"])


def _operations(address: str, mode: schemathesis.GenerationMode, cookie: str, code: str, match: str) -> None:
    schema = schemathesis.openapi.from_dict(httpx.get(f"{address}/api/schema", timeout=PATIENCE).json())
    seen = 0
    with requests.Session() as session:
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]

            @bounded
            @given(case=operation.as_strategy(mode), known=st.booleans(), there=st.booleans())
            def check(case: Any, known: bool, there: bool) -> None:
                real = {"code": code, "match": match}
                if there and set(case.path_parameters or ()) & set(real):
                    case.path_parameters = {name: real[name] for name in case.path_parameters}
                cookies = {"tapis": cookie} if known else {}
                answer = case.call(address, session, cookies=cookies, timeout=PATIENCE)
                if answer.status_code != 405:  # a bent path may be another's
                    case.validate_response(answer, checks=CHECKED)

            with contextlib.suppress(Unsatisfiable):  # what takes nothing cannot be bent
                check()
                seen += 1
    assert seen >= 6


@bounded
@given(
    data=st.one_of(
        st.binary(max_size=200),
        st.builds(
            lambda method, path, name, value, body: (
                b"%s /api/%s HTTP/1.1\r\nHost: x\r\n%s: %s\r\n\r\n%s" % (method, path, name, value, body)
            ),
            st.sampled_from([b"GET", b"POST", b"PUT", b"HEAD", b"OPTIONS", b"TRACE", b"\xff"]),
            st.sampled_from([b"me", b"tables", b"tables/%00", b"tables/../me", b"%ff", b"schema", b"\r\n"]),
            st.sampled_from(
                [b"Content-Length", b"Transfer-Encoding", b"Cookie", b"Upgrade", b"Content-Type", b"Range"]
            ),
            st.sampled_from([b"-1", b"chunked", b"99999999999", b"tapis=x.y; tapis", b"websocket", b"\xff"]),
            st.binary(max_size=50),
        ),
    )
)
def test_bytes_that_are_no_request_hang_nothing(address: str, data: bytes) -> None:
    parts = urlsplit(address)
    with socket.create_connection((str(parts.hostname), parts.port or 80), timeout=PATIENCE) as client:
        client.sendall(data)
        with contextlib.suppress(OSError):  # it may have hung up already
            client.shutdown(socket.SHUT_WR)
        with contextlib.suppress(ConnectionResetError):
            answer = client.recv(65536)
            assert not answer.startswith(b"HTTP/1.1 5")
    assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200


# --- the stream -----------------------------------------------------------------------------------

KINDS = ("hello", "move", "chat", "salt", "seal", "open", "take-back", "hint", "table", "", None)
FIELDS = (
    "id",
    "seat",
    "match",
    "version",
    "move",
    "text",
    "phrase",
    "salt",
    "seal",
    "attempt",
    "seen",
    "more",
)


class Fuzz:
    """Messages that are nearly right, or not at all."""

    def __init__(self, seed: int, match: str) -> None:
        self.rng = random.Random(seed)
        self.match = match

    def value(self, depth: int = 0) -> Any:
        plain: list[Any] = [
            0,
            1,
            7,
            8,
            -1,
            2**31,
            2**63,
            2**70,
            0.5,
            1e400,
            True,
            None,
            "",
            "r1@0,0",
            "x" * 300,
        ]
        odd = [
            "\x00",
            "\u202e",
            "\ud7ff",
            "👩‍👧",
            self.match,
            self.match.lower(),
            SALT,
            "<b>",
            "'; --",
            "debutant",
        ]
        if depth < 3 and self.rng.random() < 0.2:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        if depth < 3 and self.rng.random() < 0.1:
            return {self.rng.choice(FIELDS): self.value(depth + 1)}
        return self.rng.choice(plain + odd)

    def message(self) -> str | bytes:
        kind = self.rng.choice(KINDS)
        fields = {name: self.value() for name in self.rng.sample(FIELDS, self.rng.randrange(len(FIELDS)))}
        right: dict[str, dict[str, Any]] = {
            "move": {"id": "a", "seat": 0, "match": self.match, "version": 1, "move": "r1@0,0"},
            "chat": {"id": "b", "text": "hello"},
            "salt": {"seat": 0, "match": self.match, "salt": SALT},
            "seal": {"seat": 0, "match": self.match, "attempt": 1, "seal": SALT},
            "open": {"seat": 0, "match": self.match, "attempt": 1, "salt": SALT},
            "hint": {"id": "c", "seat": 0},
            "take-back": {"seat": 0},
        }
        if kind in right and self.rng.random() < 0.6:
            bent = self.rng.choice([*right[kind], "more"])
            fields = {**right[kind], bent: self.value()}
        text = msgspec.json.encode({"type": kind, **fields})
        if self.rng.random() < 0.2:
            at = self.rng.randrange(len(text))
            text = text[:at] + bytes([self.rng.randrange(256)]) + text[at + self.rng.randrange(3) :]
        hopeless: list[str | bytes] = [b"\xff" * 9, "[" * 3000, b"", "x" * 5000]
        some: list[str | bytes] = [text, text.decode(errors="replace")]
        return self.rng.choice(hopeless if self.rng.random() < 0.2 else some)


async def pester(address: str, cookie: str, code: str, match: str, seed: int, messages: int) -> list[str]:
    """One connection that is sent such messages; the codes of what was refused."""
    fuzz, codes = Fuzz(seed, match), []
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/stream"
    headers = {"cookie": f"tapis={cookie}"} if seed % 3 else {}
    # Nothing is read before all is sent: the client has to take in any number of answers.
    async with asyncio.timeout(PATIENCE), connect(url, additional_headers=headers, max_queue=None) as stream:
        with contextlib.suppress(ConnectionClosed):  # a client like that may be hung up on
            if seed % 5:
                await stream.send('{"type":"hello"}')
            for _ in range(messages):
                await stream.send(fuzz.message())
            await stream.send('{"type":"hello","seen":[]}')
            await stream.close()
        with contextlib.suppress(ConnectionClosed):
            async for text in stream:
                said = msgspec.json.decode(text)
                codes.append(said.get("refusal", {}).get("code", ""))
    return codes


async def test_messages_with_anything_in_them(address: str, anna: Guest) -> None:
    table = await anna.lay("me", "here", hints=True)
    code, match, cookie = table["code"], table["match"], anna.http.cookies["tapis"]
    await anna.post(f"/api/tables/{code}/start")
    codes: list[str] = []
    for seed in range(60):
        codes += await pester(address, cookie, code, match, seed, 15)
    assert "internal" not in codes
    async with anna.stream(code) as stream:  # and the match goes on
        now = await stream.next("snapshot")
        other = await stream.next("snapshot")
        await stream.move(now if now["legal"] else other, "after all that")
        assert (await stream.next("accepted"))["id"] == "after all that"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell")
async def test_memory_stays_flat(data: Path) -> None:
    """The same few tables, pestered on and on: connections, messages and requests leave nothing behind."""
    with process_serving(data) as (address, process):
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            table = await anna.lay("me", "here")
            code, match, cookie = table["code"], table["match"], anna.http.cookies["tapis"]
            await anna.post(f"/api/tables/{code}/start")

            async def round(seed: int) -> None:
                await pester(address, cookie, code, match, seed, 10)
                for path in (f"/api/tables/{code}", f"/api/tables/{seed:06}", "/api/games", f"/x{seed}"):
                    await anna.http.get(path)
                await anna.http.post("/api/tables", content=b"{" * seed)

            for seed in range(100):
                await round(seed)
            before = resident(process.pid)
            for seed in range(100, 400):
                await round(seed)
            # 300 rounds are 300 connections, some 3,000 messages and 1,500 requests: a kilobyte left by
            # each would be 5 MiB. What an allocator keeps for itself varies by less than this.
            assert resident(process.pid) - before < 6 * 1024


def resident(process: int) -> int:
    """Memory in KiB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])
