"""The HTTP side of ratings: the players of the house, one's own ratings, what a match did."""

from litestar import get

from tapisvert.server.messages.ratings import KindRatings, MatchRating
from tapisvert.server.web.api import (
    REFUSALS,
    AnyRequest,
    MatchId,
    TheHouse,
    address_of,
    guest_of,
    reading,
)


@get("/api/players", summary="The players of this house, by kind of table", responses=REFUSALS)
async def players(request: AnyRequest, house: TheHouse) -> tuple[KindRatings, ...]:
    house.limits.take("read", address=address_of(request))
    return await house.players.house(guest_of(request, house))


@get("/api/me/ratings", summary="Your ratings", responses=REFUSALS)
async def my_ratings(request: AnyRequest, house: TheHouse) -> tuple[KindRatings, ...]:
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("memory", mine.guest, address_of(request))
    return await house.players.mine(mine.guest)


@get("/api/matches/{match:str}/rating", summary="How a match moved its players' ratings", responses=REFUSALS)
async def match_rating(match: MatchId, request: AnyRequest, house: TheHouse) -> MatchRating:
    with reading(request, house):
        return await house.players.match(match)


HANDLERS = [players, my_ratings, match_rating]
