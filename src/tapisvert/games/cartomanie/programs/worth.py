"""What a position of Cartomanie is worth: unseen cards come up, and all make the words they know.

A decision is a word, or none. To turn up five cards is no decision: face down, all are alike.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
from msgspec.structs import replace

from tapisvert.games.cartomanie.engine.kernel import LETTERS
from tapisvert.games.cartomanie.engine.onward import (
    BARREN,
    DOWN,
    DUE,
    FEWEST,
    MOST,
    OPEN,
    PLACES,
    PLAYERS,
    QUIET,
    RETURNED,
    STOCK,
    TURN,
    WON,
    Knowledge,
    Table,
    new_table,
    play_futures,
)
from tapisvert.games.cartomanie.engine.parting import Looks, look_at, new_room
from tapisvert.games.cartomanie.engine.search import Find, search
from tapisvert.games.cartomanie.engine.walk import CODES
from tapisvert.games.cartomanie.model import GAP, Move, Pass, Vote, Word
from tapisvert.games.cartomanie.packs import FEWEST_CAPITALS, MOST_CAPITALS, Card, playable
from tapisvert.games.cartomanie.programs import solo
from tapisvert.games.cartomanie.programs.levels import face_up
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.spelling import cards_of
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream
from tapisvert.table.futures import FuturesJudge, Rows
from tapisvert.table.program import Budget

if TYPE_CHECKING:
    from tapisvert.games.cartomanie.model import State, View
    from tapisvert.table.worth import Line

VOCABULARY, AT_LAST = 8_000, 60_000
"""How many words the players of a future know; and one who is alone, when everything lies open."""

HOPE = {True: 6.0, False: 2.0}
"""Alone, a future that leaves so many cards counts 1/e of one that leaves none, with capitals and without:
whoever thinks longer clears more often, and most of all where little was left."""
CERTAIN = 0.5
"""The same where everything lies open: there is no luck to hope for."""

LASTING = 0.65
"""So much of what cards seem to be worth lasts against others, who make words of them too (fitted to matches
of Confirmé at a table of two)."""
DOUBT = 0.7
"""Chances that are told are less far apart than futures say: their logarithms are so many times as large.
Without it leads were judged too sure in 600 matches of Confirmé for two, by 0.05 on average."""
FORESEEN = 60_000
"""How many words are known to whoever makes the next one, where it is told what luck gave."""
BROAD, TRIED, DEEP = 4, 16, 2
"""So many words are tried there, in so many futures each; so far is looked ahead where all lies open."""

WIDTH = 12
"""So many words are compared, and to make none."""

TO_CLEAR = Budget(rounds=100)
"""How long a way to clear all cards is looked for, as one of the words that are compared (MAN-21)."""


class CartomanieJudge(FuturesJudge):
    """Plays matches to their end on the kernel."""

    worlds = 4

    def futures(self, state: State, seed: int, number: int) -> Rows:
        state = _voted(state)
        if state.outcome:
            return self.rows(state, seed, number)
        capitals = state.options.capitals
        at_last = state.options.players == 1 and not state.stock and not hidden(state)
        known = knowledge(capitals, AT_LAST if at_last else VOCABULARY)
        root, rows = table_of(state), np.zeros((1 if at_last else number, state.options.players))
        table, hope = new_table(len(root.pool)), CERTAIN if at_last else HOPE[capitals]
        play_futures(known, root, table, new_room(), np.uint64(seed), hope, rows, random_stream(0))
        return np.tile(rows, (number, 1)) if at_last else rows

    def stood(self, state: State, seed: int, number: int) -> Rows:
        """The same, less sure: people find words, and miss some, that the players of a future do not."""
        rows = self.rows(state, seed, number)
        if state.outcome or state.options.players == 1:
            return rows
        means = rows.mean(axis=0)
        powers = np.maximum(means, 0.5 / number) ** DOUBT
        doubted: Rows = rows + powers / powers.sum() - means
        return doubted

    def foreseen(self, state: State, seed: int, number: int) -> Rows:
        """Matches whose next word is the best of a few, for what it leaves to the others, too."""
        state = _voted(state)
        if state.outcome or state.due or state.options.players == 1:
            return self.rows(state, seed, number)
        if not state.stock and not hidden(state):
            return np.tile(self._open_end(state, DEEP), (number, 1))
        after = self._next_states(state)
        if len(after) > 1:
            tried = [self.rows(each, seed >> 1, TRIED).mean(axis=0)[state.turn] for each in after]
            state = after[int(np.argmax(tried))]
        return self.rows(state, seed, number)

    def _open_end(self, state: State, depth: int) -> Rows:
        """What all get where nothing is hidden: everybody looks a few words ahead (MAN-17)."""
        if state.outcome or not depth:
            end: Rows = self.rows(state, 0, 1)[0]
            return end
        ends = [self._open_end(after, depth - 1) for after in self._next_states(state)]
        return max(ends, key=lambda shares: float(shares[state.turn]))

    def _next_states(self, state: State) -> list[State]:
        """After each of the most valuable words; after none where there is none."""
        chance, known = Chance.seeded(0), search(state.options.capitals, FORESEEN)
        up = [card for card, open_ in zip(state.table, state.up, strict=True) if open_ and card != GAP]
        finds = sorted(known.words(up), key=lambda find: (-find.points, find.spelling))
        by_cards: dict[str, str] = {}  # what is left is the same, whatever is spelled with them
        for find in finds:
            by_cards.setdefault("".join(sorted(cards_of(find.spelling))), find.spelling)
        best: list[Word | Pass] = [Word(spelling) for spelling in by_cards.values()]
        moves = best[:BROAD] or [Pass()]
        return [GAME.play(state, state.turn, move, chance).state for move in moves]

    def lasting(self, state: State) -> float:
        return LASTING if state.options.players > 1 else 1.0

    def hides(self, view: View) -> bool:
        return False

    def redraw(self, state: State, rng: random.Random | None) -> State:
        """Which cards lie face down or in the stock is as open as their order."""
        if state.outcome:
            return state
        other = GAME.imagine(GAME.view(state, None), rng or random.Random(0))
        return replace(state, table=other.table, stock=other.stock)

    def drawing(self, state: State) -> bool:
        """MAN-12: the cards of a turn come up one by one."""
        return state.due > 0

    def alternatives(
        self, state: State, seat: int, line: Line, rng: random.Random
    ) -> Sequence[tuple[float, State]]:
        """Other cards on the same places; where these make the next ones impossible, nobody turns them up."""
        found = []
        for _ in range(self.others):
            other, chance = self.redraw(state, rng), Chance(rng.randbytes(32))
            for number, move in enumerate(line):
                if number and not other.due:
                    break
                other = GAME.play(other, seat, move, chance).state
            found.append((1.0, other))
        return found

    def lines(self, view: View, legal: Sequence[Move]) -> Sequence[Line]:
        """The most promising words, of all that there are, and none."""
        if Pass() not in legal:
            return []
        words = [(Word(find.spelling),) for find in islice(_promising(view), WIDTH)]
        return [*words, (Pass(),)] if words else []


JUDGE = CartomanieJudge(GAME)


@cache
def knowledge(capitals: bool, vocabulary: int) -> Knowledge:
    """So many words as players of a future know them; loaded once."""
    known = search(capitals, vocabulary)
    letters = np.zeros(LETTERS, dtype=np.float64)
    for letter, stiff in solo.STIFF.items():
        letters[ord(letter) - ord("a")] = stiff
    length, stiffness = np.zeros(len(known), dtype=np.int8), np.zeros(len(known), dtype=np.float64)
    looks = Looks(length, stiffness, letters, solo.JOKER_KEPT, solo.LENGTH)
    look_at(known.texts, known.index, letters, looks)
    return Knowledge(known.texts, known.index, looks)


def table_of(state: State) -> Table:
    """The table as the kernel knows it: what lies face down or in the stock may be anything unseen."""
    options = state.options
    won = [card for pile in state.piles for each in pile for card in each.cards]
    shown = [card for card, up in zip(state.table, state.up, strict=True) if up and card != GAP]
    unseen = Counter(playable(options.version)) - Counter(won) - Counter(shown) - Counter(state.returned)
    pool = [*sorted(map(CODES.__getitem__, unseen.elements())), *map(CODES.__getitem__, state.returned)]
    table = new_table(len(pool))
    table.pool[: len(pool)] = pool
    for card in shown:
        table.up[CODES[card]] += 1
    table.points[: options.players] = [sum(each.points for each in pile) for pile in state.piles]
    short = options.version == "short"
    numbers = {
        PLAYERS: options.players,
        TURN: state.turn,
        DUE: state.due,
        DOWN: hidden(state),
        STOCK: len(state.stock),
        QUIET: state.quiet,
        BARREN: state.barren,
        PLACES: options.places,
        RETURNED: len(state.returned),
        WON: _capitals(won),
        OPEN: _capitals(shown),
        FEWEST: FEWEST_CAPITALS if short else 0,
        MOST: MOST_CAPITALS if short else len(playable(options.version)),
    }
    table.numbers[list(numbers)] = list(numbers.values())
    return table


def hidden(state: State) -> int:
    """How many cards lie face down."""
    return sum(card != GAP and not up for card, up in zip(state.table, state.up, strict=True))


def _capitals(cards: Sequence[Card]) -> int:
    return sum(card.isupper() for card in cards)


def _promising(view: View) -> Iterator[Find]:
    """All words, the most promising first: the most valuable (MAN-24), or alone what helps to clear.

    Of anagrams one is enough.
    """
    known, cards = search(view.options.capitals, None), face_up(view)
    if view.options.players == 1:
        finds = solo.ranked(view, cards, known, TO_CLEAR)
    else:
        hard = known.index.hard if view.stock else np.zeros(len(known))
        finds = sorted(
            known.words(cards), key=lambda find: (-find.points, -int(hard[find.position]), find.spelling)
        )
    seen = set()
    for find in finds:
        taken = "".join(sorted(cards_of(find.spelling)))
        if taken not in seen:
            seen.add(taken)
            yield find


def _voted(state: State) -> State:
    """MAN-9: whoever has not voted yet says yes."""
    chance = Chance.seeded(0)
    while state.proposal:
        state = GAME.play(state, GAME.to_act(state)[0], Vote(True), chance).state
    return state
