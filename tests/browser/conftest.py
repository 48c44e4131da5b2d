"""The browser the tests drive: the machine's own Chromium, kept away from the network."""

import os
import shutil
from typing import Any

import pytest

# Without these a Chromium that starts calls home, which a test has no business doing.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """What pytest-playwright starts its browser with."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        why = "there is no Chromium on this machine, and `make browser` could not install it"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": [*QUIET, "--disable-gpu", "--no-sandbox"],
    }
