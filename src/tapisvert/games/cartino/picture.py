"""A picture of Cartino: the board with its halves, the stones on it, one's own rack and all points."""

from __future__ import annotations

from tapisvert.games.cartino.board import halves_of, layout
from tapisvert.games.cartino.model import View
from tapisvert.table.cards import suit
from tapisvert.table.numbers import Box, Label, Picture

WIDE, HIGH, TOP = 48, 26, 40
CLOTH, FIELD, STONE, JOKER, FRESH = "#2f6b4a", "#d9e4d4", "#fbf7ec", "#c9a0dc", "#f2c14e"
INK = {"D": "#c0392b", "H": "#c0392b", "S": "#1c2b22", "C": "#1c2b22"}


def draw(view: View) -> Picture:
    """What a viewer sees. A stone is light, a joker violet; what was laid in this turn has a golden edge."""
    rows = layout(view.options.edition).rows
    board, fresh = dict(view.board), {stone.half for stone in view.laid}
    width, height = WIDE * max(map(len, rows)) + 8, 2 * HIGH * len(rows) + 2 * TOP
    shapes: list[Box | Label] = [Box(0, 0, width, height, CLOTH)]
    scores = "   ".join(f"{seat + 1}: {score}" for seat, score in enumerate(view.scores))
    shapes.append(Label(8, TOP / 2, scores, 18, STONE, centred=False))
    for row, cards in enumerate(rows):
        for column, card in enumerate(cards):
            for level, half in enumerate(halves_of(card)):
                x, y = 4 + WIDE * column, TOP + HIGH * (2 * row + level)
                shapes.append(Box(x + 1, y + 1, WIDE - 2, HIGH - 2, FRESH if half in fresh else FIELD))
                if half in board:
                    shapes.append(Box(x + 4, y + 4, WIDE - 8, HIGH - 8, JOKER if board[half] else STONE))
                shapes.append(Label(x + WIDE / 2, y + HIGH / 2, card, 13, INK[suit(card)]))
    for place, stone in enumerate(view.rack):
        x, y = 4 + WIDE * place, height - TOP + 6
        shapes.append(Box(x + 2, y, WIDE - 4, HIGH, JOKER if stone == "*" else STONE))
        ink = INK.get(suit(stone), INK["S"])
        shapes.append(Label(x + WIDE / 2, y + HIGH / 2, stone, 14, ink))
    return Picture(width, height, tuple(shapes))
