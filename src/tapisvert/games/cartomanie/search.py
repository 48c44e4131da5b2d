"""Search in Cartomanie, for whoever writes a bot: which words there are, and what a position is worth.

>>> from tapisvert.games.cartomanie import search
>>> [word.spelling for word in search.words(["C", "a", "r", "t", "e"], vocabulary=1000)]
['Carte', 'Car', 'Cet', 'Ca', 'Ce']

`legal` keeps words back, for to find them is the game; `words` finds them in a millisecond. The rest is what
all games have (`tapisvert.table.search`); the lines that are compared are promising words, and none.
"""

from __future__ import annotations

from collections.abc import Iterable

from tapisvert.games.cartomanie.engine.search import Find
from tapisvert.games.cartomanie.engine.search import search as dictionary
from tapisvert.games.cartomanie.model import Move, State, View
from tapisvert.games.cartomanie.packs import Card
from tapisvert.games.cartomanie.programs.levels import PROGRAMS, face_up
from tapisvert.games.cartomanie.programs.worth import JUDGE
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.table.search import Search

__all__ = [
    "SEARCH",
    "Find",
    "best",
    "face_up",
    "legal",
    "lines",
    "move",
    "playouts",
    "value",
    "values",
    "words",
]

SEARCH: Search[View, Move, State] = Search(GAME, JUDGE, PROGRAMS["maitre"])

value = SEARCH.value
values = SEARCH.values
best = SEARCH.best
lines = SEARCH.lines
legal = SEARCH.legal
move = SEARCH.move
playouts = SEARCH.playouts


def words(cards: Iterable[Card], capitals: bool = True, vocabulary: int | None = None) -> list[Find]:
    """All words that the cards make, the most valuable first: of all that there are, or of the most common.

    A word begins with a capital unless the table is played without. Those that are up are `face_up(view)`.
    """
    known = dictionary(capitals, vocabulary)
    return sorted(known.words(cards), key=lambda find: (-find.points, find.spelling))
