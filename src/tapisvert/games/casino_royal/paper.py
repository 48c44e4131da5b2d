"""Casino Royal to cut out: the eight boards, the symbols of bingo and the chips (CAS-1, CAS-2, CAS-C2).

The pack is any pack of 52 cards.
"""

from __future__ import annotations

from tapisvert.games.casino_royal.boards import BOARDS, COLUMNS, ROWS
from tapisvert.games.casino_royal.model import YELLOW
from tapisvert.games.casino_royal.options import Options
from tapisvert.games.casino_royal.symbols import WAYS
from tapisvert.table.cards import Card, rank, suit
from tapisvert.table.paper import INK, IVORY, Box, Disc, Drawing, Piece, Rank, Stack, Suit, Text, ink_of

CELL, LOW = 36.0, 31.0
"""How wide and how high a cell of a board is: a chip covers most of it."""

HEAD = 6.0
GREEN, GOLD = "#2c7a4b", "#f0c64a"
GREENS, YELLOWS = 160, 40


def stacks(options: Options, rank: Rank) -> tuple[Stack, ...]:
    """What the box holds, for all three games."""
    return (
        Stack("boards", tuple(_board(number, cards, rank) for number, cards in enumerate(BOARDS, 1))),
        Stack("symbols", tuple(_symbol(cells) for ways in WAYS.values() for cells in ways)),
        Stack("greens", tuple(_chip("1", GREEN, IVORY) for _ in range(GREENS))),
        Stack("yellows", tuple(_chip(str(YELLOW), GOLD, INK) for _ in range(YELLOWS))),
    )


def _board(number: int, cards: tuple[Card, ...], names: Rank) -> Piece:
    width, height = COLUMNS * CELL, ROWS * LOW + HEAD
    drawn: list[Drawing] = [Box(0, 0, width, height, IVORY, GREEN, line=0.8)]
    drawn.append(Text(width / 2, HEAD / 2 + 0.5, str(number), 4, GREEN, bold=True))
    for place, card in enumerate(cards):
        x, y = place % COLUMNS * CELL, HEAD + place // COLUMNS * LOW
        drawn += [
            Box(x + 1, y, CELL - 2, LOW - 1.5, "#ffffff", GREEN, radius=2),
            Text(x + CELL / 2 - 6, y + LOW / 2 - 1, names(rank(card)), 10, ink_of(suit(card)), bold=True),
            Suit(x + CELL / 2 + 7, y + LOW / 2 - 1, suit(card), 10),
        ]
    return Piece(width, height, tuple(drawn))


def _symbol(cells: frozenset[int]) -> Piece:
    """A card that shows which cells count."""
    size, edge = 7.0, 4.0
    drawn: list[Drawing] = []
    for place in range(ROWS * COLUMNS):
        x, y = edge + place % COLUMNS * size, edge + place // COLUMNS * size
        drawn.append(Box(x, y, size, size, GREEN if place in cells else "#ffffff", INK, line=0.2))
    return Piece(COLUMNS * size + 2 * edge, ROWS * size + 2 * edge, tuple(drawn))


def _chip(text: str, fill: str, ink: str) -> Piece:
    return Piece(18, 18, (Disc(9, 9, 8.6, fill, INK), Text(9, 9, text, 6, ink, bold=True)))
