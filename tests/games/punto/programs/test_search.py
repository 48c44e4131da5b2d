"""The tree: what it counts, what it knows, and what happens when it is full."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import Round, copy_round
from tapisvert.games.punto.model import State
from tapisvert.games.punto.programs import search
from tapisvert.games.punto.programs.instinct import TRAITS, glance, instinct
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream


def midgame(preset: str, moves: int = 8) -> State:
    rng, chance = random.Random(5), Chance.seeded(5)
    state: State = GAME.start(GAME.options(GAME.presets[preset]), chance).state
    for _ in range(moves):
        state = GAME.play(state, state.turn, rng.choice(list(GAME.legal(state, state.turn))), chance).state
    return state


def grow(root: Round, rounds: int, edges: int = 100_000, seasoned: bool = True, seed: int = 1) -> search.Tree:
    tree = search.new_tree(edges)
    search.search(tree, root, root.piles[np.newaxis], copy_round(root), rounds, seasoned, random_stream(seed))
    return tree


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seasoned", [False, True])
def test_every_imagined_round_is_counted_on_a_legal_move(preset: str, seasoned: bool) -> None:
    state = midgame(preset)
    root = bridge.to_round(state)
    found = search.visits(grow(root, 500, seasoned=seasoned))
    assert sum(times for times, _, _ in found) == 500
    moves = {(bridge.name(card), bridge.cells(root, np.uint64(1 << cell))[0]) for _, card, cell in found}
    assert moves == {(move.card, move.cell) for move in GAME.legal(state, state.turn)}


def test_visits_below_an_edge_are_those_that_went_through_it() -> None:
    """Every round but the first, which was played on from the edge itself."""
    tree = grow(bridge.to_round(midgame("2")), 3000)
    checked = 0
    for edge in range(1, tree.used[0]):
        blocks = []
        block = tree.below[edge]
        while block:
            blocks.append(block)
            block = tree.beside[block]
        below = sum(tree.visits[tree.first[b] : tree.first[b] + tree.size[b]].sum() for b in blocks)
        if below:
            assert tree.visits[edge] == below + 1
            assert 0 <= tree.reward[edge] <= tree.visits[edge]
            assert tree.seen[blocks].sum() == below
            checked += 1
    assert checked > 100


def test_a_full_tree_goes_on_counting_at_its_leaves() -> None:
    root = bridge.to_round(midgame("4"))
    tree = grow(root, 2000, edges=600)
    assert tree.used[0] <= 600
    assert sum(times for times, _, _ in search.visits(tree)) == 2000


def test_the_search_leaves_the_round_it_starts_from_alone() -> None:
    root = bridge.to_round(midgame("3-expert"))
    before = copy_round(root)
    grow(root, 200)
    for one, two in zip(root, before, strict=True):
        assert np.asarray(one).tolist() == np.asarray(two).tolist()


def test_there_is_a_weight_for_every_trait() -> None:
    assert instinct().weights.shape == (2, TRAITS)


def test_a_threat_looks_worth_filling_with_a_high_card() -> None:
    """The instinct of lines of four: the only gap of a line of three draws a nine most."""
    state = midgame("4", 0)
    root = bridge.empty_table(state.options.seating, expert=False)
    laid = {(0, 0): "b4", (1, 0): "b6", (2, 0): "b5", (-1, 0): "g9", (1, 1): "r1"}
    bridge.put_board(root, laid.items())
    notes = instinct()
    cells = bridge.cells(root, np.uint64(glance(root, bridge.number("r9"), notes)))
    looks = {cell: notes.looks[int(bridge.bit(root, cell)).bit_length() - 1] for cell in cells}
    assert max(looks, key=lambda cell: float(looks[cell])) in {(0, 0), (1, 0), (2, 0), (3, 0)}
