"""A guest's own matches: a page of them, what they come to, and which wait."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tapisvert import games
from tapisvert.bots import looked
from tapisvert.server.messages.matches import Evening
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms import results, statistics
from tapisvert.server.rooms.played import PAGE, Played
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.results import Result
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import MatchRow, MoveRow, SeatRow, Store, TableRow
from tapisvert.table.highlights import Highlight, best_of
from tapisvert.table.match import Match, Sitter
from tapisvert.testing.matches import finished
from tests.server.fakes import ANNA, FakePrograms, Guest, Page, new_table, opened, refused, settings

DAY = 86_400.0


def table_of(code: str, game: str = "punto") -> TableRow:
    seats = (SeatRow("person", "Anna", guest="anna"), SeatRow("person", "Ben", guest="ben"))
    return TableRow(code, game, {}, "anna", "Anna", False, False, False, 0, True, seats)


async def keep(store: Store, code: str, played: Match, guests: tuple[str, ...], started: float) -> str:
    """Stores a finished match, as if it had been played at a table of its own."""
    seats = tuple(Sitter(guest.title()) if guest else Sitter("Maître", "maitre") for guest in guests)
    row = MatchRow(f"{code}-1", code, played.secret, played.setup.salts)
    setup = replace(played.setup, match=row.id, seats=seats)
    await store.create(table_of(code, setup.game), row)
    await store.save(table_of(code, setup.game), replace(row, setup=setup, started=started, guests=guests))
    last = len(played.moves)
    for number, move in enumerate(played.moves, 1):
        row_of = MoveRow(move.seat, move.move, version=number, at=started + number)
        await store.add_move(row.id, number, row_of, over=number == last)
    return row.id


def code(number: int) -> str:
    letters = "ABCDEFGHJKMNPQRSTUVWXYZ"
    return "AAA" + "".join(letters[number // len(letters) ** place % len(letters)] for place in (2, 1, 0))


@pytest.fixture
async def played(any_store: Store, tmp_path: Path) -> AsyncIterator[Played]:
    programs = FakePrograms()
    records = Records(any_store, programs)
    there = Played(any_store, records, Tables(any_store, programs, settings(tmp_path)))
    yield there
    await there.close()
    records.close()


async def settled(played: Played, guest: str = "anna") -> None:
    """All results are worked out."""
    while (await played.page(guest)).unread:
        await asyncio.sleep(0)


async def test_matches_are_found_by_guest_game_and_company(any_store: Store, played: Played) -> None:
    for guest in ("anna", "ben"):
        await any_store.name_guest(guest, guest.title())
    punto, cartino = finished("punto", {"wins": 1}), finished("cartino", {"players": 2})
    with_ben = await keep(any_store, code(1), punto, ("anna", "ben"), 10 * DAY)
    alone = await keep(any_store, code(2), cartino, ("anna", ""), 11 * DAY)
    screen = await keep(any_store, code(3), punto, ("anna", "anna"), 12 * DAY)
    await settled(played)
    page = await played.page("anna")
    assert [each.match for each in page.matches] == [screen, alone, with_ben]
    assert [each.company for each in page.matches] == ["screen", "programs", "people"]
    assert page.matches[0].seats == (0, 1)
    assert page.matches[0].result == ""
    winner = punto.outcome.winners[0] if punto.outcome else -1
    assert page.matches[2].result == ("won" if winner == 0 else "lost")
    assert (await played.page("ben")).matches[0].result == ("won" if winner == 1 else "lost")
    assert page.matches[2].names == ("Anna", "Ben")
    assert page.matches[1].levels == ("", "maitre")
    assert [each.match for each in (await played.page("anna", game="cartino")).matches] == [alone]
    assert [each.match for each in (await played.page("anna", company="people")).matches] == [with_ben]
    assert (await played.page("eve")).matches == ()
    assert await played.count("anna") == 3
    told = await played.statistics("anna")
    assert [(each.game, each.played) for each in told.games] == [("punto", 2), ("cartino", 1)]
    assert [(each.name, each.level) for each in told.games[0].opponents] == [("Ben", "")]
    assert {each.name for each in told.games[1].best} == {"turn", "total"}
    assert told.games[1].best[0].match == alone
    assert told.unread == 0
    shown = looked.LookBack(
        ((0,), (1,)), (0.5, 0.5), (1.0, 0.0), (looked.Moment(1, (0.6, 0.4), (0.1, -0.1)),), ()
    )

    await any_store.change(
        [
            (
                "INSERT INTO lookbacks (match, version, node, touched, done, body)"
                " VALUES (?, ?, '', 0.0, 1.0, ?)",
                (with_ben, looked.VERSION, gzip.compress(msgspec.json.encode(shown))),
            )
        ]
    )
    assert [each.luck for each in (await played.page("anna")).matches] == [None, None, 0.1]


async def test_a_page_leads_to_the_next_and_what_is_taken_away_is_gone(
    any_store: Store, played: Played
) -> None:
    match = finished("punto", {"wins": 1})
    short = Match.fold(match.game, match.setup, match.secret, match.moves)
    total = PAGE + 2
    for number in range(total):
        await keep(any_store, code(number), short, ("anna", ""), DAY * (number // 2))
    first = await played.page("anna")
    second = await played.page("anna", after=first.more)
    found = [each.match for each in (*first.matches, *second.matches)]
    assert (len(first.matches), len(second.matches), second.more) == (PAGE, 2, "")
    assert len(set(found)) == total
    assert found == sorted(found, reverse=True)
    assert await refused(played.page("anna", after="nowhere")) == "bad-message"
    upkeep = Upkeep(any_store)
    await upkeep.mark([code(total - 1)], 0.0)
    assert (await played.page("anna")).matches[0].match == f"{code(total - 2)}-1"
    await settled(played)
    await upkeep.remove([code(number) for number in range(total)])
    assert await played.count("anna") == 0
    assert await any_store.ask("SELECT match FROM results") == []


async def test_a_running_match_says_whether_it_waits(data: Path) -> None:
    async with opened(data) as tables:
        table = await tables.create(ANNA, new_table("me", "here", options={"starter": "1"}))
        await Page(table, ANNA).join()
        await table.start("anna")
        records = Records(tables._store, FakePrograms())
        played = Played(tables._store, records, tables)
        (mine,) = (await played.page("anna")).running
        assert (mine.match, mine.turn, mine.over) == (f"{table.row.code}-1", True, False)
        records.close()


async def test_over_http_it_is_ones_own(anna: Guest, stranger: Guest) -> None:
    assert (await stranger.http.get("/api/me/matches")).json()["code"] == "no-name"
    assert (await stranger.http.get("/api/me/records")).json()["code"] == "no-name"
    assert (await anna.http.get("/api/me/matches")).json()["matches"] == []
    assert (await anna.http.get("/api/me/matches?company=crowd")).json()["code"] == "bad-message"
    assert (await anna.http.get("/api/me/statistics")).json()["games"] == []
    answer = await anna.http.get("/api/me/records")
    assert (answer.status_code, answer.text) == (200, "")
    assert "attachment" in answer.headers["content-disposition"]


# --- what it comes to -----------------------------------------------------------------------------

WON, LOST = Result(((0,), (1,)), (0,), (5, 3)), Result(((0,), (1,)), (1,), (3, 5))


def mine(result: Result, started: float = 0.0, minutes: float = 0.0, **changes: object) -> statistics.Mine:
    ended = replace(result, ended=started + 60 * minutes)
    given = {"match": "AAAAAA-1", "game": "punto", "company": "people", "seats": (0,), "others": {}}
    return msgspec.convert({**given, "started": started, **changes, "result": ended}, statistics.Mine)


def test_how_it_went_is_told_by_sides() -> None:
    teams = Result(((0, 2), (1, 3)), (0, 2), (1, 0, 1, 0))
    assert [teams.of([seat]) for seat in range(4)] == ["won", "lost", "won", "lost"]
    assert teams.of([0, 2]) == "won"
    assert teams.of([0, 1]) == ""
    assert Result(((0,), (1,)), ()).of([0]) == "shared"
    assert Result(((0,), (1,)), (0, 1)).of([0]) == "shared"
    assert [Result(((0,),), winners).of([0]) for winners in ((0,), ())] == ["won", "lost"]
    assert Result().of([0]) == ""


def test_streaks_and_the_curve_follow_the_results() -> None:
    told = statistics.of_game("punto", [mine(one) for one in (WON, WON, LOST, WON, WON, WON)])
    assert (told.played, told.won, told.lost, told.streak, told.longest) == (6, 5, 1, 3, 3)
    assert told.curve == (0, 1, 2, 1, 2, 3, 4)
    long = statistics.of_game("punto", [mine(WON)] * 3000)
    assert len(long.curve) == statistics.POINTS
    assert (long.curve[0], long.curve[-1]) == (0, 3000)


def test_two_opponents_of_one_name_are_two() -> None:
    told = statistics.of_game("punto", [mine(WON, others={"b1": "Ben"}), mine(LOST, others={"b2": "Ben"})])
    assert [(each.name, each.played, each.won) for each in told.opponents] == [("Ben", 1, 1), ("Ben", 1, 0)]


def test_the_longest_evening_has_no_long_pause() -> None:
    day = 20 * 3600.0
    matches = [mine(WON, day, 20), mine(WON, day + 2400, 30), mine(WON, day + DAY, 40), mine(WON, 9e9, 5)]
    assert statistics.longest_evening(matches) == Evening(day, 2400 + 1800, 2)
    assert statistics.longest_evening([]) is None


@pytest.mark.parametrize("game", games.names())
def test_every_game_tells_what_is_worth_keeping_or_nothing(game: str) -> None:
    part = games.part(game, "highlights")
    match = finished(game)
    row = MatchRow("AAAAAA-1", "AAAAAA", match.secret, match.setup.salts, match.setup)
    told = results.told(row, tuple(MoveRow(move.seat, move.move) for move in match.moves))
    kept = results.read(told.decode()).highlights
    assert {each.name for each in kept} <= set(part.NAMES if part else ())
    assert kept == best_of(kept)
    assert bool(kept) == bool(part)


def test_the_best_is_kept() -> None:
    found = [Highlight(0, "word", 4, "ami"), Highlight(0, "word", 9, "rire"), Highlight(1, "word", 5, "été")]
    assert [each.text for each in best_of(found)] == ["rire", "été"]
