"""The HTTP side: who you are, games, tables. All bodies are structs of messages/."""

import asyncio
from contextlib import AbstractContextManager
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from tapisvert.server.house import House
from tapisvert.server.messages.games import Describe, Description, GameInfo
from tapisvert.server.messages.lessons import LessonEntry, LessonInfo
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.people import Introduce, Known, Me, Pass
from tapisvert.server.messages.tables import (
    HandOver,
    Holiday,
    Leave,
    NewTable,
    OpenTable,
    Rematch,
    Sit,
    Start,
    TableInfo,
    TakeOver,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import guests
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.web import lessons, shelf

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
GameName = Annotated[str, PathParameter(description="A game's name, as `GET /api/games` lists it.")]
LessonName = Annotated[str, PathParameter(description="A lesson's name, as its game lists it.")]
Code = Annotated[str, PathParameter(description="A table's code; capitals, spaces and hyphens do not matter")]
MatchId = Annotated[str, PathParameter(description="A match's id: a table's code, a hyphen and a number.")]
LARGEST_VIEW = 131_072
"""A view and all the moves of a turn take more room than any other request."""
REFUSALS = {
    status: ResponseSpec(Refusal, description="Refused; nothing changed.", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 429, 500, 503)
}


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(house: TheHouse) -> dict[str, str]:
    """Whether guests should be sent here: the server is not about to stop, and its database answers."""
    if not await house.ready():
        raise Refuse("restarting")
    return {"status": "ready"}


@get("/api/me", summary="Who you are", responses=REFUSALS)
async def me(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """A cookie of before there were devices is exchanged for one of a device."""
    proof = proof_of(request, house)
    mine = await house.guests.me(proof.guest)
    if not mine.guest or proof.device or shown_token(request) is not None:
        await house.devices.see(proof.device)
        return Response(mine)
    device = await house.devices.add(mine.guest, agent_of(request), early=True)
    return Response(mine, cookies=[cookie_for(request, house, mine.guest, device)] if device else [])


@post("/api/me", summary="Say your name", status_code=200, responses=REFUSALS)
async def introduce(data: JSONBody[Introduce], request: AnyRequest, house: TheHouse) -> Response[Known]:
    house.limits.take("introduce", address=address_of(request))
    # Never the cookie's guest for a token: a page must not learn here what it cannot read in its cookie.
    proof = proof_of(request, house) if not data.token or shown_token(request) is not None else guests.Proof()
    # The name on a card of a group stays.
    carded = await house.guests.me(proof.guest) if await house.groups.of(proof.guest) else None
    mine = carded or await house.guests.introduce(proof.guest, data.name)
    device = proof.device or await house.devices.add(mine.guest, agent_of(request), early=bool(proof.guest))
    if data.token:
        return Response(Known(mine.guest, mine.name, house.guests.cookie(mine.guest, device)))
    return Response(Known(mine.guest, mine.name), cookies=[cookie_for(request, house, mine.guest, device)])


@post("/api/me/elsewhere", summary="End your sessions everywhere else", status_code=200, responses=REFUSALS)
async def end_elsewhere(request: AnyRequest, house: TheHouse) -> Response[Known]:
    """Cookies, tokens and passes of before prove nothing any more; the answer has a new one of its kind."""
    mine = await _acting(request, house)
    await house.end_sessions(mine.guest)
    device = await house.devices.add(mine.guest, agent_of(request))
    if shown_token(request) is not None:
        return Response(Known(mine.guest, mine.name, house.guests.cookie(mine.guest, device)))
    return Response(Known(mine.guest, mine.name), cookies=[cookie_for(request, house, mine.guest, device)])


@get("/api/games", summary="The games there are", responses=REFUSALS)
async def list_games() -> list[GameInfo]:
    return shelf.all_games()


@post(
    "/api/games/{name:str}/plain",
    summary="How a view looks and how moves are said, for a page that does not know the game",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=LARGEST_VIEW,
)
async def describe(
    name: GameName, data: JSONBody[Describe], request: AnyRequest, house: TheHouse
) -> Description:
    house.limits.take("read", address=address_of(request))
    # A game's own code draws: it must not hold up the tables. The limits belong to the loop's own thread.
    return await asyncio.to_thread(shelf.describe, name, data)


@get("/api/lessons/{name:str}", summary="The lessons of a game, path by path", responses=REFUSALS)
async def list_lessons(name: GameName) -> tuple[LessonEntry, ...]:
    return lessons.entries(name)


@get("/api/lessons/{name:str}/{lesson:str}", summary="A lesson of a game", responses=REFUSALS)
async def show_lesson(name: GameName, lesson: LessonName, request: AnyRequest, house: TheHouse) -> LessonInfo:
    house.limits.take("read", address=address_of(request))
    return await asyncio.to_thread(lessons.lesson, name, lesson)


@get("/api/tables", summary="Public tables that wait for players", responses=REFUSALS)
async def list_tables(house: TheHouse) -> list[OpenTable]:
    return await house.tables.waiting()


@post("/api/tables", summary="Lay a table", responses=REFUSALS)
async def create_table(data: JSONBody[NewTable], request: AnyRequest, house: TheHouse) -> TableInfo:
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("create", mine.guest, address_of(request))
    return (await house.lay(mine, data)).info(mine.guest)


@get("/api/tables/{code:str}", summary="A table as you see it", responses=REFUSALS)
async def show_table(code: Code, request: AnyRequest, house: TheHouse) -> TableInfo:
    guest = guest_of(request, house)
    return (await find_table(code, request, house, guest)).info(guest)


@post("/api/tables/{code:str}/sit", summary="Sit down", status_code=200, responses=REFUSALS)
async def sit(code: Code, data: JSONBody[Sit], request: AnyRequest, house: TheHouse) -> TableInfo:
    mine = await _acting(request, house)
    return await (await find_table(code, request, house, mine.guest)).sit(mine, data)


@post("/api/tables/{code:str}/leave", summary="Leave a seat", status_code=200, responses=REFUSALS)
async def leave(code: Code, data: JSONBody[Leave], request: AnyRequest, house: TheHouse) -> TableInfo:
    mine = await _acting(request, house)
    return await (await find_table(code, request, house, mine.guest)).leave(mine.guest, data.seat)


@post(
    "/api/tables/{code:str}/start", summary="Start the match (the host)", status_code=200, responses=REFUSALS
)
async def start(
    code: Code, request: AnyRequest, house: TheHouse, data: JSONBody[Start | None] = None
) -> TableInfo:
    mine = await _acting(request, house)
    return await (await find_table(code, request, house, mine.guest)).start(
        mine.guest, data, address_of(request)
    )


@post(
    "/api/tables/{code:str}/rematch",
    summary="Ask for another match, agree to one, or decline it (anybody who sits there)",
    status_code=200,
    responses=REFUSALS,
)
async def rematch(
    code: Code, request: AnyRequest, house: TheHouse, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    mine = await _acting(request, house)
    table = await find_table(code, request, house, mine.guest)
    return await table.rematch(mine.guest, data.agree if data else True)


@post(
    "/api/tables/{code:str}/hand-over",
    summary="A code with which another device takes a seat (the host)",
    status_code=200,
    responses=REFUSALS,
)
async def hand_over(code: Code, data: JSONBody[HandOver], request: AnyRequest, house: TheHouse) -> Pass:
    mine = await _acting(request, house)
    table = await find_table(code, request, house)
    owner = await table.to_hand_over(mine.guest, data.seat)
    return await house.seat_passes.draw(table.row.code, data.seat, owner)


@post(
    "/api/tables/{code:str}/take-over", summary="Take a seat with a code", status_code=200, responses=REFUSALS
)
async def take_over(code: Code, data: JSONBody[TakeOver], request: AnyRequest, house: TheHouse) -> TableInfo:
    mine = await _acting(request, house)
    house.limits.take("carry", address=address_of(request))
    table = await find_table(code, request, house)
    shown = await house.seat_passes.find(table.row.code, data.code)
    info = await table.take_over(mine, shown)
    await house.seat_passes.spend(shown)
    return info


@post(
    "/api/tables/{code:str}/holiday",
    summary="Stop the clock of your seat at a slow table for some days, or let it run again",
    status_code=200,
    responses=REFUSALS,
)
async def holiday(code: Code, data: JSONBody[Holiday], request: AnyRequest, house: TheHouse) -> TableInfo:
    mine = await _acting(request, house)
    return await (await find_table(code, request, house)).holiday(mine.guest, data.seat, data.days)


HANDLERS = [
    healthz,
    readyz,
    me,
    introduce,
    end_elsewhere,
    list_games,
    describe,
    list_lessons,
    show_lesson,
    list_tables,
    create_table,
    show_table,
    sit,
    leave,
    start,
    rematch,
    hand_over,
    take_over,
    holiday,
]


def cookie_for(request: AnyRequest, house: House, guest: str, device: str) -> Cookie:
    """What makes a browser this guest from here on; without a guest, nobody."""
    if not guest:
        return Cookie(key=guests.COOKIE, value="", max_age=0, httponly=True, samesite="lax")
    return Cookie(
        key=guests.COOKIE,
        value=house.guests.cookie(guest, device),
        max_age=guests.COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def guest_of(request: Any, house: House) -> str:
    """The guest that sends a request, by its token or else its cookie; empty for none. Raises `Refuse`."""
    return token_of(request, house) or house.guests.read(request.cookies.get(guests.COOKIE))


def proof_of(request: Any, house: House) -> guests.Proof:
    """The guest and the device that send a request. Raises `Refuse`."""
    token = shown_token(request)
    if token is None:
        return house.guests.proof(request.cookies.get(guests.COOKIE))
    house.guests.proven(token)
    return house.guests.proof(token)


def agent_of(request: AnyRequest) -> str:
    """What a browser or program says it is."""
    return str(request.headers.get("user-agent", ""))[:400]


def token_of(request: Any, house: House) -> str:
    """The guest that a token in the header proves; empty without one. Other schemes are for proxies."""
    token = shown_token(request)
    return house.guests.proven(token) if token is not None else ""


def shown_token(request: Any) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def address_of(request: Any) -> str:
    return str(request.client.host) if request.client else ""


async def find_table(code: str, request: Any, house: House, guest: str | None = None) -> LiveTable:
    """The table of a code. An address that tries many unknown codes learns nothing for a while.

    Whoever sits there need not guess, and is let in all the same. `guest`: who comes, if that is known.
    """
    try:
        with house.limits.guessing(address_of(request)):
            found = await _found(code, house)
    except Refuse as refuse:
        mine = house.tables.of(code, guest_of(request, house))
        if refuse.refusal.code != "too-fast" or mine is None:
            raise
        found = mine
    if guest is not None and found.row.group:
        before = house.guests.said(request.cookies.get(guests.COOKIE))
        await house.groups.check_table(found.row.group, guest, before)
    return found


async def _found(code: str, house: House) -> LiveTable:
    """The table of a code. Whoever types a tournament's in its place is told so; that counts as a guess."""
    try:
        return await house.tables.find(code)
    except Refuse as refuse:
        if refuse.refusal.code == "unknown-table" and (tournament := await house.tournaments.known(code)):
            raise Refuse("tournament-code", tournament=tournament) from None
        raise


def reading(request: AnyRequest, house: House) -> AbstractContextManager[None]:
    """Around whatever is read of a match: its id holds its table's code, so it can be guessed as well."""
    house.limits.take("read", address=address_of(request))
    return house.limits.guessing(address_of(request))


async def _acting(request: AnyRequest, house: House) -> Me:
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("seat", mine.guest, address_of(request))
    return mine
