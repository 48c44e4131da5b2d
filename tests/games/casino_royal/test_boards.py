"""The eight boards: their counts, their symmetry, and that no board is better than another (CAS-2)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import make_casino_boards as maker
import numpy as np
import pytest

from tapisvert.games.casino_royal.boards import BOARDS, CELLS
from tapisvert.games.casino_royal.engine.boards import wins
from tapisvert.games.casino_royal.engine.hands import word
from tapisvert.games.casino_royal.hands import best
from tapisvert.games.casino_royal.symbols import WAYS
from tapisvert.table.cards import RANKS, SUITS, Card, rank, suit

PACK = {rank + suit for rank in RANKS for suit in SUITS}


def test_cas_2_there_are_eight_boards_of_twenty_different_cards() -> None:
    """CAS-1, CAS-2."""
    assert [len({*board}) for board in BOARDS] == [CELLS] * 8
    assert CELLS == 20


def test_cas_2_every_card_stands_three_times_and_every_ace_four_times() -> None:
    """CAS-2."""
    counts = Counter(card for board in BOARDS for card in board)
    assert counts == {card: 4 if rank(card) == "A" else 3 for card in PACK}


def test_cas_2_the_file_is_what_the_program_makes() -> None:
    """CAS-2."""
    assert Path(maker.BOARDS).read_text(encoding="utf-8") == maker.text(maker.images(maker.BASE, maker.GROUP))


@pytest.mark.parametrize("generator", maker.GROUP)
def test_cas_2_a_map_of_the_group_carries_boards_to_boards_cell_by_cell(generator: maker.Map) -> None:
    """CAS-2: it moves cards of the pack, no board stays where it is, and doing it twice is doing nothing."""
    assert {*generator.values()} == PACK
    assert all(generator[generator[card]] == card for card in PACK)
    carried = [tuple(generator[card] for card in board) for board in BOARDS]
    assert {*carried} == {*BOARDS}
    assert all(board != image for board, image in zip(BOARDS, carried, strict=True))


def test_cas_2_the_group_carries_every_board_to_every_other_so_each_symbol_is_exactly_fair() -> None:
    """CAS-2, CAS-C2: a shuffled pack is as likely as its image, and an image of the pack wins on the image.

    So all boards cover any set of cells at the same card with the same chance.
    """
    for start in BOARDS:
        reached = {start}
        for generator in maker.GROUP:
            reached |= {tuple(generator[card] for card in board) for board in reached}
        assert reached == {*BOARDS}
    pack = sorted(PACK)
    for generator in maker.GROUP:
        image = [generator[card] for card in pack]
        for ways in WAYS.values():
            turned = [covered_after(board, ways, pack) for board in BOARDS]
            mapped = {
                tuple(generator[card] for card in board): number
                for board, number in zip(BOARDS, turned, strict=True)
            }
            assert [covered_after(board, ways, image) for board in BOARDS] == [
                mapped[board] for board in BOARDS
            ]


def covered_after(board: tuple[Card, ...], ways: tuple[frozenset[int], ...], pack: list[Card]) -> int:
    """How many cards it takes until one of these sets of cells is covered."""
    return min(max(pack.index(board[cell]) for cell in way) for way in ways)


def test_cas_2_every_board_has_one_royal_flush_two_boards_a_suit() -> None:
    """CAS-2: so the end of the pack is a tie."""
    hands = [best(board) for board in BOARDS]
    assert {(hand.kind, hand.high) for hand in hands} == {("straight-flush", "A")}
    assert Counter(suit(hand.cards[0]) for hand in hands) == dict.fromkeys(SUITS, 2)
    for board in BOARDS:
        assert sum(all(high + each in board for high in RANKS[-5:]) for each in SUITS) == 1


def test_cas_2_in_game_a_no_board_wins_much_more_often_than_another() -> None:
    """CAS-2: within 1/8 ± 0.005 for each number of batches; the bench looks at a million deals."""
    rates = wins(np.array([word(board) for board in BOARDS]), 8, 200_000, 5)
    assert rates.shape == (7, 8)
    assert rates.sum(axis=1) == pytest.approx(1.0)
    assert np.abs(rates - 1 / 8).max() < 0.005 + 4 * np.sqrt(1 / 8 * 7 / 8 / 200_000)
    assert rates[-1] == pytest.approx(1 / 8)


def test_a_search_for_a_better_base_keeps_the_counts() -> None:
    """CAS-2: and what it finds is fairer than what it began with."""
    start = maker.cards("2C 2D 4S 2S 2H  5C 8H 6D 8S 8C  9D 9C 10C JC JD  QC KC JS AC AD")
    found = next(maker.search(start, maker.GROUP_WITH_FOURS, True, 600))
    boards = maker.images(found, maker.GROUP_WITH_FOURS)
    assert Counter(card for board in boards for card in board) == Counter(
        card for board in BOARDS for card in board
    )
    assert 4 in Counter(map(rank, found)).values()
    seen = maker.unfairness(found, maker.GROUP_WITH_FOURS, maker.LOOK)
    assert seen < maker.unfairness(start, maker.GROUP_WITH_FOURS, maker.LOOK)
