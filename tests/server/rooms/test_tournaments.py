"""Tournaments on the server: entered, started once, laid anew after a crash, repaired, forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert import games
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tables import Sit
from tapisvert.server.messages.tournaments import NewTournament, TournamentInfo
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.forgetting import forget
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.rooms.tournament import Member
from tapisvert.server.rooms.tournaments import Tournaments
from tapisvert.server.storage.store import NOBODY, Store
from tapisvert.server.web.tournament_csv import written
from tapisvert.table import duplicate, record
from tapisvert.table.chance import commitment
from tests.server.fakes import ANNA, BEN, EVE, PATIENCE, FakePrograms, Page, refused, settings


class Club:
    """Tournaments of a store, with a calendar that a test can set."""

    def __init__(self, store: Store, data: Path) -> None:
        self.time = 1000.0
        self.store, self.data = store, data
        self._open()

    def _open(self) -> None:
        programs = FakePrograms()
        self.tables = Tables(self.store, programs, settings(self.data))
        self.records = Records(self.store, programs)
        self.tournaments = Tournaments(self.store, self.tables, self.records, lambda: self.time)

    def close(self) -> None:
        self.tables.close(Goodbye(Refusal("restarting"), again=True))
        self.records.close()

    def restart(self) -> None:
        self.close()
        self._open()

    async def show(self, code: str, guest: str = "") -> TournamentInfo:
        self.tournaments._seen.clear()  # without waiting for a second
        return msgspec.json.decode(await self.tournaments.show(code, guest), type=TournamentInfo)

    async def open(self, *people: Me, **changes: Any) -> str:
        given: dict[str, Any] = {"title": "Samedi", "game": "punto", "options": {"table": "2", "wins": 1}}
        new = msgspec.convert({**given, "fill": False, "level": "debutant", **changes}, NewTournament)
        code = (await self.tournaments.open(ANNA, new)).code
        for person in people:
            await self.tournaments.enter(code, Member(person.name, person.guest))
        return code

    async def rule(self, code: str) -> TournamentInfo:
        """Whoever sits first wins, at every table."""
        for table in (table for each in (await self.show(code)).played for table in each.tables):
            if not table.shares:
                places = tuple(range(1, len(table.entrants) + 1))
                await self.tournaments.rule(code, ANNA.guest, table.code, places)
        return await self.show(code, ANNA.guest)


@pytest.fixture
async def club(any_store: Store, data: Path) -> AsyncIterator[Club]:
    there = Club(any_store, data)
    yield there
    there.close()


def people(count: int) -> list[Me]:
    return [Me(f"guest{number}", f"Joueur {number}") for number in range(count)]


async def test_of_two_who_start_a_round_one_does(club: Club) -> None:
    code = await club.open(*people(4))
    start = club.tournaments.start_round
    answers = await asyncio.gather(
        start(code, ANNA.guest, 1), start(code, ANNA.guest, 1), return_exceptions=True
    )
    refused = [answer.refusal.code for answer in answers if isinstance(answer, Refuse)]
    assert refused == ["round-started"]
    info = await club.show(code)
    assert len(info.played) == 1
    assert len(await club.store.ask("SELECT code FROM tables WHERE tournament = ?", code)) == 2


async def test_tables_that_a_crash_left_out_are_laid_by_whoever_looks_next(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await club.open(*people(4))

    async def crash(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patched:
        patched.setattr(club.tables, "lay", crash)
        with pytest.raises(OSError):  # noqa: PT011
            await club.tournaments.start_round(code, ANNA.guest, 1)
    club.restart()
    info = await club.show(code, "guest0")
    assert info.mine
    table = await club.tables.find(info.mine)
    assert "guest0" in [seat.guest for seat in table.row.seats]


async def test_a_match_begins_once_all_are_there_and_its_result_counts(club: Club) -> None:
    code = await club.open(ANNA, BEN, rounds=1)
    info = await club.tournaments.start_round(code, ANNA.guest, 1)
    table = await club.tables.find(info.mine)
    anna, ben = await Page(table, ANNA).join(), await Page(table, BEN).join()
    seats = {seat.guest: number for number, seat in enumerate(table.row.seats)}
    for page in (anna, ben):
        await page.seal(seats[page.me.guest])
    assert table.match_row.dealing
    for page in (anna, ben):
        await page.open(seats[page.me.guest])
    assert table.phase == "playing"
    await asyncio.gather(*(page.play_out(seats[page.me.guest]) for page in (anna, ben)))
    info = await club.show(code)
    assert info.state == "over"
    assert table.live_match is not None
    assert table.live_match.match.outcome is not None
    won = [seats[page.me.guest] in table.live_match.match.outcome.winners for page in (anna, ben)]
    assert sorted(info.played[0].tables[0].shares) == sorted(each / sum(won) for each in won)
    assert len({one.place for one in info.standings}) == len(set(won))  # a match may be drawn
    for page in (anna, ben):
        page.close()


async def test_nobody_else_sits_down_leaves_starts_or_plays_again_there(club: Club) -> None:
    code = await club.open(ANNA, BEN)
    info = await club.tournaments.start_round(code, ANNA.guest, 1)
    table = await club.tables.find(info.mine)
    for act in (table.sit(EVE, Sit(0)), table.leave(BEN.guest, 0), table.start(ANNA.guest)):
        with pytest.raises(Refuse) as refused:
            await act
        assert refused.value.refusal.code == "of-the-tournament"


async def test_the_host_lets_a_table_begin_and_programs_play_for_the_absent(club: Club) -> None:
    code = await club.open(ANNA, BEN, rounds=1)
    info = await club.tournaments.start_round(code, ANNA.guest, 1)
    with pytest.raises(Refuse) as refused:
        await club.tournaments.begin(code, BEN.guest, info.mine)
    assert refused.value.refusal.code == "not-host"
    await club.tournaments.begin(code, ANNA.guest, info.mine)
    table = await club.tables.find(info.mine)
    assert all(seat.stand_in for seat in table.row.seats)
    async with asyncio.timeout(60):
        while (await club.show(code)).state != "over":
            await asyncio.sleep(0.01)


async def test_who_goes_is_paired_no_more_or_a_program_plays_in_their_name(club: Club) -> None:
    code = await club.open(*people(7), rounds=3)
    await club.tournaments.start_round(code, ANNA.guest, 1)
    with pytest.raises(Refuse) as refused:
        await club.tournaments.be(code, "guest1", 0, "out")
    assert refused.value.refusal.code == "not-host"
    await club.tournaments.be(code, "guest0", 0, "out")
    await club.tournaments.be(code, ANNA.guest, 1, "stand_in")
    with pytest.raises(Refuse) as refused:
        await club.tournaments.start_round(code, ANNA.guest, 2)
    assert refused.value.refusal.code == "round-running"
    await club.rule(code)
    info = await club.tournaments.start_round(code, ANNA.guest, 2)
    seated = {one for table in info.played[1].tables for one in table.entrants}
    assert 0 not in seated | set(info.played[1].byes)
    place = next(table for table in info.played[1].tables if 1 in table.entrants)
    row = (await club.tables.find(place.code)).row
    assert [(seat.kind, seat.name) for seat in row.seats if seat.name == "Joueur 1"] == [
        ("program", "Joueur 1")
    ]
    await club.tournaments.enter(code, Member("Joueur 0", "guest0"))
    info = await club.rule(code)
    assert info.entrants[0].presence == "here"


async def test_where_one_plays_as_often_as_one_likes_whoever_waits_gets_a_table(club: Club) -> None:
    code = await club.open(*people(3), format="open", minutes=10)
    await club.tournaments.start_round(code, ANNA.guest, 1)
    await club.tournaments.wait(code, "guest0", True)
    assert (await club.show(code, "guest0")).entrants[0].waiting
    info = await club.tournaments.wait(code, "guest1", True)
    assert info.mine
    with pytest.raises(Refuse) as refused:
        await club.tournaments.wait(code, "guest1", True)
    assert refused.value.refusal.code == "already-seated"
    await club.rule(code)
    await club.tournaments.wait(code, "guest0", True)
    assert {0, 2} == set((await club.tournaments.wait(code, "guest2", True)).played[1].tables[0].entrants)
    club.time += 601
    assert (await club.show(code)).state == "running"
    assert (await club.rule(code)).state == "over"


async def test_teams_stay_together_and_a_missing_one_is_a_program(club: Club) -> None:
    code = await club.open(options={"table": "2x2", "wins": 1})
    anna, ben, eve = (Member(one.name, one.guest) for one in (ANNA, BEN, EVE))
    await club.tournaments.enter(code, anna)
    await club.tournaments.enter(code, ben, 0)
    with pytest.raises(Refuse) as refused:
        await club.tournaments.enter(code, eve, 0)
    assert refused.value.refusal.code == "team-full"
    await club.tournaments.enter(code, eve)
    info = await club.tournaments.start_round(code, ANNA.guest, 1)
    assert (info.team, [one.name for one in info.entrants]) == (2, ["Anna + Ben", "Eve"])
    table = await club.tables.find(info.mine)
    sides = table.info(ANNA.guest).sides
    sitting = [{table.row.seats[seat].guest for seat in side} for side in sides]
    assert {"anna", "ben"} in sitting
    assert {"eve", ""} in sitting


async def test_a_knockout_takes_nobody_in_once_it_runs(club: Club) -> None:
    code = await club.open(*people(5), format="knockout")
    for number in (1, 2, 3):
        await club.tournaments.start_round(code, ANNA.guest, number)
        if number == 1:
            with pytest.raises(Refuse) as refused:
                await club.tournaments.enter(code, Member("Eve", "eve"))
            assert refused.value.refusal.code == "too-late"
        await club.rule(code)
    info = await club.show(code)
    assert info.state == "over"
    assert info.standings[0].place == 1


async def test_what_cannot_be_is_refused_and_nothing_changes(club: Club) -> None:
    for changes, code in (
        ({"game": "tarot"}, "unknown-game"),
        ({"options": {"table": "9"}}, "bad-option"),
        ({"game": "cartomanie", "options": {"players": 1}}, "no-teams"),
    ):
        with pytest.raises(Refuse) as refused:
            await club.open(**changes)
        assert refused.value.refusal.code == code
    code = await club.open(ANNA)
    for act, expected in (
        (club.tournaments.start_round(code, ANNA.guest, 1), "too-few"),
        (club.tournaments.start_round(code, BEN.guest, 1), "not-host"),
        (club.tournaments.enter(code, Member("Anna", ANNA.guest)), "already-entered"),
        (club.tournaments.be(code, ANNA.guest, 7, "out"), "not-entered"),
        (club.tournaments.rule(code, ANNA.guest, "ZZZZZZ", (1, 2)), "unknown-table"),
        (club.tournaments.wait(code, ANNA.guest, True), "too-late"),
        (club.tournaments.show("nowhere", ""), "unknown-tournament"),
        (club.tournaments.show("ZZZZZZ", ""), "unknown-tournament"),
    ):
        with pytest.raises(Refuse) as refused:
            await act
        assert refused.value.refusal.code == expected
    assert not (await club.show(code)).played


async def test_a_guest_is_forgotten_in_tournaments_too(club: Club) -> None:
    for person in (ANNA, BEN):
        await club.store.name_guest(person.guest, person.name)
    code = await club.open(ANNA, BEN)
    await forget(club.store, BEN.guest)
    await forget(club.store, ANNA.guest)
    ((body,),) = [(row["body"],) for row in await club.store.ask("SELECT body FROM tournaments")]
    assert not any(word in body for word in ("Anna", "Ben", "anna", "ben"))
    assert (await club.show(code)).host_name == NOBODY
    assert not await club.store.ask("SELECT guest FROM entrants")


async def test_results_are_a_table_for_spreadsheets_and_no_name_is_a_formula(club: Club) -> None:
    code = await club.open(Me("a", "=1+1"), Me("b", "Ben"), rounds=1)
    await club.tournaments.start_round(code, ANNA.guest, 1)
    await club.rule(code)
    text = written(await club.tournaments.newest(code), "fr")
    assert text.startswith("Rang;Joueur;Points;")
    assert "'=1+1" in text
    assert ";=" not in text
    assert written(await club.tournaments.newest(code), "en").startswith("Place,Player,Points,")


async def test_a_tournament_of_long_ago_goes_with_who_was_in_it(club: Club) -> None:
    upkeep = Upkeep(club.store)
    code = await club.open(ANNA)
    await upkeep.let_go_of_tournaments(club.time)
    assert (await club.show(code)).entrants
    await upkeep.let_go_of_tournaments(club.time + 1)
    assert not await club.store.ask("SELECT guest FROM entrants")
    with pytest.raises(Refuse):
        await club.show(code)


async def test_a_duplicate_round_waits_for_salts_and_has_one_luck_that_nobody_sees_before_its_end(
    club: Club,
) -> None:
    four = people(4)
    code = await club.open(*four, rounds=1, duplicate=True)
    promised = (await club.show(code)).luck[0].commitment
    salts = {number: f"{number + 1:064x}" for number in (0, 1)}
    for number, salt in salts.items():
        seal = duplicate.seal(code, 1, number, salt)
        await club.tournaments.seal(code, four[number].guest, 1, seal)
    info = await club.tournaments.start_round(code, ANNA.guest, 1)
    assert (info.luck[0].stage, info.luck[0].waiting, info.mine) == ("opening", (0, 1), "")
    assert [share.house for share in info.luck[0].shares] == [False, False, True, True]
    late = club.tournaments.seal(code, four[0].guest, 1, duplicate.seal(code, 1, 0, salts[1]))
    assert await refused(late) == "stale"
    assert await refused(club.tournaments.salt(code, four[0].guest, 1, salts[1])) == "wrong-salt"
    await club.tournaments.salt(code, four[0].guest, 1, salts[0])
    assert not (await club.show(code, four[0].guest)).mine
    club.time += settings(Path()).salting  # the other one's page is closed
    info = await club.show(code, four[0].guest)
    assert info.mine
    tables = [await club.tables.find(table.code) for table in info.played[0].tables]
    for other in (ANNA, EVE):  # the host, and somebody else
        assert await refused(Page(tables[0], other).join()) == "no-onlookers"
    await over(tables[0])
    first, me = tables[0].match_row.id, four[0].guest
    for ask in (club.records.replay, club.records.analysis, club.records.over):
        assert await refused(ask(first, me)) == "round-not-over"
    assert await refused(club.records.record(first, me, 0)) == "round-not-over"
    assert await refused(club.records.origin(first, 1, 0)) == "round-not-over"
    info = await club.show(code)
    shown = info.played[0].tables[0]
    assert (info.luck[0].secret, shown.shares, shown.match) == ("", (), "")
    assert [text async for text in club.tournaments.records(code, "")] == []
    await over(tables[1])
    info = await club.show(code)
    assert commitment(info.luck[0].secret) == promised
    texts = [text.lstrip() async for text in club.tournaments.records(code, "")]
    one, other_one = (record.verify(text, games.load) for text in texts)
    assert one.shuffles[:3] == other_one.shuffles[:3]
    assert one.setup.round is not None
    assert one.setup.round == other_one.setup.round
    assert [share.salt for share in one.setup.round.shares[:2]] == [salts[0], ""]
    assert sum(each.points for each in info.standings) == 2
    for gained in zip(*(table.shares for table in info.played[0].tables), strict=True):
        assert sum(gained) == 1


async def over(table: LiveTable) -> None:
    """Programs stand in, and play a match to its end."""
    await table.stand_in()
    async with asyncio.timeout(PATIENCE):
        while table.phase != "over":
            await asyncio.sleep(0.005)
