"""What a match of Cartino never gains or loses."""

from collections import Counter

from tapisvert.games.cartino.board import card_of
from tapisvert.games.cartino.model import JOKER, State
from tapisvert.table.game import OptionValue

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "joining": {"players": 3, "joining": "if_possible", "joker": "reused"},
    "joining-52": {"players": 2, "joining": "if_possible", "edition": 52},
}


def things(state: State) -> Counter[str]:
    """All the stones and jokers (CAR-1)."""
    heaps = (*state.racks, state.bag, (JOKER,) * state.retired)
    on_board = (JOKER if joker else card_of(half) for half, joker in state.board.items())
    return Counter(stone for heap in heaps for stone in heap) + Counter(on_board)
