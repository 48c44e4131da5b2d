"""The HTTP side of what is a guest's own: what is remembered."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from tapisvert.server.messages import Me, Memories
from tapisvert.server.web.api import REFUSALS, AnyRequest, TheHouse, address_of, guest_of

MemoryKind = Annotated[str, PathParameter(description="`lessons`, `puzzles` or `days`.")]
LARGEST_MEMORY = 262_144


@get("/api/me/memory/{kind:str}", summary="What you have done, of a kind", responses=REFUSALS)
async def recall(kind: MemoryKind, request: AnyRequest, house: TheHouse) -> Memories:
    mine = await _mine(request, house)
    return await house.memory.recall(mine.guest, kind)


@post(
    "/api/me/memory/{kind:str}",
    summary="Remember what you have done; all of that kind",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=LARGEST_MEMORY,
)
async def remember(
    kind: MemoryKind, data: JSONBody[Memories], request: AnyRequest, house: TheHouse
) -> Memories:
    mine = await _mine(request, house)
    return await house.memory.remember(mine.guest, kind, data)


HANDLERS = [recall, remember]


async def _mine(request: AnyRequest, house: TheHouse) -> Me:
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("memory", mine.guest, address_of(request))
    return mine
