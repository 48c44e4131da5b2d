"""Cartino to cut out: the board, the stones, and what the points are kept with (CAR-1 to CAR-4, CAR-18)."""

from __future__ import annotations

from tapisvert.games.cartino.board import Layout, layout
from tapisvert.games.cartino.model import JOKER, Options, value
from tapisvert.table.cards import Card, rank, suit
from tapisvert.table.paper import INK, IVORY, Box, Disc, Drawing, Piece, Rank, Stack, Suit, Text, ink_of

HEIGHT = 22.0
WIDTHS = {32: 30.0, 52: 20.4}
"""A half of a field; a stone is a little smaller."""

GAP = 1.0
FIELD, EDGE, GOLD = "#eef3ea", "#1b7a55", "#f0c64a"
COPIES, JOKERS, CHIPS, TRACK, PLAYERS = 2, 2, 25, 20, 4


def stacks(options: Options, rank: Rank) -> tuple[Stack, ...]:
    """What the box of the edition holds."""
    board, width = layout(options.edition), WIDTHS[options.edition]
    stones = [_stone(card, width, options, rank) for card in board.cards for _ in range(COPIES)]
    return (
        Stack("board", (_board(board, width, options, rank),)),
        Stack("stones", (*stones, *(_joker(width) for _ in range(JOKERS)))),
        Stack("track", (_track(),)),
        Stack("chips", tuple(_chip(str(TRACK)) for _ in range(CHIPS))),
        Stack("counters", tuple(_chip(str(number), GOLD) for number in range(1, PLAYERS + 1))),
    )


def _board(board: Layout, width: float, options: Options, rank: Rank) -> Piece:
    drawn: list[Drawing] = []
    for row, cards in enumerate(board.rows):
        for column, card in enumerate(cards):
            x, y = column * width, row * 2 * HEIGHT
            drawn.append(Box(x, y, width, 2 * HEIGHT, FIELD, EDGE, line=0.6))
            drawn.append(Box(x, y + HEIGHT - 0.1, width, 0.2, EDGE))
            for level in (0, 1):
                drawn += _face(card, x, y + level * HEIGHT, width, options, rank)
    return Piece(len(board.rows[0]) * width, len(board.rows) * 2 * HEIGHT, tuple(drawn))


def _stone(card: Card, width: float, options: Options, rank: Rank) -> Piece:
    width, height = width - GAP, HEIGHT - GAP
    return Piece(
        width, height, (Box(0, 0, width, height, IVORY), *_face(card, 0, 0, width, options, rank, height))
    )


def _face(
    card: Card, x: float, y: float, width: float, options: Options, names: Rank, height: float = HEIGHT
) -> list[Drawing]:
    """The rank beside its suit, and below what whoever touches it gets (CAR-6)."""
    middle, ink = x + width / 2, ink_of(suit(card))
    points = str(value(card, options))
    return [
        Text(middle - 4, y + height * 0.4, names(rank(card)), 7, ink, bold=True),
        Suit(middle + 4.5, y + height * 0.4, suit(card), 7),
        Text(x + width - 3, y + height - 3, points, 3, ink),
    ]


def _joker(width: float) -> Piece:
    width, height = width - GAP, HEIGHT - GAP
    star = Text(width / 2, height / 2, JOKER, 12, "#6d4a91", bold=True)
    return Piece(width, height, (Box(0, 0, width, height, IVORY), star))


def _track() -> Piece:
    """Twenty fields, two rows of ten (CAR-18)."""
    size = 18.0
    drawn: list[Drawing] = []
    for number in range(TRACK):
        x, y = number % 10 * size, number // 10 * size
        drawn += [
            Box(x, y, size, size, FIELD, EDGE),
            Text(x + size / 2, y + size / 2, str(number + 1), 6, INK),
        ]
    return Piece(10 * size, 2 * size, tuple(drawn))


def _chip(text: str, fill: str = IVORY) -> Piece:
    return Piece(16, 16, (Disc(8, 8, 7.5, fill, INK), Text(8, 8, text, 5, INK, bold=True)))
