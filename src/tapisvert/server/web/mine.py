"""The HTTP side of what is a guest's own: matches, devices, passes to other browsers, what is remembered."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from tapisvert.server.messages.matches import MyMatches, Statistics
from tapisvert.server.messages.people import (
    Carry,
    Deleted,
    DeleteMe,
    Devices,
    Known,
    Me,
    Memories,
    Pass,
    SendAway,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.guests import COOKIE
from tapisvert.server.rooms.passes import is_long
from tapisvert.server.rooms.played import check_company
from tapisvert.server.web.api import (
    REFUSALS,
    AnyRequest,
    TheHouse,
    address_of,
    agent_of,
    cookie_for,
    guest_of,
    proof_of,
)

MemoryKind = Annotated[str, PathParameter(description="`lessons`, `puzzles` or `days`.")]
Wish = Annotated[str, QueryParameter(description="A game's name; left out: all.", max_length=64)]
With = Annotated[
    str,
    QueryParameter(description="`people`, `screen`, `programs` or `alone`; left out: all.", max_length=16),
]
After = Annotated[str, QueryParameter(description="`more` of the page before.", max_length=64)]
LARGEST_MEMORY = 262_144


@get("/api/me/matches", summary="Your matches", responses=REFUSALS)
async def my_matches(
    request: AnyRequest, house: TheHouse, game: Wish = "", company: With = "", after: After = ""
) -> MyMatches:
    mine = await _mine(request, house, "memory")
    return await house.played.page(mine.guest, _plain(game), check_company(company), _plain(after))


@get("/api/me/statistics", summary="What your matches come to", responses=REFUSALS)
async def my_statistics(request: AnyRequest, house: TheHouse) -> Statistics:
    return await house.played.statistics((await _mine(request, house, "memory")).guest)


@get(
    "/api/me/records",
    summary="The records of all your finished matches, one after the other",
    media_type="text/plain",
    responses=REFUSALS,
)
async def my_records(request: AnyRequest, house: TheHouse) -> Stream:
    """Sent as they are written; `tapis verify` reads the whole file."""
    mine = await _mine(request, house, "export")
    matches = await house.played.finished(mine.guest)

    async def texts() -> AsyncIterator[str]:
        for number, match in enumerate(matches):
            try:
                text = await house.records.record(match, mine.guest, None)
            except Refuse:  # of a game that is not here any more, or not to be told yet
                continue
            yield f"\n{text}" if number else text

    headers = {"content-disposition": 'attachment; filename="tapis-vert.txt"'}
    return Stream(texts(), headers=headers, media_type="text/plain")


@get("/api/me/devices", summary="The browsers and programs that are you", responses=REFUSALS)
async def devices(request: AnyRequest, house: TheHouse) -> Devices:
    return await _devices(request, house, await _mine(request, house, "memory"))


@post("/api/me/devices/away", summary="Send one of your devices away", status_code=200, responses=REFUSALS)
async def send_away(data: JSONBody[SendAway], request: AnyRequest, house: TheHouse) -> Devices:
    """Its cookie or token proves nothing any more, and its streams end. Passes end with it."""
    mine = await _mine(request, house, "seat")
    await house.send_away(mine.guest, data.device)
    return await _devices(request, house, mine)


@post("/api/me/carry", summary="A code that makes another browser you, once", responses=REFUSALS)
async def draw_pass(request: AnyRequest, house: TheHouse) -> Pass:
    return await house.passes.draw((await _mine(request, house, "pass")).guest, "carry")


@post("/api/me/card", summary="A code for a recovery card; the one before is void", responses=REFUSALS)
async def draw_card(request: AnyRequest, house: TheHouse) -> Pass:
    return await house.passes.draw((await _mine(request, house, "pass")).guest, "card")


@post("/api/carry", summary="Become the guest of a code", status_code=200, responses=REFUSALS)
async def carry(data: JSONBody[Carry], request: AnyRequest, house: TheHouse) -> Response[Known]:
    """The cookie of the answer is the guest's. Whoever this browser was stays behind, and must be left."""
    house.limits.take("card" if is_long(data.code) else "carry", address=address_of(request))
    before = house.guests.proof(request.cookies.get(COOKIE))
    guest = await house.passes.whose(data.code)
    mine = await house.guests.named(guest)
    if before.guest == guest:
        return Response(Known(mine.guest, mine.name))
    left = await house.guests.me(before.guest)
    if left.guest and not data.leave and (matches := await house.played.count(left.guest)):
        raise Refuse("already-somebody", name=left.name, matches=matches)
    await house.passes.use(data.code)
    device = await house.devices.add(guest, agent_of(request))
    if not device:
        raise Refuse("too-many-devices")
    if left.guest and before.device:
        await house.devices.send_away(left.guest, before.device)
        await house.push.subscriptions.drop_all("device", before.device)
    return Response(Known(mine.guest, mine.name), cookies=[cookie_for(request, house, guest, device)])


@post("/api/me/delete", summary="Delete all that names you", status_code=200, responses=REFUSALS)
async def delete_me(data: JSONBody[DeleteMe], request: AnyRequest, house: TheHouse) -> Response[Deleted]:
    """At tables of others a dash stays in the place of your name. Nothing brings you back."""
    mine = await _mine(request, house, "pass")
    tables = await house.forget(mine.guest)
    return Response(Deleted(tables), cookies=[cookie_for(request, house, "", "")])


@get("/api/me/memory/{kind:str}", summary="What you have done, of a kind", responses=REFUSALS)
async def recall(kind: MemoryKind, request: AnyRequest, house: TheHouse) -> Memories:
    mine = await _mine(request, house, "memory")
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
    mine = await _mine(request, house, "memory")
    return await house.memory.remember(mine.guest, kind, data)


HANDLERS = [
    my_matches,
    my_statistics,
    my_records,
    devices,
    send_away,
    draw_pass,
    draw_card,
    carry,
    delete_me,
    recall,
    remember,
]


async def _mine(request: AnyRequest, house: TheHouse, what: str) -> Me:
    """Who asks; counted as one of these."""
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take(what, mine.guest, address_of(request))
    return mine


def _plain(text: str) -> str:
    """Not every database can be asked for a zero."""
    return text.replace("\0", "")


async def _devices(request: AnyRequest, house: TheHouse, mine: Me) -> Devices:
    here = proof_of(request, house).device
    return Devices(await house.devices.of(mine.guest, here), await house.passes.has_card(mine.guest))
