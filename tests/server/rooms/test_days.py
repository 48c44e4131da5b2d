"""The deal of the day: the same for all, promised the day before, hidden until the day is over."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert import bots, games
from tapisvert.bots.looked import Decision, LookBack
from tapisvert.server.messages.days import DayInfo, DealInfo
from tapisvert.server.messages.people import Me
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms.days import AHEAD, Days
from tapisvert.server.rooms.deals import Thought, offers
from tapisvert.server.rooms.lookbacks import LookBacks, Slice
from tapisvert.server.rooms.node import OnlyNode
from tapisvert.server.rooms.programs import Fits
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.standings import Standings
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import Store
from tapisvert.table import record
from tapisvert.table.chance import commitment
from tapisvert.table.days import SECONDS, day_of
from tests.server.fakes import ANNA, BEN, EVE, FakePrograms, Page, refused, settings

NOON = 1_795_000_000.0 // SECONDS * SECONDS + SECONDS / 2
ALONE = "cartomanie"
"""The deal that no program has a part in."""
COST = Decision(0, 1, 0, (), (), 0.4, 0.5, 0.0, "", (0.1,), 2)
FOUND = LookBack(((0,),), (0.5,), (1.0,), (), (COST,))


class Calendar(OnlyNode):
    """A node whose calendar stands still until a test turns its pages."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> float:
        return self.time


class Here(FakePrograms):
    """Programs that think in this process, as they do where one may not think longer on a faster machine."""

    async def choose(
        self,
        game: str,
        level: str,
        view: Any,
        offered: tuple[str, ...],
        fits: Fits | None = None,
        thought: Thought | None = None,
    ) -> str:
        assert thought is not None
        self.asked.append((level, view))
        return bots.choose(game, level, view, offered, bots.Budget(rounds=thought.rounds), thought.seed)


class AtOnce(LookBacks):
    """Finds the same about every match, at once."""

    async def _ask(self, function: Callable[..., Slice], *args: Any) -> Slice:
        return 1.0, gzip.compress(msgspec.json.encode(FOUND))


class Club:
    """A house without a network."""

    def __init__(self, store: Store, data: Path) -> None:
        self.store, self.calendar, self.programs = store, Calendar(), Here()
        chosen, now = settings(data), self.calendar.now
        self.tables = Tables(store, self.programs, chosen, self.calendar)
        self.records = Records(store, self.programs, clock=now)
        self.lookbacks = AtOnce(store, self.records, 1.0, clock=now)
        self.days = Days(store, self.tables, Standings(store, self.records, self.lookbacks), now)

    async def introduce(self, *guests: Me) -> None:
        for me in guests:
            await self.store.name_guest(me.guest, me.name)

    async def deal(self, name: str, guest: str = "", day: str = "") -> DealInfo:
        return next(deal for deal in (await self.days.show(day, guest)).deals if deal.name == name)

    async def finish(self, me: Me, deal: str = ALONE) -> LiveTable:
        """Plays a deal to its end, the first move that is offered every time."""
        table = await self.days.play(me, deal)
        page = await Page(table, me).join()
        await page.play_out()
        page.close()
        return table

    async def worked_out(self, name: str) -> DealInfo:
        deal = await self.deal(name)
        while any(each.working for each in deal.standings):
            await asyncio.sleep(0.01)
            deal = await self.deal(name)
        return deal


@pytest.fixture(params=["sqlite", "postgres"])
def database_at(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue({"sqlite": "data", "postgres": "database"}[request.param]))


@pytest.fixture
async def store(database_at: str) -> AsyncIterator[Store]:
    shared = database_at.startswith("postgresql")
    there: Store = PostgresStore(database_at) if shared else SQLiteStore(Path(database_at) / "tapisvert.db")
    await there.open()
    yield there
    await there.close()


@pytest.fixture
async def club(data: Path) -> AsyncIterator[Club]:
    store = SQLiteStore(data / "tapisvert.db")
    await store.open()
    there = Club(store, data)
    await there.introduce(ANNA, BEN, EVE)
    yield there
    await there.lookbacks.close()
    there.records.close()
    await store.close()


async def test_nodes_agree_on_the_secrets_of_the_days_to_come(store: Store, tmp_path: Path) -> None:
    one, other = Club(store, tmp_path), Club(store, tmp_path)
    await asyncio.gather(one.days.draw_ahead(), other.days.draw_ahead())
    shown, there = await one.days.show("", ""), await other.days.show("", "")
    assert shown == there
    assert shown.day == shown.today == day_of(NOON)
    assert [promise.day for promise in shown.coming] == [day_of(NOON, later) for later in range(1, AHEAD + 1)]
    assert len({promise.commitment for promise in (shown.promise, *shown.coming)}) == AHEAD + 1
    await one.introduce(ANNA)
    tables = await asyncio.gather(one.days.play(ANNA, ALONE), one.days.play(ANNA, ALONE))
    assert len({table.row.code for table in tables}) == 1, "asked twice, there is still one first try"


async def test_what_was_promised_the_day_before_is_opened_the_day_after(club: Club) -> None:
    before = await club.days.show("", "")
    tomorrow = before.coming[0]
    assert {promise.secret for promise in (before.promise, *before.coming)} == {""}
    club.calendar.time += SECONDS
    during = await club.days.show("", "")
    assert (during.promise.commitment, during.promise.secret) == (tomorrow.commitment, "")
    assert during.promise.drawn == before.day
    club.calendar.time += SECONDS
    after = await club.days.show(tomorrow.day, "")
    assert commitment(after.promise.secret) == tomorrow.commitment
    assert (after.ends, after.coming) == (0.0, ())


@pytest.mark.parametrize("day", ["2026-02-31", "tomorrow", "2999-01-01", "2020-01-01", "'"])
async def test_a_day_that_is_none_or_not_yet_is_not_found(club: Club, day: str) -> None:
    assert await refused(club.days.show(day, "")) == "not-found"


async def test_every_game_offers_what_it_can_play(club: Club) -> None:
    found = offers("2026-11-18")
    assert {offer.game for offer in found} == set(games.names())
    assert {offer.daily.options.get("game") for day in (18, 19) for offer in offers(f"2026-11-{day}")} >= {
        "poker",
        "variant",
    }
    for offer in found:
        assert (offer.seats == 1) == (offer.daily.level == "")
        assert bool(offer.daily.level) == bool(offer.daily.rounds)


@pytest.mark.parametrize("deal", ["cartino", "casino_royal"])
async def test_the_same_moves_meet_the_same_answers_whoever_makes_them(
    club: Club, deal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = type(games.load(deal))
    for beat in ("clock", "pace"):  # the dealer's, which nobody here waits for
        monkeypatch.setattr(rules, beat, lambda self, state, seat: None)
    texts = []
    for me in (ANNA, BEN):
        table = await club.finish(me, deal)
        club.calendar.time += 60
        texts.append(table.match_row.id)
    assert {level for level, _ in club.programs.asked} == {"confirme"}
    club.calendar.time += SECONDS
    one, other = [(await club.records.record(match, "", None)).splitlines() for match in texts]
    differing = {line.partition(":")[0].split(" (")[0] for line in one if line not in other}
    assert differing <= {"match", "seat 1", "seat 2", "seat 3", "seat 4", "checks", "seal"}
    assert len(one) == len(other)


async def test_the_first_try_counts_from_its_start_and_later_ones_are_practice(club: Club) -> None:
    table = await club.days.play(ANNA, ALONE)
    info = table.info("anna")
    assert info.day is not None
    assert info.day.first
    assert {info.hints, info.onlookers, info.chat, info.public, info.takeover} == {False}
    assert await club.days.play(ANNA, ALONE) is table, "who leaves and comes again plays on"
    assert await refused(table.leave("anna", 0)) == "of-the-day"
    await club.finish(ANNA)
    assert await refused(table.rematch("anna")) == "of-the-day"
    again = await club.days.play(ANNA, ALONE)
    practice = again.info("anna")
    assert practice.day is not None
    assert again.row.code != table.row.code
    assert (practice.day.first, practice.hints) == (False, True)
    mine = (await club.deal(ALONE, "anna")).mine
    assert mine is not None
    assert (mine.match, mine.over) == (table.match_row.id, True)
    assert (await club.deal(ALONE, "ben")).mine is None


async def test_nothing_of_a_deal_is_seen_before_the_day_is_over_but_by_its_player(club: Club) -> None:
    table = await club.finish(ANNA)
    match, secret = table.match_row.id, table.match_row.secret
    looks: list[Callable[[str], Awaitable[Any]]] = [
        lambda guest: club.records.record(match, guest, 0),
        lambda guest: club.records.replay(match, guest),
        lambda guest: club.lookbacks.start(match, guest=guest),
        lambda guest: club.lookbacks.show(match, guest),
    ]
    for look in looks:
        for stranger in ("", "ben"):
            assert await refused(look(stranger)) == "day-not-over"
        seen = await look("anna")
        told = seen if isinstance(seen, str) else gzip.decompress(seen).decode()
        assert secret not in told
    mine = await club.records.record(match, "anna", 0)
    assert "\nshuffle " not in mine
    assert "\nresult: " not in mine
    assert await refused(club.records.bring(mine)) == "not-over"
    for seat in (None, 5):
        assert await refused(club.records.record(match, "anna", seat)) == "day-not-over"
    for guest in ("anna", "ben"):
        assert await refused(club.records.origin(match, 1, 0)) == "day-not-over"
        shown = msgspec.json.encode((await club.days.show("", guest), table.info(guest))).decode()
        assert secret not in shown
    assert [each.match for each in (await club.deal(ALONE, "ben")).standings] == [""]
    club.calendar.time += SECONDS
    text = await club.records.record(match, "", None)
    checked = record.verify(text, games.load)
    assert checked.secret == secret
    assert checked.setup.day is not None
    assert checked.setup.day.house == await club.days.house()
    assert (await club.records.origin(match, 1, 0)).after == 1
    await club.records.replay(match, "")


async def test_the_table_of_the_day_has_results_and_play_without_luck(club: Club) -> None:
    await club.finish(ANNA)
    await club.finish(BEN)
    await club.days.play(EVE, ALONE)
    deal = await club.worked_out(ALONE)
    assert [each.name for each in deal.standings] == ["Anna", "Ben"], "Eve is still at it"
    assert [each.play for each in deal.standings] == [-0.1, -0.1]
    assert {each.other for each in deal.standings} == {None}
    assert [(day.day, day.deal) for day in await club.days.mine("anna")] == [(day_of(NOON), ALONE)]
    assert await club.days.mine("") == await club.days.mine("eve") == []


async def test_what_ends_after_the_day_does_not_count(club: Club) -> None:
    table = await club.days.play(ANNA, ALONE)
    today = day_of(NOON)
    club.calendar.time += SECONDS
    page = await Page(table, ANNA).join()
    await page.play_out()
    page.close()
    deal = await club.deal(ALONE, "anna", today)
    assert deal.standings == ()
    assert deal.mine is not None
    assert (deal.mine.over, deal.mine.late) == (True, True)
    assert await club.days.mine("anna") == []
    assert (await club.deal(ALONE, "anna")).mine is None, "there is another deal by now"


async def test_tries_go_with_their_guest_and_with_their_table(club: Club) -> None:
    table = await club.finish(ANNA)
    await club.finish(BEN)
    upkeep = Upkeep(club.store)
    await upkeep.forget("ben")
    assert [each.name for each in (await club.worked_out(ALONE)).standings] == ["Anna"]
    await upkeep.remove([table.row.code])
    shown: DayInfo = await club.days.show("", "anna")
    assert all(deal.mine is None and deal.standings == () for deal in shown.deals)
    assert shown.promise.commitment, "what was promised stays"
