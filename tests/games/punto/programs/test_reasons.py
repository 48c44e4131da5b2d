"""Each kind of reason on a board that is set up for it, and none where it would not be true."""

from __future__ import annotations

import random

import pytest

from tapisvert.games.punto.board import lines_through
from tapisvert.games.punto.model import SEATINGS
from tapisvert.games.punto.programs.reasons import Reason, reason_of
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tests.games.punto import sheet


def reason(drawing: str, move: str, table: str = "4", side: int = 0) -> Reason:
    return reason_of(sheet.board(drawing), SEATINGS[table], side, GAME.read(move))


def test_it_completes_a_line_pun_10() -> None:
    found = reason("r1 r2 . r4", "r3@2,0")
    assert (found.kind, found.length, found.line) == ("wins", 4, ((0, 0), (1, 0), (3, 0)))
    assert reason("r1 r2 . r4", "r3@2,0", "2").kind != "wins", "five are needed at a table of two"


def test_it_blocks_where_a_line_lacks_one_card() -> None:
    found = reason("b1 b2 . b4", "r3@2,0")
    assert (found.kind, found.side, found.colour, found.length) == ("blocks", 1, "b", 3)
    assert not found.still
    assert reason("b1 b2 b3", "r3@3,0").still, "the other end is open"


def test_a_neutral_line_needs_no_blocking_pun_3() -> None:
    assert reason("y1 y2 . y4", "r3@2,0", "3").kind != "blocks"


def test_it_breaks_a_line_by_covering_a_card_of_it_pun_8() -> None:
    found = reason("b1 b2 b3", "r5@1,0")
    assert (found.kind, found.side, found.length) == ("breaks", 1, 3)
    assert (1, 0) in found.line


def test_it_breaks_a_row_that_may_become_a_line() -> None:
    found = reason("b1 b2 .", "r5@1,0")
    assert (found.kind, found.length, found.line) == ("breaks", 2, ((0, 0), (1, 0)))
    assert reason("b1 b2 .", "r5@1,0", "2").kind != "breaks", "both colours are one's own there"
    assert reason("g1 g2 .", "r5@1,0", "2").kind == "covers", "two of five are no row yet"


def test_then_only_one_card_is_missing() -> None:
    found = reason("r1 r2 .", "r3@2,0")
    assert (found.kind, found.length, found.line) == ("threatens", 3, ((0, 0), (1, 0)))


def test_it_makes_a_row_of_ones_own() -> None:
    found = reason("r1 g2 .", "r3@0,1")
    assert (found.kind, found.length, found.line) == ("builds", 2, ((0, 0),))


def test_a_row_without_room_for_a_line_is_no_threat_pun_9() -> None:
    found = reason("r1 r2 b8 g9 y9 b9", "r9@2,0")
    assert (found.kind, found.length) == ("builds", 3), "all that could be covered for a fourth is a 9"


def test_covering_ones_own_card_builds_nothing() -> None:
    assert reason("r1 r2", "r3@0,0").kind == "quiet"


def test_it_covers_a_card_of_another_side() -> None:
    found = reason("b3 y5 g9", "r8@0,0")
    assert (found.kind, found.side, found.line) == ("covers", 1, ((0, 0), (1, 0)))


def test_otherwise_it_is_quiet() -> None:
    assert reason("b3 y5 g9", "r2@0,1") == Reason("quiet", ((0, 0), (1, 0)))


@pytest.mark.parametrize("table", SEATINGS)
def test_reasons_hold_in_any_position(table: str) -> None:
    """What is said to win does win by the rules, and what wins is said to; a line to look at lies there."""
    rng, chance = random.Random(table), Chance.seeded(3)
    state = GAME.start(GAME.options({"table": table, "wins": 3}), chance).state
    seating, kinds = SEATINGS[table], set()
    while not state.outcome:
        side = state.turn % seating.sides
        moves = list(GAME.legal(state, state.turn))
        for move in rng.sample(moves, min(6, len(moves))):
            found = reason_of(state.board, seating, side, move)
            own = move.card[0] != seating.neutral
            lines = lines_through(state.board.lay(move.card, move.cell), move.cell, seating.line)
            assert (found.kind == "wins") == (own and bool(lines))
            assert set(found.line) <= set(state.board)
            kinds.add(found.kind)
        state = GAME.play(state, state.turn, rng.choice(moves), chance).state
    assert {"builds", "covers", "quiet"} <= kinds
