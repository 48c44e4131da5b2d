"""What is drawn in tests follows from the test: no test hangs on a deal.

`LUCK=2 pytest` deals all tests other cards, which they must stand as well.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Callable

LUCK = os.environ.get("LUCK", "")


class Luck:
    """In place of the module `secrets`, for what is dealt."""

    def __init__(self, test: Callable[[], str]) -> None:
        self._test = test
        self._drawn: Counter[str] = Counter()

    def token_hex(self, size: int) -> str:
        test = self._test()
        self._drawn[test] += 1
        drawn = f"{LUCK} {test} {self._drawn[test]}"
        return hashlib.sha256(drawn.encode()).hexdigest()[: 2 * size]
