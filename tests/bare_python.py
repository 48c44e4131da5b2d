"""A Python that has nothing installed, and no Node to call."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def bare_python() -> str:
    """The one that the virtual environment was made with; with a Node beside its scripts, tests skip."""
    python = str(Path(sys.base_prefix) / "bin" / "python3")
    ask = "import sysconfig; print(sysconfig.get_path('scripts'))"
    scripts = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    if shutil.which("npm", path=scripts):
        pytest.skip("the system's Python shares its folder with a Node")
    return python
