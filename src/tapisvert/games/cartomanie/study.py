"""What a study of Cartomanie looks at: the words that are made, and what keeps others from being made."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tapisvert.games.cartomanie.kernel_search import search
from tapisvert.games.cartomanie.model import Made, Options, Passed, State, Word
from tapisvert.games.cartomanie.packs import JOKER
from tapisvert.table.game import Event

TABLES = ("full-1", "full-2", "full-3", "full-4", "short-2", "children-2")

VOCABULARY, WORDS = 4_000, 10
"""How many words there are to think of, the most common, and how many come to mind at a turn."""


def ways(options: Options, told: Sequence[Event]) -> Iterator[str]:
    """Of every turn whether it made a word; of every word how long it is, and whether a joker is in it."""
    for event in told:
        match event:
            case Made(cards=cards):
                yield "turn: word = yes"
                yield f"word: letters = {len(cards)}"
                yield f"word: joker = {'yes' if JOKER in cards else 'no'}"
            case Passed():
                yield "turn: word = no"


def tries(state: State, seat: int, luck: random.Random) -> Iterator[Word]:
    """Some common words, spelt without a joker, once all cards of the turn are up."""
    if state.due or state.proposal:
        return
    known = search(state.options.capitals, VOCABULARY)
    for number in luck.sample(range(len(known)), WORDS):
        word = known.texts.spell(known.index.number[number])
        yield Word(word.capitalize() if state.options.capitals else word)
