"""How far a share that was counted may be from the truth."""

from __future__ import annotations

import math

CONFIDENCE = 1.96


def wilson(won: float, of: int) -> tuple[float, float]:
    """The 95% interval of a share after Wilson."""
    share, spread = won / of, CONFIDENCE**2 / of
    middle = share + spread / 2
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
