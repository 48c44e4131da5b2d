"""Choosing a word against others: its points, less what it is likely to give to the next player."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import msgspec

from tapisvert.games.cartomanie.engine.search import Find, Search
from tapisvert.games.cartomanie.model import DOWN, GAP, TURNED, View
from tapisvert.games.cartomanie.packs import Card, playable
from tapisvert.games.cartomanie.spelling import cards_of
from tapisvert.table.program import Budget

CANDIDATES = 24
"""So many of the most valuable words are weighed."""
BROAD = 8
"""So many in the last moves of a match, where every reply is looked at in turn."""
DEEP = 4


class Spread(msgspec.Struct, frozen=True):
    """What matters for a choice: open cards, cards nobody has seen, and how many of these come next."""

    players: int
    open: tuple[Card, ...]
    unseen: tuple[Card, ...]
    down: int
    stock: int

    @classmethod
    def of(cls, view: View, cards: tuple[Card, ...]) -> Spread:
        won = Counter(card for pile in view.piles for each in pile for card in each.cards)
        unseen = Counter(playable(view.options.version)) - won - Counter(cards)
        down = sum(card == DOWN for card in view.table if card != GAP)
        return cls(view.options.players, cards, tuple(unseen.elements()), down, view.stock)


def choose(table: Spread, known: Search, budget: Budget, rng: random.Random) -> Find | None:
    """The word to make, or none where passing is better."""
    finds = sorted(known.words(table.open), key=lambda find: -find.points)
    if not finds:
        return None
    if not table.stock and not table.down and table.players == 2:
        return _last_moves(table.open, known)
    candidates = finds[:CANDIDATES]
    lost = [0.0] * len(candidates)
    rounds = 0
    for batch in budget.batches():
        for _ in range(max(1, batch // (4 * len(candidates)))):
            rounds += 1
            comes = rng.sample(table.unseen, min(len(table.unseen), TURNED))
            for number, find in enumerate(candidates):
                lost[number] += _reply(table, find, comes, known)
    # A reply helps one of the others; the more there are, the less it hurts.
    share = 1 / (table.players - 1)
    scores = [find.points - share * lost[number] / rounds for number, find in enumerate(candidates)]
    return candidates[max(range(len(candidates)), key=scores.__getitem__)]


def _reply(table: Spread, find: Find, comes: Sequence[Card], known: Search) -> int:
    """What the next player could make of the cards that stay and of those that come up."""
    filled = min(table.stock, len(cards_of(find.spelling)))
    turned = min(TURNED, table.down + filled)
    reply = known.best([*without(table.open, find), *comes[:turned]])
    return reply.points if reply else 0


def _last_moves(cards: tuple[Card, ...], known: Search) -> Find | None:
    """Two players and nothing hidden: the best line a few words deep."""
    return _search(cards, known, DEEP, passed=False)[1]


def _search(cards: tuple[Card, ...], known: Search, depth: int, passed: bool) -> tuple[int, Find | None]:
    """Points ahead with best play, and the first word of it; passing twice ends the match (MAN-17)."""
    finds = sorted(known.words(cards), key=lambda find: -find.points)[:BROAD]
    if not finds or depth == 0:
        return (finds[0].points if finds else 0), (finds[0] if finds else None)
    best: tuple[int, Find | None] = (0 if passed else -_search(cards, known, depth - 1, True)[0], None)
    for find in finds:
        ahead = find.points - _search(without(cards, find), known, depth - 1, False)[0]
        if ahead > best[0]:
            best = ahead, find
    return best


def without(cards: tuple[Card, ...], find: Find) -> tuple[Card, ...]:
    """The cards that a word leaves."""
    left = list(cards)
    for card in cards_of(find.spelling):
        left.remove(card)
    return tuple(left)
