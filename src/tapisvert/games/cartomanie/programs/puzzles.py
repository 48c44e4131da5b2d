"""Puzzles of Cartomanie: the most valuable word of the table, and clearing it alone.

The kernel finds them; then the plain walk through the whole dictionary proves them, with the words that no
program says, because people may lay those too (MAN-5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations, product
from typing import ClassVar

from tapisvert.games.cartomanie import finder
from tapisvert.games.cartomanie.engine.search import search
from tapisvert.games.cartomanie.model import State
from tapisvert.games.cartomanie.packs import Card, worth
from tapisvert.games.cartomanie.spelling import cards_of, face_up, plain, shown
from tapisvert.table.puzzles import ANY, Proof, Said, Table, Unfit

MOST_CARDS = 16
"""More cards than that nobody looks through for long."""
MOST_TO_CLEAR = 16
FEWEST_WORDS = 6

Cards = tuple[Card, ...]


class CartomaniePuzzles:
    """The best word, and the way to clear the table."""

    kinds = ("clear", "best-word")
    most: ClassVar[Mapping[str, float]] = {"clear": 0.5}
    judges: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    tables = (
        Table(("confirme",), {"players": 1, "version": "short", "clock": 0, "vote": False}, ("clear",)),
        Table(("amateur", "confirme"), {"clock": 0, "vote": False}),
        Table(
            ("confirme",),
            {"players": 1, "version": "short", "half": 63, "clock": 0, "vote": False},
            ("clear",),
        ),
        Table(("debutant", "amateur"), {"version": "children", "clock": 0, "vote": False}),
        Table(("confirme", "maitre"), {"version": "short", "clock": 0, "vote": False}),
    )
    rounds = 200

    def fits(self, kind: str, state: State, seat: int) -> bool:
        if state.due or state.proposal:
            return False
        cards = face_up(state)
        capitals = sum(card.isupper() for card in cards)
        if kind == "best-word":
            there = capitals > 0 or not state.options.capitals
            return state.options.players > 1 and 5 <= len(cards) <= MOST_CARDS and there
        open_all = not state.stock and sum(map(bool, state.table)) == len(cards)
        return state.options.players == 1 and open_all and 2 <= capitals <= 3 and len(cards) <= MOST_TO_CLEAR

    def prove(self, kind: str, state: State, seat: int) -> Proof:
        return (_best_word if kind == "best-word" else _clear)(state, seat)

    def look(self, kind: str, state: State, seat: int) -> str:
        return f"{kind} {sorted(face_up(state))}"


MAKER = CartomaniePuzzles()


def _best_word(state: State, seat: int) -> Proof:
    cards = face_up(state)
    capitals = state.options.capitals
    said = search(capitals, None).words(cards)
    if len(said) < FEWEST_WORDS:
        raise Unfit("few words")
    points = max(find.points for find in said)
    if len({plain(find.spelling) for find in said if find.points == points}) > 1:
        raise Unfit("several")
    spellings = finder.all_words(capitals, cards, state.options.words)
    most = max(worth(cards_of(spelling)) for spelling in spellings)
    best = [spelling for spelling in spellings if worth(cards_of(spelling)) == most]
    words = {plain(spelling) for spelling in best}
    if len(words) > 1:
        raise Unfit("several")
    if most > points:
        raise Unfit("unsaid")
    second = max(worth(cards_of(spelling)) for spelling in spellings if plain(spelling) not in words)
    facts: dict[str, str | int | tuple[str, ...]] = {"seat": seat, "points": most, "second": second}
    facts |= {"word": shown(best[0]), "words": len({plain(spelling) for spelling in spellings})}
    return Proof(
        right=tuple((f"word {spelling}",) for spelling in sorted(best)),
        counted=len(spellings),
        facts=facts,
        wrong={ANY: Said("cartomanie-puzzle-best-word-wrong", {"points": most})},
    )


def _clear(state: State, seat: int) -> Proof:
    """Exactly one way to part all cards into words, whatever their order."""
    cards = face_up(state)
    counted = [0]
    found = set[frozenset[tuple[str, int]]]()
    for words in _partings(cards, counted, state.options.words):
        found.add(frozenset(Counter(map(plain, words)).items()))
        if len(found) > 1:
            raise Unfit("several")
    if not found:
        raise Unfit("no answer")
    known = {plain(find.spelling) for find in search(True, None).words(cards)}
    names = sorted(Counter(dict(found.pop())).elements())
    if not known.issuperset(names):
        raise Unfit("unsaid")
    facts: dict[str, str | int | tuple[str, ...]] = {"seat": seat, "cards": len(cards), "count": len(names)}
    facts["list"] = ", ".join(shown(name) for name in names)
    wrong = {ANY: Said("cartomanie-puzzle-clear-wrong")}
    return Proof(
        right=_lines(cards, names, state.options.words), counted=counted[0], facts=facts, wrong=wrong
    )


def _partings(cards: Cards, counted: list[int], edition: int) -> Iterator[list[str]]:
    """Every way to use up all cards: words of the first capital, then of what is left."""
    capitals = sorted(card for card in cards if card.isupper())
    if not capitals:
        if not cards:
            yield []
        return
    rest = list(cards)
    for capital in capitals:
        rest.remove(capital)
    for spelling in finder.all_words(True, (capitals[0], *rest), edition):
        counted[0] += 1
        left = _without(cards, spelling)
        for more in _partings(left, counted, edition):
            yield [spelling, *more]


def _lines(cards: Cards, names: list[str], edition: int) -> tuple[tuple[str, ...], ...]:
    """The words in every order, each in every spelling that leaves what the others need."""
    spellings = finder.all_words(True, cards, edition)
    ways = [[spelling for spelling in spellings if plain(spelling) == name] for name in names]
    lines = set[tuple[str, ...]]()
    for chosen in product(*ways):
        if Counter(card for spelling in chosen for card in cards_of(spelling)) == Counter(cards):
            lines |= {tuple(f"word {spelling}" for spelling in order) for order in permutations(chosen)}
    return tuple(sorted(lines))


def _without(cards: Cards, spelling: str) -> Cards:
    left = list(cards)
    for card in cards_of(spelling):
        left.remove(card)
    return tuple(left)
