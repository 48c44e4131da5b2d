"""Matches at random on the kernel are matches of the rules: these play them once more, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from tapisvert.arena.study_watch import tell
from tapisvert.games.cartomanie import packs
from tapisvert.games.cartomanie.engine.desk import LATE, PASS, WHY, WHY_NEW
from tapisvert.games.cartomanie.engine.playouts import Playouts, sheet_of
from tapisvert.games.cartomanie.engine.walk import BLANK, CODES
from tapisvert.games.cartomanie.model import Ended, Move, Options, Pass, State, Turn, Word
from tapisvert.games.cartomanie.packs import Card, Pack
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.study import LOOKS, TABLES, tally_of
from tapisvert.games.cartomanie.turns import in_play
from tapisvert.table.chance import Chance, Shuffle
from tapisvert.table.game import Event
from tapisvert.table.tally import Tally, total

CARDS = {code: card for card, code in CODES.items()}
GAMES, WHOLE = 400, 2
"""So many are played, and the first ones replayed whatever comes; of the others one for each rare thing."""

OPTIONS = {
    **{name: GAME.options({**GAME.presets[name], "vote": False}) for name in TABLES},
    "three, 63 cards, a vote, no clock": GAME.options(
        {"players": 3, "version": "short", "half": 63, "clock": 0}
    ),
}


class Played(NamedTuple):
    """A match of the kernel: its figures, what was shuffled and what was decided."""

    match: Any
    orders: list[tuple[Card, ...]]
    decisions: Any


class Noted(Chance):
    """The shuffles that the kernel noted, one after the other."""

    def __init__(self, orders: Iterable[tuple[Card, ...]]) -> None:
        self.orders = iter(orders)

    def shuffle(self, number: int, name: str, items: Iterable[str]) -> Shuffle:
        cards = sorted(items)
        order = next(self.orders)[: len(cards)]
        assert sorted(order) == cards
        return Shuffle(number, name, order)


@pytest.mark.parametrize("table", OPTIONS)
def test_what_the_kernel_plays_the_rules_play_move_by_move(table: str) -> None:
    games = Playouts(OPTIONS[table], GAMES)
    games.play(5)
    assert len(games.matches) == GAMES
    for played in chosen(games):
        replay(OPTIONS[table], played)


@pytest.mark.parametrize("version", ["full", "children"])
def test_where_there_are_few_words_it_ends_as_the_rules_say_man_16_to_man_19(
    version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With cards like these new tables are the rule; luck alone hardly ever brings some of the ends."""
    poor = Pack((*3 * "BKWZ", *20 * "kwz", *"AAaeo*"), packs.pack().values)
    monkeypatch.setattr(packs, "pack", lambda: poor)
    options = GAME.options({"version": version, "vote": False})
    games = Playouts(options, GAMES)
    games.play(1)
    ends = set[str]()
    for played in chosen(games):
        ends |= replay(options, played).ends.keys()
    usual = {"new-table: why = quiet", "ended: why = barren", "ended: why = no-word"}
    assert usual <= ends
    assert ("new-table: why = no-capital" in ends) == (version == "full")


def test_matches_are_cleared_and_capitals_used_up_man_18_man_21(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = Pack((*"AAAEO", *4 * "esir", *"**"), packs.pack().values)
    monkeypatch.setattr(packs, "pack", lambda: easy)
    options = GAME.options({"players": 1, "vote": False})
    games = Playouts(options, GAMES)
    games.play(1)
    ends = set[str]()
    for played in chosen(games):
        ends |= replay(options, played).ends.keys()
    assert {"ended: why = capitals", "ended: why = cleared"} <= ends


@pytest.mark.parametrize("table", ["full-1", "full-3"])
def test_what_matches_have_in_common_is_counted_as_events_tell_it(table: str) -> None:
    options = OPTIONS[table]
    games = Playouts(options, 8)
    games.play(8)
    by_rules = total(replay(options, played) for played in chosen(games, whole=8))
    by_rules.choices = Counter(games.notes.decisions.ways[: games.notes.used[0] : LOOKS].tolist())
    assert tally_of(options, games) == by_rules


def test_the_kernel_knows_that_nobody_votes_alone_man_9_man_19() -> None:
    assert [sheet_of(GAME.options({"players": players})).vote for players in (1, 2)] == [False, True]


def test_the_same_seed_gives_the_same_matches_and_another_one_others() -> None:
    games = Playouts(OPTIONS["full-2"], 20)
    found = []
    for seed in (1, 1, 2):
        games.play(seed)
        found.append(games.notes.decisions.tobytes())
    assert found[0] == found[1] != found[2]


def test_a_short_pack_never_has_too_few_or_too_many_capitals_man_22() -> None:
    games = Playouts(OPTIONS["short-2"], 200)
    games.play(3)
    draws = games.notes.shuffles[
        np.cumsum(1 + games.matches.laid.sum(axis=1)) - 1 - games.matches.laid.sum(axis=1)
    ]
    capitals = Counter(sum(CARDS[code].isupper() for code in cards[:60].tolist()) for cards in draws)
    assert (min(capitals), max(capitals)) == (12, 18)


def chosen(games: Playouts, whole: int = WHOLE) -> Iterator[Played]:
    """The first matches, and the first with each way to end and with each kind of new table."""
    matches = games.matches
    rare = [matches.why == why for why in range(len(WHY))]
    rare += [matches.laid[:, why] > 0 for why in range(len(WHY_NEW))]
    numbers = {int(np.argmax(having)) for having in rare if having.any()}
    decisions, shuffles = np.cumsum(matches.moves), np.cumsum(1 + matches.laid.sum(axis=1))
    assert games.notes.used.tolist() == [decisions[-1], shuffles[-1]]
    for number in sorted({*range(whole), *numbers}):
        match = matches[number]
        orders = games.notes.shuffles[shuffles[number] - 1 - match.laid.sum() : shuffles[number]]
        yield Played(
            match,
            [tuple(CARDS[code] for code in order) for order in orders.tolist()],
            games.notes.decisions[decisions[number] - match.moves : decisions[number]],
        )


def replay(options: Options, played: Played) -> Tally:
    """Plays it by the rules and compares all that there is; returns it as studies count matches."""
    match, chance = played.match, Noted(played.orders)
    step = GAME.start(options, chance)
    events: list[Event] = [*step.events]
    for decision in played.decisions:
        state: State = step.state
        legal = list(GAME.legal(state, state.turn))
        move = move_of(decision)
        assert decision.ways == len(legal)
        assert move in legal
        step = GAME.play(state, state.turn, move, chance)
        events += step.events
    assert next(chance.orders, None) is None
    state, outcome = step.state, step.state.outcome
    assert outcome is not None
    points = [sum(won.points for won in pile) for pile in state.piles]
    assert match.points[: options.players].tolist() == points
    assert match.left == len(in_play(state))
    ended = next(event for event in events if isinstance(event, Ended))
    assert (WHY[match.why], match.missed) == (ended.why, ended.missed)
    assert match.moves == len(played.decisions)
    ranked = sorted(outcome.scores, reverse=True)
    tally = Tally(
        matches=1,
        drawn=int(not outcome.winners),
        shared=int(len(outcome.winners) > 1),
        wins=Counter(outcome.winners),
        lengths=Counter([len(played.decisions)]),
        scores=Counter(ranked),
        margins=Counter([ranked[0] - ranked[1]] if len(ranked) > 1 else []),
    )
    tell("cartomanie", options, events, tally)
    return tally


def move_of(decision: Any) -> Move:
    if decision.length:
        return Word("".join(letter_of(code) for code in decision.word[: decision.length].tolist()))
    return {PASS: Pass(), LATE: Pass(late=True)}.get(decision.move) or Turn(int(decision.move) + 1)


def letter_of(code: int) -> str:
    return CARDS[code] if code < BLANK else f"({CARDS[code - BLANK]})"
