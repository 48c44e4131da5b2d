"""The wheel is all another machine needs: server, page, words and migrations, without Node."""

import re
import shutil
import subprocess
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.engines import free_port
from tests.server.fakes import PATIENCE
from tests.wheels import ROOT, bare, install

PACKAGE = ROOT / "src" / "tapisvert"


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it, far from this tree; the folder of its commands."""
    return install(tmp_path_factory.mktemp("elsewhere"), wheel)


@pytest.fixture
def served(elsewhere: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    port = free_port()
    command = [str(elsewhere / "tapis"), "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    log = tmp_path / "log"
    with log.open("w") as out:
        server = subprocess.Popen(command, cwd=tmp_path, env=bare(elsewhere), stdout=out, stderr=out)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_it_answers(address, server, log)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)


def test_the_wheel_carries_all_that_is_not_code(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    data = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}}
    wanted = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in data
        if "__pycache__" not in path.parts and not path.name.startswith(".")
    }
    assert wanted - packed == set()
    assert "tapisvert/server/web/page/index.html" in packed
    assert "tapisvert/games/punto/words/fr.ftl" in packed
    assert "tapisvert/templates/game/pyproject.toml" in packed
    assert any(re.fullmatch(r"tapisvert/server/storage/migrations/versions/\w+\.py", name) for name in packed)


def test_the_wheel_says_under_which_licences_it_is(wheel: Path) -> None:
    """Ours, and those of the French dictionary, whose own notice lies beside it."""
    packed = zipfile.ZipFile(wheel)
    info = next(name.split("/")[0] for name in packed.namelist() if ".dist-info/" in name)
    metadata = packed.read(f"{info}/METADATA").decode()
    assert "License-Expression: MIT AND MPL-2.0 AND ODC-By-1.0\n" in metadata
    assert re.findall("License-File: (.*)", metadata) == ["LICENSE", "NOTICE"]
    dictionary = "tapisvert/games/cartomanie/dictionary"
    assert f"{dictionary}/french.lexicon" in packed.read(f"{info}/licenses/NOTICE").decode()
    assert {f"{dictionary}/french.lexicon", f"{dictionary}/NOTICE.txt"} <= set(packed.namelist())


def test_the_wheel_carries_nothing_else(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel).namelist()
    strangers = [name for name in packed if not name.startswith(("tapisvert/", "tapisvert-"))]
    assert strangers == []
    assert [name for name in packed if "/." in name or "__pycache__" in name] == []


def test_it_runs_from_the_wheel_and_not_from_this_tree(elsewhere: Path, tmp_path: Path) -> None:
    where = [str(elsewhere / "python"), "-c", "import tapisvert; print(tapisvert.__file__)"]
    found = subprocess.check_output(where, cwd=tmp_path, env=bare(elsewhere), text=True).strip()
    assert Path(found).is_relative_to(elsewhere.parent)


def test_the_command_helps(elsewhere: Path, tmp_path: Path) -> None:
    help = subprocess.check_output(
        [elsewhere / "tapis", "--help"], cwd=tmp_path, env=bare(elsewhere), text=True
    )
    assert "serve" in help
    assert "verify" in help


def test_the_page_is_served_without_node(served: str, elsewhere: Path) -> None:
    assert shutil.which("node", path=bare(elsewhere)["PATH"]) is None
    page = httpx.get(f"{served}/", timeout=PATIENCE)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "<title>Tapis Vert" in page.text

    assets = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page.text)
    assert {asset.rpartition(".")[2] for asset in assets} == {"js", "css"}
    kinds = {"js": "javascript", "css": "text/css"}
    for asset in assets:
        answer = httpx.get(f"{served}{asset}", timeout=PATIENCE)
        assert answer.status_code == 200
        assert kinds[asset.rpartition(".")[2]] in answer.headers["content-type"]
        assert answer.content


def wait_until_it_answers(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert server.poll() is None, log.read_text()
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"no answer within {PATIENCE:g} seconds:\n{log.read_text()}")
