"""What a match of Punto never gains or loses."""

from collections import Counter

from tapisvert.games.punto.model import State
from tapisvert.table.game import OptionValue

VARIANTS: dict[str, dict[str, OptionValue]] = {"long": {"wins": 9, "starter": "2"}}


def things(state: State) -> Counter[str]:
    """All the cards in play (PUN-1, PUN-2)."""
    heaps = (*state.piles, *state.hands, *state.played, *state.trophies, state.gone)
    cards = Counter(card for heap in heaps for card in heap)
    if state.outcome and state.previous and state.previous.trophy:
        # The last board stays as it was won, so its trophy is both shown there and kept.
        cards[state.previous.trophy] -= 1
    return cards
