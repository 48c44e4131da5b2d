"""The example of a game from elsewhere, installed with our wheel into an environment of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wheels import ROOT, install, pack

PROJECT = ROOT / "examples" / "puissance4"


def installed_beside(wheel: Path, factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of that environment."""
    return install(factory.mktemp("environment"), wheel, pack(PROJECT, factory.mktemp("puissance4")))
