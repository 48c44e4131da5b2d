"""Security headers on every answer, and no requests from other sites' pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tapisvert.server.web.guard import HEADERS
from tests.server.fakes import Guest, serving

PATHS = ["/", "/t/ABCDEF", "/api/games", "/api/nothing", "/nothing.js", "/healthz", "/api/schema"]


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_has_the_headers(stranger: Guest, path: str) -> None:
    headers = (await stranger.http.get(path)).headers
    for name, value in HEADERS.items():
        assert headers.get_list(name) == [value]
    assert "server" not in headers
    assert ("no-store" in headers.get_list("cache-control")) == path.startswith("/api")


def test_scripts_come_from_our_own_files_alone_and_nobody_frames_us() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == "'none'"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "{address}"}, 200),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://127.0.0.1:1"}, 403),
        ({"origin": "http://127.0.0.1:bad"}, 403),
        ({"origin": "http://[::1"}, 403),
        ({"origin": "https://family.example", "host": "family.example"}, 200),
        ({"origin": "https://family.example:443", "host": "family.example"}, 200),
        ({"origin": "https://family.example:8443", "host": "family.example"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
    ],
)
async def test_posts_of_other_sites_are_refused(
    stranger: Guest, address: str, headers: dict[str, str], status: int
) -> None:
    sent = {name: value.format(address=address) for name, value in headers.items()}
    answer = await stranger.http.post("/api/me", json={"name": "Eve"}, headers=sent)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "bad-origin"
        assert answer.headers["content-security-policy"]


async def test_streams_of_other_sites_are_refused(anna: Guest, address: str) -> None:
    code = (await anna.lay("me", "open"))["code"]
    stream = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/stream"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(stream, origin="http://evil.example"):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403
    async with connect(stream, origin=address) as socket:  # type: ignore[arg-type]
        await socket.close()


async def test_only_the_named_hosts_are_served(data: Path) -> None:
    with serving(data, hosts="tables.example, 127.0.0.1") as address:
        port = address.rpartition(":")[2]
        async with Guest(address) as anna:
            for host in ("tables.example", f"Tables.Example:{port}", "tables.example.", f"127.0.0.1:{port}"):
                assert (await anna.http.get("/api/games", headers={"host": host})).status_code == 200
            for host in ("evil.example", "tables.example.evil", "localhost", "", "[", "x:y"):
                for path in ("/", "/api/games"):
                    answer = await anna.http.get(path, headers={"host": host})
                    assert answer.status_code in (400, 421)
                    assert "content-security-policy" in answer.headers or answer.status_code == 400
                assert (await anna.http.get("/healthz", headers={"host": "10.0.0.7"})).status_code == 200
            stream = address.replace("http", "ws", 1) + "/api/tables/222222/stream"
            with pytest.raises(InvalidStatus):
                await connect(stream, additional_headers={"host": "evil.example"})
