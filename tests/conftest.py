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

HERE = Path(__file__).parent
BROWSER = HERE / "browser"
LONG = {
    HERE / name
    for name in (
        "arena/test_study_report.py",
        "bots/test_hints.py",
        "bots/test_lookback.py",
        "browser/test_accessible.py",
        "browser/test_casino_royal.py",
        "browser/test_company.py",
        "browser/test_lessons.py",
        "browser/test_lookback.py",
        "browser/test_match.py",
        "browser/test_players.py",
        "browser/test_slow.py",
        "browser/test_tournament.py",
        "elsewhere",
        "games/cartomanie/test_build_lexicon.py",
        "games/cartomanie/test_lexicon.py",
        "server/nodes/test_faults.py",
        "server/test_club.py",
        "server/web/test_bad_input.py",
        "terminal/test_arena.py",
        "test_compiled.py",
        "test_documents.py",
    )
}
"""They come first: of those that run side by side, whoever came to one last would keep the others waiting."""


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """What is drawn in a test is drawn the same every time."""
    monkeypatch.setattr("tapisvert.table.chance.secrets", Luck(lambda: request.node.nodeid))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our own wheel, packed from this tree."""
    return our_wheel(tmp_path_factory)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser tests last, and those that take long before the others.

    Playwright keeps an event loop in the main thread from its first test on, and no test that brings its own
    loop can run after that.
    """
    items.sort(
        key=lambda item: (BROWSER in item.path.parents, LONG.isdisjoint((item.path, item.path.parent)))
    )
