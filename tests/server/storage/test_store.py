"""What is stored is there again, whole, and at once or not at all."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import (
    CHAT_KEPT,
    ChatRow,
    CodeTaken,
    Deal,
    MatchRow,
    MoveRow,
    Outdated,
    SeatRow,
    Store,
    TableRow,
)
from tapisvert.table.match import Origin, Played, Setup, Sitter

TABLE = TableRow(
    code="ABCDEF",
    game="punto",
    options={"table": "2", "expert": True, "wins": 3},
    host="anna",
    host_name="Anna",
    public=True,
    onlookers=False,
    chat=True,
    clock=30,
    takeover=True,
    seats=(SeatRow("person", "Anna", guest="anna"), SeatRow()),
    hints=True,
)
MATCH = MatchRow("ABCDEF-1", "ABCDEF", "5e" * 32, ("ab" * 16, ""))
SETUP = Setup(
    "punto",
    1,
    {"wins": 3},
    (Sitter("Anna"), Sitter("Maître", "maitre")),
    "c0",
    ("ab", "cd"),
    "ABCDEF-1",
    "2026-11-15",
)


Stores = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Where an empty database is."""
    fixture = {"sqlite": "data", "postgres": "database"}[request.param]
    return str(request.getfixturevalue(fixture))


@pytest.fixture
async def stores(address: str) -> AsyncIterator[Stores]:
    """Opens the same database as often as is wanted."""
    opened: list[Store] = []

    async def another() -> Store:
        shared = address.startswith("postgresql")
        opened.append(PostgresStore(address) if shared else SQLiteStore(Path(address) / "tapisvert.db"))
        await opened[-1].open()
        return opened[-1]

    yield another
    for store in opened:
        await store.close()


@pytest.fixture
async def store(stores: Stores) -> Store:
    return await stores()


async def test_a_table_is_there_again_after_a_restart(store: Store, stores: Stores) -> None:
    await store.create(TABLE, MATCH)
    seats = (TABLE.seats[0], SeatRow("program", "Maître", "maitre", stand_in=True))
    table = replace(TABLE, seats=seats)
    match = replace(MATCH, salts=("ab" * 16, "cd" * 16), setup=SETUP, started=999.5, guests=("anna", ""))
    await store.save(table, match)
    moves = (MoveRow(0, "r5@0,0", "client 1", 2, 1000.5), MoveRow(1, "b7@1,0", "", 2, 1001.25))
    for number, move in enumerate(moves, 1):
        await store.add_move("ABCDEF-1", number, move, over=False)
    hello = ChatRow(1, 0, "Anna", "hello", "", "anna", "client 2")
    await store.add_chat("ABCDEF", hello)
    key = await store.key()
    await store.close()

    again = await stores()
    saved = await again.load("ABCDEF")
    assert saved is not None
    assert (saved.table, saved.match, saved.moves) == (replace(table, revision=1), match, moves)
    assert saved.chat == (hello,)
    assert await again.key() == key
    assert await again.running() == ["ABCDEF"]
    assert await again.answered("ABCDEF-1", 0, "client 1") == (2, moves[0].move)
    assert await again.answered("ABCDEF-1", 1, "client 1") is None


async def test_where_a_match_goes_on_from_is_kept_before_and_after_it_begins(
    store: Store, stores: Stores
) -> None:
    origin = Origin(SETUP, "5e" * 32, (Played(0, "r5@0,0"), Played(1, "b7@1,0")), 1, 0)
    waiting = replace(MATCH, deal=Deal(("", ""), origin=origin))
    await store.create(TABLE, waiting)
    saved = await (await stores()).load("ABCDEF")
    assert saved is not None
    assert saved.match == waiting
    begun = replace(MATCH, setup=replace(SETUP, origin=replace(origin, setup=replace(SETUP, origin=origin))))
    await store.save(saved.table, begun)
    found = await store.match("ABCDEF-1")
    assert found is not None
    assert found[0].setup == begun.setup
    assert found[0].origin == begun.origin


async def test_a_rematch_leaves_the_first_match_as_it_was(store: Store) -> None:
    await store.create(TABLE, replace(MATCH, setup=SETUP))
    await store.add_move("ABCDEF-1", 1, MoveRow(0, "r5@0,0"), over=True)
    assert await store.running() == []
    await store.save(replace(TABLE, number=2), MatchRow("ABCDEF-2", "ABCDEF", "7f" * 32, ("", "")))
    first = await store.match("ABCDEF-1")
    assert first is not None
    assert first[0].over
    assert first[0].setup == SETUP
    assert len(first[1]) == 1
    saved = await store.load("ABCDEF")
    assert saved is not None
    assert saved.match.id == "ABCDEF-2"
    assert saved.match.phase == "open"
    assert saved.moves == ()


async def test_who_saves_a_table_must_know_its_newest_revision(store: Store) -> None:
    await store.create(TABLE, MATCH)
    await store.save(TABLE, replace(MATCH, salts=("ab" * 16, "cd" * 16)))
    with pytest.raises(Outdated):
        await store.save(replace(TABLE, seats=(SeatRow(), SeatRow())), replace(MATCH, salts=("", "")))
    saved = await store.load("ABCDEF")
    assert saved is not None
    assert saved.match.salts == ("ab" * 16, "cd" * 16)
    assert saved.table == replace(TABLE, revision=1)
    await store.save(saved.table, replace(saved.match, setup=SETUP))
    assert await store.running() == ["ABCDEF"]


async def test_a_code_is_given_once(store: Store) -> None:
    await store.create(TABLE, MATCH)
    with pytest.raises(CodeTaken):
        await store.create(TABLE, MATCH)


async def test_a_move_number_is_played_once(store: Store) -> None:
    """And where nodes share the store, so is a client's id."""
    await store.create(TABLE, replace(MATCH, setup=SETUP))
    await store.add_move("ABCDEF-1", 1, MoveRow(0, "r5@0,0", "id"), over=False)
    with pytest.raises(Outdated):
        await store.add_move("ABCDEF-1", 1, MoveRow(1, "b7@1,0"), over=True)
    if isinstance(store, PostgresStore):
        with pytest.raises(Outdated):
            await store.add_move("ABCDEF-1", 2, MoveRow(0, "b7@1,0", "id"), over=True)
    found = await store.match("ABCDEF-1")
    assert found is not None
    assert not found[0].over
    assert len(found[1]) == 1


async def test_only_public_tables_with_a_free_seat_are_listed(store: Store) -> None:
    full = (TABLE.seats[0], TABLE.seats[0])
    for code, row in {
        "AAAAAA": TABLE,
        "BBBBBB": replace(TABLE, public=False),
        "CCCCCC": replace(TABLE, seats=full),
    }.items():
        row = replace(row, code=code)
        await store.create(row, replace(MATCH, id=f"{code}-1", code=code))
    row = replace(TABLE, code="DDDDDD")
    await store.create(row, replace(MATCH, id="DDDDDD-1", code="DDDDDD", setup=SETUP))
    listed = await store.waiting(60)
    assert [(table.code, table.free, table.seats) for table in listed] == [("AAAAAA", 1, 2)]
    assert listed[0].options == TABLE.options
    assert await store.waiting(-1) == []
    await store.touch(["AAAAAA"])
    assert len(await store.waiting(60)) == 1


async def test_the_public_list_is_a_fair_mixture_of_hosts(store: Store) -> None:
    laid = [
        ("anna", "BBBBBB"),
        ("ben", "CCCCCC"),
        *(("eve", f"EEEE{one}{two}") for one in "ABCDEFGHJKM" for two in "ABCDEFGHJKM"),
    ]
    for host, code in laid:
        await store.create(replace(TABLE, code=code, host=host), replace(MATCH, id=f"{code}-1", code=code))
    listed = [table.code for table in await store.waiting(60)]
    assert len(listed) == 100
    assert listed[:3] == ["EEEEMM", "CCCCCC", "BBBBBB"]


async def test_old_chat_is_let_go(store: Store) -> None:
    await store.create(TABLE, MATCH)
    for number in range(1, CHAT_KEPT + 6):
        await store.add_chat("ABCDEF", ChatRow(number, None, "Anna", f"{number}", ""))
    saved = await store.load("ABCDEF")
    assert saved is not None
    assert [line.number for line in saved.chat] == list(range(6, CHAT_KEPT + 6))


async def test_a_line_of_chat_is_stored_once(store: Store) -> None:
    await store.create(TABLE, MATCH)
    await store.add_chat("ABCDEF", ChatRow(1, 0, "Anna", "hello", "", "anna", "1"))
    for twice in (
        ChatRow(1, 1, "Ben", "hello", "", "ben", "1"),
        ChatRow(2, 0, "Anna", "hi", "", "anna", "1"),
    ):
        with pytest.raises(Outdated):
            await store.add_chat("ABCDEF", twice)
    await store.add_chat("ABCDEF", ChatRow(2, 1, "Ben", "hello", "", "ben", "1"))


async def test_guests_are_named_and_renamed(store: Store) -> None:
    assert await store.guest("anna") is None
    await store.name_guest("anna", "Anna")
    await store.name_guest("anna", "Anne")
    assert await store.guest("anna") == "Anne"


async def test_many_writers_share_commits_and_one_failure_spoils_no_other(store: Store) -> None:
    await store.create(TABLE, replace(MATCH, setup=SETUP))
    numbers = [*range(1, 101), 50]
    results = await asyncio.gather(
        *(store.add_move("ABCDEF-1", n, MoveRow(0, "r5@0,0"), over=False) for n in numbers),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [Outdated]
    found = await store.match("ABCDEF-1")
    assert found is not None
    assert len(found[1]) == 100
