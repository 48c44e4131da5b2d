"""Cartino's kernel: random and greedy matches against the same in C, and the best turn of the worst rack."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from msgspec.structs import replace
from rich.console import Console

from bench.claims import Claim, compare, unmeasured
from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.kernel import Sheet, new_position
from tapisvert.games.cartino.engine.matches import greedy_matches, random_matches
from tapisvert.games.cartino.engine.turns import best_turn, new_turns
from tapisvert.games.cartino.model import State
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream
from tapisvert.table.game import put

SOURCE = Path(__file__).with_name("cartino.c")
MATCHES = {"random": 40_000, "greedy": 20_000}
WORST_RACK = ("QS", "KS", "AS", "*", "*")
WORST_SECONDS = 0.002
TARGETS = ((["-O3"], 0.9), (["-O3", "-march=native"], 0.7))
"""How near to C the kernel has to come; with the second flags C counts bits as fast as this processor can."""

Play = Callable[[int, int], tuple[int, list[int]]]
"""Plays so many matches with a seed: the number of turns, and the wins of every seat."""


def claims(console: Console) -> list[Claim]:
    """Matches a second of both presets for two, on one core, and how long the worst rack takes."""
    found = [worst_rack(console)]
    for preset in ("french-2", "german-2"):
        sheet = bridge.sheet_of(GAME.options(GAME.presets[preset]))
        for kind, ours in (("random", random_play(sheet)), ("greedy", greedy_play(sheet))):
            found += against_c(console, f"{kind} Cartino matches/s of one core ({preset})", kind, ours, sheet)
    return found


def worst_rack(console: Console) -> Claim:
    """Three stones and two jokers on an empty board of 52 fields: the best of 9,188 turns, none left out."""
    title = "kernel: best turns/s of Cartino's worst rack, against one in 2 ms"
    console.print(f"measuring {title}", style="dim")
    state: State = GAME.start(GAME.options(GAME.presets["german-2"]), Chance.seeded(1)).state
    state = replace(state, racks=put(state.racks, state.turn, WORST_RACK))
    position, turns = bridge.to_position(state), new_turns()
    best_turn(position, turns)

    def ours() -> float:
        start = time.thread_time()
        for _ in range(200):
            best_turn(position, turns)
        return 200 / (time.thread_time() - start)

    return compare(title, ours, lambda: 1 / WORST_SECONDS, 1, f"{turns.number:,} sets of placements")


def random_play(sheet: Sheet) -> Play:
    position = new_position(sheet)

    def play(matches: int, seed: int) -> tuple[int, list[int]]:
        wins = np.zeros(4, dtype=np.int64)
        return random_matches(position, matches, random_stream(seed), wins), wins.tolist()

    return play


def greedy_play(sheet: Sheet) -> Play:
    position, turns = new_position(sheet), new_turns()
    halves, hows = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)

    def play(matches: int, seed: int) -> tuple[int, list[int]]:
        wins = np.zeros(4, dtype=np.int64)
        return greedy_matches(
            position, turns, halves, hows, matches, random_stream(seed), wins
        ), wins.tolist()

    return play


def against_c(console: Console, title: str, kind: str, ours: Play, sheet: Sheet) -> list[Claim]:
    ours(10, 0)
    compiler = shutil.which("gcc")
    if not compiler:
        return [unmeasured(f"kernel: {title}, against C", rate(ours, kind)(), 0.9, "gcc is not here")]
    found = []
    for flags, target in TARGETS:
        name = f"kernel: {title}, against C (gcc {' '.join(flags)})"
        console.print(f"measuring {name}", style="dim")
        with tempfile.TemporaryDirectory() as folder:
            peer = in_c([compiler, *flags], Path(folder), kind, sheet)
            if peer(1000, 3) != ours(1000, 3):
                raise AssertionError("the C program plays other matches than the kernel")
            found.append(compare(name, rate(ours, kind), rate(peer, kind), target))
    return found


def rate(play: Play, kind: str) -> Callable[[], float]:
    """Matches a second of processor time."""

    def measure() -> float:
        start = time.thread_time()
        play(MATCHES[kind], 7)
        return MATCHES[kind] / (time.thread_time() - start)

    return measure


def in_c(compiler: list[str], folder: Path, kind: str, sheet: Sheet) -> Play:
    folder.mkdir(exist_ok=True)
    library = folder / "cartino.so"
    subprocess.run([*compiler, "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    function = ctypes.CDLL(str(library)).play_matches
    function.restype = ctypes.c_int64
    arrays = [sheet.rules, sheet.value, sheet.worth, sheet.near, sheet.beside]

    def play(matches: int, seed: int) -> tuple[int, list[int]]:
        rng, wins = random_stream(seed), np.zeros(4, dtype=np.int64)
        given = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
        numbers = [
            ctypes.c_uint64(int(sheet.full)),
            ctypes.c_int64(kind == "greedy"),
            ctypes.c_int64(matches),
        ]
        written = [ctypes.c_void_p(array.ctypes.data) for array in (rng, wins)]
        return int(function(*given, *numbers, *written)), wins.tolist()

    return play
