"""A server as a host starts it: `tapis serve` in a process of its own, with a port and a folder it keeps.

Only what it deals follows from the test that runs, and its programs hurry.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx
import pytest

from tests.browser.people import PATIENCE
from tests.server.engines import free_port

ROOT = Path(__file__).parent.parent.parent
TAPIS = str(Path(sys.executable).parent / "tapis")


class House:
    """The server, which can be killed and started again where it was."""

    def __init__(
        self,
        folder: Path,
        *started_by: str,
        tapis: Sequence[str] = (),
        env: Mapping[str, str] | None = None,
    ) -> None:
        """The command is `tapis` from this tree, or another one; then chance is what it is."""
        self._started_by = started_by or ("tests.browser.lucky",)
        self._folder = folder
        self._tapis, self._env = tapis, env
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._test = folder / "test"
        self.deal_for("")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def deal_for(self, test: str) -> None:
        """Whatever is dealt from now on follows from the test's name."""
        self._test.write_text(test)

    def open(self) -> None:
        """Returns once the server answers."""
        tapis = self._tapis or (sys.executable, "-m", *self._started_by, str(self._test))
        where = ("--port", str(self._port), "--data", str(self._folder / "data"))
        quick = () if self._tapis else ("--look-back", "0.05")
        command = [*tapis, "serve", "--no-open", *where, *quick]
        log = self._folder / "log"
        with log.open("a") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out, cwd=ROOT, env=self._env)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, log.read_text()
            try:
                httpx.get(f"{self.address}/healthz").raise_for_status()
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        pytest.fail(f"no answer within {PATIENCE:.0f} seconds:\n{log.read_text()}")

    def kill(self) -> None:
        """Ends the server in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)
