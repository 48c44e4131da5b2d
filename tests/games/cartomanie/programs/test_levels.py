"""Cartomanie's programs: legal, honest about what they see, repeatable, stronger from level to level."""

from __future__ import annotations

import random

import pytest

from tapisvert import bots
from tapisvert.games.cartomanie.engine.search import search
from tapisvert.games.cartomanie.model import Move, Pass, State, Vote, Word
from tapisvert.games.cartomanie.programs.levels import PROGRAMS, face_up
from tapisvert.games.cartomanie.programs.solo import clear
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.spelling import cards_of, plain
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue, Outcome
from tapisvert.table.program import Budget
from tests.games.cartomanie.sheet import play, state

FEW = Budget(rounds=100)


def ask(level: str, position: State, seat: int, seed: int = 0, budget: Budget = FEW) -> Move:
    offered = tuple(GAME.offered(position, seat))
    return PROGRAMS[level].choose(GAME.view(position, seat), offered, budget, random.Random(seed))  # type: ignore[no-any-return]


def match(levels: tuple[str, ...], options: dict[str, OptionValue], seed: int) -> Outcome:
    """A whole match between levels; every move is verified."""
    chance = Chance.seeded(seed)
    position = GAME.start(GAME.options({"players": len(levels), **options}), chance).state
    number = 0
    while not (outcome := GAME.outcome(position)):
        (seat,) = GAME.to_act(position)
        move = ask(levels[seat], position, seat, seed=1000 * seed + number)
        GAME.verify(position, seat, move)
        position = GAME.play(position, seat, move, chance).state
        number += 1
    return outcome


@pytest.mark.parametrize("version", ["full", "short", "children"])
def test_all_programs_play_every_version_to_the_end(version: str) -> None:
    match(tuple(PROGRAMS), {"version": version, "vote": False}, seed=1)
    match(("maitre",), {"version": version}, seed=2)


@pytest.mark.parametrize("level", PROGRAMS)
def test_the_same_seed_gives_the_same_move(level: str) -> None:
    position = state("B o x a i t T a t o u a g e s e", stock="e a i")
    assert ask(level, position, 0, seed=3) == ask(level, position, 0, seed=3)


@pytest.mark.parametrize("level", PROGRAMS)
def test_what_is_hidden_does_not_matter(level: str) -> None:
    one = state("B a t e n t ?a ?z", stock="X y z e")
    two = state("B a t e n t ?z ?y", stock="e z a X")
    assert ask(level, one, 0, seed=5) == ask(level, two, 0, seed=5)


@pytest.mark.parametrize(
    ("upper", "lower"), [("amateur", "debutant"), ("confirme", "amateur"), ("maitre", "confirme")]
)
def test_each_program_is_stronger_than_the_one_below(upper: str, lower: str) -> None:
    """Of 20 short matches with seats in turn at least 12; the long bench has the real figures."""
    won = 0.0
    for seed in range(20):
        levels = (upper, lower) if seed % 2 else (lower, upper)
        outcome = match(levels, {"version": "short", "vote": False}, seed)
        won += (levels.index(upper) in outcome.winners) / max(1, len(outcome.winners))
    assert won >= 12


def test_man_24_of_equal_words_the_one_with_hard_letters_is_preferred() -> None:
    """MAN-24, MAN-E1: Boxait and Tatouages are both worth 18."""
    cards = ("B", "o", "x", "a", "i", "t", "T", "a", "t", "o", "u", "a", "g", "e", "s")
    worth_18 = [plain(find.spelling) for find in search().words(cards) if find.points == 18]
    assert {"boxait", "tatouages"} <= set(worth_18)
    only = ("B", "o", "x", "a", "i", "t")
    best = search().best(only)
    assert best is not None
    assert plain(best.spelling) == "boxait"


def test_man_9_a_program_leaves_a_vote_to_the_people() -> None:
    """MAN-9."""
    asked = play(state("K e v i n", {"players": 3}), "ask Kevin").state
    assert ask("maitre", asked, 1) == Vote(True)


def test_warming_up_loads_the_words_of_every_program() -> None:
    """The first moves of a turn need none: all of it has to be played."""
    search.cache_clear()
    bots.warm("cartomanie")
    assert search.cache_info().currsize == len(PROGRAMS)


def test_a_beginner_knows_everyday_words_only() -> None:
    rare = state("X e r u s")
    assert ask("maitre", rare, 0) != Pass()
    assert ask("debutant", rare, 0) == Pass()


@pytest.mark.parametrize(("level", "vocabulary"), [("debutant", 4_000), ("amateur", 15_000)])
def test_the_lower_levels_overlook_words_that_they_know(level: str, vocabulary: int) -> None:
    position = state("B o x a i t T a t o u a g e s e", stock="e a i")
    moves = {ask(level, position, 0, seed) for seed in range(20)}
    known = {find.spelling for find in search(True, vocabulary).words(face_up(GAME.view(position, 0)))}
    assert len(moves) > 2
    assert {move.spelling for move in moves if isinstance(move, Word)} < known


def test_man_21_alone_maitre_finds_a_clean_end() -> None:
    """MAN-21."""
    cards = tuple("BatRueAmiPont")
    words = clear(cards, search(), FEW)
    assert sorted(card for find in words for card in cards_of(find.spelling)) == sorted(cards)
    position = state(" ".join(cards), {"players": 1})
    while not GAME.outcome(position):
        (seat,) = GAME.to_act(position)
        position = GAME.play(position, seat, ask("maitre", position, seat), Chance.seeded(1)).state
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.scores == (0,)


def test_programs_see_the_cards_that_are_up() -> None:
    position = state("B o x a i t ?u", stock="e")
    assert face_up(GAME.view(position, 0)) == tuple("Boxait")
