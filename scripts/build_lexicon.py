"""Builds the French dictionary of Cartomanie into the package, from the word lists npm installed.

`make` calls it, and so does the wheel's build hook. Three packages are read: `dictionary-fr`, a Hunspell
dictionary, for the words in their classical spelling, `@cspell/dict-fr-reforme` for what is spelled otherwise
since 1990, and `@zxcvbn-ts/language-fr` for how common words are. All are installed with the page's packages,
so that a build needs the network only where `build_page` does. Five lists of ours correct them:

    not_words.txt        what is no word, whatever the packages say
    no_longer_words.txt  what was one in matches of an earlier version of the game
    everyday.txt         words that are names, too, and yet common
    not_common.txt       words that are not common, although they were often counted
    unsaid.txt           words that programs do not say; it lies with the game
"""

import gzip
import importlib.util
import json
import re
import sys
from array import array
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import build_page
from automaton import Automaton
from commonness import most_common_first
from hunspell import Dictionary, Unreadable
from trie import NotATrie
from trie import words as words_of_trie

HERE = Path(__file__).resolve().parent
GAME = build_page.ROOT / "src" / "tapisvert" / "games" / "cartomanie"

# By its path: the package around it needs more than a build environment has.
_found = importlib.util.spec_from_file_location("cartomanie_lexicon", GAME / "lexicon.py")
assert _found
assert _found.loader
lexicon = importlib.util.module_from_spec(_found)
_found.loader.exec_module(lexicon)

TARGET = GAME / lexicon.FOLDER / lexicon.FILE
NOTICE = TARGET.with_name("NOTICE.txt")
STAMP = TARGET.with_name(".built-from")
NOT_WORDS, NO_LONGER, EVERYDAY, NOT_COMMON = (
    HERE / f"{name}.txt" for name in ("not_words", "no_longer_words", "everyday", "not_common")
)
UNSAID = GAME / "unsaid.txt"
SCRIPTS = ("build_lexicon", "hunspell", "trie", "automaton", "commonness")
SOURCES = [
    *(HERE / f"{name}.py" for name in SCRIPTS),
    *(NOT_WORDS, NO_LONGER, EVERYDAY, NOT_COMMON, UNSAID, GAME / "lexicon.py"),
]

WORDS, REFORMED, FREQUENCIES = "dictionary-fr", "@cspell/dict-fr-reforme", "@zxcvbn-ts/language-fr"
PACKAGES = (WORDS, REFORMED, FREQUENCIES)
ONE_LETTER = {"a", "o", "x", "y"}
"""MAN-5: these and no others, whatever the dictionary says."""
LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzàâäçéèêëîïñôöùûüÿœæ")
DOUBLE = re.compile(r"(.)\1")

ABOUT = """\
The file {file} beside this one holds French words, how they are written and how common they are.

The words are those of "{words}" {words_version}, a package of npm that carries the Hunspell dictionary of
Grammalecte in its classical spelling. They are under the Mozilla Public License 2.0 (MPL-2.0), and so is
this list of them: every inflected form written out. The package is its source form; scripts/build_lexicon.py
in the source of Tapis Vert is how the one became the other. The package's own notice:

{words_notice}

Words that are spelled otherwise since 1990 were added from "{reformed}" {reformed_version}, a package of npm
that carries the same dictionary, version 7.0, in the spelling of 1990 as a compressed list. The words are
under the Mozilla Public License 2.0 (MPL-2.0), the package around them is under the MIT licence. The notice
of the words, and the licence of the package:

{reformed_notice}

How common words are was read off the order of commonWords.json in "{frequencies}" {frequencies_version},
a package of npm under the MIT licence. Its words were counted in the subtitles of OpenSubtitles 2024, as
collected by OPUS: data under the Open Data Commons Attribution License (ODC-BY). The package's own notice
and licence:

{frequencies_notice}
"""


def main() -> None:
    """Build the dictionary if it is out of date."""
    try:
        build()
    except LexiconNotBuilt as failure:
        sys.exit(f"The French dictionary could not be built: {failure}")


class LexiconNotBuilt(Exception):
    """A word list is missing, or not what it was."""


def is_current() -> bool:
    """Tell whether the dictionary was built by this code from the packages that are pinned now."""
    return TARGET.exists() and NOTICE.exists() and build_page.read(STAMP) == _built_from()


def build() -> None:
    """Bring the dictionary in the package up to date."""
    if is_current():
        return
    try:
        build_page.install_packages()
        build_page.say("building the French dictionary")
        data, notice = _lexicon(), _notice()
    except (build_page.PageNotBuilt, Unreadable, NotATrie, OSError) as failure:
        raise LexiconNotBuilt(str(failure)) from failure
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(data)
    NOTICE.write_text(notice, encoding="utf-8")
    STAMP.write_text(_built_from())


class Family(NamedTuple):
    """All forms of a word, as the dictionary spells them; a proper noun is one, too."""

    word: str
    forms: list[str]


def families(dictionary: Dictionary) -> list[Family]:
    """Every entry that is a word or a proper noun, or was a word before."""
    spelled = {entry.word for entry in dictionary.entries}
    refused = listed(NOT_WORDS)
    return [
        Family(
            entry.word,
            sorted({form for form in dictionary.forms(entry) if len(form) > 1 and lexicon.fold(form)}),
        )
        for entry in dictionary.entries
        if entry.word not in refused
        and not dictionary.is_marked(entry, "KEEPCASE")  # the symbols of units
        and entry.word + "'" not in spelled  # what is left of `lorsque` before a vowel, and its like
        and not (entry.word[0].isupper() and dictionary.is_marked(entry, "NOSUGGEST"))  # Roman numbers
    ]


def reformed(trie: str, classical: Dictionary) -> list[str]:
    """What the spelling of 1990 has and the classical one lacks, in order."""
    known = {lexicon.fold(form) for entry in classical.entries for form in classical.forms(entry)}
    return sorted(
        word for word in words_of_trie(trie, LETTERS) if len(word) > 1 and lexicon.fold(word) not in known
    )


def unsaid(families: Iterable[Family], others: Iterable[str]) -> set[str]:
    """What programs do not say, folded: all forms of the words of our list, and what is a form there."""
    refused = listed(UNSAID)
    found = {lexicon.fold(word) for word in refused}
    found |= {lexicon.fold(form) for family in families if family.word in refused for form in family.forms}
    # Spellings of 1990 have no families here. Most differ in a letter that is single or double.
    single = {DOUBLE.sub(r"\1", word) for word in found}
    return found | {word for word in map(lexicon.fold, others) if DOUBLE.sub(r"\1", word) in single}


def listed(path: Path) -> set[str]:
    """The words of one of our lists."""
    lines = path.read_text("utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def _lexicon() -> bytes:
    dictionary = Dictionary(
        build_page.MODULES / WORDS / "index.aff", build_page.MODULES / WORDS / "index.dic"
    )
    with gzip.open(build_page.MODULES / REFORMED / "fr-reforme1990.trie.gz", "rt", encoding="utf-8") as trie:
        others = reformed(trie.read(), dictionary)
    before, gone = families(dictionary), listed(NO_LONGER)
    found = [family for family in before if family.word not in gone]
    # A capital and then small letters: what has more capitals is an abbreviation.
    proper = {form for family in found for form in family.forms if form == form.capitalize()}
    small = [[form for form in family.forms if form == form.lower()] for family in found]
    small += [[word] for word in others]
    order = most_common_first(small, _counted({name.lower() for name in proper}))
    shown = _shown(small, order)
    words, names = sorted(shown), sorted({lexicon.fold(name) for name in proper})
    automaton = Automaton(lexicon.ENDS, lexicon.LAST, lexicon.TARGET)
    first = {lexicon.fold(form) for family in before for form in family.forms if form == form.lower()}
    roots = automaton.add(words), automaton.add(names), automaton.add(sorted(first | ONE_LETTER))
    ranks = _ranks(order, unsaid(found, others))
    packed = array("H", (ranks.get(word, 0) for word in words))
    if sys.byteorder == "big":
        packed.byteswap()
    header = lexicon.Header(
        lexicon.VERSION, len(words), len(names), len(automaton.edges), *roots, lexicon.VOCABULARY
    )
    built: bytes = lexicon.write(header, automaton.edges, packed.tobytes(), (shown[word] for word in words))
    return built


def _counted(names: set[str]) -> list[str]:
    """Words as they were counted, without those that stand for something else there: names, above all."""
    counted = json.loads((build_page.MODULES / FREQUENCIES / "src" / "commonWords.json").read_text("utf-8"))
    noise = listed(NOT_COMMON) | (names - listed(EVERYDAY))
    return [word for word in counted if word not in noise]


def _shown(families: list[list[str]], order: list[str]) -> dict[str, str]:
    """How each folded word is written: as its most common form, else as the first in alphabetical order."""
    forms = sorted({form for forms in families for form in forms})
    return {lexicon.fold(form): form for form in reversed([*order, *forms])} | {
        letter: letter for letter in ONE_LETTER
    }


def _ranks(order: list[str], unsaid: set[str]) -> dict[str, int]:
    """The rank of each of the most common words, folded, from 1 on; words that are not said have a mark."""
    folded = dict.fromkeys(word for form in order if (word := lexicon.fold(form)) not in unsaid)
    ranks = {word: rank for rank, word in enumerate(islice(folded, lexicon.VOCABULARY), 1)}
    return ranks | dict.fromkeys(unsaid, lexicon.UNSAID)


def _notice() -> str:
    words, changed, frequencies = (build_page.MODULES / package for package in PACKAGES)
    return ABOUT.format(
        file=TARGET.name,
        words=WORDS,
        words_version=_installed(words),
        words_notice=(words / "license").read_text("utf-8").strip(),
        reformed=REFORMED,
        reformed_version=_installed(changed),
        reformed_notice="\n\n".join(
            path.read_text("utf-8").strip()
            for path in (*changed.rglob("README_dict_fr.txt"), changed / "LICENSE")
        ),
        frequencies=FREQUENCIES,
        frequencies_version=_installed(frequencies),
        frequencies_notice="\n\n".join(
            (frequencies / name).read_text("utf-8").strip() for name in ("NOTICE.md", "LICENSE.txt")
        ),
    )


def _installed(package: Path) -> str:
    version: str = json.loads((package / "package.json").read_text("utf-8"))["version"]
    return version


def _built_from() -> str:
    pinned = json.loads((build_page.WEB / "package.json").read_text("utf-8"))["devDependencies"]
    versions = ", ".join(f"{package} {pinned[package]}" for package in PACKAGES)
    return f"{versions}, {build_page.fingerprint(SOURCES)}"


if __name__ == "__main__":
    main()
