"""Serves the built page: its files with the right cache headers, and the page at all its addresses."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from tapisvert import games
from tapisvert.server.house import House
from tapisvert.server.refusals import Refuse
from tapisvert.server.web import previews, shelf

FOLDER = Path(__file__).parent / "page"
AS_IT_IS = "as-it-is"
"""Marks the handler whose answers are compressed already."""

FOR_EVER = "public, max-age=31536000, immutable"
MISSING = (
    "Tapis Vert is running, but its page has not been built.\n"
    "In a clone of the project, `make play` or `make page` builds it; a wheel from a release has it inside.\n"
)
_TEXT = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")


class Asset(msgspec.Struct, frozen=True):
    """A file as it is sent. `zipped` is empty where that saves nothing."""

    body: bytes
    zipped: bytes
    media: str
    tag: str
    vary: str = "accept-encoding"


class Page:
    """The files of one folder, read when they are first asked for and again when they change."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._assets: dict[tuple[Path, int], Asset] = {}

    def find(self, name: str) -> Asset | None:
        try:
            path = (self._folder / name).resolve()
            if not path.is_relative_to(self._folder) or not path.is_file():
                return None
        except (OSError, ValueError):  # what no file can be called
            return None
        key = (path, path.stat().st_mtime_ns)
        if key not in self._assets:
            self._assets[key] = _read(path)
        return self._assets[key]


page = Page()


@cache
def files_of(game: str, part: str) -> Page:
    """The files that a game brings for browsers: its `page`, its `words`."""
    return Page(shelf.folder(game, part))


@route(
    "/games/{name:str}/{path:path}",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
    opt={AS_IT_IS: True},
)
def serve_game(request: Request[Any, Any, Any], name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A game's catalogues (`words/fr.ftl`), and the files of the page that it brings itself."""
    if name not in games.names():
        raise Refuse("unknown-game")
    words = re.fullmatch(r"/words/(\w+\.ftl)", path)
    asset = files_of(name, "words").find(words[1]) if words else files_of(name, "page").find(path.strip("/"))
    if asset is None:
        raise Refuse("not-found")
    return _answer(request, asset, "no-cache")


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],  # the server leaves the body out of the latter's answer
    include_in_schema=False,
    opt={AS_IT_IS: True},
)
async def serve_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refuse("not-found")
    if "." in name.rpartition("/")[2]:
        asset = page.find(name)
        if asset is None:
            raise Refuse("not-found")
        # Vite puts a hash of the content into the name of everything in this folder.
        return _answer(request, asset, FOR_EVER if name.startswith("assets/") else "no-cache")
    asset = page.find("index.html")
    if asset is None:
        return Response(MISSING.encode(), media_type="text/plain", status_code=503)
    return _answer(request, _headed(asset, await previews.head(request, _house(request), name)), "no-cache")


def _house(request: Request[Any, Any, Any]) -> House | None:
    found: House | None = request.app.state.get("house")
    return found  # a page that is served alone has none


def _headed(asset: Asset, head: str) -> Asset:
    """The page with what is said of one of its addresses."""
    body = asset.body.replace(b"</head>", f"  {head}\n  </head>".encode(), 1)
    return Asset(body, b"", asset.media, _tag(body), "accept-language")


def _answer(request: Request[Any, Any, Any], asset: Asset, cache: str) -> Response[bytes]:
    headers = {"cache-control": cache, "etag": asset.tag, "vary": asset.vary}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media)
    body = asset.body
    if asset.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=asset.media)


def _read(path: Path) -> Asset:
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = media.startswith(_TEXT)
    zipped = gzip.compress(body, mtime=0) if text else b""
    return Asset(body, zipped if len(zipped) < len(body) else b"", media, _tag(body))


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:20]}"'
