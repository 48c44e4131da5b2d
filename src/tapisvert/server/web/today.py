"""The HTTP side of the deal of the day."""

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from tapisvert.server.messages.days import DayInfo, MyDay
from tapisvert.server.messages.tables import TableInfo
from tapisvert.server.web.api import REFUSALS, AnyRequest, TheHouse, address_of, guest_of

Day = Annotated[str, PathParameter(description="A day of UTC, as 2026-11-18.")]
DealName = Annotated[str, PathParameter(description="A deal's name, as the day lists it.")]


@get("/api/today", summary="The deals of the day, as you see them", responses=REFUSALS)
async def today(request: AnyRequest, house: TheHouse) -> DayInfo:
    house.limits.take("read", address=address_of(request))
    return await house.days.show("", guest_of(request, house))


@get("/api/today/{day:str}", summary="The deals of an earlier day", responses=REFUSALS)
async def earlier_day(day: Day, request: AnyRequest, house: TheHouse) -> DayInfo:
    house.limits.take("read", address=address_of(request))
    return await house.days.show(day, guest_of(request, house))


@get("/api/me/days", summary="What came of your first tries", responses=REFUSALS)
async def my_days(request: AnyRequest, house: TheHouse) -> list[MyDay]:
    house.limits.take("read", address=address_of(request))
    return await house.days.mine(guest_of(request, house))


@post("/api/today/deals/{deal:str}", summary="Play a deal of the day, or play on", responses=REFUSALS)
async def play_deal(deal: DealName, request: AnyRequest, house: TheHouse) -> TableInfo:
    """Your first try counts, and it is the one you come back to until it is over; later ones are practice."""
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("create", mine.guest, address_of(request))
    return (await house.days.play(mine, deal)).info(mine.guest)


HANDLERS = [today, earlier_day, my_days, play_deal]
