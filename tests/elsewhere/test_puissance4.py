"""Connect four, the example of a package from elsewhere, beside our wheel in an environment of its own."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.browser.house import House
from tests.elsewhere.puissance4 import PROJECT, installed_beside
from tests.wheels import ROOT, bare, pack


@pytest.fixture(scope="module")
def bin(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_beside(wheel, tmp_path_factory)


def run(bin: Path, command: str, *words: str, folder: Path, code: int = 0) -> str:
    done = subprocess.run(
        [bin / command, *words],
        cwd=folder,
        env={**bare(bin), "LANG": "en_GB.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_its_wheel_carries_words_and_page(tmp_path: Path) -> None:
    packed = set(zipfile.ZipFile(pack(PROJECT, tmp_path)).namelist())
    files = {path.relative_to(PROJECT / "src").as_posix() for path in (PROJECT / "src").rglob("*.*")}
    assert {file for file in files if "__pycache__" not in file} <= packed
    assert "tapisvert_puissance4/page/index.js" in packed


def test_it_passes_its_own_tests_and_those_for_all_games(bin: Path, tmp_path: Path) -> None:
    shutil.copytree(PROJECT / "tests", tmp_path / "tests")
    said = run(bin, "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", folder=tmp_path)
    assert " passed" in said


def test_it_is_found_played_and_verified_by_command(bin: Path, tmp_path: Path) -> None:
    where = run(bin, "python", "-c", "import tapisvert_puissance4 as it; print(it.__file__)", folder=tmp_path)
    assert Path(where.strip()).is_relative_to(bin.parent)
    assert "puissance4 " in run(bin, "tapis", "play", "--help", folder=tmp_path)
    seats = ("--seats", "debutant,confirme", "--seed", "3", "--record", "match.txt")
    said = run(bin, "tapis", "play", "puissance4", *seats, folder=tmp_path)
    assert "lines up four discs" in said
    assert run(bin, "tapis", "verify", "match.txt", folder=tmp_path)
    text = (tmp_path / "match.txt").read_text(encoding="utf-8")
    (tmp_path / "forged.txt").write_text(text.replace("\n1 ", "\n2 ", 1), encoding="utf-8")
    run(bin, "tapis", "verify", "forged.txt", folder=tmp_path, code=1)


def test_a_server_there_hands_out_its_page(bin: Path, tmp_path: Path) -> None:
    house = House(tmp_path, tapis=(str(bin / "tapis"),), env=bare(bin))
    house.open()
    try:
        (told,) = (
            game for game in httpx.get(f"{house.address}/api/games").json() if game["name"] == "puissance4"
        )
        page = httpx.get(f"{house.address}{told['page']}")
    finally:
        house.close()
    assert page.text == (PROJECT / "src" / "tapisvert_puissance4" / "page" / "index.js").read_text(
        encoding="utf-8"
    )
    assert page.headers["content-type"].startswith("text/javascript")


def test_it_is_an_environment_with_numbers_and_a_picture(bin: Path, tmp_path: Path) -> None:
    code = (
        "from tapisvert.adapters.environment import environment\n"
        "env = environment('puissance4', render_mode='rgb_array')\n"
        "env.reset(seed=1)\n"
        "print(env.action_space(env.agents[0]).n, env.render().shape)\n"
        "from tapisvert.table.open import Seen\n"
        "from tapisvert_puissance4 import numbers, rules\n"
        "state = rules.State(rules.GAME.options({}), 1, ('1', '12', '', '', '', '', ''))\n"
        "mine, theirs = (numbers.encode(Seen(seat, state)) for seat in (0, 1))\n"
        "assert len(mine) == numbers.width(state.options) == 86\n"
        "assert mine[:42].sum() == theirs[42:84].sum() == 2\n"
    )
    assert run(bin, "python", "-c", code, folder=tmp_path) == "7 (308, 356, 3)\n"


def test_nothing_outside_its_folder_knows_it() -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    found = subprocess.run([git, "grep", "-l", "puissance4"], cwd=ROOT, capture_output=True, text=True).stdout
    allowed = ("examples/puissance4/", "docs/", "tests/elsewhere/", "tests/browser/")
    assert [file for file in found.splitlines() if not file.startswith(allowed)] == []
