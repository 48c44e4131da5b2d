"""What a bot is made of: whatever of it changes, it is another bot, and all of it travels."""

from __future__ import annotations

import importlib
import pickle
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapisvert.arena.plan import Pairing, Plan
from tapisvert.arena.play import MatchFailed, play
from tapisvert.arena.run import arrived
from tapisvert.bots import belongings, entrants
from tapisvert.bots.entrants import Entrant, NoBot, find

MINE = """
from pathlib import Path
from tapisvert import Bot
{imports}
HERE = Path(__file__).parent
class Mine(Bot):
    {files}
    def __init__(self):
        {made}
    def choose(self, view, legal):
        {chosen}
        return legal[0]
"""


def mine(imports: str = "", files: str = "", made: str = "pass", chosen: str = "pass") -> str:
    return MINE.format(imports=imports, files=files, made=made, chosen=chosen)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def changed(file: Path, text: str = "mybot.py") -> tuple[Entrant, Entrant]:
    """The bot before and after a file of its folder changed."""
    before = find(text)
    file.write_text(f"{file.read_text()}\n")
    return before, find(text)


@pytest.mark.parametrize(
    ("imports", "helper"),
    [
        ("import helper", "helper.py"),
        ("import helper", "deeper.py"),
        ("from tools import sharp", "tools/sharp.py"),
        ("from tools import sharp", "tools/__init__.py"),
        ("import tools.sharp", "tools/blunt.py"),
    ],
)
def test_a_changed_module_that_it_imports_makes_it_another_bot(
    folder: Path, imports: str, helper: str
) -> None:
    (folder / "tools").mkdir()
    (folder / "mybot.py").write_text(mine(imports))
    (folder / "helper.py").write_text("import deeper\n")
    (folder / "deeper.py").write_text("")
    (folder / "tools" / "__init__.py").write_text("")
    (folder / "tools" / "sharp.py").write_text("from . import blunt\n")
    (folder / "tools" / "blunt.py").write_text("")
    (folder / "nothing_of_it.py").write_text("")
    before, after = changed(folder / helper)
    assert helper in before.counted
    assert before.fingerprint != after.fingerprint
    before, after = changed(folder / "nothing_of_it.py")
    assert before == after


def test_data_that_it_reads_when_it_is_made_is_part_of_it(folder: Path) -> None:
    (folder / "mybot.py").write_text(mine(made="self.weights = (HERE / 'weights.txt').read_text()"))
    (folder / "weights.txt").write_text("1 2 3")
    before, after = changed(folder / "weights.txt")
    assert before.counted == ("mybot.py", "weights.txt")
    assert before.fingerprint != after.fingerprint


def test_data_that_it_reads_later_is_declared(folder: Path) -> None:
    later = "(HERE / 'late' / 'weights.txt').read_text()"
    (folder / "late").mkdir()
    (folder / "late" / "weights.txt").write_text("1 2 3")
    (folder / "mybot.py").write_text(mine(files="files = ('late/*.txt',)", chosen=later))
    before, after = changed(folder / "late" / "weights.txt")
    assert before.fingerprint != after.fingerprint
    assert after.counted == ("late/weights.txt", "mybot.py")
    (folder / "mybot.py").write_text(mine(files="files = ('none/*.txt',)"))
    with pytest.raises(NoBot, match="none"):
        find("mybot.py")


def test_what_is_neither_declared_nor_read_at_first_is_named_in_an_arena(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(belongings, "_STARTED", belongings._STARTED + 1e9)  # files are older than the process
    (folder / "secret.txt").write_text("1 2 3")
    (folder / "mybot.py").write_text(mine(chosen="(HERE / 'secret.txt').read_text()"))
    plan = Plan("punto", 1, {"wins": 1}, (find("mybot.py"), find("debutant")))
    with pytest.raises(MatchFailed) as failed:
        play(plan, Pairing(0, (0, 1)))
    assert "reads secret.txt" in str(failed.value.failure)
    (folder / "mybot.py").write_text(
        mine(files="files = ('secret.txt',)", chosen="(HERE / 'secret.txt').read_text()")
    )
    assert play(Plan("punto", 1, {"wins": 1}, (find("mybot.py"), find("debutant"))), Pairing(0, (0, 1))).moves


def test_all_of_it_travels(folder: Path) -> None:
    home = folder / "home"
    home.mkdir()
    (home / "helper.py").write_text("NAME = 'Traveller'\n")
    (home / "weights.txt").write_text("1 2 3")
    made = "self.name = f\"{NAME} {(HERE / 'weights.txt').read_text()}\""
    (home / "mybot.py").write_text(mine("from helper import NAME", made=made))
    there = pickle.dumps(find("home/mybot.py"))
    shutil.rmtree(home)
    assert pickle.loads(there).make().title == "Traveller 1 2 3"


def test_a_folder_is_a_bot_with_everything_in_it(folder: Path) -> None:
    home = folder / "mine"
    (home / "deep").mkdir(parents=True)
    (home / "__init__.py").write_text(mine("from .helper import NAME"))
    (home / "helper.py").write_text("NAME = 'Folder'\n")
    (home / "deep" / "weights.bin").write_bytes(b"\0\1")
    (home / ".hidden").write_text("")
    before = find("mine/")
    assert before.counted == ("__init__.py", "deep/weights.bin", "helper.py")
    assert find("mine/:Mine").name == before.name == "Mine"
    (home / "deep" / "weights.bin").write_bytes(b"\0\2")
    assert find("mine/").fingerprint != before.fingerprint
    (folder / "empty").mkdir()
    with pytest.raises(NoBot) as caught:
        find("empty/")
    assert caught.value.code == "no-file"


def test_two_bots_may_each_have_a_helper_of_the_same_name(folder: Path) -> None:
    for name in ("old", "new"):
        (folder / name).mkdir()
        (folder / name / "helper.py").write_text(f"NAME = '{name}'\n")
        (folder / name / "mybot.py").write_text(mine("from helper import NAME", made="self.name = NAME"))
    assert [find(f"{name}/mybot.py").make().title for name in ("old", "new", "old")] == ["old", "new", "old"]


def test_what_is_too_large_to_travel_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belongings, "MOST", 10)
    (folder / "mybot.py").write_text(mine())
    with pytest.raises(NoBot) as caught:
        find("mybot.py")
    assert caught.value.code == "too-large"


@pytest.fixture
def package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a bot, as if it were installed; beside it another one."""
    home = folder / "site" / "climbing"
    (home / "data").mkdir(parents=True)
    (home / "__init__.py").write_text("")
    made = "self.name = f\"{NAME} {(HERE / 'data' / 'weights.txt').read_text()}\""
    (home / "bots.py").write_text(mine("import other\nfrom climbing.helper import NAME", made=made))
    (home / "helper.py").write_text("NAME = 'Packed'\n")
    (home / "data" / "weights.txt").write_text("1 2 3")
    (home / "data" / "late.txt").write_text("4")
    (folder / "site" / "other.py").write_text("")
    monkeypatch.syspath_prepend(str(folder / "site"))
    yield home
    for name in [name for name in sys.modules if name.partition(".")[0] in ("climbing", "other")]:
        del sys.modules[name]


def test_an_installed_bot_is_what_it_uses_of_its_package_and_that_travels(package: Path) -> None:
    (package / "bots.py").write_text(
        (package / "bots.py")
        .read_text()
        .replace("def __init__", "files = ('data/late.txt',)\n    def __init__")
    )
    found = find("climbing.bots:Mine")
    assert set(found.counted) == {
        "climbing/__init__.py",
        "climbing/bots.py",
        "climbing/data/late.txt",
        "climbing/data/weights.txt",
        "climbing/helper.py",
    }
    there = pickle.dumps(found)
    shutil.rmtree(package)
    for name in [name for name in sys.modules if name.partition(".")[0] == "climbing"]:
        del sys.modules[name]
    entrants._installed.cache_clear()
    assert pickle.loads(there).make().title == "Packed 1 2 3"


def test_what_a_worker_lacks_is_named(package: Path) -> None:
    plan = Plan("punto", 1, {"wins": 1}, (find("climbing.bots:Mine"), find("debutant")))
    assert arrived(plan) == []
    (package.parent / "other.py").unlink()
    for name in [name for name in sys.modules if name.partition(".")[0] in ("climbing", "other")]:
        del sys.modules[name]
    importlib.invalidate_caches()
    entrants._installed.cache_clear()
    ((bot, reason),) = arrived(plan)
    assert bot == "climbing.bots:Mine"
    assert "No module named 'other'" in reason
