"""The HTTP side of matches: records, replays, and what is found in them."""

import asyncio
import gzip
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from tapisvert.server import codes
from tapisvert.server.messages.replays import Analysis, Bring, Brought, LookedBack, Replay
from tapisvert.server.messages.tables import PlayOn, TableInfo
from tapisvert.server.rooms import seating
from tapisvert.server.web.api import REFUSALS, AnyRequest, MatchId, TheHouse, address_of, guest_of, reading
from tapisvert.server.web.files import AS_IT_IS

SeatNumber = Annotated[
    int | None, QueryParameter(description="A seat of yours; left out: as an onlooker.", ge=0, le=7)
]
LARGEST_RECORD = 262_144
"""The longest matches that people play take a tenth of it."""


def _answered(what: type) -> dict[int, ResponseSpec]:
    """For an answer that comes as bytes."""
    return {200: ResponseSpec(what, description="The whole of it.", generate_examples=False), **REFUSALS}


@get(
    "/api/matches/{match:str}/record",
    summary="A match's record",
    media_type="text/plain",
    responses=REFUSALS,
)
async def record(
    match: MatchId, request: AnyRequest, house: TheHouse, seat: SeatNumber = None
) -> Response[str]:
    with reading(request, house):
        text = await house.records.record(match, guest_of(request, house), seat)
    headers = {"content-disposition": f'inline; filename="{codes.match(match) or match}.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


@get(
    "/api/matches/{match:str}/replay",
    summary="Every step of a finished match",
    responses=_answered(Replay),
    opt={AS_IT_IS: True},
)
async def replay(match: MatchId, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    with reading(request, house):
        return await _unpacked(request, await house.records.replay(match, guest_of(request, house)))


@get(
    "/api/matches/{match:str}/analysis",
    summary="What the game's programs see in a finished match",
    responses=_answered(Analysis),
    opt={AS_IT_IS: True},
)
async def analysis(match: MatchId, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    with reading(request, house):
        return await _unpacked(request, await house.records.analysis(match, guest_of(request, house)))


@post("/api/matches/{match:str}/play-on", summary="Play on from a finished match", responses=REFUSALS)
async def play_on(match: MatchId, data: JSONBody[PlayOn], request: AnyRequest, house: TheHouse) -> TableInfo:
    """Lays a table where one seat knows what it knew then; whatever was hidden from it is dealt anew."""
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("create", mine.guest, address_of(request))
    with reading(request, house):
        origin = await house.records.origin(match, data.after, data.seat)
    table = await house.lay(mine, seating.to_play_on(origin, data), origin)
    return table.info(mine.guest)


@post(
    "/api/matches/{match:str}/lookback",
    summary="Begin to look back at a finished match",
    status_code=200,
    responses=_answered(LookedBack),
    opt={AS_IT_IS: True},
)
async def look_back(match: MatchId, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    def allow() -> None:
        house.limits.take("lookback", guest_of(request, house), address_of(request))

    with reading(request, house):
        return await _unpacked(request, await house.lookbacks.start(match, allow, guest_of(request, house)))


@get(
    "/api/matches/{match:str}/lookback",
    summary="How far looking back at a match is, and what it found",
    responses=_answered(LookedBack),
    opt={AS_IT_IS: True},
)
async def looked_back(match: MatchId, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    with reading(request, house):
        return await _unpacked(request, await house.lookbacks.show(match, guest_of(request, house)))


@post(
    "/api/records",
    summary="Bring the record of a finished match, to see it again here",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=LARGEST_RECORD,
)
async def bring(data: JSONBody[Bring], request: AnyRequest, house: TheHouse) -> Brought:
    house.limits.take("bring", address=address_of(request))
    return Brought(await house.records.bring(data.record))


HANDLERS = [record, replay, analysis, play_on, look_back, looked_back, bring]


async def _unpacked(request: AnyRequest, zipped: bytes) -> Response[bytes]:
    """JSON that is kept as most clients take it."""
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(
            await asyncio.to_thread(gzip.decompress, zipped), headers=headers, media_type=MediaType.JSON
        )
    return Response(zipped, headers={**headers, "content-encoding": "gzip"}, media_type=MediaType.JSON)
