"""How far a share that was counted may be from the truth."""

from __future__ import annotations

import math

CONFIDENCE = 1.96


def wilson(won: float, of: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The interval of a share after Wilson: that of 95%, unless for another number of deviations."""
    share, spread = won / of, confidence**2 / of
    middle = share + spread / 2
    reach = confidence * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
