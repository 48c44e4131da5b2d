"""Matches at random by the hundred, on the kernel: what they are played by, and room for what happened."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from tapisvert.games.cartomanie.engine.automaton import automaton
from tapisvert.games.cartomanie.engine.desk import (
    CARDS,
    DECISION,
    MATCH,
    MOST_DECISIONS,
    MOST_SHUFFLES,
    Notes,
    Sheet,
)
from tapisvert.games.cartomanie.engine.matches import play_all
from tapisvert.games.cartomanie.engine.walk import BLANK, CODES, room
from tapisvert.games.cartomanie.model import Options
from tapisvert.games.cartomanie.packs import FEWEST_CAPITALS, MOST_CAPITALS, pack, playable, size
from tapisvert.table.fast import random_stream, random_word

DECISIONS, SHUFFLES = 200, 4
"""Notes for so many a match: matches of four take 160 decisions, and new tables are rare."""


class Playouts:
    """Some matches of a table. What the last ones were is in `matches`, and all that happened in `notes`."""

    def __init__(self, options: Options, games: int) -> None:
        self.sheet = sheet_of(options)
        self._games = records(games, MATCH)
        self._room = room()
        self.matches = self._games[:0]
        self.notes = Notes(
            records(games * DECISIONS + MOST_DECISIONS, DECISION),
            np.zeros((games * SHUFFLES + MOST_SHUFFLES, CARDS), dtype=np.uint8),
            np.zeros(2, dtype=np.int64),
        )

    def play(self, seed: int) -> None:
        """Plays matches, the same again for the same seed; fewer where there is not enough room for notes."""
        rng = random_stream(seed)
        rng[0] = random_word(rng)  # so that neighbours start far apart
        self.matches = self._games[: play_all(self.sheet, self._games, self.notes, self._room, rng)]


def sheet_of(options: Options) -> Sheet:
    """The table as the kernel knows it."""
    worth = np.zeros(BLANK, dtype=np.int64)
    for card, value in pack().values.items():
        worth[CODES[card]] = value
    short = options.version == "short"
    return Sheet(
        words=automaton(),
        cards=np.array([CODES[card] for card in playable(options.version)], dtype=np.uint8),
        worth=worth,
        size=size(options.version, options.half),
        fewest=FEWEST_CAPITALS if short else 0,
        most=MOST_CAPITALS if short else CARDS,
        places=options.places,
        players=options.players,
        passes=2 if options.clock else 1,
        capitals=options.capitals,
        vote=options.votes,
    )


def records(number: int, dtype: np.dtype[Any]) -> Any:
    return cast(Any, np.zeros(number, dtype=dtype).view(np.recarray))
