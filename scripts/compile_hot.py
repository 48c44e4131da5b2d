"""Compiles what a busy server runs most, with Cython: `python scripts/compile_hot.py FOLDER`.

The folder gets a copy of the package with the compiled modules beside their sources; Python takes these where
it finds them (`PYTHONPATH=FOLDER`). Nothing in the sources is written for the compiler; plain Python is the
reference, and nobody needs the rest. `TAPIS_COMPILED=1 make wheel` packs it into a wheel.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "tapisvert"

HOT = (
    "games/punto/board",
    "games/punto/deal",
    "games/punto/rounds",
    "games/punto/rules",
    "games/punto/scoring",
    "server/counts",
    "server/limits",
    "server/mailbox",
    "server/nodes/channels",
    "server/nodes/cluster",
    "server/rooms/autoplay",
    "server/rooms/broadcast",
    "server/rooms/clocks",
    "server/rooms/hub",
    "server/rooms/live_match",
    "server/rooms/node",
    "server/rooms/rematch",
    "server/rooms/room",
    "server/rooms/serialized",
    "server/rooms/state",
    "server/rooms/streams",
    "server/rooms/table",
    "server/rooms/teller",
    "server/rooms/turns",
    "server/storage/batches",
    "server/storage/committer",
    "server/storage/postgres",
    "server/storage/sqlite",
    "server/storage/writer",
    "server/web/conversation",
    "server/web/frames",
    "server/web/sockets",
    "table/game",
    "table/match",
)
"""What a move passes through. Handlers are not among them: Litestar reads how they are written."""

WANTED = "TAPIS_COMPILED"
NEEDED = ["cython>=3.1", "setuptools>=65"]


def wanted() -> bool:
    """Whether a wheel is to bring them."""
    return os.environ.get(WANTED, "") not in ("", "0")


def compile_into(folder: Path, flags: tuple[str, ...] = ("-O2", "-g0")) -> list[Path]:
    """The compiled modules, in a copy of the package in this folder."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    package = folder / PACKAGE.name
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    with _inside(folder):
        modules = [
            Extension(f"{PACKAGE.name}.{name.replace('/', '.')}", [f"{PACKAGE.name}/{name}.py"])
            for name in HOT
        ]
        for module in modules:
            module.extra_compile_args = list(flags)
        # Annotations say what mypy checks; the compiler is not to make other types of them.
        asked = {"annotation_typing": False, "binding": True}
        built = cythonize(modules, language_level=3, compiler_directives=asked, quiet=True)
        command = Distribution({"ext_modules": built}).get_command_obj("build_ext")
        command.inplace = True
        command.ensure_finalized()
        command.run()
    for name in HOT:
        (package / name).with_suffix(".c").unlink()
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(path for path in package.rglob("*") if path.suffix in (".so", ".pyd"))


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """Compilers put what they make where they are."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    into = Path(sys.argv[1]).resolve()
    into.mkdir(parents=True, exist_ok=True)
    print(f"{len(compile_into(into))} modules compiled in {into}")
