"""What a match of Cartomanie never gains or loses."""

from collections import Counter

from tapisvert.games.cartomanie.model import State
from tapisvert.games.cartomanie.tables import in_play
from tapisvert.table.game import OptionValue

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "without-vote": {"players": 3, "vote": False, "clock": 0},
    "short-63": {"players": 2, "version": "short", "half": 63, "vote": False},
}


def things(state: State) -> Counter[str]:
    """All the cards in play (MAN-1, MAN-22, MAN-23)."""
    return Counter(in_play(state)) + Counter(
        card for pile in state.piles for won in pile for card in won.cards
    )
