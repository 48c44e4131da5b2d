"""Reads a word list that is stored as a trie of version 3, the format of cspell's dictionaries.

Behind a header stands a stream of letters and signs. A letter goes one step down from where we are, and:

    $       a word ends here; one step up
    <       one step up
    2 to 9  behind `$` or `<`: so many steps up in all, instead of one
    #n;     below here is all that is below the node with number n
    \\       what follows is a letter, whatever it looks like

Nodes have numbers in the order in which they come. One with nothing below it, and one that is a reference,
has none.
"""

from collections.abc import Container, Iterator
from typing import Any

NAME, DATA = "TrieXv3", "__DATA__\n"
END = ""
"""Stands among a node's letters if a word ends there."""

Node = dict[str, Any]
"""What follows each letter."""


class NotATrie(Exception):
    """The text is no such list."""


def words(text: str, letters: Container[str]) -> Iterator[str]:
    """The words of a list that are written with these letters alone, in no order."""
    return _below(_read(text), "", letters)


def _below(node: Node, start: str, letters: Container[str]) -> Iterator[str]:
    for letter, below in node.items():
        if letter == END:
            yield start
        elif letter in letters:
            yield from _below(below, start + letter, letters)


def _read(text: str) -> Node:
    header, found, data = text.partition(DATA)
    lines = [line for line in header.splitlines() if line and not line.startswith("#")]
    if not found or len(lines) != 2 or lines[0] != NAME or not lines[1].startswith("base="):
        raise NotATrie(f"this is no {NAME}")
    base = int(lines[1].removeprefix("base="))
    node: Node = {}
    numbered, path = [node], list[tuple[Node, str]]()
    went_up = False
    signs = iter(data.replace("\n", ""))
    for sign in signs:
        if went_up and sign in "23456789":
            for _ in range(int(sign) - 1):
                node, _ = path.pop()
            continue
        went_up = sign in "$<"
        if sign == "$":
            if not node:
                numbered.pop()
            node[END] = True
        elif sign == "#":
            number = int("".join(iter(lambda: next(signs), ";")), base)
            numbered.pop()
            above, letter = path[-1]
            above[letter] = numbered[number]
        elif sign != "<":
            letter = next(signs) if sign == "\\" else sign
            path.append((node, letter))
            node = node.setdefault(letter, {})
            numbered.append(node)
        if went_up:
            node, _ = path.pop()
    return numbered[0]
