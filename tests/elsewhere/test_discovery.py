"""Games are found by folder and by entry point; one that cannot be used is named, and the others go on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tapisvert import games
from tests.elsewhere.packages import environment, installed, write_game, write_package

HOUSE = games.names()
INIT = "INTERFACE = 1\n"
GAME = """
from tapisvert.games.punto.rules import Punto

class Mine(Punto):
    name = "{name}"

GAME = Mine()
"""
WORDS = {f"words/{language}.ftl": "" for language in ("fr", "de", "en")}


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    with installed(write_game("belote", tmp_path)):
        assert games.names() == tuple(sorted(("belote", *HOUSE)))
        assert games.broken() == ()
        assert games.package("belote") == "tapisvert_belote"
        assert games.load("belote").name == "belote"
        assert games.part("belote", "testing")
        assert games.part("belote", "terminal") is None
        with pytest.raises(
            games.MissingPart, match=r"'belote' needs programs/levels.py, and tapisvert_belote/"
        ):
            games.need("belote", "programs.levels")
    assert games.names() == HOUSE
    with pytest.raises(KeyError, match="no game 'belote'"):
        games.load("belote")


@pytest.mark.parametrize(
    ("files", "code", "detail"),
    [
        ({"__init__.py": "import nothing_like_it\n"}, "import", "ModuleNotFoundError: No module named"),
        ({"__init__.py": "raise SystemExit('no')\n"}, "import", "SystemExit: no"),
        ({"__init__.py": INIT, "rules.py": "1/0\n", **WORDS}, "import", "ZeroDivisionError"),
        ({"__init__.py": INIT, "rules.py": "GAME = (\n", **WORDS}, "import", "SyntaxError"),
        ({"__init__.py": "INTERFACE = 99\n", "rules.py": "GAME = 1"}, "interface", "99 ≠ 1"),
        ({"__init__.py": ""}, "interface", "None ≠ 1"),
        ({"__init__.py": INIT}, "no-game", "rules.py"),
        ({"__init__.py": INIT, "rules.py": "GAME = 1\n"}, "no-game", "rules.py: GAME"),
        ({"__init__.py": INIT, "rules.py": GAME.format(name="tarot")}, "no-game", "GAME.name = 'tarot'"),
        ({"__init__.py": INIT, "rules.py": GAME.format(name="odd")}, "no-words", "words/fr.ftl"),
        (
            {"__init__.py": INIT, "rules.py": GAME.format(name="odd"), **WORDS, "words/de.ftl": "\udcff"},
            "no-words",
            "words/de.ftl: 'utf-8'",
        ),
    ],
)
def test_a_package_that_breaks_is_named_and_the_rest_of_the_house_works(
    files: dict[str, str], code: str, detail: str, tmp_path: Path
) -> None:
    module = f"tapisvert_odd_{abs(hash((code, detail)))}"  # Python imports a package of one name only once
    sources = write_package("odd", {}, tmp_path, module)
    for file, text in files.items():
        path = sources / module / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode(errors="surrogateescape"))
    with installed(sources):
        assert games.names() == HOUSE
        assert "odd" in games.found()
        (fault,) = games.broken()
        assert (fault.name, fault.package, fault.code) == ("odd", module, code)
        assert detail in fault.detail
        assert "\n" not in str(fault)
        with pytest.raises(KeyError, match="odd"):
            games.load("odd")
        assert games.load("punto").name == "punto"


def test_a_name_is_given_once_and_the_house_has_the_first_choice(tmp_path: Path) -> None:
    punto = write_package("punto", {"__init__.py": "raise RuntimeError\n"}, tmp_path, "tapisvert_other")
    one, two = (write_package("tric", {"__init__.py": INIT}, tmp_path / f, f"tric_{f}") for f in "ab")
    with installed(punto, one, two):
        assert games.names() == HOUSE
        found = {(fault.package, fault.code, fault.detail) for fault in games.broken()}
        assert found == {
            ("tapisvert_other", "taken", "tapisvert.games.punto"),
            ("tric_b", "taken", "tric_a"),
            ("tric_a", "no-game", "rules.py"),
        }
        assert games.load("punto").name == "punto"


def test_a_package_that_is_found_twice_is_one(tmp_path: Path) -> None:
    sources = write_game("belote", tmp_path)
    with installed(sources, sources):
        assert games.names().count("belote") == 1
        assert games.broken() == ()


def test_a_folder_of_the_house_is_looked_at_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, files in {
        "begun": {"__init__.py": ""},
        "wrong": {"__init__.py": "", "rules.py": "import nothing_like_it\n"},
        "mute": {"__init__.py": "", "rules.py": GAME.format(name="mute")},
    }.items():
        for file, text in files.items():
            (tmp_path / name).mkdir(exist_ok=True)
            (tmp_path / name / file).write_text(text)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    with installed():
        assert games.names() == HOUSE
        found = {fault.name: (fault.code, fault.detail) for fault in games.broken()}
        assert found["begun"] == ("no-game", "rules.py")
        assert found["wrong"][0] == "import"
        assert found["mute"] == ("no-words", "words/fr.ftl")


def test_what_there_is_can_be_listed_without_loading_rules(tmp_path: Path) -> None:
    code = (
        "import sys; from tapisvert import games; assert 'belote' in games.found();"
        "sys.exit(any(name.endswith('.rules') or name.startswith('tapisvert_') for name in sys.modules))"
    )
    there = environment(write_game("belote", tmp_path))
    assert subprocess.run([sys.executable, "-c", code], env=there).returncode == 0
