"""Where stones may be laid in a turn, and what they score (CAR-5 to CAR-15)."""

from __future__ import annotations

from collections.abc import Iterator

from tapisvert.games.cartino.board import Half, card_of, halves_of, layout
from tapisvert.games.cartino.model import ALL_FIVE, JOKER, RACK, LaidStone, Lay, State, value
from tapisvert.table.cards import Card, suit
from tapisvert.table.game import Illegal


def free_jokers(state: State) -> int:
    """The jokers that may be laid now: not those that were won in this turn (CAR-15)."""
    held = state.racks[state.turn].count(JOKER)
    return held - (won(state.laid) if wins_jokers(state) else 0)


def won(laid: tuple[LaidStone, ...]) -> int:
    """The jokers that were exchanged in a turn."""
    return sum(stone.how == "exchange" for stone in laid)


def wins_jokers(state: State) -> bool:
    """Whether an exchanged joker goes to the player, or leaves the game (CAR-15)."""
    return state.options.joker == "reused" and not state.dry


def turn_suit(state: State) -> str:
    """The suit of the stones laid in this turn; none before the first."""
    return suit(card_of(state.laid[0].half)) if state.laid else ""


def touched(state: State, half: Half) -> list[Card]:
    """The cards of the stones that a stone on this half touches, best first."""
    near = [card_of(other) for other in layout(state.options.edition).touching[half] if other in state.board]
    return sorted(near, key=lambda card: -value(card, state.options))


def points(state: State, half: Half) -> int:
    """CAR-13: the values of what it touches, never its own."""
    return sum(value(card, state.options) for card in touched(state, half))


def turn_points(laid: tuple[LaidStone, ...]) -> int:
    """What a turn brings so far, five of one suit included (CAR-14)."""
    return sum(stone.points for stone in laid) + (ALL_FIVE if len(laid) == RACK else 0)


def lays(state: State) -> Iterator[Lay]:
    """Every stone that the player whose turn it is may lay now."""
    found = possible(state)
    if must_join(state):
        yield from (lay for lay in found if touched(state, lay.half))
    else:
        yield from found


def possible(state: State) -> Iterator[Lay]:
    """Every stone that could be laid, were it not for `joining` (CAR-12)."""
    board = layout(state.options.edition)
    only = turn_suit(state)
    fresh = {stone.half for stone in state.laid}
    for card in dict.fromkeys(state.racks[state.turn]):
        if card == JOKER or (only and suit(card) != only):
            continue
        for half in halves_of(card):
            if half not in state.board:
                yield Lay(half)
            elif state.board[half] and half not in fresh:
                yield Lay(half, "exchange")
    if free_jokers(state):
        for half in board.halves:
            if half not in state.board and (not only or suit(card_of(half)) == only):
                yield Lay(half, "joker")


def must_join(state: State) -> bool:
    """CAR-12, `if_possible`: the first stone of a turn has to touch another, if any of the rack can."""
    return (
        state.options.joining == "if_possible"
        and not state.laid
        and any(touched(state, lay.half) for lay in possible(state))
    )


def check(state: State, lay: Lay) -> None:
    """Raises `Illegal` unless the player whose turn it is may lay this stone."""
    card = card_of(lay.half)
    if lay.half not in layout(state.options.edition).touching:
        raise Illegal("CAR-1", "no-such-field", rank=card[:-1], suit=suit(card))
    only = turn_suit(state)
    if only and suit(card) != only:
        raise Illegal("CAR-10", "second-suit", suit=only, other=suit(card))
    _check_rack(state, lay, card)
    if lay.how == "exchange":
        if not state.board.get(lay.half):
            raise Illegal("CAR-15", "no-joker-there", rank=card[:-1], suit=suit(card))
        if any(stone.half == lay.half for stone in state.laid):
            raise Illegal("CAR-15", "joker-of-this-turn")
    elif state.board.get(lay.half) and lay.how == "stone":
        raise Illegal("CAR-11", "joker-lies-there", rank=card[:-1], suit=suit(card), half=lay.half[-1])
    elif lay.half in state.board:
        raise Illegal("CAR-11", "half-taken", rank=card[:-1], suit=suit(card), half=lay.half[-1])
    if must_join(state) and not touched(state, lay.half):
        raise Illegal("CAR-12", "must-join")


def _check_rack(state: State, lay: Lay, card: Card) -> None:
    rack = state.racks[state.turn]
    if lay.how != "joker":
        if card not in rack:
            raise Illegal("CAR-10", "not-on-rack", rank=card[:-1], suit=suit(card))
    elif JOKER not in rack:
        raise Illegal("CAR-10", "no-joker")
    elif not free_jokers(state):
        raise Illegal("CAR-15", "joker-just-won")
