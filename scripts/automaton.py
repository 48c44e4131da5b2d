"""Builds the smallest automaton that accepts a given set of words, as one array of edges.

`tapisvert.games.cartomanie.lexicon` says what an edge is made of, and walks them.
"""

from collections.abc import Iterable

LETTER_A = ord("a")


class Automaton:
    """Edges shared by several sets of words: what two words end with alike is stored once."""

    def __init__(self, ends: int, last: int, target_shift: int) -> None:
        """Take the layout of an edge: its two marks, and how far left its target is."""
        self.edges = [0]
        """Edge 0 is never used, so that target 0 means that nothing follows."""
        self._ends, self._last, self._shift = ends, last, target_shift
        self._known: dict[tuple[int, ...], int] = {(): 0}

    def add(self, words: Iterable[str]) -> int:
        """Add a set of words, in alphabetical order; returns the node all of them start from."""
        open_nodes: list[list[int]] = [[]]
        before = ""
        for word in words:
            if word <= before:
                raise ValueError(f"{word!r} after {before!r}: words come in order, once each")
            shared = 0
            while shared < len(before) and before[shared] == word[shared]:
                shared += 1
            self._close(open_nodes, shared)
            for letter in word[shared:]:
                open_nodes[-1].append(ord(letter) - LETTER_A)
                open_nodes.append([])
            open_nodes[-2][-1] |= self._ends
            before = word
        self._close(open_nodes, 0)
        return self._node(open_nodes[0])

    def _close(self, open_nodes: list[list[int]], depth: int) -> None:
        """Nothing more can come below `depth`: those nodes are stored, or found to exist already."""
        while len(open_nodes) > depth + 1:
            target = self._node(open_nodes.pop())
            open_nodes[-1][-1] |= target << self._shift

    def _node(self, edges: list[int]) -> int:
        key = tuple(edges)
        if key not in self._known:
            self._known[key] = len(self.edges)
            self.edges += edges
            self.edges[-1] |= self._last
        return self._known[key]
