"""What the gaps of Punto's sentences can hold, for the tests of the words."""

from tapisvert.games.punto import model

END = model.RoundEnd(
    round=1,
    how="line",
    why="line",
    seat=0,
    side=0,
    length=4,
    counts=(1, 0),
    points=7,
    lines=(),
    trophy="r5",
    stuck="",
    board=(),
)
CHOICES: dict[str, tuple[object, ...]] = {
    "way": ("start", "left", "right", "above", "below", "corner"),
    "how": ("line", "series", "points"),
    "why": ("line", "stuck", "empty"),
    "count": (1, 2, 5),
    "wins": (0, 1, 2),
    "length": (2, 3, 4, 5, 6),
    "colour": tuple(model.COLOURS),
    "near_colour": ("", *model.COLOURS),
    "under_colour": tuple(model.COLOURS),
    "trophy_colour": tuple(model.COLOURS),
    "cards": (("r5",),),
    "end": (END,),
}
SHORT: dict[str, object] = {"wins": 1}
"""Options that make a match short."""
