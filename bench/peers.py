"""Random play of connect four in other libraries, each in its fastest way: moves a second of one core."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

SECONDS = 1.0


def open_spiel() -> tuple[Callable[[], float], str]:
    """OpenSpiel's own rollouts in C++: a search of one step, whose leaf is valued by many of them."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    rng = random.Random(1)
    length = 0
    for _ in range(2000):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            length += 1
    mean = length / 2000
    rollouts = 2000

    def rate() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        searcher = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        games, start = 0, time.thread_time()
        while time.thread_time() - start < SECONDS:
            searcher.mcts_search(game.new_initial_state())
            games += rollouts
        return games * mean / (time.thread_time() - start)

    return rate, f"rollouts in C++, {mean:.1f} moves a game"


def pgx() -> tuple[Callable[[], float], str]:
    """Pgx steps many games at once; the batch that is fastest here is taken."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make("connect_four")
    step = auto_reset(env.step, env.init)
    steps = 100

    def build(batch: int) -> Callable[[], float]:
        def move(state: Any, key: Any) -> tuple[Any, None]:
            action_key, step_key = jax.random.split(key)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(action_key, logits, axis=-1)
            return jax.vmap(step)(state, action, jax.random.split(step_key, batch)), None

        @jax.jit
        def run(state: Any, key: Any) -> Any:
            return jax.lax.scan(move, state, jax.random.split(key, steps))[0]

        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
        jax.block_until_ready(run(state, jax.random.PRNGKey(1)))

        def rate() -> float:
            moves, start, now = 0, time.process_time(), state
            while time.process_time() - start < SECONDS:
                now = jax.block_until_ready(run(now, jax.random.PRNGKey(moves)))
                moves += batch * steps
            return moves / (time.process_time() - start)

        return rate

    rates = {batch: build(batch) for batch in (128, 1024, 8192)}
    best = max(rates, key=lambda batch: rates[batch]())
    return rates[best], f"batches of {best}, compiled by JAX for the CPU"
