"""Random rounds on Punto's kernel, against the same in C and against other libraries' random play."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.console import Console

from bench import peers
from bench.claims import Claim, compare, unmeasured
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import SIDES, Round, random_rounds
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream

ROUNDS = 200_000
SOURCE = Path(__file__).with_name("punto.c")


def claims(console: Console) -> list[Claim]:
    """The kernel's speed in moves a second, on one core."""
    root = bridge.to_round(GAME.start(GAME.options({"starter": "1"}), Chance.seeded(1)).state)
    random_rounds(root, -1, 10, random_stream(0))

    def ours() -> float:
        start = time.thread_time()
        _, moves = random_rounds(root, -1, ROUNDS, random_stream(7))
        return moves / (time.thread_time() - start)

    return [*against_c(console, root, ours), *against_libraries(console, ours)]


def against_c(console: Console, root: Round, ours: Callable[[], float]) -> list[Claim]:
    title = "kernel: random Punto moves/s of one core, against C"
    compiler = shutil.which("gcc")
    if not compiler:
        return [unmeasured(title, ours(), 0.9, "gcc is not here")]
    found = []
    for flags in (["-O3"], ["-O3", "-march=native"]):
        name = f"{title} (gcc {' '.join(flags)})"
        console.print(f"measuring {name}", style="dim")
        with tempfile.TemporaryDirectory() as folder:
            peer = in_c(compiler, flags, Path(folder), root)
            found.append(compare(name, ours, peer, 0.9))
    return found


def in_c(compiler: str, flags: list[str], folder: Path, root: Round) -> Callable[[], float]:
    """The rate of the C program, after it proved to play the very same rounds."""
    library = folder / "punto.so"
    subprocess.run([compiler, *flags, "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    play = ctypes.CDLL(str(library)).random_rounds
    play.restype = ctypes.c_int64

    def run(rounds: int, seed: int) -> tuple[list[int], int]:
        tally = np.zeros(3 * SIDES, dtype=np.int64)
        rng = random_stream(seed)
        arrays = [ctypes.c_void_p(array.ctypes.data) for array in (root.table, root.piles, root.left)]
        written = [ctypes.c_void_p(array.ctypes.data) for array in (rng, tally)]
        moves = int(play(*arrays, ctypes.c_int64(rounds), *written))
        return tally.tolist(), moves

    tally, moves = random_rounds(root, -1, 1000, random_stream(3))
    if run(1000, 3) != (tally.tolist(), moves):
        raise AssertionError("the C program plays other rounds than the kernel")

    def rate() -> float:
        start = time.thread_time()
        _, moves = run(ROUNDS, 7)
        return moves / (time.thread_time() - start)

    return rate


def against_libraries(console: Console, ours: Callable[[], float]) -> list[Claim]:
    """The better of OpenSpiel and Pgx is the one to beat; both play connect four, a simpler game."""
    found = []
    for library, module, peer in (("OpenSpiel", "pyspiel", peers.open_spiel), ("Pgx", "pgx", peers.pgx)):
        title = f"kernel: random Punto moves/s of one core, against {library}'s connect_four"
        if importlib.util.find_spec(module) is None:
            found.append(unmeasured(title, ours(), 10, f"{library} is not installed"))
            continue
        console.print(f"measuring {title}", style="dim")
        rate, note = peer()
        found.append(compare(title, ours, rate, 10, note))
    return found
