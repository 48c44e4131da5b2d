"""What a position is worth, in words: shares, sides and verdicts."""

from __future__ import annotations

import pytest

from tapisvert.table.game import Outcome
from tapisvert.table.worth import shares_of, side_of, verdict


@pytest.mark.parametrize(
    ("winners", "sides", "shares"),
    [
        ((0,), ((0,), (1,)), (1.0, 0.0)),
        ((), ((0,), (1,)), (0.5, 0.5)),
        ((0, 2), ((0, 2), (1, 3)), (1.0, 0.0)),
        ((0, 1), ((0,), (1,), (2,)), (0.5, 0.5, 0.0)),
        ((), ((0,), (1,), (2,), (3,)), (0.25, 0.25, 0.25, 0.25)),
    ],
)
def test_a_win_is_divided_among_those_who_win_and_a_draw_among_all(
    winners: tuple[int, ...], sides: tuple[tuple[int, ...], ...], shares: tuple[float, ...]
) -> None:
    seats = sum(map(len, sides))
    assert shares_of(Outcome(winners, (0,) * seats), sides) == shares


def test_alone_a_match_is_worth_the_aim_man_21() -> None:
    assert shares_of(Outcome((0,), (0,)), ((0,),)) == (1.0,)
    assert shares_of(Outcome((), (7,)), ((0,),)) == (0.0,)


def test_partners_are_on_one_side() -> None:
    assert [side_of(((0, 2), (1, 3)), seat) for seat in range(4)] == [0, 1, 0, 1]


def test_a_loss_has_a_name_and_the_same_one_in_all_games() -> None:
    losses = (0.0, 0.01, 0.02, 0.05, 0.15, 0.4)
    assert [verdict(loss) for loss in losses] == ["best", "best", "good", "little", "mistake", "blunder"]
