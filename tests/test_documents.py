"""What the documents tell people to type works, and what they point at is there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Collection
from pathlib import Path

import httpx
import pytest

from tapisvert.games import load
from tapisvert.table import record
from tapisvert.testing.matches import finished
from tests.browser.house import House
from tests.processes import tapis
from tests.wheels import bare, install

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *(ROOT / "docs").glob("*.md"),
]


GAMES = ROOT / "docs" / "games.md"
"""Followed from its first line to its last, below: each step needs those before it."""

EXAMPLES = {"README.md", "bots.md", "environments.md", "games.md"}
"""Where there is Python, and all of it is run below."""

QUICKLY = {"arena": ("--matches", "1", "--share", "0", "--workers", "1"), "new-game": ()}
"""Commands that are run to their end, and what makes them short."""


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)


def files(document: Path) -> dict[str, str]:
    """The files that a document tells people to write, by their titles."""
    found = re.findall(r"```\w+ title=\"(.*?)\"\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)
    return dict(found)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody has followed the guide for bot writers so far."""
    for name, text in files(ROOT / "docs" / "bots.md").items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "match.txt").write_text(record.write(finished("punto", {"wins": 1})), newline="\n")
    return tmp_path


def python(*words: str, cwd: Path) -> str:
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, encoding="utf-8", timeout=300, cwd=cwd
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def commands(start: str, without: Path | None = None) -> list[str]:
    documents = [document for document in DOCUMENTS if document != without]
    lines = [
        line for document in documents for block in blocks(document, "sh") for line in block.splitlines()
    ]
    found = [line.partition(" #")[0].strip() for line in lines if line.startswith(f"{start} ")]
    assert found
    return list(dict.fromkeys(found))


class Reader:
    """Somebody who does what a guide says, in a folder and an environment of their own."""

    def __init__(self, folder: Path, bin: Path) -> None:
        self.folder, self.bin = folder, bin
        self.env = {**bare(bin), "LANG": "en_GB.UTF-8"}

    def write(self, title: str, text: str) -> None:
        file = self.folder / title
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def type(self, line: str) -> str:
        """What a command answers."""
        command, *words = shlex.split(line)
        match command:
            case "cd":
                self.folder /= words[0]
            case "pip" if words == ["install", "-e", "."]:
                # All that it needs is there: nothing has to come from an index.
                return self.run(
                    "python", "-m", "pip", *words, "--no-index", "--no-deps", "--no-build-isolation"
                )
            case "pip":
                assert words == ["install", "tapisvert[testing]"], "our wheel is there from the start"
            case "pytest":
                return self.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider")
            case "tapis" if words == ["serve"]:
                return self.serve()
            case "tapis":
                # A match ends with its input; the doctor may find that this machine is no server.
                codes = {"play": {1}, "doctor": {0, 1}}.get(words[0], {0})
                return self.run("tapis", *words, codes=codes)
            case _:
                pytest.fail(f"nobody told me how to {line!r}")
        return ""

    def serve(self) -> str:
        """The games that a server has, which is stopped then."""
        house = House(self.folder, tapis=(str(self.bin / "tapis"),), env=self.env)
        house.open()
        try:
            return httpx.get(f"{house.address}/api/games").text
        finally:
            house.close()

    def run(self, command: str, *words: str, codes: Collection[int] = (0,)) -> str:
        done = subprocess.run(
            [self.bin / command, *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
            cwd=self.folder,
            env=self.env,
        )
        assert done.returncode in codes, done.stdout + done.stderr
        return done.stdout


@pytest.mark.parametrize("snippet", blocks(ROOT / "README.md", "python"))
def test_the_python_in_the_readme_runs(snippet: str, folder: Path) -> None:
    assert python("-c", snippet, cwd=folder).startswith("Outcome(winners=(0,)"), "our own bot wins"


def test_the_bots_of_the_guide_play_and_beat_luck(folder: Path) -> None:
    said = python("mybot.py", cwd=folder)
    assert said.startswith("Gatherer has won")
    assert record.verify(said.partition("\n")[2].removesuffix("\n"), load).outcome
    (snippet,) = blocks(ROOT / "docs" / "bots.md", "python")
    lines = python("-c", snippet, cwd=folder).splitlines()
    assert [line.partition(" ")[0] for line in lines] == ["punto", "cartino", "cartomanie"]
    assert all("winners=(0,)" in line for line in lines)


def test_states_and_search_do_what_the_guide_shows(folder: Path) -> None:
    assert re.fullmatch(r"\d+ positions\n", python("tree.py", cwd=folder))
    first, *others = python("think.py", cwd=folder).splitlines()
    assert first.startswith("Standing(shares=(")
    assert others[-2] == "(1000, 2)"
    assert others[-1].startswith("Place(")


@pytest.mark.parametrize("snippet", blocks(ROOT / "docs" / "environments.md", "python"))
def test_the_python_about_environments_runs(snippet: str, tmp_path: Path) -> None:
    if "pyspiel" in snippet:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not here")
    assert python("-c", snippet, cwd=tmp_path)


def test_the_guide_for_games_leads_from_nothing_to_a_game_of_its_own(
    wheel: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    reader = Reader(tmp_path, install(tmp_path_factory.mktemp("environment"), wheel))
    text = GAMES.read_text(encoding="utf-8")
    found = re.findall(r"^```(\w+)(?: title=\"(.*?)\")?\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert len(found) == text.count("\n```") / 2
    said = []
    for language, title, block in found:
        if title:
            reader.write(title, block)
        elif language == "python":
            said.append(reader.run("python", "-c", block))
        else:
            assert language == "sh"
            said += [reader.type(line) for line in block.splitlines()]
    whole = "\n".join(said)
    served = '"name":"allumettes"'
    for expected in ("Outcome(", "shuffle", served, "of 10 for", "(320, 320, 3)", "allumettes, cartino"):
        assert expected in whole
    assert re.search(r"\b[abcd]  \| ", whole), "the rows, whoever took the first matches"


@pytest.mark.parametrize("command", commands("tapis", without=GAMES))
def test_the_commands_are_understood(command: str, folder: Path) -> None:
    _, *words = shlex.split(command)
    # Nobody answers: a match ends with its input. What would wait for a browser or a server is only read.
    plays = words[0] == "play" and "--help" not in words
    runs = plays or words[0] in ("verify", *QUICKLY)
    more = [*QUICKLY.get(words[0], ())] if runs else ["--help"]
    if words[0] == "arena" and "--players" not in words:
        more += ["--players", "debutant,amateur"]  # all seven levels would meet
    done = tapis(*words, *more, cwd=folder, env=os.environ)
    assert done.returncode == (1 if plays else 0), done.stderr
    assert done.stderr == ""
    assert done.stdout


def test_no_python_in_a_document_is_left_out() -> None:
    fenced = re.compile(r"^```python", re.MULTILINE)
    found = {document.name: len(fenced.findall(document.read_text("utf-8"))) for document in DOCUMENTS}
    assert {name for name, count in found.items() if count} == EXAMPLES
    for document in DOCUMENTS:
        written = [title for title in files(document) if title.endswith(".py")]
        assert found[document.name] == len(blocks(document, "python")) + len(written)


def test_what_is_to_be_installed_can_be() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {
        extra for command in commands("pip") for extra in re.findall(r"(?:tapisvert|whl\))\[(\w+)\]", command)
    }
    assert asked == set(project["optional-dependencies"])


def test_make_knows_its_targets() -> None:
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = {shlex.split(command)[1] for command in commands("make")}
    assert asked <= known


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_inside_the_project_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", text)
    inside = [link for pair in links for link in pair if link and "://" not in link]
    missing = [link for link in inside if not (document.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_files_that_are_named_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web|docs|tests|bench|examples)/[\w./-]*)`", text)
    assert not [path for path in named if not (ROOT / path).exists()]
