"""`tapis arena` as people run it: a table, files, an interruption, and a sentence for whatever is wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tapisvert.terminal.arena import Asked, arena
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import LANGUAGES, Speaker
from tests import processes
from tests.arena.test_arena import HERE
from tests.server.fakes import PATIENCE

TAPIS = [sys.executable, "-c", "from tapisvert.cli import main; main()"]
ENVIRONMENT = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}
PLAYERS = f"{HERE}:Lucky,{HERE}:First"
ARENA = ("arena", "punto", "--players", PLAYERS, "--option", "wins=1")


def command(*words: str) -> list[str]:
    return [*TAPIS, *ARENA, *words]


def tapis(folder: Path, *words: str) -> str:
    done = processes.tapis(*ARENA, *words, env=ENVIRONMENT, cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def lines(folder: Path) -> int:
    return sum(file.read_bytes().count(b"\n") for file in folder.glob("*.jsonl"))


def test_it_plays_is_interrupted_and_goes_on_with_the_same_command(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("--matches", "100000"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRONMENT,
        cwd=tmp_path,
    ) as process:
        assert process.stdout
        assert process.stderr
        first = process.stdout.readline()
        until = time.monotonic() + PATIENCE
        while lines(tmp_path) < 50 and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)  # before anything can fail, or it would be waited for in vain
        last, interrupted = process.stdout.read(), process.stderr.read()
    (file,) = tmp_path.glob("arena-punto-*.jsonl")
    played = lines(tmp_path) - 1
    assert played >= 49
    assert first == f"100,000 matches; results go to {file.name}.\n"
    *counted, last = last.splitlines(keepends=True)
    made_of = r".* is made of \S+\.py(, \S+\.py)*; if any of that changes, it is another bot\.\n"
    assert [bool(re.fullmatch(made_of, each)) for each in counted] == [True, True], counted
    stopped = re.fullmatch(
        r"Stopped after ([\d,]+) of 100,000 matches\. The same command goes on from there\.\n", last
    )
    assert stopped
    assert abs(int(stopped[1].replace(",", "")) - played) <= 1  # it may have been about to be counted
    assert interrupted == "\nInterrupted.\n"
    assert process.returncode == 130

    enough = played // 2 * 2 + 4
    more = ("--json", "standings.json", "--picture", "standings.svg", "--workers", "1")
    said = tapis(tmp_path, "--matches", str(enough), *more)
    assert f"{played:,} of {enough:,} matches are in {file.name} already" in said
    assert f"Punto: {enough:,} matches on {enough // 2:,} deals" in said
    assert re.search(r"│ Lucky +│ +\d{4} │ +\d{4}–\d{4} │ +\d\d\.\d% │", said)
    standings = json.loads((tmp_path / "standings.json").read_text())
    assert (standings["matches"], standings["options"]["wins"]) == (enough, 1)
    assert {each["player"] for each in standings["standings"]} == {"Lucky", "First"}
    assert "<svg" in (tmp_path / "standings.svg").read_text()

    assert "Punto: 20 matches on 10 deals" in tapis(tmp_path, "--matches", "20")
    before = file.read_bytes()
    assert f"{enough:,} of {enough:,} matches are in {file.name} already" in tapis(
        tmp_path, "--matches", str(enough)
    )
    assert file.read_bytes() == before


def test_who_fails_is_counted_and_everybody_is_seen_against_everybody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = ",".join(f"{HERE}:{name}" for name in ("Lucky", "Giver", "First"))
    kept = tmp_path / "kept.jsonl"
    asked = Asked("punto", players, 6, ("wins=1",), workers=1, results=kept, forfeit=True)
    arena(asked, Speaker("en"))
    said = capsys.readouterr().out
    assert re.search(r"Punto: 6 matches on 1 deal\s*\n", said)
    assert "There are no intervals: fewer than 20 deals" in said
    assert "Time for a move, and matches won against each" in said
    row = re.search(r"│ Giver +│ +\d+ [µm]s │ +\d+ [µm]s │(.*)│\n", said)
    assert row
    assert sorted(row[1].split()) == ["0%", "0%", "–", "│", "│"]
    failures = (tmp_path / "kept.failures.txt").read_text()
    assert failures.count("RuntimeError: no idea") >= 4
    assert "deal 0, seats " in failures


def test_killed_in_the_middle_it_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    def standings(file: str) -> object:
        found = json.loads((tmp_path / file).read_text())
        for each in found["standings"]:
            assert each.pop("seconds") > each.pop("worked") > 0  # all that is not the same twice
        return found

    asked = ("--matches", "300", "--results", "killed.jsonl", "--json", "killed.json")
    with subprocess.Popen(command(*asked), env=ENVIRONMENT, cwd=tmp_path, stdout=subprocess.PIPE) as process:
        until = time.monotonic() + PATIENCE
        while lines(tmp_path) < 20 and time.monotonic() < until:
            time.sleep(0.01)
        process.kill()
    assert 20 <= lines(tmp_path) < 300
    assert " of 300 matches are in killed.jsonl already" in tapis(tmp_path, *asked)
    tapis(tmp_path, "--matches", "300", "--results", "whole.jsonl", "--json", "whole.json")
    assert standings("killed.json") == standings("whole.json")


def trouble(folder: Path, **changes: object) -> str:
    asked = {"game": "punto", "players": PLAYERS, "matches": 2, "results": folder / "results", **changes}
    with pytest.raises(Trouble) as caught:
        arena(Asked(**asked), Speaker("en"))  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert Speaker(language).say(caught.value)
    return Speaker("en").say(caught.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "There is no game “chess” here. The choice is: cart"),
        ({"players": "maitre"}, "An arena needs at least two players, for example --players maitre,"),
        ({"players": "maitre,Anna"}, "“Anna” is neither a level nor a bot."),
        ({"players": "maitre,nobody.py"}, "Cannot read nobody.py: No such file or directory."),
        ({"players": f"maitre,{HERE}"}, f"There are several bots in {HERE}: Lucky, First, "),
        ({"preset": "7x7"}, "The option preset does not take the value “7x7”. The choice is: 2, "),
        ({"options": ("wins=77",)}, "The option wins does not take the value “77”. The choice is: 1, 2"),
        ({"options": ("colour=red",)}, "There is no option colour here. The choice is: table, "),
        ({"options": ("expert",)}, "The option expert does not take the value “”. The choice is: no, yes."),
        ({"cluster": "tcp://127.0.0.1:9"}, "The cluster at tcp://127.0.0.1:9 cannot be used (OSError: "),
        ({"players": f"{HERE}:Lucky,{HERE}:Giver"}, "The bot Giver failed in deal 0, seats "),
        ({"players": f"{HERE}:Lucky,{HERE}:Leaver"}, "The matches cannot go on (BrokenProcessPool: "),
        ({"results": Path("/proc/nowhere/results")}, "Cannot write /proc/nowhere/results: "),
        ({"json": Path("/proc/nowhere/a.json")}, "Cannot write /proc/nowhere/a.json: "),
        ({"picture": Path("/proc/nowhere/a.png")}, "Cannot write /proc/nowhere/a.png: "),
        ({"picture": Path("standings")}, "The picture standings needs an ending that says its format"),
    ],
)
def test_what_stops_an_arena_is_said_in_a_sentence(
    tmp_path: Path, changes: dict[str, object], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapisvert.arena.run.ARRIVES_WITHIN", 0.5)
    assert trouble(tmp_path, workers=1, **changes).startswith(said)


def test_a_file_that_another_arena_writes_to_is_left_alone(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "results"
    with path.open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert trouble(tmp_path).startswith(f"Another arena or study is writing to {path}: ")
    assert path.read_bytes() == b""


def test_a_file_of_another_arena_and_a_missing_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "results").write_text("Dear diary\n")
    assert trouble(tmp_path).startswith(f"{tmp_path / 'results'} holds the results of another arena")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert trouble(tmp_path).endswith('is needed here: pip install "tapisvert[arena]"')
