"""The French dictionary of Cartomanie (MAN-5): its words, how common each is, and how it is written.

All words lie in one automaton, the smallest that accepts them: an array of edges, each a number of 32 bits.

    bits 0-4    the letter, a = 0
    bit 5       a word ends with this letter
    bit 6       the last edge of its node
    bits 7-31   the node it leads to, as the index of that node's first edge; 0 if no word goes on

Edges of a node are in alphabetical order. Two more sets start from other nodes of the same array: the proper
nouns (MAN-9), and the words of version 1 of the game, by which its matches are still checked. Behind the
edges come, each compressed, the ranks of all words and their accents. `scripts/build_lexicon.py` writes the
file; it reads this module, so nothing here needs more than Python itself.
"""

from __future__ import annotations

import struct
import sys
import unicodedata
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import NamedTuple

LETTER, ENDS, LAST, TARGET = 31, 1 << 5, 1 << 6, 7
"""Parts of an edge: mask of the letter, two marks, and how far left the target is."""

VOCABULARY = 60_000
"""So many words are ranked by how common they are; all others are simply rarer."""
UNSAID = 65_535
"""Instead of a rank: people may lay this word, but no program says it (`unsaid.txt`)."""

LIGATURES: Mapping[str, str] = {"œ": "oe", "æ": "ae"}
FOLDED = str.maketrans({**LIGATURES})
SHELF = 500
"""Accents of so many words are kept together."""
SHOWN = 4096
"""So many words are remembered with their accents."""

EDITION = 2
"""The version of the game whose words are those of today."""

FOLDER, FILE = "dictionary", "french.lexicon"
HEADER = struct.Struct("<12s9I")
MAGIC, VERSION = b"tapislexicon", 2


def fold(text: str) -> str | None:
    """A word as cards spell it: small letters a to z, without accents; None if cards cannot (MAN-5)."""
    word = text.lower()
    if not word.isascii():
        letters = unicodedata.normalize("NFD", word.translate(FOLDED))
        word = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return word if word.isascii() and word.isalpha() else None


class Header(NamedTuple):
    """What the file starts with, behind its name: counts, sizes, and where the sets of words start."""

    version: int
    words: int
    names: int
    edges: int
    word_root: int
    name_root: int
    first_root: int  # of the words of version 1
    ranked: int
    ranks: int = 0
    """How many bytes the ranks take, compressed; `write` fills it in."""


class Lexicon:
    """The words, and apart from them the proper nouns, all folded."""

    def __init__(self, data: bytes) -> None:
        """Take the bytes that `write` gave; raises `ValueError` for others."""
        if len(data) < HEADER.size or not data.startswith(MAGIC):
            raise ValueError("this is no lexicon")
        self.header = Header(*HEADER.unpack_from(data)[1:])
        if self.header.version != VERSION:
            raise ValueError(f"this is a lexicon of version {self.header.version}, not {VERSION}")
        end = HEADER.size + 4 * self.header.edges
        self.edges = array("I", data[HEADER.size : end])
        if sys.byteorder == "big":
            self.edges.byteswap()
        self._ranks = data[end : end + self.header.ranks]
        self._accents = data[end + self.header.ranks :]
        self._counts: dict[int, int] = {}
        self.shown = lru_cache(SHOWN)(self._shown)
        """A folded word as it is written, with its accents: `cede` is `cédé`; any other text as it is."""

    def __len__(self) -> int:
        """How many words there are."""
        return self.header.words

    def __iter__(self) -> Iterator[str]:
        """All words in alphabetical order."""
        return self._below(self.header.word_root, "")

    def knows(self, word: str, edition: int = EDITION) -> bool:
        """Whether a folded word is one, or was one in that version of the game."""
        return self._accepts(self.root(edition), word)

    def root(self, edition: int) -> int:
        """The node from which the words of a version of the game start."""
        return self.header.first_root if edition == 1 else self.header.word_root

    def is_proper(self, word: str) -> bool:
        """Whether a folded word is a proper noun; it may be a word as well, as `paris` is."""
        return self._accepts(self.header.name_root, word)

    def follow(self, node: int, letter: int) -> int:
        """The edge of a node with a letter (a = 0), or 0."""
        while node:
            edge = self.edges[node]
            if edge & LETTER == letter:
                return edge
            node = 0 if edge & LAST else node + 1
        return 0

    def ranks(self) -> bytes:
        """16 bits, low byte first, for each word in alphabetical order: 1 is the most common, 0 is rare.

        `UNSAID` is a word that programs do not say.
        """
        return zlib.decompress(self._ranks)

    def _shown(self, word: str) -> str:
        if not self.knows(word):
            return word
        shelf, line = divmod(self._number(word), SHELF)
        lines = self._shelves[shelf].split("\n")
        return _accented(word, lines[line]) if line < len(lines) else word

    @cached_property
    def _shelves(self) -> list[str]:
        """The accents of words, one line a word, without what is empty at a shelf's end."""
        return zlib.decompress(self._accents).decode().split("\t")

    def _number(self, word: str) -> int:
        """How many words come before one that is known."""
        number, node = -1, self.header.word_root
        for letter in word:
            while (edge := self.edges[node]) & LETTER != ord(letter) - ord("a"):
                number += self._count(edge)
                node += 1
            number += bool(edge & ENDS)
            node = edge >> TARGET
        return number

    def _count(self, edge: int) -> int:
        """How many words go along an edge."""
        found, node = int(bool(edge & ENDS)), edge >> TARGET
        if node and node not in self._counts:
            self._counts[node] = sum(map(self._count, self._edges_of(node)))
        return found + self._counts.get(node, 0)

    def _edges_of(self, node: int) -> Iterator[int]:
        while node:
            yield self.edges[node]
            node = 0 if self.edges[node] & LAST else node + 1

    def _accepts(self, node: int, word: str) -> bool:
        edge = 0
        for letter in word:
            edge = self.follow(node, ord(letter) - ord("a"))
            node = edge >> TARGET
        return bool(edge & ENDS)

    def _below(self, node: int, start: str) -> Iterator[str]:
        while node:
            edge = self.edges[node]
            word = start + chr(ord("a") + (edge & LETTER))
            if edge & ENDS:
                yield word
            yield from self._below(edge >> TARGET, word)
            node = 0 if edge & LAST else node + 1


@cache
def load() -> Lexicon:
    """The dictionary; read once."""
    path = files(__package__).joinpath(FOLDER, FILE)
    if not path.is_file():
        raise FileNotFoundError("the French dictionary is not built yet: `make lexicon` does it")
    return Lexicon(path.read_bytes())


def write(header: Header, edges: list[int], ranks: bytes, shown: Iterable[str] = ()) -> bytes:
    """The bytes of a lexicon: 16 bits of rank for each word, and each as it is written, in order."""
    numbers = array("I", edges)
    if sys.byteorder == "big":
        numbers.byteswap()
    ranked, accents = zlib.compress(ranks, 9), zlib.compress(_shelve(shown).encode(), 9)
    return HEADER.pack(MAGIC, *header._replace(ranks=len(ranked))) + numbers.tobytes() + ranked + accents


def _shelve(shown: Iterable[str]) -> str:
    """The accents of all words, one line a word, shelf after shelf; empty lines at its end are left out."""
    lines = [_accents(fold(word) or "", word) for word in shown]
    shelves = (lines[start : start + SHELF] for start in range(0, len(lines), SHELF))
    return "\t".join("\n".join(shelf).rstrip("\n") for shelf in shelves)


def _accents(word: str, shown: str) -> str:
    """What is special in a word as it is written: each such letter, behind its place (A = 0)."""
    marks, place = "", 0
    for letter in shown:
        if letter != word[place]:
            marks += chr(ord("A") + place) + letter
        place += len(LIGATURES.get(letter, letter))
    return marks


def _accented(word: str, accents: str) -> str:
    """The word with these letters in their places."""
    marks = dict(zip(accents[::2], accents[1::2], strict=True))
    shown, place = "", 0
    while place < len(word):
        letter = marks.get(chr(ord("A") + place), word[place])
        shown += letter
        place += len(LIGATURES.get(letter, letter))
    return shown
