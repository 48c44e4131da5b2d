"""What an arena plays, on whatever it runs, and how it goes on after an interruption."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert.arena.ledger import Ledger
from tapisvert.arena.lines import InUse, OtherFile
from tapisvert.arena.plan import Pairing, Plan, lineups
from tapisvert.arena.play import MatchFailed, Result, play
from tapisvert.arena.run import Crew, CrewFailed, cluster, processes, ready, run
from tapisvert.bots.entrants import find
from tapisvert.bots.processes import Processes
from tapisvert.games import load
from tapisvert.table.game import choose
from tapisvert.table.match import WrongVersion

HERE = Path(__file__).with_name("bots.py")


def plan_of(*players: str, seed: int = 0, **options: Any) -> Plan:
    game = load("punto")
    given = choose(game.choices, {"wins": 1, **options})
    return Plan(game.name, game.version, given, tuple(map(find, players)), seed, share=0.0)


@pytest.fixture
def plan() -> Plan:
    return plan_of(f"{HERE}:Lucky", f"{HERE}:First", f"{HERE}:Lucky")


@contextmanager
def threads() -> Iterator[Crew]:
    with ThreadPoolExecutor(2) as executor:
        yield Crew(executor, 2)


@contextmanager
def dead() -> Iterator[Crew]:
    """A crew of one, who is no more."""
    pool = Processes(1)
    with pytest.raises(BrokenProcessPool):
        pool.submit(os._exit, 3).result()
    yield Crew(pool, 1)
    pool.end()


def facts(results: list[Result]) -> list[Any]:
    """What was played, without how long it took."""
    return sorted((result.pairing.deal, result.lineup, result.winners, result.moves) for result in results)


# --- what is played -------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [1, 2, 3, 4, 6, 8])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_on_every_deal_everybody_sits_everywhere_equally_often(players: int, sides: int) -> None:
    for deal in range(8):
        seated = Counter(
            (side, player) for lineup in lineups(players, sides, deal) for side, player in enumerate(lineup)
        )
        for player in range(players):
            assert len({seated[side, player] for side in range(sides)}) == 1
            assert seated[0, player] > 0


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    """A thousand matches of eight players at a table of eight: any of seven could sit after the first."""
    beside = Counter(lineup[1] for deal in range(125) for lineup in lineups(8, 8, deal) if lineup[0] == 0)
    assert sorted(beside) == [1, 2, 3, 4, 5, 6, 7]
    assert max(beside.values()) < 2 * min(beside.values())


@pytest.mark.parametrize(("players", "sides"), [(4, 2), (3, 3), (2, 4), (5, 3)])
def test_everybody_meets_everybody(players: int, sides: int) -> None:
    met = Counter(
        frozenset((one, other))
        for lineup in lineups(players, sides, 0)
        for one in set(lineup)
        for other in set(lineup)
        if one < other
    )
    assert len(met) == players * (players - 1) // 2
    assert len(set(met.values())) == 1


def test_with_fewer_players_than_seats_all_numbers_of_seats_come_up() -> None:
    """At a table of three, two players sit as one against two and as two against one."""
    counts = {lineup.count(0) for deal in range(2) for lineup in lineups(2, 3, deal)}
    assert counts == {1, 2}


def test_a_deal_that_is_begun_is_played_by_all(plan: Plan) -> None:
    pairings = list(plan.pairings(7))
    assert len(pairings) == 12
    assert Counter(pairing.deal for pairing in pairings) == {0: 6, 1: 6}
    assert pairings[:6] == list(plan.pairings(6))


def test_partners_are_one_player() -> None:
    plan = plan_of(f"{HERE}:Lucky", f"{HERE}:First", table="2x2")
    assert [pairing.lineup for pairing in plan.pairings(2)] == [(0, 1), (1, 0)]
    result = play(plan, Pairing(0, (0, 1)))
    assert sum(result.moves) > 4
    assert set(result.winners) in ({0, 2}, {1, 3}, set())


def test_alone_everybody_plays_the_same_deals() -> None:
    game = load("cartomanie")
    options = game.settle(choose(game.choices, {"players": 1}), people=0)
    plan = Plan(game.name, game.version, options, (find(f"{HERE}:First"), find(f"{HERE}:Lucky")))
    assert [pairing.lineup for pairing in plan.pairings(4)] == [(0,), (1,), (0,), (1,)]


def test_plans_differ_in_whatever_changes_a_match(plan: Plan, tmp_path: Path) -> None:
    other = tmp_path / "bots.py"
    other.write_text(HERE.read_text() + "\n# changed\n")
    plans = [
        plan,
        plan_of(f"{HERE}:Lucky", f"{HERE}:First"),
        plan_of(f"{HERE}:Lucky", f"{HERE}:First", f"{HERE}:Lucky", seed=1),
        plan_of(f"{HERE}:Lucky", f"{HERE}:First", f"{HERE}:Lucky", expert=True),
        plan_of(f"{HERE}:Lucky", f"{HERE}:First", f"{other}:Lucky"),
    ]
    assert len({each.fingerprint for each in plans}) == len(plans)
    assert plan_of(f"{HERE}:Lucky", f"{HERE}:First", f"{HERE}:Lucky").fingerprint == plan.fingerprint


def test_the_levels_of_another_version_are_other_players(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("debutant", "amateur")
    before = plan.fingerprint
    monkeypatch.setattr("importlib.metadata.version", lambda _: "77.0")
    assert plan.fingerprint != before


def test_a_machine_with_other_rules_is_found_out(plan: Plan) -> None:
    with pytest.raises(WrongVersion):
        play(msgspec.structs.replace(plan, version=99), Pairing(0, (0, 1)))


# --- on what it runs ------------------------------------------------------------------------------


def test_processes_and_a_dask_cluster_of_two_workers_play_the_same_matches(plan: Plan) -> None:
    from distributed import LocalCluster

    with threads() as crew:
        expected = facts(list(run(plan, 24, crew)))
    assert len(expected) == 24
    with processes(plan, 2) as crew:
        assert facts(list(run(plan, 24, crew))) == expected
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as local,
        cluster(plan, local.scheduler_address) as crew,
    ):
        assert crew.workers == 2
        assert facts(list(run(plan, 24, crew))) == expected


def test_a_bot_that_fails_stops_the_arena_and_is_named(plan: Plan) -> None:
    plan = plan_of(f"{HERE}:Lucky", f"{HERE}:Giver")
    with processes(plan, 1) as crew, pytest.raises(MatchFailed) as caught:
        list(run(plan, 4, crew))
    assert str(caught.value.failure).startswith("Giver: RuntimeError: no idea (bots.py, line ")
    assert caught.value.deal == 0
    assert f"{HERE}:Giver" in caught.value.seats


@pytest.mark.parametrize(("name", "why"), [("Stander", "no chair"), ("Late", "not again")])
def test_a_bot_that_fails_before_its_first_move_is_named_too(name: str, why: str) -> None:
    plan = plan_of(f"{HERE}:Lucky", f"{HERE}:{name}")
    with pytest.raises(MatchFailed) as caught:
        play(plan, Pairing(3, (0, 1)))
    assert str(caught.value.failure).startswith(f"{name}: RuntimeError: {why} (bots.py, line ")
    assert (caught.value.deal, caught.value.seats) == (3, f"{HERE}:Lucky,{HERE}:{name}")


def test_a_bot_that_never_answers_has_failed_too() -> None:
    plan = msgspec.structs.replace(plan_of(f"{HERE}:Lucky", f"{HERE}:Dreamer"), patience=1)
    with processes(plan, 1) as crew, pytest.raises(MatchFailed, match="bot-silent") as caught:
        list(run(plan, 2, crew))
    assert caught.value.failure.name == "Dreamer"


@pytest.mark.parametrize(
    ("name", "why"),
    [("Giver", "no idea"), ("Stander", "no chair"), ("Absent", "not here"), ("Dreamer", "no answer")],
)
def test_where_to_fail_is_to_lose_the_others_have_won_and_the_rest_goes_on(
    name: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(f"{HERE}:Lucky", f"{HERE}:{name}", f"{HERE}:First")
    monkeypatch.setenv("CALLED_AWAY", "1")
    plan = msgspec.structs.replace(plan, forfeit=True, patience=1)
    with threads() as crew:
        results = list(run(plan, 6, crew))
    assert len(results) == 6
    for result in results:
        if 1 in result.lineup:
            side = result.lineup.index(1)
            assert (result.failed, result.winners) == ((side,), (1 - side,))
            assert why in result.trouble
            assert "Traceback" in result.trouble
        else:
            assert (result.failed, result.trouble) == ((), "")
    assert len({result.pairing for result in results}) == 6


def test_with_rounds_levels_play_the_same_matches_again() -> None:
    plan = plan_of("amateur", "confirme", seed=5)
    plan = msgspec.structs.replace(plan, rounds=20)
    ready(plan)
    with threads() as crew:
        first, again = (facts(list(run(plan, 4, crew))) for _ in range(2))
    assert first == again
    assert plan.fingerprint != msgspec.structs.replace(plan, rounds=21).fingerprint


def test_workers_that_are_dead_already_are_said_to_be(plan: Plan) -> None:
    with dead() as crew, pytest.raises(CrewFailed, match="BrokenProcessPool"):
        list(run(plan, 2, crew))


def test_a_cluster_without_workers_is_none(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr("tapisvert.arena.run.ARRIVES_WITHIN", 0.5)
    with (
        LocalCluster(n_workers=0, dashboard_address=None) as local,  # type: ignore[no-untyped-call]
        pytest.raises(CrewFailed),
        cluster(plan, local.scheduler_address),
    ):
        pass


# --- the file -------------------------------------------------------------------------------------


def test_an_interrupted_arena_goes_on_where_it_was(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with threads() as crew:
        expected = facts(list(run(plan, 18, crew)))
        with Ledger(path, plan) as ledger:
            results = run(plan, 18, crew)
            for _, result in zip(range(7), results, strict=False):
                ledger.add(result)
        with path.open("ab") as file:
            file.write(b'{"deal":2,"lineup":[0,')  # the power went out
        with Ledger(path, plan) as ledger:
            assert len(ledger.results) == 7
            rest = list(run(plan, 18, crew, set(ledger.results)))
            assert len(rest) == 11
            for result in rest:
                ledger.add(result)
    with Ledger(path, plan) as ledger:
        assert facts(list(ledger.results.values())) == expected


@pytest.mark.parametrize("text", [b"Dear diary", b'{"arena":1}\n', b"Dear diary\nhello\n"])
def test_no_other_file_is_touched(plan: Plan, tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)
    with pytest.raises(OtherFile):
        Ledger(path, plan)
    assert path.read_bytes() == text


def test_results_of_an_older_arena_are_another_file(plan: Plan, tmp_path: Path) -> None:
    """The first arena seated the players in other orders."""
    path = tmp_path / "results.jsonl"
    path.write_bytes(msgspec.json.encode({**plan.header, "arena": 1}) + b"\n")
    with pytest.raises(OtherFile):
        Ledger(path, plan)


def test_a_file_that_is_open_is_nobody_elses(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    result = play(plan, Pairing(0, (0, 1)))
    with Ledger(path, plan) as ledger:
        ledger.add(result)
        before = path.read_bytes()
        with pytest.raises(InUse):
            Ledger(path, plan)
        assert path.read_bytes() == before
        ledger.add(play(plan, Pairing(0, (1, 0))))
    with Ledger(path, plan) as ledger:
        assert len(ledger.results) == 2


def test_a_header_that_was_cut_short_is_written_again(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Ledger(path, plan):
        whole = path.read_bytes()
    assert not path.exists(), "there was nothing in it"
    path.write_bytes(whole[:40])
    with Ledger(path, plan):
        assert path.read_bytes() == whole
