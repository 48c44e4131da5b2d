"""Tree search for Punto, all of it inside the kernel: thousands of imagined rounds, one tree.

The tree is over what everybody sees. An edge is a card laid on a cell; below it hang blocks, one for every
card that the next seat was ever imagined to hold there. So the luck of the draw is averaged over, nobody's
edges depend on a hand that others hide, and all imagined rounds share what they learn. Every side is taken to
play for itself: an edge is rewarded when the side that made the move wins, and a team wins together.

Edge 0 is the root. Numbers of edges and blocks start at 1; 0 means none.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.engine.kernel import (
    EMPTY,
    HOLD,
    ONE,
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
from tapisvert.games.punto.programs.instinct import Instinct, glance, instinct
from tapisvert.games.punto.programs.tactics import sensible_round, winning
from tapisvert.table.fast import Words, compiled, lowest, random_below

EXPLORE = 2.0
"""How much an edge gains from looking good while it was tried little."""

HOPE = 0.5
"""What an edge is thought to bring before it was tried."""

WIDTH = 24
"""How many cells a block holds below the root; the root holds them all."""

WIDEST = 64
DEEPEST = 80


class Tree(NamedTuple):
    """The tree's arrays, and room for one descent."""

    used: Numbers  # edges, blocks
    cell: NDArray[np.uint8]
    visits: NDArray[np.int32]
    reward: NDArray[np.float32]
    prior: NDArray[np.float32]
    below: NDArray[np.int32]  # the first block below an edge
    card: NDArray[np.uint8]  # of a block
    beside: NDArray[np.int32]  # the next block below the same edge
    first: NDArray[np.int32]  # edge of a block
    size: NDArray[np.int32]
    seen: NDArray[np.int32]  # how often a block could be chosen from
    path: Numbers
    movers: Numbers
    notes: Instinct


def new_tree(edges: int) -> Tree:
    """An empty tree with room for so many edges. The memory is taken up only as the tree grows."""
    blocks = edges // 4 + WIDEST
    return Tree(
        used=np.ones(2, dtype=np.int64),
        cell=np.zeros(edges, dtype=np.uint8),
        visits=np.zeros(edges, dtype=np.int32),
        reward=np.zeros(edges, dtype=np.float32),
        prior=np.zeros(edges, dtype=np.float32),
        below=np.zeros(edges, dtype=np.int32),
        card=np.zeros(blocks, dtype=np.uint8),
        beside=np.zeros(blocks, dtype=np.int32),
        first=np.zeros(blocks, dtype=np.int32),
        size=np.zeros(blocks, dtype=np.int32),
        seen=np.zeros(blocks, dtype=np.int32),
        path=np.zeros(DEEPEST, dtype=np.int64),
        movers=np.zeros(DEEPEST, dtype=np.int64),
        notes=instinct(),
    )


def visits(tree: Tree) -> list[tuple[int, int, int]]:
    """How often each move was tried at the root: (times, card, cell's index in the frame)."""
    found: list[tuple[int, int, int]] = []
    block = tree.below[0]
    while block:
        edges = range(tree.first[block], tree.first[block] + tree.size[block])
        found += [(int(tree.visits[edge]), int(tree.card[block]), int(tree.cell[edge])) for edge in edges]
        block = tree.beside[block]
    return found


@compiled
def search(
    tree: Tree, root: Round, worlds: NDArray[np.uint8], round: Round, rounds: int, seasoned: bool, rng: Words
) -> None:
    """Grow the tree by so many imagined rounds from `root`, whose mover is the one who thinks.

    `worlds` holds piles as they may lie; each round takes one of them and shuffles what the thinker cannot
    know. A `seasoned` thinker tries first what looks good, and imagines players with sense; another one has
    all moves to try, and imagines rounds that go on at random.
    """
    for _ in range(rounds):
        restore(round, root)
        world = random_below(rng, worlds.shape[0])
        for seat in range(root.table[SEATS]):
            for at in range(root.left[seat]):
                round.piles[seat, at] = worlds[world, seat, at]
        shuffle(round, root.place[TURN], rng)
        depth, result = descend(tree, round, seasoned)
        if result < 0:
            result = sensible_round(round, rng) if seasoned else random_round(round, rng)
        learn(tree, depth, result % SIDES - 1, root.table[TEAMS])


@compiled
def learn(tree: Tree, depth: int, winner: int, sides: int) -> None:
    """Reward the moves of a descent: those of the side that won, or all alike."""
    for step in range(depth):
        edge = tree.path[step]
        tree.visits[edge] += 1
        if winner == tree.movers[step]:
            tree.reward[edge] += 1.0
        elif winner < 0:
            tree.reward[edge] += 1.0 / sides


@compiled
def descend(tree: Tree, round: Round, seasoned: bool) -> tuple[int, int]:
    """Play down the tree to a move not tried yet. Returns how deep, and the result if the round ended."""
    edge = depth = 0
    width = WIDEST
    while True:
        seat = round.place[TURN]
        size = round.left[seat]
        if size == 0:
            return depth, stopped(round.board, round.table, EMPTY)
        best, best_slot, best_score, room = 0, 0, -1.0, True
        for slot in range(max(0, size - round.table[HOLD]), size):
            block = block_of(tree, round, edge, slot, width, seasoned)
            room = room and block > 0
            tree.seen[block] += 1
            drive = EXPLORE * np.sqrt(tree.seen[block])
            for at in range(tree.first[block], tree.first[block] + tree.size[block]):
                tried = tree.visits[at]
                score = tree.reward[at] / tried if tried else HOPE
                score += drive * tree.prior[at] / (1 + tried)
                if score > best_score:
                    best, best_slot, best_score = at, slot, score
        if not room or depth == DEEPEST:
            return depth, -1
        if best == 0:
            return depth, stopped(round.board, round.table, STUCK)
        tree.path[depth], tree.movers[depth] = best, seat % round.table[TEAMS]
        depth += 1
        result = play(round, best_slot, ONE << np.uint64(tree.cell[best]))
        if result >= 0 or tree.visits[best] == 0:
            return depth, result
        edge = best
        width = WIDTH if seasoned else WIDEST


@compiled
def block_of(tree: Tree, round: Round, edge: int, slot: int, width: int, seasoned: bool) -> int:
    """The block for the card at `slot` of the mover's pile, made if it is new; 0 if there is no room."""
    card = round.piles[round.place[TURN], slot]
    block = tree.below[edge]
    while block:
        if tree.card[block] == card:
            return int(block)
        block = tree.beside[block]
    if tree.used[0] + WIDEST > tree.cell.size or tree.used[1] == tree.card.size:
        return 0
    block = tree.used[1]
    tree.used[1] += 1
    tree.card[block] = card
    tree.first[block] = tree.used[0]
    tree.beside[block] = tree.below[edge]
    tree.below[edge] = block
    fill(tree, round, block, slot, width, seasoned)
    return int(block)


@compiled
def fill(tree: Tree, round: Round, block: int, slot: int, width: int, seasoned: bool) -> None:
    """The edges of a new block: a winning cell alone, or the `width` cells that look best, best first."""
    cells = (
        glance(round, tree.card[block], tree.notes) if seasoned else legal(round.board, tree.card[block] & 15)
    )
    wins = winning(round, slot)
    if wins:
        cells = wins & (~wins + ONE)
    first = tree.first[block]
    size = 0
    while cells:
        cell = lowest(cells)
        cells &= cells - ONE
        looks = np.float32(tree.notes.looks[cell] if seasoned else 0.0)
        if size < width:
            size += 1
        elif looks <= tree.prior[first + size - 1]:
            continue
        at = first + size - 1
        while at > first and tree.prior[at - 1] < looks:
            tree.prior[at] = tree.prior[at - 1]
            tree.cell[at] = tree.cell[at - 1]
            at -= 1
        tree.prior[at] = looks
        tree.cell[at] = cell
    best, total = tree.prior[first], 0.0
    for at in range(first, first + size):
        tree.prior[at] = np.exp(tree.prior[at] - best)
        total += tree.prior[at]
    for at in range(first, first + size):
        tree.prior[at] /= total
    tree.size[block] = size
    tree.used[0] += size
