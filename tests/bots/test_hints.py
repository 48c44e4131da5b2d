"""Hints of every game that gives some: asked for at every decision of a match, in three languages."""

from __future__ import annotations

import itertools
import random

import pytest

from tapisvert import bots, games
from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.engine.index import texts
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue
from tapisvert.words import LANGUAGES, Speaker

TABLES: dict[str, dict[str, OptionValue]] = {
    "punto": {"table": "2", "wins": 1},
    "punto in teams": {"table": "3x2", "expert": True, "wins": 1},
    "cartino": {},
    "cartomanie": {"players": 2, "version": "short"},
    "cartomanie alone": {"players": 1, "version": "children"},
    "casino_royal": {"game": "poker", "players": 3, "rounds": "1"},
    "casino_royal, variant": {"game": "variant", "players": 3, "rounds": "1"},
    "casino_royal, bingo": {"game": "bingo", "players": 3, "rounds": "1", "marks": "hand", "says": "player"},
}
ALL_OF, EVERY = 12, 4
"""Advice is asked for at so many decisions at first, then at each so many."""

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")


def test_every_game_of_the_house_gives_hints() -> None:
    ours = {"punto", "cartino", "cartomanie", "casino_royal"}
    assert all(games.load(name).hints for name in ours)
    assert {table.split(",")[0].split(" ")[0] for table in TABLES} == ours


@pytest.mark.parametrize("table", TABLES)
def test_advice_is_legal_and_can_be_said_at_any_decision(table: str) -> None:
    name = table.split(",")[0].split(" ")[0]
    rules, rng, chance = games.load(name), random.Random(table), Chance.seeded(7)
    options = rules.options(TABLES[table])
    speakers = [
        Speaker(language, NAMES[: rules.seats(options)], rules.sides(options)) for language in LANGUAGES
    ]
    state, asked = rules.start(options, chance).state, 0
    for number in itertools.count():
        seats = rules.to_act(state)
        if not seats:
            break
        seat = rng.choice(seats)
        if number > ALL_OF and number % EVERY:
            state = rules.play(state, seat, rng.choice(list(rules.offered(state, seat))), chance).state
            continue
        hint = bots.hint(name, rules.view(state, seat))
        asked += 1
        assert 1 <= len(hint.tips) <= 4
        assert len(hint.tips) == 1 or not hint.tips[0].moves, "first where to look"
        for tip in hint.tips:
            for speaker in speakers:
                assert all(map(speaker.say, tip.says))
        after = state
        for step in hint.steps[: 1 if name == "cartomanie" else None]:
            move = rules.read(step.move)
            rules.verify(after, seat, move)
            after = rules.play(after, seat, move, chance).state
        for tip in hint.tips:
            if tip.moves:
                rules.verify(state, seat, rules.read(tip.moves[0]))
        legal = list(rules.offered(state, seat))
        follows = bool(hint.steps) and rng.random() < 0.5
        move = rules.read(hint.steps[0].move) if follows else rng.choice(legal)
        state = rules.play(state, seat, move, chance).state
    assert asked > 5


def test_no_tip_has_a_crude_word_man_5() -> None:
    """Nothing of it: neither the word, nor its length and first letter where only such a word has them."""
    rules, chance = games.load("cartomanie"), Chance.seeded(2)
    crude = {texts().spell(number) for number, rank in enumerate(texts().ranks) if rank == lexicon.UNSAID}
    assert len(crude) > 4000
    state, words = rules.start(rules.options({"players": 2}), chance).state, 0
    while seats := rules.to_act(state):
        hint = bots.hint("cartomanie", rules.view(state, seats[0]))
        for tip in hint.tips:
            for sentence in tip.says:
                if "word" in sentence.facts:
                    words += 1
                    assert lexicon.fold(str(sentence.facts["word"])) not in crude
        first = hint.steps[0].move if hint.steps else rules.write(next(iter(rules.offered(state, seats[0]))))
        state = rules.play(state, seats[0], rules.read(first), chance).state
    assert words > 20


def test_a_hint_of_a_game_from_elsewhere_is_told_at_once() -> None:
    """Its `levels.py` answers moves alone; each is said as the game describes it."""
    rules = games.load("cartino")
    hint = bots._plain_hint("cartino", [bots_advice(rules.read("KSu"), 5), bots_advice(rules.read("end"), 0)])
    assert [step.move for step in hint.steps] == ["KSu", "end"]
    (tip,) = hint.tips
    assert tip.moves == ("KSu", "end")
    assert [sentence.id for sentence in tip.says] == ["plain-move", "plain-move"]


class bots_advice:  # noqa: N801
    def __init__(self, move: object, points: int) -> None:
        self.move, self.points = move, points
