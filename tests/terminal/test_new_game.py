"""`tapis new-game`: what it writes, and what it refuses to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapisvert.terminal.new_game import new_game
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import LANGUAGES, Speaker
from tests.test_cli import tapis


def test_the_package_has_the_name_everywhere(tmp_path: Path) -> None:
    said = new_game("go_fish", tmp_path / "mine", Speaker("en"))
    assert "tapis play go_fish" in said
    files = [path for path in sorted((tmp_path / "mine").rglob("*")) if path.is_file()]
    assert [path.relative_to(tmp_path / "mine").as_posix() for path in files] == [
        "README.md",
        "pyproject.toml",
        "src/tapisvert_go_fish/__init__.py",
        "src/tapisvert_go_fish/lessons/first.toml",
        "src/tapisvert_go_fish/rules.py",
        "src/tapisvert_go_fish/testing.py",
        "src/tapisvert_go_fish/words/de.ftl",
        "src/tapisvert_go_fish/words/en.ftl",
        "src/tapisvert_go_fish/words/fr.ftl",
        "tests/test_go_fish.py",
    ]
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert not re.search("marienbad|MAR-|-mar-|_mar_", text, re.IGNORECASE), path
        if path.suffix == ".py":
            compile(text, path.name, "exec")
    rules = (tmp_path / "mine/src/tapisvert_go_fish/rules.py").read_text(encoding="utf-8")
    assert "class GoFish(" in rules
    assert "GOF-3" in rules
    words = (tmp_path / "mine/src/tapisvert_go_fish/words/en.ftl").read_text(encoding="utf-8")
    assert "go_fish-name = Go fish\n" in words
    assert "go_fish-rules-gof-1 = " in words


@pytest.mark.parametrize("name", ["Belote", "", "4x4", "x", "jeu de l’oie", "dé", "a-b", "../b", "belote_"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="new-game-bad-name") as refused:
        new_game(name, tmp_path / "new", Speaker("en"))
    for language in LANGUAGES:
        assert name in Speaker(language).say(refused.value)
    assert not (tmp_path / "new").exists()


def test_a_name_that_is_taken_and_a_folder_that_is_used_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="new-game-taken"):
        new_game("punto", tmp_path / "new", Speaker("en"))
    (tmp_path / "note").write_text("mine")
    for used in (tmp_path, tmp_path / "note"):
        with pytest.raises(Trouble, match="new-game-exists"):
            new_game("belote", used, Speaker("en"))
    assert [path.name for path in tmp_path.iterdir()] == ["note"]
    with pytest.raises(Trouble, match="cannot-write"):
        new_game("belote", tmp_path / "note" / "below", Speaker("en"))


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--lang", "fr"), 0, "Le jeu «\u202fbelote\u202f» est prêt dans"),
        (("--lang", "de"), 0, "Das Spiel „belote“ liegt fertig in"),
        (("--lang", "en"), 0, "The game “belote” is ready in"),
    ],
)
def test_the_command(words: tuple[str, ...], code: int, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    done = tapis("new-game", "belote", "--folder", str(folder), *words)
    assert (done.returncode, done.stderr) == (code, "")
    assert done.stdout.startswith(said)
    assert (folder / "pyproject.toml").exists()
    again = tapis("new-game", "belote", "--folder", str(folder), *words)
    assert again.returncode == 1
    assert str(folder) in again.stderr
