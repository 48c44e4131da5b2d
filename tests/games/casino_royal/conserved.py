"""What an evening of Casino Royal never gains or loses."""

from collections import Counter

from tapisvert.games.casino_royal.model import State
from tapisvert.table.game import OptionValue

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "poker-5-card": {"game": "poker", "players": 5, "rounds": "2", "ask": "card", "call": "pairs"},
    "poker-2-relance": {"game": "poker", "rounds": "2", "players": 2, "relance": "on", "batch": "five"},
    "variant-3-free": {"game": "variant", "players": 3, "rounds": "all", "call": "free"},
    "bingo-2-by-hand": {"game": "bingo", "players": 2, "boards": 4, "rounds": "1", "marks": "hand"},
    "bingo-5-said": {"game": "bingo", "players": 5, "rounds": "1", "says": "player", "stock": "45"},
    "bingo-3-all": {
        "game": "bingo",
        "players": 3,
        "boards": 2,
        "rounds": "1",
        "marks": "hand",
        "says": "player",
    },
}


def things(state: State) -> tuple[int, Counter[str]]:
    """All the chips (CAS-1), to the last one, and the pack of 52."""
    chips = sum(state.money) + sum(state.laid) + sum(state.paid) + state.odd + state.box
    return chips, Counter(card for heap in (state.pack, state.called, *state.own) for card in heap)
