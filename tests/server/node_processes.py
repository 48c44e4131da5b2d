"""Servers that can be killed, and disks that can be filled."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import resource
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.engines import free_port

HOST = Path(__file__).parent / "host.py"


class Node:
    """A server process, always at the same address; `inside`: the command that starts it elsewhere."""

    def __init__(self, data: Path, jumpy: bool = False, inside: Sequence[str] = (), **settings: Any) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.inside = inside
        self._command = [*inside, sys.executable, str(HOST), str(data), str(self.port)]
        self._command.append(msgspec.json.encode(settings).decode())
        self._environment = {**os.environ, "TAPIS_JUMPY": "1" if jumpy else ""}
        self._log = data.with_name(f"{data.name}-{self.port}.log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """It takes a moment until it answers."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=subprocess.DEVNULL, stderr=log, env=self._environment
            )

    def send(self, number: signal.Signals) -> None:
        if self.process:
            self.process.send_signal(number)

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        if self.process:
            self.send(number)
            self.process.wait(120)
            self.process = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def limit_files(self, size: int) -> None:
        """No file may grow beyond this: to the server that is a full disk."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def kill_program(self) -> bool:
        """Kills a process in which programs think, if there is one."""
        if not self.alive or self.process is None:
            return False
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for child in children:
            with contextlib.suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(int(child), signal.SIGKILL)
                    return True
        return False

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    async def ready(self) -> None:
        async with asyncio.timeout(120), httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.address}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)


class SmallDisk:
    """A file system of its own with little room, which nobody else sees and which ends with this process."""

    def __init__(self, at: Path, megabytes: int) -> None:
        self._at = at
        mount = f"mount -t tmpfs -o size={megabytes}m none {shlex.quote(str(at))} && echo there && cat"
        self._holder = subprocess.Popen(
            ["unshare", "--mount", "sh", "-c", mount],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._holder.stdout is not None
        if self._holder.stdout.readline() != b"there\n":
            self.close()
            pytest.skip("this system lets nobody mount a file system")

    @property
    def inside(self) -> tuple[str, ...]:
        """The command that starts another where this is mounted."""
        return ("nsenter", "--target", str(self._holder.pid), "--mount", "--")

    @property
    def folder(self) -> Path:
        """Its root, as others can reach it."""
        return Path(f"/proc/{self._holder.pid}/root{self._at}")

    def fill(self) -> None:
        """To the last byte."""
        with (self.folder / "filler").open("wb", buffering=0) as file:
            size = 1 << 20
            while size:
                try:
                    file.write(b"\1" * size)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
                    size //= 2

    def make_room(self) -> None:
        (self.folder / "filler").unlink()

    def close(self) -> None:
        self._holder.communicate()
