"""The plain rules, as the server runs them on every move, against boardgame.io's reducer."""

from __future__ import annotations

import random
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bench import npm
from bench.claims import Claim, compare, unmeasured
from tapisvert.games.punto.model import Place, State
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance

MATCHES = 40
SECONDS = 2

SCRIPT = Path(__file__).with_name("boardgame.cjs")


def claims(console: Console) -> list[Claim]:
    """Verify and play a move and build the views of all seats and of those who look on."""
    title = "rules: Punto moves/s of one core (verify, play, all views), against Punto on boardgame.io"
    console.print(f"measuring {title}", style="dim")
    records = [(seed, record(seed)) for seed in range(MATCHES)]

    def ours() -> float:
        start = time.thread_time()
        moves = sum(replay(seed, moves) for seed, moves in records)
        return moves / (time.thread_time() - start)

    with tempfile.TemporaryDirectory() as folder:
        peer = boardgame(Path(folder))
        if peer is None:
            return [unmeasured(title, ours(), 1, "boardgame.io cannot be installed here")]
        return [compare(title, ours, peer, 1, "without scoring, dealing again and events")]


def record(seed: int) -> list[tuple[int, Place]]:
    """A random match of two."""
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state: State = GAME.start(GAME.options({}), chance).state
    moves = []
    while not state.outcome:
        move = rng.choice(list(GAME.legal(state, state.turn)))
        moves.append((state.turn, move))
        state = GAME.play(state, state.turn, move, chance).state
    return moves


def replay(seed: int, moves: list[tuple[int, Place]]) -> int:
    chance = Chance.seeded(seed)
    state: State = GAME.start(GAME.options({}), chance).state
    for seat, move in moves:
        GAME.verify(state, seat, move)
        state = GAME.play(state, seat, move, chance).state
        for viewer in (0, 1, None):
            GAME.view(state, viewer)
    return len(moves)


def boardgame(folder: Path) -> Callable[[], float] | None:
    """The rate of boardgame.io, installed for this run alone; None if that cannot be done."""
    found = npm.installed(folder, npm.BOARDGAME)
    if found is None:
        return None
    node, environment = found

    def rate() -> float:
        command = [node, str(SCRIPT), str(folder), str(SECONDS)]
        return float(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)

    return rate
