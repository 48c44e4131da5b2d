"""Tree search for Punto, all of it inside the kernel: thousands of imagined rounds, one tree.

The tree is over what everybody sees. An edge is a card laid on a cell; below it hang blocks, one for every
card that the next seat was ever imagined to hold there. So the luck of the draw is averaged over, nobody's
edges depend on a hand that others hide, and all imagined rounds share what they learn.
Edge 0 is the root. Numbers of edges and blocks start at 1; 0 means none.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.kernel import (
    EMPTY,
    HOLD,
    NEED,
    OWNER,
    SEATS,
    SIDES,
    STUCK,
    TEAMS,
    TURN,
    Numbers,
    Round,
    legal,
    play,
    random_round,
    restore,
    shuffle,
    stopped,
)
from tapisvert.games.punto.tactics import completing, sensible_round, worth
from tapisvert.table.fast import Words, compiled, lowest, random_below


class Tree(NamedTuple):
    """The tree's arrays, and scratch space for one descent."""

    used: Numbers  # edges, blocks
    cell: NDArray[np.uint8]
    slot_card: NDArray[np.uint8]
    visits: NDArray[np.int32]
    reward: NDArray[np.float64]
    prior: NDArray[np.float32]
    below: NDArray[np.int32]  # first block below an edge
    card: NDArray[np.uint8]  # of a block
    following: NDArray[np.int32]  # next block below the same edge
    first: NDArray[np.int32]  # first edge of a block
    size: NDArray[np.int32]
    seen: NDArray[np.int32]  # how often a block could be chosen from
    path: Numbers
    movers: Numbers


def new_tree(edges: int) -> Tree:
    blocks = edges // 4 + 64
    return Tree(
        np.ones(2, dtype=np.int64),
        np.zeros(edges, dtype=np.uint8),
        np.zeros(edges, dtype=np.uint8),
        np.zeros(edges, dtype=np.int32),
        np.zeros(edges, dtype=np.float64),
        np.zeros(edges, dtype=np.float32),
        np.zeros(edges, dtype=np.int32),
        np.zeros(blocks, dtype=np.uint8),
        np.zeros(blocks, dtype=np.int32),
        np.zeros(blocks, dtype=np.int32),
        np.zeros(blocks, dtype=np.int32),
        np.zeros(blocks, dtype=np.int32),
        np.zeros(80, dtype=np.int64),
        np.zeros(80, dtype=np.int64),
    )


WIDEST = 48
"""No card has more legal cells: 36 inside the square, or fewer inside and a part of the ring."""


@compiled
def block_of(tree: Tree, round: Round, edge: int, slot: int, width: int) -> int:
    """The block for the card at `slot` of the mover's pile, made if it is new; 0 if there is no room."""
    seat = round.place[TURN]
    card = round.piles[seat, slot]
    block = tree.below[edge]
    while block:
        if tree.card[block] == card:
            return int(block)
        block = tree.following[block]
    if tree.used[0] + WIDEST > tree.visits.size or tree.used[1] >= tree.card.size:
        return 0
    block = tree.used[1]
    tree.used[1] += 1
    tree.card[block] = card
    tree.following[block] = tree.below[edge]
    tree.below[edge] = block
    tree.first[block] = tree.used[0]
    fill(tree, round, block, width)
    return int(block)


@compiled
def fill(tree: Tree, round: Round, block: int, width: int) -> None:
    """The edges of a new block: a winning cell alone, or the `width` cells that look best, best first."""
    board, table = round.board, round.table
    side = round.place[TURN] % table[TEAMS]
    card = tree.card[block]
    colour, value = card >> 4, card & 15
    cells = legal(board, value)
    first = tree.first[block]
    if table[OWNER + colour] == side:
        wins = cells & completing(board[colour], table[NEED])
        if wins:
            cells = wins & (~wins + np.uint64(1))
    size = 0
    total = 0.0
    while cells:
        cell = lowest(cells)
        cells &= cells - np.uint64(1)
        looks = worth(round, side, colour, value, cell) + 5.0
        looks = max(looks, 1.0)
        at = first + size
        if size < width:
            size += 1
        elif tree.prior[at - 1] >= looks:
            continue
        else:
            at -= 1
        while at > first and tree.prior[at - 1] < looks:
            tree.prior[at] = tree.prior[at - 1]
            tree.cell[at] = tree.cell[at - 1]
            at -= 1
        tree.prior[at] = looks
        tree.cell[at] = cell
    for at in range(first, first + size):
        total += tree.prior[at]
    for at in range(first, first + size):
        tree.prior[at] /= total
        tree.slot_card[at] = card
    tree.size[block] = size
    tree.used[0] += size


@compiled
def search(
    tree: Tree, worlds: Any, root: Round, round: Round, iterations: int, rng: Words, style: Any
) -> None:
    """Grow the tree by `iterations` imagined rounds from `root`, whose mover is the one who thinks."""
    observer = root.place[TURN]
    sides = root.table[TEAMS]
    for _ in range(iterations):
        restore(round, root)
        world = random_below(rng, worlds.shape[0])
        for seat in range(root.table[SEATS]):
            for at in range(root.left[seat]):
                round.piles[seat, at] = worlds[world, seat, at]
        shuffle(round, observer, rng)
        depth = 0
        edge = 0
        result = -1
        while True:
            seat = round.place[TURN]
            size = round.left[seat]
            if size == 0:
                result = stopped(round.board, round.table, EMPTY)
                break
            width = WIDEST if depth == 0 else style[2]
            best, best_slot, best_score = 0, -1, -1e9
            full = False
            for slot in range(max(0, size - round.table[HOLD]), size):
                block = block_of(tree, round, edge, slot, width)
                if block == 0:
                    full = True
                    continue
                if tree.size[block] == 0:
                    continue
                tree.seen[block] += 1
                spread = style[3] * 0.01 * np.sqrt(tree.seen[block])
                for at in range(tree.first[block], tree.first[block] + tree.size[block]):
                    visits = tree.visits[at]
                    mean = tree.reward[at] / visits if visits else style[4] * 0.01
                    score = mean + spread * tree.prior[at] / (1 + visits)
                    if score > best_score:
                        best, best_slot, best_score = at, slot, score
            if best_slot < 0:
                if full:
                    result = sensible_round(round, rng, style)
                else:
                    result = stopped(round.board, round.table, STUCK)
                break
            tree.path[depth] = best
            tree.movers[depth] = seat % sides
            depth += 1
            result = play(round, best_slot, np.uint64(1) << np.uint64(tree.cell[best]))
            if result >= 0:
                break
            if tree.visits[best] == 0:
                result = sensible_round(round, rng, style) if style[5] == 0 else random_round(round, rng)
                break
            edge = best
        winner = result % SIDES - 1
        for step in range(depth):
            at = tree.path[step]
            tree.visits[at] += 1
            if winner < 0:
                tree.reward[at] += 1.0 / sides
            elif winner == tree.movers[step]:
                tree.reward[at] += 1.0


def favourite(tree: Tree) -> tuple[int, Any]:
    """The card and the cell (one bit) that were tried most often at the root."""
    edges: list[int] = []
    block = tree.below[0]
    while block:
        edges += range(tree.first[block], tree.first[block] + tree.size[block])
        block = tree.following[block]
    best = max(edges, key=lambda edge: tree.visits[edge])
    return int(tree.slot_card[best]), np.uint64(1 << int(tree.cell[best]))
