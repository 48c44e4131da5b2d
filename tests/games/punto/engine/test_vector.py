"""Many rounds of Punto at once are the very rounds that the rules play."""

from __future__ import annotations

import random

import numpy as np
import pytest
from msgspec.structs import replace

from tapisvert.games.punto.board import value
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import TURN
from tapisvert.games.punto.engine.vector import CELLS, GOING, VectorPunto
from tapisvert.games.punto.model import COLOURS, RoundDrawn, RoundWon, State
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event

every_preset = pytest.mark.parametrize("preset", GAME.presets)


@every_preset
def test_every_move_and_every_end_are_those_of_the_rules(preset: str) -> None:
    options = GAME.options(GAME.presets[preset])
    games = VectorPunto(4, seed=5, table=options.table, expert=options.expert)
    states: list[State | None] = [as_state(games, game) for game in range(games.count)]
    luck, chance = random.Random(1), Chance.seeded(9)
    while any(states):
        masks, planes, actions = games.masks(), games.planes(), games.sample()
        expected = {}
        for game, state in enumerate(states):
            if state is None:
                continue
            assert games.turns[game] == state.turn
            moves = {action: as_text(games, game, action) for action in np.flatnonzero(masks[game]).tolist()}
            legal = {GAME.write(move) for move in GAME.legal(state, state.turn)}
            assert set(moves.values()) == legal
            assert len(moves) == len(legal)
            assert shown(planes[game]) == sorted((card[0], value(card)) for card in state.board.values())
            actions[game] = luck.choice(list(moves))
            step = GAME.play(state, state.turn, GAME.read(moves[actions[game]]), chance)
            expected[game] = next(map(winner, filter(is_end, step.events)), GOING)
            states[game] = step.state if expected[game] == GOING else None
        done, winners = games.step(actions)
        assert {game: winners[game] for game in expected} == expected
        assert np.array_equal(done, winners != GOING)


def is_end(event: Event) -> bool:
    return isinstance(event, RoundWon | RoundDrawn)


def winner(event: Event) -> int:
    return event.side if isinstance(event, RoundWon) else -1


@every_preset
def test_a_deal_has_every_card_once_and_anybody_may_start(preset: str) -> None:
    options = GAME.options(GAME.presets[preset])
    games = VectorPunto(60, seed=2, table=options.table, expert=options.expert)
    state = GAME.start(options, Chance.seeded(1)).state
    sizes = [len(pile) + len(hand) for pile, hand in zip(state.piles, state.hands, strict=True)]
    for game in range(games.count):
        round = games.round(game)
        assert round.left[: games.seats].tolist() == sizes
        for side, known in enumerate(state.known):
            seats = range(side, games.seats, games.sides)
            cards = [bridge.name(int(card)) for seat in seats for card in round.piles[seat, : sizes[seat]]]
            own = [card for card in cards if card[0] != options.seating.neutral]
            assert sorted(own) == sorted(known)
    assert set(games.turns.tolist()) == set(range(games.seats))


def test_a_game_has_the_same_luck_however_many_there_are() -> None:
    few, many = VectorPunto(3, seed=4, table="3"), VectorPunto(9, seed=4, table="3")
    for _ in range(100):
        ours, theirs = few.step(few.sample()), many.step(many.sample())
        assert np.array_equal(ours[1], theirs[1][:3])
    assert np.array_equal(few.games.boards, many.games.boards[:3])
    assert not np.array_equal(VectorPunto(3, seed=5, table="3").games.piles, few.games.piles)


def test_a_move_that_is_not_legal_moves_nothing() -> None:
    games = VectorPunto(3, seed=1)
    before = games.games.boards.copy()
    actions = games.sample()
    actions[2] = 0
    with pytest.raises(ValueError, match="0 is no move in game 2 now"):
        games.step(actions)
    for bad in (np.array([27, 27, CELLS]), np.array([27, 27, -1])):
        with pytest.raises(ValueError, match="no move in game 2"):
            games.step(bad)
    with pytest.raises(ValueError, match="3 moves are needed"):
        games.step(np.array([27]))
    assert np.array_equal(before, games.games.boards)


def test_hands_are_the_cards_that_may_be_laid() -> None:
    games = VectorPunto(8, seed=3, expert=True)
    for game, hand in enumerate(games.hands()):
        state = as_state(games, game)
        assert sorted(bridge.name(int(card)) for card in hand) == sorted(state.hands[state.turn])


def as_state(games: VectorPunto, game: int) -> State:
    """A game that was just dealt, as the rules see it."""
    table = next(name for name, preset in GAME.presets.items() if fits(games, preset))
    state = GAME.start(GAME.options({**GAME.presets[table], "wins": 9}), Chance.seeded(0)).state
    round = games.round(game)
    turn, piles, hands = int(round.place[TURN]), [], []
    for seat in range(games.seats):
        cards = [bridge.name(int(card)) for card in round.piles[seat, : round.left[seat]]][::-1]
        hold = games.hold if games.hold == 2 or seat == turn else 0
        hands.append(tuple(cards[:hold]))
        piles.append(tuple(cards[hold:]))
    return replace(state, starter=turn, turn=turn, piles=tuple(piles), hands=tuple(hands))


def fits(games: VectorPunto, preset: object) -> bool:
    options = GAME.options(preset)  # type: ignore[arg-type]
    seating = options.seating
    return (
        (options.expert == (games.hold == 2))
        and (seating.players, seating.sides) == (games.seats, games.sides)
        and len(seating.neutral) * 18 == len(games.games.neutral)
    )


def as_text(games: VectorPunto, game: int, action: int) -> str:
    card = bridge.name(int(games.hands()[game, action // CELLS]))
    column, row = games.origins[game]
    return f"{card}@{column + action % CELLS % 8},{row + action % CELLS // 8}"


def shown(planes: np.ndarray[tuple[int, ...], np.dtype[np.int8]]) -> list[tuple[str, int]]:
    return sorted(
        (COLOURS[colour], int(planes[colour, row, column])) for colour, row, column in np.argwhere(planes)
    )
