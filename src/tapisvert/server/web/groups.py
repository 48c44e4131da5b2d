"""The HTTP side of groups: made, shown, changed and ended by their hosts."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from tapisvert.server.messages.groups import (
    CardsWish,
    EndGroup,
    GroupInfo,
    GroupLine,
    GroupMade,
    GroupWish,
    NewGroup,
    RevokeCard,
)
from tapisvert.server.messages.people import Deleted, Me
from tapisvert.server.rooms.guests import COOKIE
from tapisvert.server.web.api import REFUSALS, AnyRequest, TheHouse, address_of, guest_of

GroupId = Annotated[str, PathParameter(description="A group's id, as `GET /api/me/groups` lists it.")]


@get("/api/me/groups", summary="The groups that you made, or are in", responses=REFUSALS)
async def my_groups(request: AnyRequest, house: TheHouse) -> list[GroupLine]:
    house.limits.take("read", address=address_of(request))
    return await house.group_page.mine(guest_of(request, house))


@post("/api/groups", summary="Make a group, with a card for each name", responses=REFUSALS)
async def make_group(data: JSONBody[NewGroup], request: AnyRequest, house: TheHouse) -> GroupMade:
    """Nobody can read the codes of the cards again: they are to be printed now."""
    mine = await _host(request, house, "create")
    group, cards = await house.groups.make(mine, data, data.names)
    return GroupMade(await house.group_page.show(group, mine.guest), tuple(cards))


@get("/api/groups/{group:str}", summary="A group, as one of it sees it", responses=REFUSALS)
async def show_group(group: GroupId, request: AnyRequest, house: TheHouse) -> GroupInfo:
    house.limits.take("read", address=address_of(request))
    guest, before = guest_of(request, house), house.guests.said(request.cookies.get(COOKIE))
    return await house.group_page.show(await house.groups.find(_plain(group), guest, before), guest)


@post("/api/groups/{group:str}", summary="Change a group (its host)", status_code=200, responses=REFUSALS)
async def change_group(
    group: GroupId, data: JSONBody[GroupWish], request: AnyRequest, house: TheHouse
) -> GroupInfo:
    mine = await _host(request, house, "seat")
    await house.change_group(await house.groups.own(_plain(group), mine.guest), data)
    return await house.group_page.show(await house.groups.own(group, mine.guest), mine.guest)


@post("/api/groups/{group:str}/cards", summary="Draw cards, new or again (its host)", responses=REFUSALS)
async def draw_cards(
    group: GroupId, data: JSONBody[CardsWish], request: AnyRequest, house: TheHouse
) -> GroupMade:
    mine = await _host(request, house, "seat")
    found = await house.groups.own(_plain(group), mine.guest)
    cards = await house.groups.cards(found, data)
    return GroupMade(await house.group_page.show(found, mine.guest), tuple(cards))


@post(
    "/api/groups/{group:str}/revoke", summary="Revoke a card (its host)", status_code=200, responses=REFUSALS
)
async def revoke_card(
    group: GroupId, data: JSONBody[RevokeCard], request: AnyRequest, house: TheHouse
) -> GroupInfo:
    """The card and the phones that came with it prove nothing any more, and their streams end."""
    mine = await _host(request, house, "seat")
    found = await house.groups.own(_plain(group), mine.guest)
    await house.revoke(found, data.number)
    return await house.group_page.show(found, mine.guest)


@post("/api/groups/{group:str}/end", summary="End a group (its host)", status_code=200, responses=REFUSALS)
async def end_group(
    group: GroupId, data: JSONBody[EndGroup], request: AnyRequest, house: TheHouse
) -> Deleted:
    """Its tables are closed for good, and all its guests forgotten; the answer says how many they were."""
    mine = await _host(request, house, "pass")
    return Deleted(await house.end_group(await house.groups.own(_plain(group), mine.guest)))


HANDLERS = [my_groups, make_group, show_group, change_group, draw_cards, revoke_card, end_group]


async def _host(request: AnyRequest, house: TheHouse, what: str) -> Me:
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take(what, mine.guest, address_of(request))
    return mine


def _plain(text: str) -> str:
    """Not every database can be asked for a zero."""
    return text.replace("\0", "")
