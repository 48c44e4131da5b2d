"""Every game's puzzles hold, by the one suite for all games; and the package has enough of them."""

import pytest

from tapisvert import games
from tapisvert.table.puzzles import GRADES
from tapisvert.testing.puzzles import Puzzles

OWN = ("cartino", "cartomanie", "casino_royal", "punto")
ENOUGH, OF_A_GRADE = 300, 90


class TestPuzzles(Puzzles):
    games = games.names()


@pytest.mark.parametrize("name", OWN)
def test_the_package_has_hundreds_of_each_game_in_every_grade(name: str) -> None:
    there = games.puzzles(name)
    assert len(there) >= ENOUGH
    for grade in GRADES:
        assert sum(puzzle.grade == grade for puzzle in there) >= OF_A_GRADE
