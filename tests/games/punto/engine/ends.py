"""How a round ended, in words: the kernel's results as the rules tell them."""

from __future__ import annotations

from tapisvert.games.punto.engine.bridge import WHY
from tapisvert.games.punto.engine.kernel import SIDES


def verdict(result: int) -> tuple[str, int | None]:
    """Why a round ended, and the winning side or None."""
    how, winner = divmod(result, SIDES)
    return WHY[how], winner - 1 if winner else None
