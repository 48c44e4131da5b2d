"""The command `tapis` in processes that begin with everything loaded: starting one anew costs seconds.

They are real ones, with streams, folders and environments of their own, forked from one that has done
nothing yet. That `tapis` starts from nothing, and how quickly, is for `tests/test_cli.py`.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.loaded"])
PATIENCE = 300.0
ENGLISH = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "TAPIS_TRACEBACK": ""}


def tapis(
    *words: str, typed: str = "", cwd: Path | None = None, env: Mapping[str, str] = ENGLISH
) -> CompletedProcess[str]:
    """What the command answers, and its code. It speaks English unless it is told otherwise."""
    with tempfile.TemporaryDirectory(prefix="tapisvert-") as name:
        given, out, errors = (Path(name) / stream for stream in ("given", "out", "errors"))
        given.write_text(typed, encoding="utf-8", newline="")
        around = (str(cwd or Path.cwd()), dict(env))
        process = CONTEXT.Process(target=_run, args=(words, *around, str(given), str(out), str(errors)))
        process.start()
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        code = process.exitcode
        process.close()
        said = [file.read_bytes().decode() if file.exists() else "" for file in (out, errors)]
    assert code is not None
    return CompletedProcess(words, code, *(text.replace("\r\n", "\n") for text in said))


def _run(words: tuple[str, ...], cwd: str, env: dict[str, str], given: str, out: str, errors: str) -> None:
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    for number, (file, mode) in enumerate(((given, os.O_RDONLY), (out, os.O_WRONLY), (errors, os.O_WRONLY))):
        os.dup2(os.open(file, mode | (os.O_CREAT if number else 0), 0o600), number)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
        for number, mode in enumerate(("r", "w", "w"))
    )
    sys.argv = ["tapis", *words]
    # Those that it starts itself must not load what the tests were started with.
    sys.modules["__main__"] = ModuleType("__main__")
    from tapisvert.cli import main

    main()
