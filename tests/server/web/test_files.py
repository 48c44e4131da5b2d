"""The built page: its files, its caching, and what is said when it is not there."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException

from tapisvert.server.refusals import Refuse
from tapisvert.server.web import files as module
from tapisvert.server.web.app import http_error, refused
from tapisvert.server.web.files import FOR_EVER, Page, serve_page


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of our own in place of the built one."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>" + "<p>Tapis Vert</p>" * 50)
    (built / "assets" / "index-abc123.js").write_text("console.log('hello');" * 100)
    (built / "assets" / "font-abc123.woff2").write_bytes(b"\x00font")
    (built / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("nobody reads this")
    monkeypatch.setattr(module, "page", Page(built))
    return built


@pytest.fixture
def http(folder: Path) -> httpx.AsyncClient:
    app = Litestar([serve_page], exception_handlers={Refuse: refused, HTTPException: http_error})
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test")  # type: ignore[arg-type]


@pytest.mark.parametrize("path", ["/", "/play", "/t/ABCDEF", "/rules/punto", "/replay/ABCDEF-1"])
async def test_every_address_of_the_page_is_the_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Tapis Vert" in answer.text


async def test_hashed_files_are_kept_for_ever_and_compressed(http: httpx.AsyncClient) -> None:
    answer = await http.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip, br"})
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 200
    assert answer.text == "console.log('hello');" * 100
    plain = await http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    font = await http.get("/assets/font-abc123.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    assert (await http.get("/favicon.svg")).headers["cache-control"] == "no-cache"


async def test_what_has_not_changed_is_not_sent_again(http: httpx.AsyncClient, folder: Path) -> None:
    tag = (await http.get("/")).headers["etag"]
    again = await http.get("/", headers={"if-none-match": tag})
    assert again.status_code == 304
    assert again.content == b""
    (folder / "index.html").write_text("<!doctype html>new")
    changed = await http.get("/", headers={"if-none-match": tag})
    assert changed.status_code == 200
    assert changed.text == "<!doctype html>new"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing.css",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%00.js",
        f"/{'long' * 100}.js",
        "/api",
        "/api/x",
    ],
)
async def test_what_is_not_there_is_not_found(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


async def test_a_page_that_was_not_built_says_how_to_build_it(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "page", Page(tmp_path / "nowhere"))
    answer = await http.get("/")
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "make page" in answer.text


def test_compressing_is_done_once(folder: Path) -> None:
    page = Page(folder)
    asset = page.find("assets/index-abc123.js")
    assert asset is not None
    assert gzip.decompress(asset.zipped) == asset.body
    assert page.find("assets/index-abc123.js") is asset
