"""Games where nothing is hidden: what everybody sees is the state, so that views come for free."""

from __future__ import annotations

import random
from typing import Generic

from tapisvert.table.game import Game, M, O, S, Viewer
from tapisvert.table.value import Value


class Seen(Value, Generic[S], frozen=True):
    """What a viewer of an open game knows: which seat is theirs, and everything else."""

    seat: int | None
    state: S


class OpenGame(Game[O, S, M, Seen[S]]):
    """A game in which every seat may know the whole state: all but the luck that is still to come.

    So a state holds nothing that was drawn and not yet shown, as a shuffled pile would be.
    """

    secret = False

    def view(self, state: S, viewer: Viewer) -> Seen[S]:
        return Seen(viewer, state)

    def imagine(self, view: Seen[S], rng: random.Random) -> S:
        return view.state
