"""Punto's programs: legal, honest about what they see, repeatable, and stronger from level to level."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tapisvert.games.punto.board import Board
from tapisvert.games.punto.model import Card, Cell, Place, State
from tapisvert.games.punto.programs.levels import ENOUGH, PROGRAMS
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget

FEW = Budget(rounds=30)
SOME = Budget(rounds=1500)


def ask(level: str, state: State, budget: Budget, seed: int = 0) -> Place:
    legal = tuple(GAME.legal(state, state.turn))
    return PROGRAMS[level].choose(GAME.view(state, state.turn), legal, budget, random.Random(seed))  # type: ignore[no-any-return]


def test_maitre_stops_once_it_has_seen_enough_whatever_time_is_left() -> None:
    asked = []

    class Endless(Budget, frozen=True):
        def batches(self, first: int = 16) -> Iterator[int]:
            while True:
                asked.append(5000)
                yield 5000

    chance = Chance.seeded(1)
    state: State = GAME.start(GAME.options(GAME.presets["2"]), chance).state
    for _ in range(3):
        state = GAME.play(state, state.turn, ask("amateur", state, FEW), chance).state
    assert ask("maitre", state, Endless()) in tuple(GAME.legal(state, state.turn))
    assert sum(asked) == ENOUGH


def play_round(levels: tuple[str, ...], preset: str, budget: Budget, seed: int) -> int | None:
    """The side that wins a round between these levels; every move is verified."""
    chance = Chance.seeded(seed)
    state: State = GAME.start(GAME.options({**GAME.presets[preset], "wins": 1}), chance).state
    while state.round == 1 and not state.outcome:
        seat = state.turn
        move = ask(levels[seat % len(levels)], state, budget, seed)
        GAME.verify(state, seat, move)
        state = GAME.play(state, seat, move, chance).state
    assert state.previous is not None
    return state.previous.side


def position(table: str, board: dict[Cell, Card], hand: tuple[Card, ...], expert: bool = False) -> State:
    """Seat 0 to move in the middle of a round."""
    options = GAME.options({"table": table, "expert": expert, "starter": "1"})
    state: State = GAME.start(options, Chance.seeded(1)).state
    played: list[list[Card]] = [[] for _ in state.piles]
    piles = [list(pile) + list(held) for pile, held in zip(state.piles, state.hands, strict=True)]
    hands: list[tuple[Card, ...]] = [hand, *state.hands[1:]]
    for card in (*board.values(), *hand):
        owner = next(seat for seat, pile in enumerate(piles) if card in pile)
        piles[owner].remove(card)
        if card not in hand:
            played[owner].append(card)
    for seat in range(1, len(piles)):
        for card in hands[seat]:
            piles[seat].remove(card)
    return replace(
        state,
        board=Board(board),
        hands=tuple(hands),
        piles=tuple(tuple(pile) for pile in piles),
        played=tuple(tuple(cards) for cards in played),
    )


@pytest.mark.parametrize("preset", GAME.presets)
def test_all_programs_play_every_table_to_the_end(preset: str) -> None:
    play_round(tuple(PROGRAMS), preset, FEW, seed=1)


@pytest.mark.parametrize("level", PROGRAMS)
@pytest.mark.parametrize("preset", ["2", "3x2-expert"])
def test_the_same_seed_gives_the_same_move(level: str, preset: str) -> None:
    chance = Chance.seeded(4)
    state: State = GAME.start(GAME.options(GAME.presets[preset]), chance).state
    for _ in range(6):
        move = ask(level, state, FEW, seed=9)
        assert move == ask(level, state, FEW, seed=9)
        state = GAME.play(state, state.turn, move, chance).state


@pytest.mark.parametrize("level", PROGRAMS)
def test_what_is_hidden_changes_no_move(level: str) -> None:
    """Two deals that the seat cannot tell apart get the same answer."""
    chance = Chance.seeded(6)
    state: State = GAME.start(GAME.options({"table": "3", "expert": True}), chance).state
    for _ in range(7):
        state = GAME.play(state, state.turn, next(iter(GAME.legal(state, state.turn))), chance).state
    other = GAME.imagine(GAME.view(state, state.turn), random.Random(1))
    assert other.piles != state.piles
    assert ask(level, state, FEW, seed=2) == ask(level, other, FEW, seed=2)


ROW_OF_THREE = {(0, 0): "r4", (1, 0): "r6", (2, 0): "r5", (0, 2): "b2", (1, 1): "b1"}


@pytest.mark.parametrize("level", ["amateur", "confirme", "maitre"])
def test_a_win_is_taken(level: str) -> None:
    """PUN-10, also where it needs a cover (PUN-8) or the right card of two (PUN-17)."""
    for seed in range(5):
        move = ask(level, position("4", dict(ROW_OF_THREE), ("r3",)), FEW, seed)
        assert move.cell in {(-1, 0), (3, 0)}
        covered = ROW_OF_THREE | {(-1, 0): "g9", (3, 0): "y4"}
        assert ask(level, position("4", covered, ("r7",)), FEW, seed) == Place("r7", (3, 0))
        choice = position("4", covered, ("r2", "r5"), expert=True)
        assert ask(level, choice, FEW, seed) == Place("r5", (3, 0))


def test_a_child_takes_a_win_only_sometimes() -> None:
    state = position("4", dict(ROW_OF_THREE), ("r3",))
    taken = sum(ask("debutant", state, FEW, seed).cell in {(-1, 0), (3, 0)} for seed in range(100))
    assert 40 < taken < 90


@pytest.mark.parametrize("level", ["amateur", "confirme", "maitre"])
def test_a_line_that_lacks_one_card_is_stopped(level: str) -> None:
    """The next player needs one more blue card at the open end: it is filled, or the line is broken."""
    board = {(0, 0): "b4", (1, 0): "b6", (2, 0): "b5", (-1, 0): "g9", (1, 1): "r1", (2, 2): "y1"}
    stops = {(0, 0), (1, 0), (2, 0), (3, 0)}
    seen = [ask(level, position("4", dict(board), ("r8",)), SOME, seed).cell in stops for seed in range(20)]
    assert sum(seen) >= (12 if level == "amateur" else 20)


def test_levels_beat_those_below() -> None:
    """A few rounds of clear cases; `python -m bench --long` measures all of them."""
    for upper, lower, rounds in (("amateur", "debutant", 10), ("maitre", "amateur", 8)):
        won = 0
        for seed in range(rounds):
            levels = (upper, lower) if seed % 2 else (lower, upper)
            winner = play_round(levels, "2", Budget(rounds=300), seed)
            won += winner is not None and levels[winner] == upper
        assert won > rounds / 2


def test_thinking_holds_no_lock() -> None:
    """Other threads of the process go on while a program thinks."""
    state: State = GAME.start(GAME.options({}), Chance.seeded(1)).state
    state = GAME.play(state, state.turn, Place(state.hands[state.turn][0], (0, 0)), Chance.seeded(1)).state
    ask("maitre", state, FEW)
    thinking = threading.Thread(target=ask, args=("maitre", state, Budget(rounds=60_000)))
    thinking.start()
    ticks = 0
    while thinking.is_alive():
        time.sleep(0.01)
        ticks += 1
    assert ticks > 5
