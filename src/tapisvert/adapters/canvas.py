"""Pictures as arrays of pixels, drawn with Pillow from what a game says about its view, or from text."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from tapisvert import games
from tapisvert.table.numbers import Box, Label, Picture

LINE, MARGIN, SIZE = 20, 10, 15
CLOTH, PAPER = "#2f6b4a", "#fbf7ec"


def pixels(game: str, view: Any, text: str) -> NDArray[np.uint8]:
    """The picture of a view: the game's own, or the text on green cloth if the game has none."""
    drawer = games.part(game, "picture")
    return paint(drawer.draw(view) if drawer else written(text))


def written(text: str) -> Picture:
    """A picture of a text."""
    lines = text.splitlines()
    height = 2 * MARGIN + LINE * max(1, len(lines))
    width = 2 * MARGIN + max([200.0, *(_font(SIZE).getlength(line) for line in lines)])
    labels = (
        Label(MARGIN, MARGIN + LINE * (row + 0.5), line, SIZE, PAPER, centred=False)
        for row, line in enumerate(lines)
    )
    return Picture(width, height, (Box(0, 0, width, height, CLOTH), *labels))


def paint(picture: Picture) -> NDArray[np.uint8]:
    """Height by width by three colours."""
    image = Image.new("RGB", (round(picture.width), round(picture.height)))
    pen = ImageDraw.Draw(image)
    for shape in picture.shapes:
        if isinstance(shape, Box):
            far = shape.x + shape.width - 1, shape.y + shape.height - 1
            pen.rectangle([(shape.x, shape.y), far], fill=shape.fill)
        else:
            anchor = "mm" if shape.centred else "lm"
            pen.text((shape.x, shape.y), shape.text, fill=shape.fill, font=_font(shape.size), anchor=anchor)
    return np.asarray(image)


@cache
def _font(size: float) -> Any:
    return ImageFont.load_default(size)
