"""What a wheel may bring compiled does what the same files do as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import compile_hot
import pytest

from tests.wheels import ROOT

pytest.importorskip("Cython")

THE_SAME_TESTS = (
    "tests/games/punto",
    "tests/server/rooms/test_at_once.py",
    "tests/server/rooms/test_clocks.py",
    "tests/server/rooms/test_room.py",
    "tests/server/rooms/test_secrets.py",
    "tests/server/rooms/test_streams.py",
    "tests/server/rooms/test_table.py",
    "tests/server/web/test_sockets.py",
)

TOLD = """
import hashlib, random
import msgspec
from tapisvert import games
from tapisvert.server.rooms import streams
from tapisvert.table.game import BadMove, Illegal
from tapisvert.testing.matches import new_match

print(streams.__file__)
for name in games.names():
    game, rng, told = games.load(name), random.Random(5), hashlib.sha256()
    match = new_match(game, {})
    stream = streams.Streams(match, 8, lambda viewer: None)
    for _ in range(60):
        if match.outcome:
            break
        seat = rng.choice(match.to_act)
        other = (seat + 1) % len(match.setup.seats)
        for text in (*match.legal(seat)[:3], "nonsense"):
            try:
                match.verify(other, text)
            except (BadMove, Illegal) as refused:
                told.update(repr(refused).encode())
        for viewer in stream.take(match.play(seat, rng.choice(match.legal(seat)))):
            told.update(msgspec.json.encode(stream.newest(viewer)))
    told.update(msgspec.json.encode([stream.snapshot(viewer) for viewer in match.viewers]))
    print(name, len(match.moves), told.hexdigest())
"""
"""All that is told of random matches, and all refusals."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a compiled package. How well the compiler does its work is not what is tested."""
    folder = tmp_path_factory.mktemp("compiled")
    found = compile_hot.compile_into(folder, ("-O0", "-g0"))
    assert len(found) == len(compile_hot.HOT)
    return folder


def run(folder: Path, *command: str) -> str:
    """What a Python says that takes the package from this folder."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_viewers_are_told_the_same_by_both(compiled: Path) -> None:
    plain_from, *plain = run(ROOT / "src", "-c", TOLD).splitlines()
    compiled_from, *found = run(compiled, "-c", TOLD).splitlines()
    assert plain_from.endswith(".py")
    assert not compiled_from.endswith(".py")
    assert found == plain
    assert len(found) >= 4


def test_the_servers_own_tests_hold_for_what_is_compiled(compiled: Path) -> None:
    run(compiled, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *THE_SAME_TESTS)


def test_a_wheel_brings_it_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compile_hot.WANTED, raising=False)
    assert not compile_hot.wanted()
    monkeypatch.setenv(compile_hot.WANTED, "1")
    assert compile_hot.wanted()
