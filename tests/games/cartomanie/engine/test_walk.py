"""The kernel's walk finds the spellings that the rules' own finds, and draws each as often as any other."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from tapisvert.games.cartomanie import finder
from tapisvert.games.cartomanie.engine.automaton import automaton
from tapisvert.games.cartomanie.engine.walk import BLANK, CODES, Hand, Path, any_word, draw, room
from tapisvert.games.cartomanie.packs import JOKER, Card, playable
from tapisvert.table.fast import random_stream

CARDS = {code: card for card, code in CODES.items()}
VERSIONS = {"full": True, "children": False}


@pytest.mark.parametrize("version", VERSIONS)
def test_every_spelling_of_the_rules_is_counted_and_drawn(version: str) -> None:
    luck, rng, path, tight = random.Random(3), random_stream(1), room(), room(1)
    cards = [card for card in playable(version) if card != JOKER]
    for number in range(30):
        jokers = luck.choice([(), (JOKER,), (JOKER, JOKER)])
        laid = (*jokers, *luck.sample(cards, [1, 4, 6, 9, 12][number % 5]))
        spellings = finder.all_words(VERSIONS[version], laid)
        for place in (path, tight):  # where there is not enough room, it finds the same
            found, drawn = draw_from(laid, VERSIONS[version], place, rng)
            assert found == len(spellings)
            assert drawn in spellings or not (drawn or spellings)
        assert any_word(automaton(), hand(laid), VERSIONS[version], path) == bool(spellings)


@pytest.mark.parametrize("ways", [1000, 1])
@pytest.mark.parametrize(("laid", "version"), [("AOteu*", "full"), ("aeu*", "children")])
def test_each_is_drawn_as_often_as_any_other(laid: str, version: str, ways: int) -> None:
    spellings = finder.all_words(VERSIONS[version], laid)
    each, rng, path = 60, random_stream(2), room(ways)
    times = each * len(spellings)
    drawn = Counter(draw_from(tuple(laid), VERSIONS[version], path, rng)[1] for _ in range(times))
    assert set(drawn) == set(spellings)
    squares = sum((count - each) ** 2 / each for count in drawn.values())
    assert squares < len(spellings) + 4 * (2 * len(spellings)) ** 0.5, "as chi-square says"


def test_many_of_a_letter_are_as_good_as_seven() -> None:
    laid = ("T", *"ttttttttttttttttt", *"eeeeeeeeee", "s")
    assert draw_from(laid, True, room(), random_stream(1))[0] == len(finder.all_words(True, laid))


def draw_from(laid: tuple[Card, ...], capitals: bool, path: Path, rng: np.ndarray) -> tuple[int, str]:
    before = hand(laid)
    found, length = draw(automaton(), before, capitals, path, rng)
    assert before.tolist() == hand(laid).tolist()
    codes = path.letters[:length].tolist()
    return found, "".join(CARDS[code] if code < BLANK else f"({CARDS[code - BLANK]})" for code in codes)


def hand(laid: tuple[Card, ...]) -> Hand:
    counts = np.zeros(BLANK, dtype=np.int8)
    for card in laid:
        counts[CODES[card]] += 1
    return counts
