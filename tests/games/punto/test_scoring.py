"""Who wins a round that no line ended, and the trophy."""

from __future__ import annotations

from tapisvert.games.punto.board import lines_through
from tapisvert.games.punto.model import SEATINGS
from tapisvert.games.punto.scoring import by_line, by_series
from tests.games.punto.sheet import board

FOUR, THREE, TWO = SEATINGS["4"], SEATINGS["3"], SEATINGS["2"]


def test_pun_11_the_most_series_of_three_win_where_four_would() -> None:
    """PUN-11."""
    verdict = by_series(FOUR, board("r1 r2 r3 .\nb1 b2 b3 .\n. . . .\nr4 r5 r6 ."))
    assert (verdict.how, verdict.side, verdict.length, verdict.counts) == ("series", 0, 3, (2, 1, 0, 0))


def test_pun_11_series_of_four_decide_where_five_would_win() -> None:
    """PUN-11."""
    verdict = by_series(TWO, board("g1 g2 g3 g4\nr1 r2 r3 .\nb1 b2 b3 ."))
    assert (verdict.how, verdict.side, verdict.length) == ("series", 1, 4)


def test_pun_11_a_side_adds_up_the_series_of_both_its_colours() -> None:
    """PUN-2: with two players each has two colours."""
    verdict = by_series(TWO, board("r1 r2 r3 r4\nb1 b2 b3 b4\ng1 g2 g3 g4"))
    assert (verdict.side, verdict.counts) == (0, (2, 1))


def test_pun_11_a_run_longer_than_one_short_of_winning_is_no_series_of_that_length() -> None:
    """PUN-11."""
    verdict = by_series(TWO, board("r1 r2 r3 .\ng1 g2 g3 g4"))
    assert verdict.counts == (0, 1)


def test_pun_3_the_neutral_colour_never_counts_as_a_series() -> None:
    """PUN-3."""
    verdict = by_series(THREE, board("y1 y2 y3 .\ny4 y5 y6 .\nb7 b8 b9 ."))
    assert (verdict.side, verdict.counts) == (1, (0, 1, 0))


def test_pun_12_equal_numbers_the_series_with_the_fewest_points_wins() -> None:
    """PUN-12."""
    verdict = by_series(FOUR, board("r1 r2 r9 .\nb1 b2 b3 .\ng7 g8 g9 ."))
    assert (verdict.how, verdict.side, verdict.points) == ("points", 1, 6)


def test_pun_12_only_the_tied_sides_are_compared() -> None:
    """Green has the poorest series of all, but only one of them."""
    drawing = "r5 r6 r7 . b5 b6 b8\n. . . . . . .\nr5 r6 r9 . b5 b7 b9\n. . . . . . .\ng1 g1 g1 . . . ."
    verdict = by_series(FOUR, board(drawing))
    assert (verdict.how, verdict.side, verdict.points, verdict.counts) == ("points", 0, 18, (2, 2, 1, 0))


def test_pun_12_without_a_series_shorter_ones_decide_the_same_way() -> None:
    """PUN-12."""
    most = by_series(FOUR, board("r1 r2 . b3 b4\n. . . . .\nb5 b6 . . ."))
    assert (most.how, most.side, most.length, most.counts) == ("series", 1, 2, (1, 2, 0, 0))
    fewest = by_series(FOUR, board("r1 r2 . b3 b4"))
    assert (fewest.how, fewest.side, fewest.length, fewest.points) == ("points", 0, 2, 3)


def test_pun_12_what_nothing_decides_is_drawn() -> None:
    """PUN-12."""
    assert by_series(FOUR, board("r1 . b1")).how == "drawn"
    assert by_series(FOUR, board("r1 r2 r3 .\nb1 b2 b3 .")).how == "drawn"
    assert by_series(FOUR, board("r1 r2 . b1 b2")).side is None


def test_pun_13_the_trophy_is_the_highest_card_of_the_winning_line() -> None:
    """PUN-13."""
    drawing = board("r1 r7 r3 r4 r5")
    verdict = by_line(TWO, lines_through(drawing, (0, 0), 5))
    assert verdict.trophy() == "r7"


def test_pun_13_of_a_longer_line_all_cards_count() -> None:
    """PUN-13."""
    drawing = board("r9 r2 r3 r4 r5 r6")
    assert by_line(TWO, lines_through(drawing, (5, 0), 5)).trophy() == "r9"


def test_pun_13_of_several_lines_all_count() -> None:
    """PUN-13."""
    drawing = board("r1 r2 r3 r4\nr5 . . .\nr8 . . .\nr6 . . .")
    assert by_line(FOUR, lines_through(drawing, (0, 0), 4)).trophy() == "r8"


def test_pun_13_after_a_count_all_the_winners_series_count() -> None:
    """PUN-13."""
    verdict = by_series(FOUR, board("r1 r2 r3 .\nb1 b2 b9 .\n. . . .\nr4 r5 r8 ."))
    assert verdict.trophy() == "r8"


def test_pun_13_after_pun_12_only_the_series_that_decided_counts() -> None:
    """PUN-13."""
    drawing = "r1 r2 r4 . b5 b6 b8\n. . . . . . .\nr5 r6 r9 . b5 b7 b9"
    verdict = by_series(FOUR, board(drawing))
    assert (verdict.how, verdict.points, verdict.trophy()) == ("points", 7, "r4")
