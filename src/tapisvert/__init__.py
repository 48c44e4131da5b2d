"""Tapis Vert: four tabletop games to play, to host and to program.

What a bot writer needs has its name here: `from tapisvert import Bot, Match`; `docs/bots.md` explains it.
What stands behind it:

- `tapisvert.table.game` is the contract that every game fulfils, and `tapisvert.table.match` a match;
  `tapisvert.table.record` writes, reads and verifies it, and `tapisvert.table.chance` shuffles.
- The moves, events and views of each game: `tapisvert.games.punto.model`, `tapisvert.games.cartino.model`,
  `tapisvert.games.cartomanie.model`, `tapisvert.games.casino_royal.model`.
- For training: `tapisvert.adapters.environment` (PettingZoo), `tapisvert.adapters.spiel` (OpenSpiel), and
  thousands of games at once in `tapisvert.adapters.vectors` and `tapisvert.adapters.gym` (Gymnasium).
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tapisvert.bots.bot import Bot, BotFailed, Level
    from tapisvert.bots.match import Match
    from tapisvert.table.program import Budget

__all__ = ["Bot", "BotFailed", "Budget", "Level", "Match"]

_HOMES = {
    "Bot": "tapisvert.bots.bot",
    "BotFailed": "tapisvert.bots.bot",
    "Budget": "tapisvert.table.program",
    "Level": "tapisvert.bots.bot",
    "Match": "tapisvert.bots.match",
}


def __getattr__(name: str) -> Any:
    """Loads a name when it is first asked for: the command line must not pay for what it does not use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
