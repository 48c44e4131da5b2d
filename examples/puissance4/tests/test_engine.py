"""The kernels play by the same rules, and see what there is to see."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tapisvert.table.chance import Chance
from tapisvert_puissance4.engine.bridge import columns_of, to_grid, to_words
from tapisvert_puissance4.engine.kernel import (
    BEST,
    PLY,
    WIN,
    begin,
    has_line,
    new_search,
    open_cells,
    proceed,
    sensible,
    threats,
)
from tapisvert_puissance4.rules import GAME, Drop, State

CHANCE = Chance.seeded(1)
BOARDS = ("7x6", "8x7")


def after(state: State, column: int) -> State:
    return GAME.play(state, state.turn, Drop(column), CHANCE).state


def positions(board: str, matches: int, calm: bool = False) -> Iterator[State]:
    """All states of random matches; in calm ones nobody makes a line as long as there is another move."""
    rng = random.Random(board)
    for _ in range(matches):
        state = GAME.start(GAME.options({"board": board}), CHANCE).state
        while not state.outcome:
            yield state
            nexts = [after(state, move.column) for move in GAME.legal(state, state.turn)]
            state = rng.choice([each for each in nexts if not calm or not each.lines] or nexts)
        yield state


@pytest.mark.parametrize("board", BOARDS)
def test_lines_moves_and_threats_are_those_of_the_rules_pui_4_pui_5(board: str) -> None:
    grid = to_grid(GAME.options({"board": board}), range(int(board[0])))
    for state in positions(board, 60):
        seat = state.turn
        mine, taken = to_words(state, seat)
        assert has_line(grid, taken ^ mine) == bool(state.lines)
        if state.outcome:
            continue
        free = open_cells(grid, taken)
        moves = [move.column for move in GAME.legal(state, seat)]
        assert columns_of(grid, free) == moves
        wins = [column for column in moves if after(state, column).lines]
        assert columns_of(grid, free & threats(grid, mine, taken)) == wins
        if not wins:
            safe = [column for column in moves if not may_win(after(state, column))]
            assert columns_of(grid, sensible(grid, mine, taken)) == safe


def may_win(state: State) -> bool:
    return any(after(state, move.column).lines for move in GAME.legal(state, state.turn))


def worth(state: State) -> int:
    """What a state is worth to the player who moves, by the rules alone and to the very end."""
    discs = sum(map(len, state.columns))
    if state.outcome:
        return discs - WIN if state.outcome.winners else 0
    return max(-worth(after(state, move.column)) for move in GAME.legal(state, state.turn))


@pytest.mark.parametrize("board", BOARDS)
def test_a_search_to_the_end_finds_what_a_position_is_worth(board: str) -> None:
    options = GAME.options({"board": board})
    grid, cells = to_grid(options, range(options.width)), options.width * options.height
    checked = 0
    for state in positions(board, 20, calm=True):
        mine, taken = to_words(state, state.turn)
        early = sum(map(len, state.columns)) < cells - 9
        if early or state.outcome or may_win(state) or not sensible(grid, mine, taken):
            continue
        search = new_search()
        begin(search, grid, mine, taken, 12)
        while search.at[PLY] >= 0:  # in small steps: a search that was stopped goes on where it was
            proceed(search, grid, 3)
        assert search.frames[0, BEST] == worth(state)
        checked += 1
    assert checked > 5


def test_two_in_a_row_with_room_on_both_sides_are_won_two_moves_later() -> None:
    state = State(GAME.options({"starter": "1"}), 0, ("", "", "12", "12", "", "", ""))
    grid, search = to_grid(state.options, [3, 2, 4, 1, 5, 0, 6]), new_search()
    begin(search, grid, *to_words(state, 0), 4)
    assert proceed(search, grid, 10**6) > 0
    assert search.frames[0, BEST] == WIN - 7
