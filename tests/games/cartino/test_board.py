"""The boards: every card has its field, every field two halves, and halves touch by their sides."""

from __future__ import annotations

from collections import Counter

import pytest

from tapisvert.games.cartino.board import card_of, halves_of, layout
from tapisvert.table.cards import RANKS, SUITS, rank, suit

PACKS = {32: RANKS[5:], 52: RANKS}
editions = pytest.mark.parametrize("edition", PACKS)


def touching(one: str, other: str, edition: int = 32) -> bool:
    return other in layout(edition).touching[one]


@editions
def test_car_1_there_is_one_field_for_every_card_of_the_pack(edition: int) -> None:
    """CAR-1."""
    cards = layout(edition).cards
    assert len(cards) == edition
    assert Counter(cards) == Counter(rank + suit for rank in PACKS[edition] for suit in SUITS)


@editions
def test_car_2_every_field_has_an_upper_and_a_lower_half(edition: int) -> None:
    """CAR-2."""
    board = layout(edition)
    assert len(board.halves) == len(board.touching) == 2 * edition
    for card in board.cards:
        upper, lower = halves_of(card)
        assert (upper, lower) == (card + "u", card + "l")
        assert card_of(upper) == card_of(lower) == card
        assert lower in board.touching[upper]


def test_car_3_the_32_board_is_4_rows_of_8_with_a_suit_in_each_corner() -> None:
    """CAR-3."""
    rows = layout(32).rows
    assert [len(row) for row in rows] == [8] * 4
    corners = [
        {suit(card) for row in rows[top : top + 2] for card in row[left : left + 4]}
        for top in (0, 2)
        for left in (0, 4)
    ]
    assert corners == [{"C"}, {"S"}, {"D"}, {"H"}]


def test_car_3_the_10_lies_in_the_outer_corner_and_the_ace_innermost() -> None:
    """CAR-3."""
    rows = layout(32).rows
    assert [rank(rows[row][column]) for row in (0, 3) for column in (0, 7)] == ["10"] * 4
    assert [rank(rows[row][column]) for row in (1, 2) for column in (3, 4)] == ["A"] * 4


def test_car_3_the_blocks_mirror_each_other() -> None:
    """CAR-3."""
    ranks = [[rank(card) for card in row] for row in layout(32).rows]
    assert ranks == [row[::-1] for row in ranks]
    assert ranks == ranks[::-1]
    assert ranks[0][:4] == ["10", "9", "8", "7"]
    assert ranks[1][:4] == ["J", "Q", "K", "A"]


@pytest.mark.parametrize("suit", SUITS)
def test_car_3_the_king_is_next_to_the_8_of_its_suit(suit: str) -> None:
    """CAR-3."""
    on_top = suit in "CS"  # there the 8 lies above its king, else below it
    assert touching(f"K{suit}u", f"8{suit}l") if on_top else touching(f"K{suit}l", f"8{suit}u")


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("level", "ul")
def test_car_3_ace_king_and_queen_lie_in_line(suit: str, level: str) -> None:
    """CAR-3."""
    assert touching(f"A{suit}{level}", f"K{suit}{level}")
    assert touching(f"K{suit}{level}", f"Q{suit}{level}")


def test_car_3_facing_kings_touch() -> None:
    """CAR-3."""
    assert touching("KCl", "KDu")
    assert touching("KSl", "KHu")
    assert not touching("KCu", "KDl")


def test_car_4_the_52_board_is_one_suit_a_row_from_2_to_ace() -> None:
    """CAR-4."""
    rows = layout(52).rows
    assert rows == tuple(tuple(rank + suit for rank in RANKS) for suit in "CSHD")


@editions
def test_car_5_halves_touch_that_share_a_side_on_the_grid_of_halves(edition: int) -> None:
    """CAR-5."""
    board = layout(edition)
    width = len(board.rows[0])
    grid = [[card + level for card in row] for row in board.rows for level in ("u", "l")]
    place = {half: (column, row) for row, line in enumerate(grid) for column, half in enumerate(line)}
    assert (len(grid), {len(line) for line in grid}) == (8, {width})
    for one, (column, row) in place.items():
        near = {
            other
            for other, (its_column, its_row) in place.items()
            if abs(column - its_column) + abs(row - its_row) == 1
        }
        assert set(board.touching[one]) == near
        assert len(board.touching[one]) == len(near) <= 4


def test_car_5_different_levels_of_neighbouring_fields_do_not_touch() -> None:
    """CAR-5."""
    assert touching("KSu", "QSu")
    assert not touching("KSu", "QSl")
    assert not touching("KSl", "QSu")


def test_car_5_suits_do_not_matter() -> None:
    """CAR-5."""
    assert touching("7Cu", "7Su")
    assert touching("ASl", "AHu")
    assert touching("AHu", "ADu")
    assert touching("KCl", "KSu", edition=52)
