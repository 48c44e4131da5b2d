"""Lines that lack one card, and rounds played on by players who see them."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import TURN, Round, copy_round
from tapisvert.games.punto.model import SEATINGS, Card, Cell
from tapisvert.games.punto.programs import tactics
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream
from tests.games.punto.engine.ends import verdict

INNER = [8 * row + column for row, column in product(range(1, 7), repeat=2)]


def longest(cards: set[int]) -> int:
    """The length of the longest line, found by walking."""
    best = 0
    for start in cards:
        for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            row, column, length = start // 8, start % 8, 0
            while 0 <= row < 8 and 0 <= column < 8 and 8 * row + column in cards:
                row, column, length = row + down, column + right, length + 1
            best = max(best, length)
    return best


def table(seating: str, laid: dict[Cell, Card], hand: tuple[Card, ...], turn: int = 0) -> Round:
    round = bridge.empty_table(SEATINGS[seating], expert=len(hand) > 1)
    bridge.put_board(round, laid.items())
    round.piles[turn, : len(hand)] = [bridge.number(card) for card in hand]
    round.left[turn] = len(hand)
    round.place[TURN] = turn
    return round


@pytest.mark.parametrize("length", [3, 4, 5])
def test_completing_cells_are_those_that_make_a_line(length: int) -> None:
    rng = random.Random(length)
    for _ in range(300):
        cards = set(rng.sample(INNER, rng.randrange(2, 14)))
        if longest(cards) >= length:
            continue
        found = int(tactics.completing(np.uint64(sum(1 << cell for cell in cards)), length))
        expected = {cell for cell in set(range(64)) - cards if longest(cards | {cell}) >= length}
        assert {cell for cell in set(range(64)) - cards if found >> cell & 1} == expected


def test_a_win_needs_a_legal_cell_and_a_colour_that_counts() -> None:
    """PUN-8 and PUN-3: a nine is never covered, and the neutral colour wins for nobody."""
    laid = {(0, 0): "r4", (1, 0): "r6", (2, 0): "r5", (-1, 0): "g9", (3, 0): "b4"}
    round = table("4", laid, ("r7",))
    assert bridge.cells(round, np.uint64(tactics.winning(round, 0))) == [(3, 0)]
    assert tactics.winning(table("4", laid, ("r3",)), 0) == 0
    neutral = {(column, 0): "y5" for column in range(3)}
    assert tactics.winning(table("3", neutral, ("y7",)), 0) == 0


def test_threats_are_those_of_other_sides() -> None:
    """PUN-2: at two, each side has two colours; partners do not threaten each other."""
    laid = {(column, 0): "g5" for column in range(4)}
    for turn, threatened in ((0, [(-1, 0), (4, 0)]), (1, [])):
        round = table("2x2", laid, ("r1",), turn)
        assert bridge.cells(round, np.uint64(tactics.threats(round, turn % 2))) == threatened


def test_sensible_players_take_a_win_with_either_card() -> None:
    """PUN-10 and PUN-17."""
    laid = {(0, 0): "r4", (1, 0): "r6", (2, 0): "r5", (-1, 0): "g9", (3, 0): "b4"}
    for hand in (("r7", "r2"), ("r2", "r7")):
        for seed in range(20):
            assert verdict(tactics.sensible_round(table("4", laid, hand), random_stream(seed))) == ("line", 0)


@pytest.mark.parametrize("preset", GAME.presets)
def test_sensible_rounds_end_and_repeat_with_their_seed(preset: str) -> None:
    """They also end in lines far more often than blind ones, three in four of which end stuck."""
    root = bridge.to_round(GAME.start(GAME.options(GAME.presets[preset]), Chance.seeded(1)).state)
    results = [tactics.sensible_round(copy_round(root), random_stream(seed)) for seed in range(100)]
    assert results == [tactics.sensible_round(copy_round(root), random_stream(seed)) for seed in range(100)]
    lines = sum(verdict(result)[0] == "line" for result in results)
    assert lines > 60
