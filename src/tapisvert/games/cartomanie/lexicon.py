"""The French dictionary of Cartomanie (MAN-5): which words there are, and how common each is.

All words lie in one automaton, the smallest that accepts them: an array of edges, each a number of 32 bits.

    bits 0-4    the letter, a = 0
    bit 5       a word ends with this letter
    bit 6       the last edge of its node
    bits 7-31   the node it leads to, as the index of that node's first edge; 0 if no word goes on

Edges of a node are in alphabetical order. A second set of words, the proper nouns (MAN-9), starts from
another node of the same array. `scripts/build_lexicon.py` writes the file; it reads this module, so nothing
here needs more than Python itself.
"""

from __future__ import annotations

import struct
import sys
import unicodedata
import zlib
from array import array
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

LETTER, ENDS, LAST, TARGET = 31, 1 << 5, 1 << 6, 7
"""Parts of an edge: mask of the letter, two marks, and how far left the target is."""

VOCABULARY = 60_000
"""So many words are ranked by how common they are; all others are simply rarer."""

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
FOLDER, FILE = "dictionary", "french.lexicon"
HEADER = struct.Struct("<12s7I")
MAGIC, VERSION = b"tapislexicon", 1


def fold(text: str) -> str | None:
    """A word as cards spell it: small letters a to z, without accents; None if cards cannot (MAN-5)."""
    word = text.lower()
    if not word.isascii():
        letters = unicodedata.normalize("NFD", word.translate(LIGATURES))
        word = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return word if word.isascii() and word.isalpha() else None


class Header(NamedTuple):
    """What the file starts with, behind its name: counts, and where the two sets of words start."""

    version: int
    words: int
    names: int
    edges: int
    word_root: int
    name_root: int
    ranked: int


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
        self._ranks = data[end:]

    def __len__(self) -> int:
        """How many words there are."""
        return self.header.words

    def __iter__(self) -> Iterator[str]:
        """All words in alphabetical order."""
        return self._below(self.header.word_root, "")

    def knows(self, word: str) -> bool:
        """Whether a folded word is one."""
        return self._accepts(self.header.word_root, word)

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
        """16 bits, low byte first, for each word in alphabetical order: 1 is the most common, 0 is rare."""
        return zlib.decompress(self._ranks)

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


def write(header: Header, edges: list[int], ranks: bytes) -> bytes:
    """The bytes of a lexicon."""
    numbers = array("I", edges)
    if sys.byteorder == "big":
        numbers.byteswap()
    return HEADER.pack(MAGIC, *header) + numbers.tobytes() + zlib.compress(ranks, 9)
