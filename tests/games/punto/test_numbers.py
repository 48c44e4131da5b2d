"""What a network sees of Punto says what its actions mean."""

from __future__ import annotations

from msgspec.structs import replace

from tapisvert.games.punto.numbers import encode, number
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance


def test_the_same_hand_drawn_in_another_order_gives_the_same_actions_pun_17() -> None:
    options = GAME.options(GAME.presets["2-expert"])
    state = GAME.start(options, Chance.seeded(1)).state
    view, legal = GAME.view(state, state.turn), [*GAME.legal(state, state.turn)]
    first, second = view.hand
    assert first != second
    turned = replace(view, hand=(second, first))
    assert (encode(turned) == encode(view)).all()
    assert number(turned, legal) == number(view, legal)
    assert sorted(map(GAME.write, number(view, legal).values())) == sorted(map(GAME.write, legal))
