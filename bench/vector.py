"""Thousands of games stepped at once, against the faster of OpenSpiel's and Pgx's connect four, by moves."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console

from bench import peers
from bench.claims import Claim, compare, unmeasured
from tapisvert.games.cartino.engine.vector import VectorCartino
from tapisvert.games.punto.engine.vector import VectorPunto

COUNT = 1024
TARGET = 5.0
PEERS = {"OpenSpiel": ("pyspiel", peers.open_spiel), "Pgx": ("pgx", peers.pgx)}


def claims(console: Console) -> list[Claim]:
    """Moves a second of one core, with random moves chosen and played through numpy arrays."""
    ours = {"Punto": rate(VectorPunto(COUNT, seed=1)), "Cartino": rate(VectorCartino(COUNT, seed=1))}
    found = []
    best = fastest(console)
    missing = [name for name, (module, _) in PEERS.items() if importlib.util.find_spec(module) is None]
    for game, our_rate in ours.items():
        title = f"vectors: {game} moves/s, {COUNT} games at once"
        console.print(f"measuring {title}", style="dim")
        if best is None:
            found.append(unmeasured(title, our_rate(), TARGET, "neither OpenSpiel nor Pgx is installed"))
            continue
        library, peer, note = best
        said = f"against {library}'s connect_four: {note}" + "".join(
            f"; {name} is not here" for name in missing
        )
        found.append(compare(title, our_rate, peer, TARGET, said))
    return found


def rate(games: Any) -> Callable[[], float]:
    """How many moves a second all games together make."""
    games.step(games.sample())

    def measured() -> float:
        moves, start = 0, time.thread_time()
        while time.thread_time() - start < peers.SECONDS:
            for _ in range(20):
                games.step(games.sample())
            moves += 20 * games.count
        return moves / (time.thread_time() - start)

    return measured


def fastest(console: Console) -> tuple[str, Callable[[], float], str] | None:
    """The faster of the libraries that are here."""
    rates = []
    for name, (module, peer) in PEERS.items():
        if importlib.util.find_spec(module) is None:
            continue
        measured, note = peer()
        rates.append((measured(), name, measured, note))
        console.print(f"{name}'s connect_four: {rates[-1][0]:,.0f} moves/s ({note})", style="dim")
    if not rates:
        return None
    _, name, measured, note = max(rates, key=lambda each: each[0])
    return name, measured, note
