"""The kernel plays exactly what the plain rules play, and its random rounds are fair."""

from __future__ import annotations

import random

import pytest

from tapisvert.games.punto.board import places
from tapisvert.games.punto.engine import bridge, kernel
from tapisvert.games.punto.model import SEATINGS, Card, Cell, Place, State
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream
from tests.games.punto.engine.ends import verdict

MATCHES = 12


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_kernel_plays_what_the_rules_play(preset: str) -> None:
    """PUN-6 to PUN-12 and PUN-17: the same places, winners and reasons, move by move, at every table."""
    rng = random.Random(preset)
    for seed in range(MATCHES):
        chance = Chance.seeded(rng.getrandbits(32))
        state: State = GAME.start(GAME.options({**GAME.presets[preset], "wins": 1}), chance).state
        round = bridge.to_round(state)
        eager = seed % 2 == 1
        while not state.outcome:
            move = choose(state, round, rng, eager)
            seat, number = state.turn, state.round
            slot = slots(round).index(bridge.number(move.card)) + first_slot(round)
            result = kernel.play(round, slot, bridge.bit(round, move.cell))
            if result < 0:
                result = kernel.halt(round)
            state = GAME.play(state, seat, move, chance).state
            if state.outcome or state.round > number:
                assert state.previous is not None
                assert verdict(result) == (state.previous.why, state.previous.side)
                round = bridge.to_round(state)
            else:
                assert result == -1
            assert_equal(round, state)


def choose(state: State, round: kernel.Round, rng: random.Random, eager: bool) -> Place:
    """A random legal move, after both agreed on all of them; an eager player wins where that can be done."""
    held = state.hands[state.turn]
    assert sorted(held) == sorted(bridge.name(card) for card in slots(round))
    for card in held:
        expected = sorted(places(state.board, card))
        assert sorted(bridge.cells(round, kernel.legal(round.board, int(card[1])))) == expected
    moves = list(GAME.legal(state, state.turn))
    if eager:
        moves = [move for move in moves if wins(state, move)] or moves
    return rng.choice(moves)


def wins(state: State, move: Place) -> bool:
    after = GAME.play(state, state.turn, move, Chance.seeded(0)).state
    return after.previous is not None and after.previous.why == "line"


def first_slot(round: kernel.Round) -> int:
    left = int(round.left[round.place[kernel.TURN]])
    return max(0, left - int(round.table[kernel.HOLD]))


def slots(round: kernel.Round) -> list[int]:
    """The cards in hand of the seat to move."""
    seat = round.place[kernel.TURN]
    return [int(card) for card in round.piles[seat, first_slot(round) : round.left[seat]]]


def assert_equal(round: kernel.Round, state: State) -> None:
    """The same cards lie on the same cells, and as many are left."""
    assert [int(left) for left in round.left[: len(state.piles)]] == [
        len(pile) + len(hand) for pile, hand in zip(state.piles, state.hands, strict=True)
    ]
    laid = {}
    for colour in range(4):
        for cell in bridge.cells(round, round.board[colour]):
            card = bridge.bit(round, cell)
            below = sum(1 for limit in range(1, 10) if round.board[4 + limit] & card)
            laid[cell] = bridge.name(16 * colour + 9 - below)
    assert laid == state.board
    assert bridge.cells(round, round.board[4]) == sorted(laid, key=lambda cell: (cell[1], cell[0]))


def board(seating: str, laid: dict[Cell, Card]) -> kernel.Round:
    round = bridge.empty_table(SEATINGS[seating], expert=False)
    bridge.put_board(round, laid.items())
    return round


def stopped(seating: str, laid: dict[Cell, Card]) -> tuple[str, int | None]:
    round = board(seating, laid)
    return verdict(kernel.stopped(round.board, round.table, kernel.STUCK))


def test_most_series_one_short_win_a_stopped_round() -> None:
    """PUN-11: two threes beat one, whatever the points."""
    laid = {(column, 0): f"r{9 - column}" for column in range(3)} | {(column, 2): "r9" for column in range(3)}
    laid |= {(column, 4): "b1" for column in range(3)}
    assert stopped("4", laid) == ("stuck", 0)


def test_runs_that_cross_count_separately() -> None:
    """PUN-11: a cross of two threes is two series."""
    laid = {(1, 0): "r9", (0, 1): "r9", (1, 1): "r9", (2, 1): "r9", (1, 2): "r9"}
    laid |= {(column, 4): "b1" for column in range(3)}
    assert stopped("4", laid) == ("stuck", 0)


def test_fewest_points_decide_between_equals() -> None:
    """PUN-12: one three each, the cheaper one wins; equal ones draw."""
    red = {(column, 0): "r3" for column in range(3)}
    blue = {(column, 2): f"b{value}" for column, value in enumerate((1, 2, 5))}
    assert stopped("4", red | blue) == ("stuck", 1)
    blue[0, 2] = "b2"
    assert stopped("4", red | blue) == ("stuck", None)


def test_series_one_shorter_decide_if_there_is_none() -> None:
    """PUN-12: pairs count only where nobody has a three, and the neutral colour never does (PUN-3)."""
    laid = {(0, 0): "r9", (1, 0): "r9", (0, 2): "b1", (1, 2): "y1", (2, 2): "y1", (3, 2): "y1"}
    assert stopped("3", laid) == ("stuck", 0)
    assert stopped("3", {(0, 0): "r1"}) == ("stuck", None)


def test_a_longer_line_wins_too() -> None:
    """PUN-10: in a row, a column and both diagonals, four or five as the table asks."""
    for right, down in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for length in range(1, 7):
            round = board("4", {(step * right, step * down): "g5" for step in range(length)})
            assert kernel.has_line(round.board[2], 4) == (length >= 4)
            assert kernel.has_line(round.board[2], 5) == (length >= 5)


def test_the_frame_floats_until_six_are_reached() -> None:
    """PUN-9: from the first card, five more fit on either side, and never a seventh."""
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)):
        round = board("2", {})
        for step in range(6):
            cell = step * right, step * down
            assert cell in bridge.cells(round, kernel.legal(round.board, 5))
            kernel.lay(round.board, round.place, bridge.bit(round, cell), 0, 5)
        reach = bridge.cells(round, kernel.legal(round.board, 5))
        assert (6 * right, 6 * down) not in reach
        assert (-right, -down) not in reach


def test_the_observer_keeps_its_hand_and_everyone_their_cards() -> None:
    """PUN-4: shuffling what a seat does not know moves no card from one pile to another."""
    state = GAME.start(GAME.options({"table": "4", "expert": True}), Chance.seeded(5)).state
    root = bridge.to_round(state)
    round = kernel.copy_round(root)
    kernel.shuffle(round, state.turn, random_stream(3))
    assert list(slots(round)) == list(slots(root))
    for seat in range(4):
        cards = slice(0, round.left[seat])
        assert sorted(round.piles[seat, cards]) == sorted(root.piles[seat, cards])
        assert list(round.piles[seat, cards]) != list(root.piles[seat, cards])


def test_the_same_seed_plays_the_same_random_rounds() -> None:
    root = bridge.to_round(GAME.start(GAME.options({}), Chance.seeded(1)).state)
    before = kernel.copy_round(root)
    first, moves = kernel.random_rounds(root, -1, 500, random_stream(7))
    again, moves_again = kernel.random_rounds(root, -1, 500, random_stream(7))
    other, _ = kernel.random_rounds(root, -1, 500, random_stream(8))
    assert first.tolist() == again.tolist() != other.tolist()
    assert moves == moves_again
    assert first.sum() == 500
    assert root.board.tolist() == before.board.tolist()
    assert root.piles.tolist() == before.piles.tolist()


def test_random_rounds_end_as_those_of_the_rules_do() -> None:
    """The shares of lines, stuck and empty ends, from 20,000 rounds of the kernel and 300 of the rules."""
    ends = {"line": 0, "stuck": 0, "empty": 0}
    rng = random.Random(2)
    for seed in range(300):
        chance = Chance.seeded(seed)
        state: State = GAME.start(GAME.options({"table": "4", "wins": 1}), chance).state
        while state.round == 1 and not state.outcome:
            moves = list(GAME.legal(state, state.turn))
            state = GAME.play(state, state.turn, rng.choice(moves), chance).state
        assert state.previous is not None
        ends[state.previous.why] += 1
    root = bridge.to_round(GAME.start(GAME.options({"table": "4"}), Chance.seeded(1)).state)
    tally, _ = kernel.random_rounds(root, -1, 20_000, random_stream(4))
    for how, why in bridge.WHY.items():
        share = tally[kernel.SIDES * how : kernel.SIDES * (how + 1)].sum() / 20_000
        assert ends[why] / 300 == pytest.approx(share, abs=0.09)  # three standard errors of 300 rounds
