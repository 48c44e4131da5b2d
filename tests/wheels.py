"""Wheels, and environments of their own in which they are installed, far from this tree."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
from filelock import FileLock

ROOT = Path(__file__).parent.parent


def our_wheel(factory: pytest.TempPathFactory) -> Path:
    """Our own wheel, packed once for all processes that run these tests together."""
    among_several = "PYTEST_XDIST_WORKER" in os.environ
    folder = (factory.getbasetemp().parent if among_several else factory.getbasetemp()) / "our-wheel"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            packed = pack(ROOT, factory.mktemp("packing"))
            packed.parent.rename(folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


def pack(project: Path, folder: Path) -> Path:
    """The wheel of a project, in this folder."""
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(folder),
        str(project),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(folder: Path, *wheels: Path) -> Path:
    """A fresh environment with these wheels in it; the folder of its commands.

    The libraries they depend on are lent by our own environment: they are what they are, and large.
    """
    venv.create(folder, symlinks=True)
    where = {"base": str(folder), "platbase": str(folder)}
    site = Path(sysconfig.get_path("purelib", "venv", vars=where))
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    bin = Path(sysconfig.get_path("scripts", "venv", vars=where))
    command = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--ignore-installed"]
    subprocess.run([bin / "python", *command, *wheels], env=bare(bin), check=True)
    return bin


def bare(bin: Path) -> dict[str, str]:
    """An environment in which there is no command but those of one folder."""
    kept = {name: os.environ[name] for name in ("HOME", "LANG", "SYSTEMROOT") if name in os.environ}
    return {**kept, "PATH": str(bin)}
