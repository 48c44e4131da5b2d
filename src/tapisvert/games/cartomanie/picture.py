"""A picture of Cartomanie: the table of letters, everybody's points, and the last words made."""

from __future__ import annotations

from tapisvert.games.cartomanie.model import DOWN, GAP, View
from tapisvert.table.numbers import Box, Label, Picture

SIZE, TOP, FOOT = 64, 44, 26
CLOTH, PAPER, BACK = "#2f6b4a", "#fbf7ec", "#7d4a2d"


def draw(view: View) -> Picture:
    """What a viewer sees: cards face down show their back."""
    wide = view.options.width
    width, table = wide * SIZE + 8, -(-view.options.places // wide) * SIZE
    height = TOP + table + FOOT * (1 + len(view.piles))
    shapes: list[Box | Label] = [Box(0, 0, width, height, CLOTH)]
    points = "   ".join(f"{seat + 1}: {total}" for seat, total in enumerate(view.points))
    shapes.append(Label(8, TOP / 2, points, 20, PAPER, centred=False))
    for place, card in enumerate(view.table):
        if card == GAP:
            continue
        x, y = 4 + SIZE * (place % wide), TOP + SIZE * (place // wide)
        shapes.append(Box(x + 3, y + 3, SIZE - 6, SIZE - 6, BACK if card == DOWN else PAPER))
        if card != DOWN:
            shapes.append(Label(x + SIZE / 2, y + SIZE / 2, card, 30))
    for seat, pile in enumerate(view.piles):
        words = " ".join(won.word for won in pile[-4:])
        line = TOP + table + FOOT * (seat + 0.8)
        shapes.append(Label(8, line, f"{seat + 1}  {words}", 16, PAPER, centred=False))
    return Picture(width, height, tuple(shapes))
