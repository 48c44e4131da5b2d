"""How good a place looks at a glance: a weighted sum of what a card would do there.

The weights are learned (`python -m bench.learn`): they are those that best foretell where a long search ends
up. `instinct.txt` holds them, a column for lines of four and one for lines of five.
"""

from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.engine.kernel import NEED, ONE, OWNER, TEAMS, TURN, Numbers, Round, legal, points
from tapisvert.games.punto.programs.tactics import completing
from tapisvert.table.fast import Word, Words, compiled, count, lowest

OWN, OWN_HIGH = 0, 5  # lines of the card's own colour through the cell, by how many cards they have: 0 to 4
OTHERS, OTHERS_HIGH = 9, 13  # lines of other sides there: 1 to 4
SPOILT, SPOILT_HIGH = 17, 21  # those that lose a card, because it is covered: 1 to 4
LOST = 25  # the same for a colour of one's own: 1 to 4
COVERS_SAME, COVERS_OWN, COVERS_OTHER, COVERS_NEUTRAL, COVERS_HIGH, COVERED = 30, 31, 32, 33, 34, 35
OPENS, OPENS_FREE = 36, 37  # places that would then lack one card for a line
BUILDS, BUILDS_HIGH = 38, 39  # makes a series one short of a line
FILLS, FILLS_HIGH = 40, 41  # a place where another side could make a line
SLOWS, SLOWS_HIGH = 42, 43  # a place where another side could make a series one short
UNDOES, UNDOES_HIGH = 44, 45  # such places that are gone, because a card of the line is covered
TRAITS = 46
"""What is looked at. Those called HIGH count more the higher the card: it is harder to cover again."""


class Instinct(NamedTuple):
    """The weights, and room for the notes that one glance takes."""

    weights: NDArray[np.float64]  # for lines of four and of five
    traits: NDArray[np.float64]
    gaps: Words  # per colour: cells that make a line; then cells that make a series one short
    looks: NDArray[np.float64]  # of every cell of the frame


def instinct() -> Instinct:
    """What was learned, with empty notes."""
    return Instinct(_learned(), np.zeros(TRAITS), np.zeros(8, dtype=np.uint64), np.zeros(64))


@cache
def _learned() -> NDArray[np.float64]:
    lines = files(__package__).joinpath("instinct.txt").read_text().splitlines()
    columns = [line.split()[-2:] for line in lines if line and not line.startswith("#")]
    return np.array(columns, dtype=np.float64).T.copy()


@compiled
def glance(round: Round, card: int, notes: Instinct) -> Word:
    """The legal cells for a card of the mover's; `notes.looks` then says how good each of them looks."""
    cells = legal(round.board, card & 15)
    survey(round, notes.gaps)
    weights = round.table[NEED] - 4
    left = cells
    while left:
        cell = lowest(left)
        left &= left - ONE
        examine(round, card, cell, notes)
        looks = 0.0
        for trait in range(TRAITS):
            looks += notes.weights[weights, trait] * notes.traits[trait]
        notes.looks[cell] = looks
    return cells


@compiled
def survey(round: Round, gaps: Words) -> None:
    """Note the cells that lack one card, for all colours."""
    for colour in range(4):
        cards = round.board[colour]
        gaps[colour] = completing(cards, round.table[NEED]) & ~cards
        gaps[4 + colour] = completing(cards, round.table[NEED] - 1) & ~cards


@compiled
def examine(round: Round, card: int, cell: int, notes: Instinct) -> None:
    """Note the traits of a card of the mover's on a legal cell. The gaps have been surveyed."""
    for trait in range(TRAITS):
        notes.traits[trait] = 0.0
    examine_lines(round, card, cell, notes.traits)
    examine_cover(round, card, cell, notes.traits)
    examine_gaps(round, card, cell, notes.traits, notes.gaps)


@compiled
def examine_lines(round: Round, card: int, cell: int, traits: Any) -> None:
    """All lines through the cell that can still be made: one with a nine of another colour cannot."""
    board, table = round.board, round.table
    side, colour, high = round.place[TURN] % table[TEAMS], card >> 4, (card & 15) / 9.0
    here = ONE << np.uint64(cell)
    nines = board[4] & ~board[4 + 9]
    five = table[NEED] == 5
    for index in range(FIVES_NUMBER[cell] if five else FOURS_NUMBER[cell]):
        line = FIVES[cell, index] if five else FOURS[cell, index]
        for other in range(4):
            owner = table[OWNER + other]
            if owner < 0 or line & nines & ~board[other]:
                continue
            have = count(line & board[other])
            if other == colour:
                traits[OWN + have] += 1.0
                traits[OWN_HIGH + have] += high
            elif have == 0:
                continue
            elif owner != side:
                traits[OTHERS + have] += 1.0
                traits[OTHERS_HIGH + have] += high
                if board[other] & here:
                    traits[SPOILT + have] += 1.0
                    traits[SPOILT_HIGH + have] += high
            elif board[other] & here:
                traits[LOST + have] += 1.0


@compiled
def examine_cover(round: Round, card: int, cell: int, traits: Any) -> None:
    """The card that would be covered, if there is one."""
    board, table = round.board, round.table
    here = ONE << np.uint64(cell)
    if not board[4] & here:
        return
    traits[COVERED] = points(board, here, 1) / 9.0
    for other in range(4):
        if board[other] & here:
            owner = table[OWNER + other]
            if other == card >> 4:
                traits[COVERS_SAME] = 1.0
            elif owner < 0:
                traits[COVERS_NEUTRAL] = 1.0
            elif owner == round.place[TURN] % table[TEAMS]:
                traits[COVERS_OWN] = 1.0
            else:
                traits[COVERS_OTHER], traits[COVERS_HIGH] = 1.0, (card & 15) / 9.0


@compiled
def examine_gaps(round: Round, card: int, cell: int, traits: Any, gaps: Words) -> None:
    """Places that lack one card: opened for one's own side, taken from the others."""
    board, table = round.board, round.table
    side, high, need = round.place[TURN] % table[TEAMS], (card & 15) / 9.0, table[NEED]
    here, reach = ONE << np.uint64(cell), legal(board, 9)
    for other in range(4):
        owner, cards = table[OWNER + other], board[other]
        if other == card >> 4 and owner == side:
            opened = completing(cards | here, need) & reach & ~(cards | here | gaps[other])
            traits[OPENS] = min(3, count(opened))
            traits[OPENS_FREE] = min(3, count(opened & ~board[4]))
            if gaps[4 + other] & here:
                traits[BUILDS], traits[BUILDS_HIGH] = 1.0, high
        elif owner >= 0 and owner != side:
            threats = gaps[other] & reach
            if threats & here:
                traits[FILLS] += 1.0
                traits[FILLS_HIGH] += high
            if gaps[4 + other] & here:
                traits[SLOWS] += 1.0
                traits[SLOWS_HIGH] += high
            if threats and cards & here:
                undone = min(2, count(threats & ~completing(cards & ~here, need)))
                traits[UNDOES] += undone
                traits[UNDOES_HIGH] += high * undone


def _lines(length: int) -> tuple[Words, Numbers]:
    """For every cell of the frame the lines of `length` through it, each without the cell; and how many."""
    lines = np.zeros((64, 4 * length), dtype=np.uint64)
    number = np.zeros(64, dtype=np.int64)
    for row, column in product(range(8), repeat=2):
        for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            cells = [(row + down * step, column + right * step) for step in range(length)]
            if not all(0 <= place < 8 for cell in cells for place in cell):
                continue
            line = sum(1 << 8 * row + column for row, column in cells)
            for cell in (8 * row + column for row, column in cells):
                lines[cell, number[cell]] = line & ~(1 << cell)
                number[cell] += 1
    return lines, number


FOURS, FOURS_NUMBER = _lines(4)
FIVES, FIVES_NUMBER = _lines(5)
