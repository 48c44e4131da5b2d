"""OpenSpiel's own search (ISMCTS) at our tables: ended by the clock, and told what is played for."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tapisvert import games
from tapisvert.adapters import spiel

UCT = 2.0
"""How much it explores, for returns between -1 and 1: what OpenSpiel's own examples take."""


class Search(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel carries no types
    """It thinks for some time of the processor, whatever number of simulations that is."""

    def __init__(self, table: Any, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(
            table, RandomRolloutEvaluator(1, luck), uct_c=UCT, max_simulations=0, random_state=luck
        )
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state: Any) -> Any:
        self.reset()
        self.simulations = 0
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        start = time.thread_time()
        # The first simulation only opens the root: a second one is the least that leads to a move.
        while self.simulations < 2 or time.thread_time() - start < self.seconds:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)


class Bank(spiel.SpielGame):
    """Casino Royal as a game of OpenSpiel that is played for chips, and not for being the richest."""

    rules = games.load("casino_royal")

    def new_initial_state(self, state: str | None = None) -> Purse:
        return Purse(self)


class Purse(spiel.Position):
    """An evening in a `Bank`."""

    UNIT = 10
    """So many chips are worth one: a round is about as many, as other games are about one."""

    def returns(self) -> list[float]:
        if self.match is None or not self.is_terminal():
            return [0.0] * self.num_players()
        money = self.match.state.money
        return [(own - sum(money) / len(money)) / self.UNIT for own in money]
