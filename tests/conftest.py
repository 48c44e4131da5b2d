"""What holds for all tests."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser tests last.

    Playwright keeps an event loop in the main thread from its first test on, and no test that brings its own
    loop can run after that.
    """
    items.sort(key=lambda item: BROWSER in item.path.parents)
