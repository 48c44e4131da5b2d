"""Cartomanie's word search and its random matches against plain Python, and what its dictionary costs."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import islice

from rich.console import Console

from bench.claims import REPEATS, Claim, compare
from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.engine import index as kernel_index
from tapisvert.games.cartomanie.engine import kernel
from tapisvert.games.cartomanie.engine.playouts import Playouts
from tapisvert.games.cartomanie.engine.search import count, search
from tapisvert.games.cartomanie.model import State
from tapisvert.games.cartomanie.packs import JOKER, Card, pack
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.table.chance import Chance

TABLES = 2000
PLAIN_TABLES = 3
MATCHES, PLAIN_MATCHES = 500, 10
PRESETS = ("full-1", "full-2", "full-4", "short-2", "children-2")


def claims(console: Console) -> list[Claim]:
    """Searches a second for the best of all words, the dictionary's way into memory, matches a second."""
    console.print("measuring Cartomanie: word search, dictionary and matches at random", style="dim")
    return [best_word(), whole_answer(), loading(), *map(at_random, PRESETS)]


def best_word() -> Claim:
    """The target is 0.3 ms on average, set when Counter took 241 ms."""
    dealt = tables()
    counted = [count(cards) for cards in dealt]
    index = search().index
    kernel.best(index, counted[0], True)

    def ours() -> float:
        start = time.process_time()
        for cards in counted:
            kernel.best(index, cards, True)
        return len(counted) / (time.process_time() - start)

    title = "words: best of all words on 24 cards, searches/s, against Counter"
    return compare(title, ours, plain(dealt), 800, "0.3 ms against 241 ms; jokers as they come")


def whole_answer() -> Claim:
    """The same from a list of cards to the word as it is played."""
    dealt, searched = tables(), search()
    rate = 0.0
    for _ in range(REPEATS):
        start = time.process_time()
        for cards in dealt:
            searched.best(cards)
        rate = max(rate, len(dealt) / (time.process_time() - start))
    title = "words: best of all words on 24 cards, ms, cards counted and word spelled"
    return limit(title, 1000 / rate, 0.3, f"mean of {len(dealt)} tables")


def loading() -> Claim:
    """File to arrays ready for search; compiled code is loaded before, as for any kernel."""
    best = min(load_again() for _ in range(REPEATS))
    held = sum(array.nbytes for array in (*kernel_index.texts(), *search().index))
    alone = 4 * len(lexicon.load().edges)
    note = f"{len(lexicon.load()):,} words, {held / 1e6:.1f} MB; for the rules alone {alone / 1e6:.2f} MB"
    return limit("words: loading the dictionary for search, ms", 1000 * best, 150, note)


def load_again() -> float:
    """How many seconds it takes."""
    lexicon.load.cache_clear()
    kernel_index.texts.cache_clear()
    start = time.process_time()
    kernel_index.build(kernel_index.texts(), pack().values, capitals=True, vocabulary=None)
    return time.process_time() - start


def at_random(preset: str) -> Claim:
    """Whole matches on the kernel and by the rules, the same player in both: every legal move alike.

    That both play the same matches is proven by the tests.
    """
    options = GAME.options({**GAME.presets[preset], "vote": False})
    games = Playouts(options, MATCHES)
    games.play(0)

    def ours() -> float:
        start = time.process_time()
        games.play(1)
        return len(games.matches) / (time.process_time() - start)

    def peer() -> float:
        start = time.process_time()
        for seed in range(PLAIN_MATCHES):
            chance, luck = Chance.seeded(seed), random.Random(seed)
            state: State = GAME.start(options, chance).state
            while not state.outcome:
                move = luck.choice(list(GAME.legal(state, state.turn)))
                state = GAME.play(state, state.turn, move, chance).state
        return PLAIN_MATCHES / (time.process_time() - start)

    title = f"kernel: Cartomanie matches/s at random ({preset}), against the rules"
    return compare(title, ours, peer, 100, f"{MATCHES} matches against {PLAIN_MATCHES}, on one core")


def limit(title: str, ours: float, target: float, note: str) -> Claim:
    """A claim that stands by itself: not more than the target, in processor time, whoever else is at work."""
    return Claim(title, ours, None, None, target, ours <= target, note)


def tables() -> list[tuple[Card, ...]]:
    """Random tables of 24 cards."""
    rng = random.Random(1)
    return [tuple(rng.sample(pack().cards, 24)) for _ in range(TABLES)]


def plain(dealt: list[tuple[Card, ...]]) -> Callable[[], float]:
    """The rate of a search through all words with collections.Counter, after it proved to find the same."""
    values = pack().values
    counted = [(word, Counter(word[1:]), worth(word.capitalize())) for word in lexicon.load()]

    def best(cards: tuple[Card, ...]) -> int:
        there, points = Counter(cards), 0
        for word, need, value in counted:
            if value <= points or not there[word[0].upper()]:
                continue
            missing = need - there
            if not missing:
                points = value
            elif there[JOKER] and missing.total() == 1:
                points = max(points, value - values[next(iter(missing))])
        return points

    for cards in dealt[:PLAIN_TABLES]:
        found = search().best(cards)
        if best(cards) != (found.points if found else 0):
            raise AssertionError("the plain search finds other words than the kernel")

    def rate() -> float:
        start = time.process_time()
        for cards in islice(dealt, PLAIN_TABLES):
            best(cards)
        return PLAIN_TABLES / (time.process_time() - start)

    return rate


def worth(cards: str) -> int:
    return sum(pack().values[card] for card in cards)
