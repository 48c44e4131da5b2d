"""The HTTP side of tournaments."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.tournaments import (
    DrawCard,
    Enter,
    EnterNames,
    EntrantCard,
    EntrantCards,
    NewTournament,
    OfTable,
    OpenRound,
    Rule,
    SealRound,
    SetPresence,
    StartRound,
    TournamentInfo,
    Waits,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.tournament import Member
from tapisvert.server.web.api import REFUSALS, AnyRequest, TheHouse, address_of, guest_of
from tapisvert.server.web.tournament_csv import written
from tapisvert.words import LANGUAGES

TournamentCode = Annotated[str, PathParameter(description="A tournament's code.")]
Language = Annotated[str, QueryParameter(description="`fr`, `de` or `en`.", max_length=2)]
LARGEST = 65_536


@post("/api/tournaments", summary="Open a tournament", responses=REFUSALS)
async def open_tournament(
    data: JSONBody[NewTournament], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("create", mine.guest, address_of(request))
    return await house.tournaments.open(mine, data)


@get("/api/tournaments/{code:str}", summary="A tournament as you see it", responses=REFUSALS)
async def show_tournament(code: TournamentCode, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    house.limits.take("tournament", address=address_of(request))
    with house.limits.guessing(address_of(request)):
        body = await house.tournaments.show(code, guest_of(request, house))
    return Response(body, media_type=MediaType.JSON)


@post("/api/tournaments/{code:str}/enter", summary="Enter", status_code=200, responses=REFUSALS)
async def enter(
    code: TournamentCode, data: JSONBody[Enter], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    """Late arrivals play from the next round on. Who had dropped out is back."""
    mine = await _acting(request, house)
    member = Member(mine.name, mine.guest, bot=data.bot)
    with house.limits.guessing(address_of(request)):
        return await house.tournaments.enter(code, member, data.team)


@post(
    "/api/tournaments/{code:str}/names",
    summary="Enter people by their names (the host)",
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=LARGEST,
)
async def enter_names(
    code: TournamentCode, data: JSONBody[EnterNames], request: AnyRequest, house: TheHouse
) -> EntrantCards:
    """Each becomes a guest of their own, with a card that makes a phone this guest."""
    mine = await _acting(request, house)
    now = await house.tournaments.check_host(code, mine.guest)
    if now.state == "over":
        raise Refuse("tournament-over")
    people = [await house.guests.introduce("", name) for name in data.names]
    members = [Member(person.name, person.guest, carded=True) for person in people]
    info = await house.tournaments.enter_all(code, mine.guest, members)
    first = len(info.entrants) - len(members)
    cards = [
        EntrantCard(number, info.entrants[number].name, (await house.passes.draw(person.guest, "card")).code)
        for number, person in enumerate(people, first)
    ]
    return EntrantCards(tuple(cards))


@post(
    "/api/tournaments/{code:str}/card",
    summary="Another card for somebody whom you entered (the host)",
    status_code=200,
    responses=REFUSALS,
)
async def draw_card(
    code: TournamentCode, data: JSONBody[DrawCard], request: AnyRequest, house: TheHouse
) -> EntrantCards:
    mine = await _acting(request, house)
    now = await house.tournaments.check_host(code, mine.guest)
    members = now.entrants[data.entrant].members if data.entrant < len(now.entrants) else ()
    member = members[data.member] if data.member < len(members) else None
    if member is None or not member.carded or not member.guest:
        raise Refuse("not-entered")
    drawn = await house.passes.draw(member.guest, "card")
    return EntrantCards((EntrantCard(data.entrant, member.name, drawn.code),))


@post("/api/tournaments/{code:str}/presence", summary="Go, or come back", status_code=200, responses=REFUSALS)
async def set_presence(
    code: TournamentCode, data: JSONBody[SetPresence], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.be(code, mine.guest, data.entrant, data.presence)


@post(
    "/api/tournaments/{code:str}/round",
    summary="Start the next round (the host)",
    status_code=200,
    responses=REFUSALS,
)
async def start_round(
    code: TournamentCode, data: JSONBody[StartRound], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.start_round(code, mine.guest, data.number)


@post(
    "/api/tournaments/{code:str}/seal",
    summary="Seal a salt for the luck of the next duplicate round",
    status_code=200,
    responses=REFUSALS,
)
async def seal(
    code: TournamentCode, data: JSONBody[SealRound], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.seal(code, mine.guest, data.round, data.seal)


@post(
    "/api/tournaments/{code:str}/open",
    summary="Open the salt that you sealed, once the round begins",
    status_code=200,
    responses=REFUSALS,
)
async def open_salt(
    code: TournamentCode, data: JSONBody[OpenRound], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.salt(code, mine.guest, data.round, data.salt)


@post("/api/tournaments/{code:str}/wait", summary="Wait for a table", status_code=200, responses=REFUSALS)
async def wait(
    code: TournamentCode, data: JSONBody[Waits], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.wait(code, mine.guest, data.waits)


@post(
    "/api/tournaments/{code:str}/begin",
    summary="Let a table begin without those who are missing (the host)",
    status_code=200,
    responses=REFUSALS,
)
async def begin(
    code: TournamentCode, data: JSONBody[OfTable], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.begin(code, mine.guest, data.table)


@post(
    "/api/tournaments/{code:str}/rule",
    summary="Say how a table ended (the host)",
    status_code=200,
    responses=REFUSALS,
)
async def rule(
    code: TournamentCode, data: JSONBody[Rule], request: AnyRequest, house: TheHouse
) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.rule(code, mine.guest, data.table, data.places)


@post("/api/tournaments/{code:str}/end", summary="End it (the host)", status_code=200, responses=REFUSALS)
async def end(code: TournamentCode, request: AnyRequest, house: TheHouse) -> TournamentInfo:
    mine = await _acting(request, house)
    return await house.tournaments.end(code, mine.guest)


@get(
    "/api/tournaments/{code:str}/results",
    summary="The standings and all results, as CSV",
    media_type="text/csv",
    responses=REFUSALS,
)
async def results(
    code: TournamentCode, request: AnyRequest, house: TheHouse, language: Language = "fr"
) -> Response[str]:
    house.limits.take("read", address=address_of(request))
    with house.limits.guessing(address_of(request)):
        now = await house.tournaments.newest(code)
    text = written(now, language if language in LANGUAGES else "fr")
    headers = {"content-disposition": f'attachment; filename="{now.code}.csv"'}
    # Spreadsheets of some offices take a text for UTF-8 only if it begins with this mark.
    return Response("\ufeff" + text, media_type="text/csv; charset=utf-8", headers=headers)


@get(
    "/api/tournaments/{code:str}/records",
    summary="The records of all its finished matches, one after the other",
    media_type="text/plain",
    responses=REFUSALS,
)
async def records(code: TournamentCode, request: AnyRequest, house: TheHouse) -> Stream:
    """Sent as they are written; `tapis verify` reads the whole file."""
    guest = guest_of(request, house)
    house.limits.take("export", guest or "-", address_of(request))
    with house.limits.guessing(address_of(request)):
        now = await house.tournaments.newest(code)
    headers = {"content-disposition": f'attachment; filename="{now.code}.txt"'}
    return Stream(house.tournaments.records(now.code, guest), headers=headers, media_type="text/plain")


HANDLERS = [
    open_tournament,
    show_tournament,
    enter,
    enter_names,
    draw_card,
    set_presence,
    start_round,
    seal,
    open_salt,
    wait,
    begin,
    rule,
    end,
    results,
    records,
]


async def _acting(request: AnyRequest, house: TheHouse) -> Me:
    mine = await house.guests.named(guest_of(request, house))
    house.limits.take("seat", mine.guest, address_of(request))
    return mine
