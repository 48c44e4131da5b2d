"""The floating square and the series on it."""

from __future__ import annotations

import random

import pytest

from tapisvert.games.punto.board import Board, all_series, check, lines_through, places, written
from tapisvert.table.game import Illegal
from tests.games.punto.sheet import board

WIDE = "r1 b2 g3 y4 r5 b6"
TALL = "r1\nb2\ng3\ny4\nr5\nb6"


def code(drawing: str, card: str, cell: tuple[int, int]) -> str:
    with pytest.raises(Illegal) as caught:
        check(board(drawing), card, cell)
    assert caught.value.rule == "PUN-9"
    return caught.value.code


def test_pun_e3_a_seventh_column_or_row_is_illegal() -> None:
    """PUN-E3, PUN-9: and the refusal says which."""
    assert code(WIDE, "r9", (6, 0)) == "seventh-column"
    assert code(WIDE, "r9", (-1, 1)) == "seventh-column"
    assert code(TALL, "r9", (0, 6)) == "seventh-row"
    assert code(TALL, "r9", (1, -1)) == "seventh-row"


def test_pun_9_the_refusal_tells_where_the_square_is() -> None:
    """PUN-9."""
    with pytest.raises(Illegal) as caught:
        check(board(WIDE), "r9", (-1, 0))
    assert caught.value.facts == {"at": -1, "first": 0, "last": 5}


def test_pun_9_the_square_floats_until_cards_spread() -> None:
    """Five columns leave one more on either side, but not both."""
    five = board("r1 b2 g3 y4 r5")
    check(five, "r9", (5, 0))
    check(five, "r9", (-1, 0))
    with pytest.raises(Illegal):
        check(five.lay("b1", (5, 0)), "r9", (-1, 0))


def test_pun_9_rows_and_columns_are_bounded_on_their_own() -> None:
    """PUN-9."""
    wide = board(WIDE)
    check(wide, "r9", (0, 1))
    check(wide, "r9", (0, -1))


def test_places_are_exactly_the_cells_that_pass_the_check() -> None:
    """PUN-6 to PUN-9, on boards that grow at random."""
    rng = random.Random(2)
    for _ in range(30):
        laid = Board({})
        for _ in range(30):
            card = rng.choice("rbgy") + rng.choice("123456789")
            found = list(places(laid, card))
            assert len(set(found)) == len(found)
            assert written(laid, card) == [f"{column},{row}" for column, row in found]
            assert set(found) == {
                (column, row)
                for column in range(-12, 13)
                for row in range(-12, 13)
                if _passes(laid, card, (column, row))
            }
            if found:
                laid = laid.lay(card, rng.choice(found))
                assert laid.laid == tuple(laid.items())
                assert laid.edge == Board(dict(laid)).edge
                assert laid.edge
                assert set(laid.edge.free) == _free(laid)


def _free(laid: Board) -> set[tuple[int, int]]:
    """PUN-7 and PUN-9 as they are written: beside a card, and six columns and rows hold them all."""
    beside = {(column + x, row + y) for column, row in laid for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return {
        cell
        for cell in beside - set(laid)
        if all(max(line) - min(line) < 6 for line in zip(*laid, cell, strict=True))
    }


def _passes(laid: Board, card: str, cell: tuple[int, int]) -> bool:
    try:
        check(laid, card, cell)
    except Illegal:
        return False
    return True


@pytest.mark.parametrize(
    ("drawing", "cell"),
    [
        ("r1 r2 r3 r4", (1, 0)),
        ("r1\nr2\nr3\nr4", (0, 3)),
        ("r1 . . .\n. r2 . .\n. . r3 .\n. . . r4", (2, 2)),
        (". . . r1\n. . r2 .\n. r3 . .\nr4 . . .", (3, 0)),
    ],
)
def test_pun_10_lines_run_in_rows_columns_and_both_diagonals(drawing: str, cell: tuple[int, int]) -> None:
    """PUN-10."""
    (line,) = lines_through(board(drawing), cell, 4)
    assert set(line.cells) == set(board(drawing))
    assert not lines_through(board(drawing), cell, 5)


def test_pun_10_a_longer_line_counts_whole() -> None:
    """PUN-10."""
    (line,) = lines_through(board("r1 r2 r3 r4 r5"), (2, 0), 4)
    assert len(line.cells) == 5


def test_pun_3_another_colour_breaks_a_line() -> None:
    """PUN-3."""
    assert not lines_through(board("r1 r2 y3 r4 r5"), (1, 0), 4)
    assert not lines_through(board("r1 r2 . r4 r5"), (1, 0), 4)


def test_pun_11_a_series_is_a_maximal_run_and_directions_count_separately() -> None:
    """PUN-11."""
    crossing = board("r1 r2 r3\nr4 . .\nr5 . .")
    assert sorted(series.points for series in all_series(crossing, 3)) == [1 + 2 + 3, 1 + 4 + 5]
    assert not list(all_series(board("r1 r2 r3 r4"), 3)), "a run of four holds no series of three"
