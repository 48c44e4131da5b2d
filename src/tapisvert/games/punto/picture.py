"""A picture of Punto: the cards as they lie, one's own hand, and how many rounds each side has won."""

from __future__ import annotations

from tapisvert.games.punto.model import WIDTH, Card, View
from tapisvert.table.numbers import Box, Label, Picture

SIZE, GAP, TOP = 60, 6, 60
CLOTH, PAPER, MARK = "#2f6b4a", "#fbf7ec", "#f2c14e"
INK = {"r": "#c0392b", "b": "#2463a8", "g": "#2e8b3d", "y": "#b8860b"}


def draw(view: View) -> Picture:
    """What a viewer sees, the cards in the middle of the square; the last one laid has a golden edge."""
    cells = [cell for cell, _ in view.board] or [(0, 0)]
    left, top = (min(axis) - (WIDTH - 1 - max(axis) + min(axis)) // 2 for axis in zip(*cells, strict=True))
    side = WIDTH * SIZE + 2 * GAP
    height = TOP + side + SIZE + GAP
    shapes: list[Box | Label] = [Box(0, 0, side, height, CLOTH)]
    wins = "   ".join(f"{number}: {won}" for number, won in enumerate(view.wins, 1))
    shapes.append(Label(GAP * 2, TOP / 2, wins, 24, PAPER, centred=False))
    for (column, row), card in view.board:
        x, y = GAP + SIZE * (column - left), TOP + GAP + SIZE * (row - top)
        shapes += _card(x, y, card, (column, row) == view.last)
    hand = view.hand or ((view.up,) if view.up else ())
    for place, card in enumerate(hand):
        shapes += _card(GAP + SIZE * place, TOP + side, card, marked=False)
    return Picture(side, height, tuple(shapes))


def _card(x: float, y: float, card: Card, marked: bool) -> list[Box | Label]:
    face = Box(x + 3, y + 3, SIZE - 6, SIZE - 6, PAPER)
    edge = Box(x, y, SIZE, SIZE, MARK) if marked else Box(x + 2, y + 2, SIZE - 4, SIZE - 4, INK[card[0]])
    return [edge, face, Label(x + SIZE / 2, y + SIZE / 2, card, 26, INK[card[0]])]
