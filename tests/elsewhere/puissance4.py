"""The example of a game from elsewhere, installed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.elsewhere.packages import register
from tests.wheels import ROOT, install, pack

PROJECT = ROOT / "examples" / "puissance4"


def installed_beside(wheel: Path, factory: pytest.TempPathFactory) -> Path:
    """Installs it with our wheel into an environment of its own; the folder of the commands there."""
    return install(factory.mktemp("environment"), wheel, pack(PROJECT, factory.mktemp("puissance4")))


def registered(folder: Path) -> Path:
    """Installs it beside our tree; the folder of its sources."""
    return register(
        Path(shutil.copytree(PROJECT, folder / "puissance4", ignore=shutil.ignore_patterns("*.dist-info")))
    )
