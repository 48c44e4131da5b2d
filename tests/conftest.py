"""What holds for all tests."""

import signal
from pathlib import Path

import pytest

from tests.luck import Luck
from tests.wheels import our_wheel

pytest.register_assert_rewrite("tapisvert.testing")

# Tests that are started in the background ignore Ctrl+C, and so would all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSER = Path(__file__).parent / "browser"


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """What is drawn in a test is drawn the same every time."""
    monkeypatch.setattr("tapisvert.table.chance.secrets", Luck(lambda: request.node.nodeid))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our own wheel, packed from this tree."""
    return our_wheel(tmp_path_factory)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser tests last.

    Playwright keeps an event loop in the main thread from its first test on, and no test that brings its own
    loop can run after that.
    """
    items.sort(key=lambda item: BROWSER in item.path.parents)
