"""The HTTP side of puzzles: the list of a game's, and packs of them, both of which stay the same for long."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from tapisvert.server.messages.lessons import PuzzleIndex, PuzzlePack
from tapisvert.server.web import puzzles
from tapisvert.server.web.api import REFUSALS, AnyRequest, GameName, TheHouse, address_of

PackNumber = Annotated[int, PathParameter(description="A pack of puzzles, from 0.")]


def _holds(kind: type[msgspec.Struct], text: str) -> ResponseSpec:
    return ResponseSpec(kind, description=text, generate_examples=False)


@get(
    "/api/puzzles/{name:str}",
    summary="The puzzles of a game",
    responses={**REFUSALS, 200: _holds(PuzzleIndex, "The list, with an `ETag`.")},
)
async def list_puzzles(name: GameName, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    house.limits.take("read", address=address_of(request))
    return _unchanged(request, await asyncio.to_thread(puzzles.index, name))


@get(
    "/api/puzzles/{name:str}/{pack:int}",
    summary="A pack of puzzles, with all that follows a try",
    responses={**REFUSALS, 200: _holds(PuzzlePack, "The pack, with an `ETag`.")},
)
async def show_pack(
    name: GameName, pack: PackNumber, request: AnyRequest, house: TheHouse
) -> Response[bytes]:
    house.limits.take("read", address=address_of(request))
    return _unchanged(request, await asyncio.to_thread(puzzles.pack, name, pack))


HANDLERS = [list_puzzles, show_pack]


def _unchanged(request: AnyRequest, kept: puzzles.Kept) -> Response[bytes]:
    """An answer that stays the same for long: whoever has it already is told so, and no more."""
    headers = {"cache-control": "no-cache", "etag": kept.tag}
    has = request.headers.get("if-none-match") == kept.tag
    body, status = (b"", 304) if has else (kept.body, 200)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)
