"""A game from elsewhere is played wherever a game of the house is: the one that `tapis new-game` writes."""

from __future__ import annotations

import contextlib
import io
import logging
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from pettingzoo.test import api_test, seed_test

from tapisvert import bots, games
from tapisvert.adapters.environment import environment as pettingzoo
from tapisvert.arena.plan import Plan
from tapisvert.arena.report import report
from tapisvert.arena.run import processes, run
from tapisvert.bots.entrants import find
from tapisvert.server.settings import Settings
from tapisvert.table import record
from tapisvert.table.game import view_type
from tapisvert.terminal.doctor import doctor
from tapisvert.terminal.options import known
from tapisvert.terminal.trouble import Trouble
from tapisvert.testing.matches import finished, new_match, play_on
from tapisvert.words import LANGUAGES, Speaker
from tests.elsewhere.packages import environment, installed, write_game, write_package
from tests.server.fakes import Guest, serving

TAPIS = [sys.executable, "-c", "from tapisvert.cli import main; main()"]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game("belote", tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture
def belote(sources: Path) -> Iterator[None]:
    with installed(sources):
        yield


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {"__init__.py": "import nothing_like_it\n"}
    return write_package("tarot", files, tmp_path_factory.mktemp("broken"))


def tapis(*words: str, path: tuple[Path, ...], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TAPIS, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(*path),
        timeout=300,
    )


def test_it_passes_its_own_tests_which_are_those_for_all_games(sources: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=sources.parent,
        env=environment(sources),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout


@pytest.mark.usefixtures("belote")
def test_its_record_is_verified() -> None:
    match = finished("belote", {"rows": "3-4-5"})
    assert record.verify(record.write(match), games.load).outcome == match.outcome


@pytest.mark.usefixtures("belote")
def test_its_views_come_whole_over_a_line() -> None:
    match = play_on(new_match(games.load("belote"), {}), random.Random(1), 2)
    for viewer in match.viewers:
        sent = msgspec.json.encode(match.view(viewer))
        assert msgspec.json.decode(sent, type=view_type(match.game)) == match.view(viewer)


@pytest.mark.usefixtures("belote")
def test_all_levels_of_the_plain_program_play_it() -> None:
    bots.warm("belote")
    match = play_on(new_match(games.load("belote"), {}), random.Random(1), 2)
    seat = match.to_act[0]
    for level in bots.LEVELS:
        chosen = [
            bots.choose("belote", level, match.view(seat), match.legal(seat), bots.Budget(rounds=20), seed=3)
            for _ in range(2)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in match.legal(seat)


@pytest.mark.usefixtures("belote")
def test_it_is_played_in_the_processes_of_an_arena() -> None:
    rules = games.load("belote")
    players = tuple(map(find, ("debutant", "maitre")))
    plan = Plan("belote", rules.version, {"rows": "3-4-5", "last": "wins"}, players, share=0.05)
    with processes(plan, 2) as crew:
        results = list(run(plan, 8, crew))
    best, *_ = report(plan, results).standings
    assert (best.player, best.matches) == ("maitre", 8)


def test_it_is_studied_and_played_by_command(sources: Path, tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    done = subprocess.run(
        [*TAPIS, "study", "belote", "--matches", "4", "--workers", "1", "--out", str(page)],
        cwd=tmp_path,
        env=environment(sources),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert "The rows: 1, 3, 5 and 7 matches" in page.read_text(encoding="utf-8")
    assert "Rows of matches" in tapis("play", "--help", path=(sources,)).stdout
    assert "--rows 1-3-5-7|3-4-5" in tapis("play", "belote", "--help", path=(sources,)).stdout


def test_it_is_played_in_the_terminal(sources: Path, tmp_path: Path) -> None:
    keep = tmp_path / "match.txt"
    words = ("play", "belote", "--seats", "Anna,debutant", "--seed", "3", "--record", str(keep))
    typed = "?\nz9\nd7\n" + "1\n" * 12  # by its text, then always the first of the list
    done = tapis(*words, path=(sources,), typed=typed)
    assert done.returncode == 0, done.stderr
    for said in ("turn of", "1 a1", "b3 takes three", "“z9” is not a move", "from row d", "The game is over"):
        assert said in done.stdout
    with installed(sources):
        assert record.verify(keep.read_text(encoding="utf-8"), games.load).outcome


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.usefixtures("belote")
def test_it_is_an_environment_of_pettingzoo() -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(pettingzoo("belote"), num_cycles=20)
        seed_test(lambda: pettingzoo("belote"), num_cycles=10)
    env = pettingzoo("belote", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert picture.shape[2] == 3  # type: ignore[union-attr]


def test_it_is_a_game_of_openspiel(sources: Path) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not here")
    code = (
        "import pyspiel, tapisvert.adapters.spiel\n"
        "game = pyspiel.load_game('tapisvert_belote')\n"
        "assert game.num_players() == 2\n"
        "pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)\n"
    )
    there = environment(sources)
    done = subprocess.run([sys.executable, "-c", code], env=there, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("belote")
async def test_it_is_played_on_a_server_against_a_program(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            listed = {game["name"]: game for game in (await anna.http.get("/api/games")).json()}
            assert listed["belote"]["presets"] == []
            assert listed["belote"]["seats"] == {"": 2}
            table = await anna.lay("me", "debutant", game="belote", options={"rows": "3-4-5"})
            async with anna.stream(table["code"]) as stream:
                await anna.post(f"/api/tables/{table['code']}/start")
                now = await stream.next("snapshot", "update")
                while not now["view"]["state"]["outcome"]:
                    if now["legal"]:
                        await stream.move(now, f"move {now['version']}")
                    now = await stream.next("snapshot", "update")
            text = (await anna.http.get(f"/api/matches/{table['match']}/record")).text
            played = record.verify(text, games.load)
            replay = (await anna.http.get(f"/api/matches/{table['match']}/replay")).json()
            assert len(replay["steps"]) == len(played.moves) + 1


def test_what_is_broken_is_in_the_log_of_the_server_and_the_rest_is_served(
    broken: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with installed(broken), caplog.at_level(logging.ERROR), serving(tmp_path):
        pass
    lines = [entry.getMessage() for entry in caplog.records if "tarot" in entry.getMessage()]
    assert len(lines) == 1
    assert "tapisvert_tarot" in lines[0]
    assert "ModuleNotFoundError" in lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_says_what_is_broken(language: str, broken: Path, sources: Path, tmp_path: Path) -> None:
    taken = write_package("punto", {"__init__.py": ""}, tmp_path, "tapisvert_second")
    with installed(broken, sources, taken):
        said, well = doctor(Settings(data=tmp_path / "data"), "127.0.0.1", 0, Speaker(language))
        assert not well
        assert any(line.startswith("✓") and "belote" in line for line in said)
        wrong = [line for line in said if line.startswith("✗")]
        assert any("tapisvert_tarot" in line and "ModuleNotFoundError" in line for line in wrong)
        assert any("tapisvert_second" in line and "tapisvert.games.punto" in line for line in wrong)


def test_to_play_what_is_broken_is_answered_with_why(broken: Path) -> None:
    done = tapis("play", "tarot", path=(broken,))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(
        "The game “tarot” is left out: the package tapisvert_tarot cannot be loaded"
    )
    assert "punto" in tapis("play", "--help", path=(broken,)).stdout
    with installed(broken), pytest.raises(Trouble, match="unknown-game"):
        known("whist")


@pytest.mark.parametrize("code", ["import", "interface", "taken", "no-game", "no-words"])
def test_every_way_to_be_broken_has_a_sentence(code: str) -> None:
    for language in LANGUAGES:
        said = Speaker(language).text(
            f"terminal-doctor-game-{code}", game="belote", package="tapisvert_belote", detail="rules.py"
        )
        assert "belote" in said
        assert "rules.py" in said
