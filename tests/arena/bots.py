"""Bots for the tests of the arena: they play at random, or as the rules list the moves."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from tapisvert import Bot


class Lucky(Bot):
    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return self.rng.choice(legal)


class First(Bot):
    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


class Giver(Bot):
    """Plays well for a while."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        if len(view.board) > 5:
            raise RuntimeError("no idea")
        return legal[0]


class Late(Bot):
    """Can be made once, to be looked at, and not again."""

    made = 0

    def __init__(self) -> None:
        Late.made += 1
        if Late.made > 1:
            raise RuntimeError("not again")

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


class Absent(Bot):
    """Can be made until somebody calls it away."""

    def __init__(self) -> None:
        if "CALLED_AWAY" in os.environ:
            raise RuntimeError("not here")

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


class Stander(Bot):
    """Does not sit down."""

    def sit(self, game: Any, rng: Any) -> None:
        raise RuntimeError("no chair")

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


class Leaver(Bot):
    """Takes the process along in which it plays."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        os._exit(3)


class Dreamer(Bot):
    """Never answers."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        time.sleep(1_000_000)
