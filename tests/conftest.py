"""What holds for all tests."""

import hashlib
import itertools
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

# Tests that are started in the background ignore Ctrl+C, and so would all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSER = Path(__file__).parent / "browser"


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn in a test is drawn the same every time: no test hangs on a deal."""
    drawn = itertools.count()

    def token_hex(size: int) -> str:
        return hashlib.sha256(f"drawn {next(drawn)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr("tapisvert.table.chance.secrets", SimpleNamespace(token_hex=token_hex))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser tests last.

    Playwright keeps an event loop in the main thread from its first test on, and no test that brings its own
    loop can run after that.
    """
    items.sort(key=lambda item: BROWSER in item.path.parents)
