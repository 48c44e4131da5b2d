"""A tournament as one guest sees it: names, tables and standings, and no guest's id."""

from __future__ import annotations

from tapisvert.server.messages.tournaments import (
    EntrantInfo,
    Ranked,
    RoundInfo,
    RoundLuckInfo,
    TeamMember,
    TournamentInfo,
    TournamentTable,
)
from tapisvert.server.rooms import tournament_luck
from tapisvert.server.rooms.tournament import Entrant, Place, Played, Tournament
from tapisvert.server.storage.store import Phase
from tapisvert.tournament.standings import standings

Phases = dict[str, Phase]
"""How far the tables are, by their codes."""


def information(now: Tournament, revision: int, phases: Phases, guest: str, time: float) -> TournamentInfo:
    me = now.entrant_of(guest)
    unfinished = (
        place for played in now.played if played.laid for place in played.places if not place.shares
    )
    mine = next((place.code for place in unfinished if me >= 0 and me in place.entrants), "")
    return TournamentInfo(
        code=now.code,
        title=now.title,
        game=now.game,
        options=now.options,
        format=now.format,
        rounds=now.planned,
        clock=now.clock,
        fill=now.fill,
        level=now.level,
        size=len(now.sides),
        team=now.team,
        state=now.state,
        host=bool(guest) and guest == now.host,
        host_name=now.host_name,
        entrants=tuple(_entrant(entrant, guest, now.host) for entrant in now.entrants),
        played=tuple(_round(played, phases, me) for played in now.played),
        standings=ranking(now),
        left=max(0.0, now.until - time) if now.until else -1.0,
        mine=mine if now.state == "running" else "",
        me=me,
        revision=revision,
        duplicate=now.coming is not None,
        luck=_luck(now, me),
    )


def _luck(now: Tournament, me: int) -> tuple[RoundLuckInfo, ...]:
    """Of duplicate rounds: the luck of the last one, and that of the next."""
    found = []
    last = now.played[-1] if now.played else None
    if last and last.luck:
        over = last.over or now.state == "over"
        found.append(tournament_luck.told(last.luck, len(now.played), me, over))
    if now.coming and now.state != "over":
        found.append(tournament_luck.told_coming(now.coming, len(now.played) + 1))
    return tuple(found)


def ranking(now: Tournament) -> tuple[Ranked, ...]:
    """Where everybody stands who has played, or is to play."""
    seated = {entrant for played in now.played for place in played.places for entrant in place.entrants}
    rested = {entrant for played in now.played for entrant in played.byes}
    listed = [number for number in range(len(now.entrants)) if number in seated | rested | set(now.here)]
    found = standings(now.as_rounds, listed, knockout=now.format == "knockout")
    return tuple(
        Ranked(one.entrant, one.place, one.points, one.met, one.won, one.played, one.byes) for one in found
    )


def _entrant(entrant: Entrant, guest: str, host: str) -> EntrantInfo:
    members = tuple(
        TeamMember(member.name, bool(guest) and member.guest == guest, member.carded and guest == host)
        for member in entrant.members
    )
    return EntrantInfo(entrant.name, members, entrant.presence, entrant.since > 0)


def _round(played: Played, phases: Phases, me: int) -> RoundInfo:
    tables = (
        _table(place, gained, phases, me, closed=played.luck is not None and not played.over)
        for place, gained in zip(played.places, played.gained, strict=True)
    )
    return RoundInfo(tuple(tables), played.byes)


def _table(
    place: Place, gained: tuple[float, ...], phases: Phases, me: int, *, closed: bool
) -> TournamentTable:
    """`closed`: what was played there is not shown yet."""
    phase: Phase = phases.get(place.code, "open")
    return TournamentTable(
        code=place.code,
        entrants=place.entrants,
        shares=gained,
        phase="over" if place.shares else phase,
        ruled=place.ruled,
        yours=me >= 0 and me in place.entrants,
        match=f"{place.code}-1" if phase == "over" and not closed else "",
    )
