"""The load bench itself: its clients really play, and what they find is judged right."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from bench import claims
from bench.server import contest, load, punto
from bench.server.drive import Contest, Contestant, Finding, drive
from bench.server.guests import Guests
from bench.server.load import Found
from bench.server.stored import fill
from bench.server.wire import Wire
from tests.server.fakes import serving


@pytest.fixture
def address() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as there:
        yield there


def at(address: str, **more: int) -> Contestant:
    return Contestant("ours", "guests", [address], [os.getpid()], **more)  # type: ignore[arg-type]


async def test_guests_play_matches_and_rematches_at_servers_in_turns(address: str) -> None:
    """With thought and without; at the second only without."""
    contest = Contest([at(address), at(address, thinks=False)], 4, 1.5, 2, [0.0, 1.0], settle=0.2)
    first, second = [finding.turns for finding in await drive(contest)]
    assert [len(turns) for turns in (*first, *second)] == [2, 2, 2, 0]
    assert all(found.connections == 4 and found.moves > 0 for turns in first for found in turns)
    assert sum(found.moves for found in first[0]) > 50  # more than a match of each table has
    assert all(0 < found.p50 <= found.p99 for found in first[0])


async def test_what_guests_hear_when_they_go_is_no_reason_to_ask_for_more(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match may end just then; whoever asked for another one found the line cut."""
    crowd, answer, close = Guests(load.Load([os.getpid()]), [address]), asyncio.Event(), Wire.close
    await crowd.gather(2)

    def hears_once_more(wire: Wire) -> None:
        crowd.later(answer.wait())
        close(wire)

    monkeypatch.setattr(Wire, "close", hears_once_more)
    await crowd.close()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_onlookers_a_crowd_and_pages_of_a_tournament_are_there_while_others_play(address: str) -> None:
    contest = Contest([at(address, onlookers=3, crowd=80, pages=5)], 4, 2.5, 1, [0.0], settle=0.2)
    (finding,) = await drive(contest)
    ((found,),) = finding.turns
    assert found.moves > 0


def test_a_peers_cards_are_laid_where_its_rules_allow_it() -> None:
    """Beside another card, on a lower one, and never so that the cards lie wider than six."""
    rng = random.Random(1)
    assert punto.choose(rng, {}, {"value": 1}) == (0, 0)
    row = {f"{column},0": {"value": 5} for column in range(6)}
    beside = {punto.choose(rng, row, {"value": 5}) for _ in range(300)}
    assert beside == {(column, down) for column in range(6) for down in (-1, 1)}
    assert (3, 0) in {punto.choose(rng, row, {"value": 6}) for _ in range(300)}


def test_a_folder_is_filled_with_tables_that_are_played(tmp_path: Path) -> None:
    code = fill(tmp_path, 5)
    with sqlite3.connect(tmp_path / "tapisvert.db") as db:
        assert db.execute("SELECT count(*) FROM tables WHERE phase = 'playing'").fetchone() == (5,)
        moves = db.execute("SELECT count(*) FROM moves WHERE match = ?", (f"{code}-1",)).fetchone()
    db.close()
    assert moves == (10,)


async def test_the_wire_carries_texts_of_all_lengths() -> None:
    """A length has one byte up to 125, two from 126 and eight from 65,536 on (RFC 6455)."""

    async def echo(guest: ServerConnection) -> None:
        async for text in guest:
            await guest.send(text)

    texts = ["x" * size for size in (0, 125, 126, 255, 256, 65_535, 65_536)]
    came: asyncio.Queue[str] = asyncio.Queue()
    async with serve(echo, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        wire = Wire("127.0.0.1", port, "/", came.put_nowait)
        await wire.dial()
        for text in texts:
            wire.send(text)
            assert await came.get() == text
        wire.close()


def turn(efficiency: float, p99: float) -> Found:
    return Found(100, 0.0, round(efficiency), 1.0, 1.0, p99, 0.1, 1.0)


def finding(*turns: list[Found], trouble: str = "") -> Finding:
    return Finding(list(turns), trouble)


NAMES = ["ours", "the peer", "two nodes", "the same game", "compiled", "its files", "another in memory"]


def test_a_claim_is_met_or_missed() -> None:
    ours, peer = [finding(*[[turn(speed, p99)] * 5] * 2) for speed, p99 in ((300, 5.0), (200, 9.0))]
    nodes, same, *others = [finding([turn(speed, 9.0)] * 5, []) for speed in (190, 100, 280, 120, 600)]
    told = contest.compare(100, dict(zip(NAMES, (ours, peer, nodes, same, *others), strict=True)), NAMES)
    assert [(claim.ratio, claim.met) for claim in told] == [
        (1.5, True),  # at least one and a half times the peer in memory
        (1.4, False),  # compiled, too
        (0.95, False),  # two nodes: at least as good as it
        (3.0, True),  # all where the same game is played
        (2.8, True),
        (1.9, True),
        (2.5, False),  # three times who keeps files
        (0.5, True),  # told whatever it is
        (None, True),
    ]
    assert told[-1].ours == 5.0


def test_who_cannot_be_had_is_named_and_nothing_is_met_or_missed() -> None:
    told = contest.compare(100, {"ours": finding(*[[turn(300, 5.0)] * 5] * 2)}, NAMES)
    assert [claim.met for claim in told] == [None] * 9
    assert [claim.note for claim in told] == [
        "the peer cannot be had here",
        "compiled cannot be had here",
        "two nodes cannot be had here",
        "the same game cannot be had here",
        "compiled cannot be had here",
        "two nodes cannot be had here",
        "its files cannot be had here",
        "another in memory cannot be had here",
        "the peer cannot be had here",
    ]


def test_a_peer_that_gives_trouble_is_named_with_it_and_unmeasured() -> None:
    ours, peer = (
        finding(*[[turn(300, 5.0)] * 5] * 2),
        finding([turn(200, 9.0)] * 5, [turn(200, 9.0)], trouble="no"),
    )
    files = finding([turn(20, 9.0)] * 3, [], trouble="nobody moved")
    told = contest.compare(100, {"ours": ours, "the peer": peer, "its files": files}, NAMES)
    assert [claim.met for claim in told] == [True, *[None] * 8]
    assert [claim.note for claim in told if "cannot be had" not in claim.note][1:] == [
        "its files: nobody moved",
        "the peer: no",
    ]


async def test_a_peers_trouble_leaves_the_others_measured_and_ours_is_an_error(address: str) -> None:
    nowhere = "http://127.0.0.1:9"
    peer = Contestant("a peer", "punto", [nowhere], [], peer=True)
    contest = Contest([peer, at(address)], 2, 0.5, 1, [0.0], settle=0.1)
    theirs, ours = await drive(contest)
    assert theirs.trouble
    assert theirs.turns == [[]]
    assert len(ours.turns[0]) == 1
    peer.peer = False
    with pytest.raises(RuntimeError, match="a peer: "):
        await drive(contest)


def test_of_several_turns_the_middle_one_is_told_with_the_range() -> None:
    turns = [(turn(speed, 6000 / speed), turn(200, 30.0)) for speed in (100, 900, 400)]
    rate = contest.ratio("rate", lambda found: found.efficiency, turns, 1.5, 1)
    assert (rate.ours, rate.peer, rate.ratio, rate.range, rate.met) == (400, 200, 2.0, (0.5, 4.5), True)
    wait = contest.ratio("wait", lambda found: found.p99, turns, 0.5, -1)
    assert (wait.ours, wait.ratio, wait.range, wait.met) == (15.0, 2.0, (0.5, 4.5), True)
    most = claims.bounded("at most", [3.0, 1.0, 9.0], 2.5)
    assert (most.ours, most.range, most.met) == (3.0, (1.0, 9.0), False)


def test_what_a_child_took_counts_when_it_has_ended() -> None:
    """As PostgreSQL ends a process for every connection that is closed."""
    busy = "import os\nwhile sum(os.times()[:2]) < 0.3: pass"
    parent = (
        "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]], start_new_session=True);"
        "print('done', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", parent, busy]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "done\n"
        assert load.spent(running.pid) >= 0.25
        running.communicate("")
