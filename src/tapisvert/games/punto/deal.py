"""Who gets which cards at the start of a round (PUN-2, PUN-4, PUN-14), and what that hides."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from tapisvert.games.punto.model import VALUES, Card, Options, View
from tapisvert.table.chance import Chance, Shuffle
from tapisvert.table.value import Value


class Deal(Value, frozen=True):
    piles: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    neutral: tuple[Card, ...]
    share: tuple[int, ...]
    left: tuple[Card, ...]
    shuffles: tuple[Shuffle, ...]


def cards_of(colours: str) -> list[Card]:
    """PUN-1: two cards of every value in each of the colours."""
    return [f"{colour}{value}" for colour in colours for value in VALUES for _ in range(2)]


def sides(options: Options) -> tuple[tuple[int, ...], ...]:
    """PUN-2: the seats of the teams alternate."""
    seating = options.seating
    return tuple(tuple(range(side, seating.players, seating.sides)) for side in range(seating.sides))


def deal(
    options: Options,
    number: int,
    starter: int,
    trophies: Sequence[Sequence[Card]],
    kept: Sequence[Sequence[Card]],
    neutral: Iterable[Card],
    chance: Chance,
) -> Deal:
    """The deal of a round: `kept` neutral cards stay with their side, the others are dealt evenly.

    Nobody turns a pile over (PUN-4), so who has which neutral card is hidden, be it kept or newly dealt.
    """
    seating = options.seating
    shuffles = []
    pool: tuple[Card, ...] = tuple(neutral)
    each, extra = divmod(len(pool), seating.sides)
    if pool:
        shuffles.append(chance.shuffle(number, "neutral", pool))
        pool = shuffles[-1].items
    left = pool[len(pool) - extra :]
    piles: list[tuple[Card, ...]] = [()] * seating.players
    known = []
    for side, (seats, colours) in enumerate(zip(sides(options), seating.colours, strict=True)):
        own = Counter(cards_of(colours)) - Counter(trophies[side])
        known.append(tuple(sorted(own.elements())))
        had, got = sorted([*known[side], *kept[side]]), pool[side * each : (side + 1) * each]
        mixed = chance.shuffle(number, f"side {side + 1}", [*had, *got])
        shuffles.append(mixed)
        # An odd card goes to the member who plays first (PUN-14).
        members = sorted(seats, key=lambda seat: (seat - starter) % seating.players)
        larger = -(-len(mixed.items) // len(members))
        for place, seat in enumerate(members):
            piles[seat] = mixed.items[place * larger : (place + 1) * larger]
    return Deal(
        tuple(piles),
        tuple(known),
        tuple(sorted([*pool[: len(pool) - extra], *chain.from_iterable(kept)])),
        tuple(each + len(cards) for cards in kept),
        tuple(sorted(left)),
        tuple(shuffles),
    )


def guess(
    view: View, rng: random.Random
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]:
    """Piles and hands that the viewer cannot rule out."""
    held = _open_hands(view)
    teams = sides(view.options)
    shown = [[card for seat in seats for card in (*view.played[seat], *held[seat])] for seats in teams]
    # What a side showed beyond the cards it was known to have is neutral.
    neutral = [Counter(cards) - Counter(known) for cards, known in zip(shown, view.known, strict=True)]
    rest = Counter(view.neutral)
    for cards in neutral:
        rest -= cards
    unseen = list(rest.elements())
    rng.shuffle(unseen)

    piles: list[tuple[Card, ...]] = [()] * len(view.piles)
    hands = list(held)
    for side, seats in enumerate(teams):
        got = [unseen.pop() for _ in range(view.share[side] - neutral[side].total())]
        hidden = list(
            (Counter(view.known[side]) + neutral[side] + Counter(got) - Counter(shown[side])).elements()
        )
        rng.shuffle(hidden)
        for seat in seats:
            missing = view.hands[seat] - len(held[seat])
            hands[seat] = (*held[seat], *(hidden.pop() for _ in range(missing)))
            piles[seat] = tuple(hidden.pop() for _ in range(view.piles[seat]))
    return tuple(piles), tuple(hands)


def _open_hands(view: View) -> list[tuple[Card, ...]]:
    hands: list[tuple[Card, ...]] = [()] * len(view.hands)
    if view.up:
        hands[view.turn] = (view.up,)
    if view.seat is not None and view.hand:
        hands[view.seat] = view.hand
    return hands
