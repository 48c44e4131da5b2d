"""What others may hold in game B: whoever raised or called is likely to have a reason."""

from __future__ import annotations

import random
from statistics import fmean

from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.hands import value
from tapisvert.games.casino_royal.model import Call, State, View, Wait
from tapisvert.games.casino_royal.programs.belief import believed
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.chance import Chance


def to_the_first_pause() -> State:
    """Game B for two, some cards called, and nothing said that tells anything."""
    chance = Chance.seeded(4)
    state: State = GAME.start(GAME.options({"game": "variant", "players": 2, "call": "five"}), chance).state
    for move in ("stake 1", "cut 1", "check", "check", *["turn"] * 8):
        while state.phase == "pause":
            state = GAME.play(state, GAME.to_act(state)[0], Wait(), chance).state
        state = GAME.play(state, GAME.to_act(state)[0], GAME.read(move), chance).state
    assert state.phase == "pause"
    return state


def kinds(view: View, seat: int, number: int = 200) -> list[int]:
    """How strong the hands are that a seat is believed to have, by their kind."""
    imagine = believed(view, random.Random(1))
    worlds = [imagine() for _ in range(number)]
    assert all(world.own[view.seat or 0] == view.own for world in worlds), "one's own cards are known"
    return [value((*world.own[seat], *open_cards(world, seat))) >> 20 for world in worlds]


def test_who_stakes_on_a_hand_is_believed_to_have_one_cas_b5() -> None:
    chance, before = Chance.seeded(4), to_the_first_pause()
    state = GAME.play(before, 0, Wait(), chance).state
    state = GAME.play(state, 1, Call(8), chance).state
    assert state.phase == "bidding"
    assert fmean(kinds(GAME.view(state, 0), 1)) > fmean(kinds(GAME.view(before, 0), 1)) + 0.3


def test_it_depends_on_what_the_seat_sees_alone() -> None:
    chance = Chance.seeded(4)
    state = GAME.play(to_the_first_pause(), 0, Wait(), chance).state
    view = GAME.view(GAME.play(state, 1, Call(8), chance).state, 0)
    other = GAME.view(GAME.imagine(view, random.Random(9)), 0)
    assert kinds(view, 1, 20) == kinds(other, 1, 20)
