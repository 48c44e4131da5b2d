"""Peers in JavaScript: installed by name and version into a folder that no commit knows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

BUILD = Path(__file__).parent / "build"

PATIENCE = 240.0

BOARDGAME = ("boardgame.io@0.50.2", "node-persist@3.1.3")
BOARDGAME_POSTGRES = ("boardgame.io@0.50.2", "bgio-postgres@1.0.16")
COLYSEUS = ("@colyseus/core@0.16.26", "@colyseus/ws-transport@0.16.5", "@colyseus/schema@3.0.76")


def installed(folder: Path, packages: tuple[str, ...]) -> tuple[str, dict[str, str]] | None:
    """Installs packages there, if they are not: the Node to run them with, and in what environment.

    None if they cannot be had.
    """
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    npm, node = shutil.which("npm", path=path), shutil.which("node", path=path)
    if npm is None or node is None:
        return None
    environment = {**os.environ, "PATH": path, "NODE_ENV": "production"}
    names = [package.rpartition("@")[0] for package in packages]
    if all((folder / "node_modules" / name / "package.json").exists() for name in names):
        return node, environment
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text("{}")
    install = [npm, "install", "--silent", "--no-audit", "--no-fund", "--save-exact", *packages]
    try:
        done = subprocess.run(install, cwd=folder, env=environment, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode else (node, environment)
