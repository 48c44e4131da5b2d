"""The dictionary: what it says of words (MAN-5), and that it is what its source says, read independently."""

from __future__ import annotations

import gzip
import random
import warnings
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest
from build_lexicon import EVERYDAY, NO_LONGER, NOT_COMMON, REFORMED, UNSAID, families, listed, reformed
from build_page import MODULES
from hunspell import Dictionary, Entry
from spylls.hunspell import Dictionary as Reader

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.lexicon import ENDS, LAST, VOCABULARY, Header, Lexicon, fold

SOURCE = MODULES / "dictionary-fr"
ALPHABET = "abcdefghijklmnopqrstuvwxyzéèêçàôœ"


@pytest.fixture(scope="module")
def words() -> Lexicon:
    return lexicon.load()


class Remembering(Dictionary):
    """Expands every entry once, whoever asks."""

    def __init__(self, aff: Path, dic: Path) -> None:
        super().__init__(aff, dic)
        self.expanded: dict[Entry, list[str]] = {}

    def forms(self, entry: Entry) -> Iterator[str]:
        if entry not in self.expanded:
            self.expanded[entry] = sorted(set(super().forms(entry)))
        return iter(self.expanded[entry])


@pytest.fixture(scope="module")
def source() -> Dictionary:
    """The dictionary's own files, as our build reads them."""
    return Remembering(SOURCE / "index.aff", SOURCE / "index.dic")


@pytest.fixture(scope="module")
def spelled(source: Dictionary) -> set[str]:
    """Every form of every entry, symbols and abbreviations included."""
    return {form for entry in source.entries for form in source.forms(entry)}


@pytest.fixture(scope="module")
def reader() -> Reader:
    """The same files, read by somebody else."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # it leaves the closing of its files to Python
        return Reader.from_files(str(SOURCE / "index"))


@pytest.mark.parametrize("word", ["tatouages", "boxait", "fussiez", "oeuvre", "etes", "ca", "maïs", "Ô"])
def test_inflected_forms_are_words_man_5(words: Lexicon, word: str) -> None:
    assert words.knows(fold(word) or "")


def test_the_letters_that_are_words_man_5(words: Lexicon) -> None:
    assert [letter for letter in "abcdefghijklmnopqrstuvwxyz" if words.knows(letter)] == ["a", "o", "x", "y"]


@pytest.mark.parametrize(
    "word",
    [
        *("kg", "cm", "mol", "http", "ftp", "cf", "etc", "pts", "lorsqu", "qu", "xiv", "cos", "tel-quel", ""),
        *("univ", "ibn", "abc", "qbit", "zzzz", "mmm", "priori", "anglo"),
    ],
)
def test_symbols_and_abbreviations_are_none_man_5(words: Lexicon, word: str) -> None:
    known_otherwise = {"mol"}  # the old form of *mou*
    assert words.knows(word) == (word in known_otherwise)


def test_proper_nouns_are_kept_apart_man_9(words: Lexicon) -> None:
    assert words.is_proper("allemagne")
    assert not words.knows("allemagne")
    assert words.is_proper("paris")
    assert words.knows("paris"), "the plural of pari"
    assert words.knows("pari")
    assert not words.is_proper("pari")
    assert not words.is_proper("adn"), "an abbreviation"
    assert not words.is_proper("xie"), "a number"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Ô", "o"),
        ("Façade", "facade"),
        ("ŒUVRE", "oeuvre"),
        ("ex æquo", None),
        ("et cætera", None),
        ("cætera", "caetera"),
        ("nai\N{COMBINING DIAERESIS}f", "naif"),
        ("piñata", "pinata"),
        ("aujourd'hui", None),
        ("grand-mère", None),
        ("2e", None),
        ("λ", None),
        ("ß", None),
        ("", None),
    ],
)
def test_words_are_folded_to_what_cards_can_spell_man_5(text: str, word: str | None) -> None:
    assert fold(text) == word


def test_all_words_come_in_order_and_once(words: Lexicon) -> None:
    found = list(words)
    assert len(found) == len(words) == 420_452
    assert found == sorted(set(found))
    assert all(words.knows(word) for word in random.Random(1).sample(found, 2000))
    assert all(word == fold(word) for word in found[::50])


def test_words_are_ranked_by_how_common_they_are(words: Lexicon) -> None:
    ranks = array("H", words.ranks())
    assert sorted(rank for rank in ranks if rank not in (0, lexicon.UNSAID)) == list(range(1, VOCABULARY + 1))
    rank = dict(zip(words, ranks, strict=True))
    assert all(0 < rank[word] <= 4000 for word in ("maison", "jouer", "chien", "petite", "voulait"))
    assert all(4000 < rank[word] <= 15_000 for word in ("poulpe", "clavicule", "sceptre"))
    assert rank["tatouage"] < rank["clavicules"], "counted words come before those that were not"
    assert 0 < rank["interrupteurs"] < rank["paniquerent"], "a plural is more common than a past historic"
    assert rank["boxassions"] == rank["chosassiez"] == rank["zythums"] == 0


def test_names_and_what_subtitles_know_are_not_common_words(words: Lexicon) -> None:
    rank = dict(zip(words, array("H", words.ranks()), strict=True))
    for name in ("jack", "dan", "wu", "qi", "bill", "henry", "li", "lin", "yang", "street", "black"):
        assert not 0 < rank.get(name, 0) <= 15_000, name
    assert all(0 < rank[word] <= 4000 for word in ("rose", "pierre", "terre", "marie", "soleil"))


@pytest.mark.parametrize(
    "word", ["weekend", "entretemps", "portemonnaie", "assoir", "yoyo", "ruissèle", "ile"]
)
def test_both_spellings_are_words_man_5(words: Lexicon, word: str) -> None:
    """MAN-5: the spelling of 1990 beside the classical one."""
    assert words.knows(fold(word) or "")
    assert all(map(words.knows, ("asseoir", "ruisselle", "oignon", "ognon")))


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        *(("cede", "cédé"), ("etes", "êtes"), ("coeur", "cœur"), ("naif", "naïf"), ("boxait", "boxait")),
        *(("ca", "ça"), ("oeuvrons", "œuvrons"), ("a", "a"), ("ouest", "ouest"), ("zythums", "zythums")),
        *(("kevin", "kevin"), ("zzz", "zzz"), ("", "")),
    ],
)
def test_words_are_written_with_their_accents(words: Lexicon, word: str, shown: str) -> None:
    """Of words that cards spell alike, the most common is meant; what is no word stays as it is."""
    assert words.shown(word) == shown


def test_every_word_is_written_as_one_that_folds_to_it(words: Lexicon) -> None:
    found = list(words)
    assert [word for word in [*found[::97], *found[-300:]] if fold(words.shown(word)) != word] == []


def test_all_forms_of_an_unsaid_word_are_marked_and_stay_words_man_5(words: Lexicon) -> None:
    """MAN-5: people may lay them."""
    rank = dict(zip(words, array("H", words.ranks()), strict=True))
    for word in ("merde", "merdait", "emmerderont", "connes", "negresses", "chiennes", "violent", "conard"):
        assert rank[word] == lexicon.UNSAID, word
        assert words.knows(word)
    assert all(rank[word] != lexicon.UNSAID for word in ("chien", "violon", "putois", "pissenlit", "noir"))
    assert 4000 < list(rank.values()).count(lexicon.UNSAID) < 6000


@pytest.mark.parametrize("path", [UNSAID, EVERYDAY, NOT_COMMON], ids=lambda path: path.stem)
def test_what_our_lists_name_are_words(words: Lexicon, path: Path) -> None:
    """So that a slip of the pen is found."""
    ours, refused = listed(path), listed(NO_LONGER)
    assert [word for word in sorted(ours - refused) if not words.knows(fold(word) or "")] == []


def test_the_expansion_agrees_with_an_independent_reading(source: Dictionary, reader: Reader) -> None:
    """Of every affix, forms that it makes; all are accepted by the other reader of the same files."""
    rng = random.Random(2)
    users: dict[str, list[Entry]] = {}
    for entry in source.entries:
        if not source.is_marked(entry, "KEEPCASE"):  # symbols, no words of ours
            for flag in entry.flags:
                users.setdefault(flag, []).append(entry)
    for flag in sorted(users.keys() & {*source.suffixes, *source.prefixes}):
        for entry in rng.sample(users[flag], min(2, len(users[flag]))):
            forms = list(source.forms(entry))
            for form in rng.sample(forms, min(8, len(forms))):
                assert reader.lookup(form), f"{form}, of {entry.word}"


def test_what_is_nearly_a_word_agrees_too(spelled: set[str], reader: Reader) -> None:
    """Words with one letter changed, added, dropped or moved, and strings of random letters."""
    rng = random.Random(3)
    small = sorted(form for form in spelled if form.isalpha() and form == form.lower())
    tried = [spoiled(word, rng) for word in rng.sample(small, 450)]
    tried += ["".join(rng.choices(ALPHABET, k=rng.randint(2, 5))) for _ in range(150)]
    assert [word for word in tried if (word in spelled) != reader.lookup(word)] == []
    assert 10 < sum(word in spelled for word in tried) < 500


def test_the_file_holds_what_the_source_says(words: Lexicon, source: Dictionary) -> None:
    before = [(family.word, form) for family in families(source) for form in family.forms]
    small, gone = [pair for pair in before if pair[1] == pair[1].lower()], listed(NO_LONGER)
    assert all(words.knows(fold(form) or "", edition=1) for _, form in small)
    forms = {form for word, form in small if word not in gone}
    with gzip.open(MODULES / REFORMED / "fr-reforme1990.trie.gz", "rt", encoding="utf-8") as trie:
        changed = reformed(trie.read(), source)
    assert 6000 < len(changed) < 6500
    assert {fold(form) for form in [*forms, *changed]} | set("aoxy") == set(words)


def test_words_of_version_1_are_kept_for_its_matches(words: Lexicon) -> None:
    assert not words.knows("univ")
    assert words.knows("univ", edition=1)
    assert words.knows("weekend")
    assert not words.knows("weekend", edition=1)


def test_a_lexicon_of_ones_own() -> None:
    edges = [0, 18 | ENDS | LAST, 0 | ENDS, 14 | LAST | 1 << 7]
    header = Header(lexicon.VERSION, 2, 1, len(edges), word_root=2, name_root=1, first_root=1, ranked=0)
    data = lexicon.write(header, edges, b"", ["à", "os"])
    own = Lexicon(data)
    assert [own.shown(word) for word in own] == ["à", "os"]
    assert list(own) == ["a", "os"]
    assert own.is_proper("s")
    assert not any(map(own.knows, ("", "o", "s", "ao", "oss", "A", "é")))
    with pytest.raises(ValueError, match="no lexicon"):
        Lexicon(data[:20])
    with pytest.raises(ValueError, match="version 9"):
        Lexicon(lexicon.write(header._replace(version=9), edges, b""))


def spoiled(word: str, rng: random.Random) -> str:
    at = rng.randrange(len(word))
    letter = rng.choice(ALPHABET)
    return rng.choice(
        [
            word[:at] + letter + word[at + 1 :],
            word[:at] + letter + word[at:],
            word[:at] + word[at + 1 :],
            word[:at] + word[at:][:2][::-1] + word[at + 2 :],
        ]
    )
