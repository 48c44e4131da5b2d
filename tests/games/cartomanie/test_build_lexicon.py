"""The build of the dictionary: from what is installed, when something changed, and plainly refused."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from automaton import Automaton
from build_page import MODULES, ROOT, WEB
from commonness import most_common_first
from hunspell import Dictionary, Unreadable
from trie import NotATrie
from trie import words as words_of_trie

from tapisvert.games.cartomanie.lexicon import ENDS, LAST, TARGET, VERSION, Header, Lexicon, write
from tests.bare_python import bare_python

GAME = Path("src") / "tapisvert" / "games" / "cartomanie"
BUILT = GAME / "dictionary" / "french.lexicon"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with nothing built in it."""
    (tmp_path / "scripts").mkdir()
    for script in (ROOT / "scripts").iterdir():
        if script.is_file():
            shutil.copy(script, tmp_path / "scripts")
    (tmp_path / GAME).mkdir(parents=True)
    for name in ("lexicon.py", "unsaid.txt"):
        shutil.copy(ROOT / GAME / name, tmp_path / GAME)
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(WEB / name, tmp_path / "web")
    return tmp_path


def test_a_second_build_needs_no_network_and_gives_the_same(tree: Path) -> None:
    (tree / "web" / "node_modules").symlink_to(MODULES, target_is_directory=True)
    done = build(tree)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "tapis vert: building the French dictionary\n"
    assert (tree / BUILT).read_bytes() == (ROOT / BUILT).read_bytes()

    notice = (tree / BUILT).with_name("NOTICE.txt").read_text(encoding="utf-8")
    assert '"dictionary-fr" 3.0.0' in notice
    assert '"@cspell/dict-fr-reforme" 2.3.2' in notice
    assert "Mozilla Public License" in notice
    assert "Olivier R." in notice
    assert "ODC-BY" in notice
    assert "Permission is hereby granted" in notice

    assert build(tree).stdout == "", "nothing changed"
    with (tree / GAME / "unsaid.txt").open("a", encoding="utf-8") as refused:
        refused.write("tatouage\n")
    asked = run(tree, "-c", "import build_lexicon; print(build_lexicon.is_current())")
    assert asked.stdout == "False\n"


def test_without_node_it_fails_with_one_plain_line(tree: Path) -> None:
    done = build(tree)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "The French dictionary could not be built: there is no Node here" in done.stderr


def test_a_dictionary_with_other_rules_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.dic").write_text("1\nmot/A\n", encoding="utf-8")
    for rules, reason in (
        ("FLAG num\n", "flags of the kind num"),
        ("COMPOUNDFLAG C\n", "the directive COMPOUNDFLAG"),
        ("CIRCUMFIX C\nSFX A Y 1\nSFX A 0 s/C .\n", "the affix A"),
    ):
        (tmp_path / "index.aff").write_text(rules, encoding="utf-8")
        with pytest.raises(Unreadable, match=reason):
            Dictionary(tmp_path / "index.aff", tmp_path / "index.dic")


def test_affixes_are_applied_where_they_may_be(tmp_path: Path) -> None:
    (tmp_path / "index.aff").write_text(
        "# rules\nNEEDAFFIX N\nFORBIDDENWORD F\n"
        "PFX R Y 2\nPFX R 0 re [^aeiou]\nPFX R 0 r' [aeiou]\n"
        "PFX K N 1\nPFX K 0 kilo .\n"
        "PFX M Y 1\nPFX M 0 milli/S .\n"
        "SFX S Y 2\nSFX S 0 s [^s]\nSFX S al aux al\n"
        "SFX V Y 2\nSFX V er ant/S er\nSFX V er er/D er\n",
        encoding="utf-8",
    )
    (tmp_path / "index.dic").write_text(
        "7\njouer/VR\naimer/VR\ncheval/S\nbas/S\nare/KS\nbar/M\nracin/NS\nfaute/FS\n", encoding="utf-8"
    )
    dictionary = Dictionary(tmp_path / "index.aff", tmp_path / "index.dic")
    forms = {entry.word: sorted(set(dictionary.forms(entry))) for entry in dictionary.entries}
    assert forms == {
        "jouer": ["jouant", "jouants", "jouer", "rejouant", "rejouants", "rejouer"],
        "aimer": ["aimant", "aimants", "aimer"],
        "cheval": ["cheval", "chevals", "chevaux"],
        "bas": ["bas"],
        "are": ["are", "ares", "kiloare"],
        "bar": ["bar", "millibar", "millibars"],
        "racin": ["racins"],
        "faute": [],
    }


def test_a_list_that_is_a_trie_is_read() -> None:
    """Words end and go back; below the u of `lou` is what is below node 4, the e of `joue`."""
    header = "#!/usr/bin/env cspell-trie reader\nTrieXv3\nbase=10\n# Data:\n__DATA__\n"
    data = "joue\nr$s$t$<4l\\ou#4;<3\nc\\-b$"
    small = "abcdefghijklmnopqrstuvwxyz"
    assert sorted(words_of_trie(header + data, small)) == ["jouer", "joues", "jouet", "lour", "lous", "lout"]
    assert "c-b" in words_of_trie(header + data, small + "-")
    with pytest.raises(NotATrie):
        words_of_trie("TrieXv4\nbase=10\n__DATA__\n", small)


def test_the_automaton_accepts_its_words_and_shares_their_ends() -> None:
    words = ["aimer", "aimes", "jouer", "joues", "os"]
    automaton = Automaton(ENDS, LAST, TARGET)
    root = automaton.add(words)
    edges = len(automaton.edges)
    assert automaton.add(words) == root
    assert len(automaton.edges) == edges == 1 + len("ajo" + "im" + "ou" + "e" + "rs" + "s")
    built = Lexicon(write(Header(VERSION, 5, 5, edges, root, root, root, 0), automaton.edges, b""))
    assert list(built) == words
    with pytest.raises(ValueError, match="in order"):
        automaton.add(["os", "as"])


def test_words_nobody_counted_follow_their_family() -> None:
    families = [
        ["chat", "chats"],
        ["chien", "chiens"],
        ["dansa", "dansassiez", "danse", "danser"],
        ["parla", "parlassiez", "parle", "parler"],
        ["chose", "choses"],
        ["chosa", "chose", "choser"],
        ["rare", "rares"],
    ]
    counted = ["chose", "paris", "parler", "chats", "chat", "parle", "danser", "danse", "chien", "parla"]
    order = most_common_first(families, counted)
    assert order[:9] == [word for word in counted if word != "paris"]
    assert order[9:] == ["dansa", "chiens", "parlassiez", "dansassiez"]


def build(tree: Path) -> subprocess.CompletedProcess[str]:
    return run(tree, "scripts/build_lexicon.py")


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start a Python that has nothing installed, and no Node to call."""
    command = [bare_python(), *arguments]
    environment = {**os.environ, "PATH": "", "PYTHONPATH": "scripts"}
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
