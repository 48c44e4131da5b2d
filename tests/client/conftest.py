"""A real server for bots to visit."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.fakes import Guest, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as there:
        yield there


@pytest.fixture
async def anna(address: str) -> AsyncIterator[Guest]:
    async with Guest(address) as guest:
        yield await guest.introduce("Anna")


@pytest.fixture
def lucky(tmp_path: Path) -> Path:
    """A bot in a file."""
    file = tmp_path / "lucky.py"
    file.write_text(
        "from tapisvert import Bot\n\n\n"
        "class Lucky(Bot):\n"
        "    def choose(self, view, legal):\n"
        "        return self.rng.choice(legal)\n"
    )
    return file
