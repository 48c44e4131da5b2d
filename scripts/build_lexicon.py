"""Builds the French dictionary of Cartomanie into the package, from the word lists npm installed.

`make` calls it, and so does the wheel's build hook. Two packages are read: `dictionary-fr`, a Hunspell
dictionary, for the words, and `@zxcvbn-ts/language-fr` for how common they are. Both are installed with the
page's packages, so that a build needs the network only where `build_page` does.
"""

import importlib.util
import json
import sys
from array import array
from itertools import islice
from pathlib import Path

import build_page
from automaton import Automaton
from commonness import most_common_first
from hunspell import Dictionary, Unreadable

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
SOURCES = [
    HERE / name
    for name in ("build_lexicon.py", "hunspell.py", "automaton.py", "commonness.py", "not_words.txt")
]

WORDS, FREQUENCIES = "dictionary-fr", "@zxcvbn-ts/language-fr"
ONE_LETTER = {"a", "o", "x", "y"}
"""MAN-5: these and no others, whatever the dictionary says."""

ABOUT = """\
The file {file} beside this one holds French words and how common they are.

The words are those of "{words}" {words_version}, a package of npm that carries the Hunspell dictionary of
Grammalecte. They are under the Mozilla Public License 2.0 (MPL-2.0), and so is this list of them: every
inflected form written out, without accents. The package is its source form; scripts/build_lexicon.py in the
source of Tapis Vert is how the one became the other. The package's own notice:

{words_notice}

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
    except (build_page.PageNotBuilt, Unreadable, OSError) as failure:
        raise LexiconNotBuilt(str(failure)) from failure
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(data)
    NOTICE.write_text(notice, encoding="utf-8")
    STAMP.write_text(_built_from())


def families(dictionary: Dictionary) -> list[list[str]]:
    """The forms of every entry that is a word or a proper noun, as the dictionary spells them."""
    spelled = {entry.word for entry in dictionary.entries}
    refused = _not_words()
    return [
        sorted({form for form in dictionary.forms(entry) if len(form) > 1 and lexicon.fold(form)})
        for entry in dictionary.entries
        if entry.word not in refused
        and not dictionary.is_marked(entry, "KEEPCASE")  # the symbols of units
        and entry.word + "'" not in spelled  # what is left of `lorsque` before a vowel, and its like
        and not (entry.word[0].isupper() and dictionary.is_marked(entry, "NOSUGGEST"))  # Roman numbers
    ]


def _lexicon() -> bytes:
    folder = build_page.MODULES / WORDS
    found = families(Dictionary(folder / "index.aff", folder / "index.dic"))
    small = [[form for form in forms if form == form.lower()] for forms in found]
    words = {lexicon.fold(form) for forms in small for form in forms} | ONE_LETTER
    # A capital and then small letters: what has more capitals is an abbreviation.
    names = {lexicon.fold(form) for forms in found for form in forms if form == form.capitalize()}
    automaton = Automaton(lexicon.ENDS, lexicon.LAST, lexicon.TARGET)
    roots = automaton.add(sorted(words)), automaton.add(sorted(names))
    ranks = _ranks(small)
    packed = array("H", (ranks.get(word, 0) for word in sorted(words)))
    if sys.byteorder == "big":
        packed.byteswap()
    header = lexicon.Header(lexicon.VERSION, len(words), len(names), len(automaton.edges), *roots, len(ranks))
    built: bytes = lexicon.write(header, automaton.edges, packed.tobytes())
    return built


def _ranks(families: list[list[str]]) -> dict[str, int]:
    """The rank of each of the most common words, folded, from 1 on."""
    counted = json.loads((build_page.MODULES / FREQUENCIES / "src" / "commonWords.json").read_text("utf-8"))
    order = dict.fromkeys(lexicon.fold(form) for form in most_common_first(families, counted))
    return {word: rank for rank, word in enumerate(islice(order, lexicon.VOCABULARY), 1)}


def _notice() -> str:
    words, frequencies = build_page.MODULES / WORDS, build_page.MODULES / FREQUENCIES
    return ABOUT.format(
        file=TARGET.name,
        words=WORDS,
        words_version=_installed(words),
        words_notice=(words / "license").read_text("utf-8").strip(),
        frequencies=FREQUENCIES,
        frequencies_version=_installed(frequencies),
        frequencies_notice="\n\n".join(
            (frequencies / name).read_text("utf-8").strip() for name in ("NOTICE.md", "LICENSE.txt")
        ),
    )


def _installed(package: Path) -> str:
    version: str = json.loads((package / "package.json").read_text("utf-8"))["version"]
    return version


def _not_words() -> set[str]:
    lines = (HERE / "not_words.txt").read_text("utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def _built_from() -> str:
    pinned = json.loads((build_page.WEB / "package.json").read_text("utf-8"))["devDependencies"]
    versions = f"{WORDS} {pinned[WORDS]}, {FREQUENCIES} {pinned[FREQUENCIES]}"
    return f"{versions}, {build_page.fingerprint([*SOURCES, GAME / 'lexicon.py'])}"


if __name__ == "__main__":
    main()
