"""What all programs of Casino Royal do alike: to read their view, and what needs no thought."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tapisvert.games.casino_royal.betting import Check, Double, Drop, Follow, Raise
from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.hands import KINDS, value
from tapisvert.games.casino_royal.model import Call, Mark, Move, View, Wait


def thinks(view: View, legal: Sequence[Move]) -> bool:
    """Whether there is something to decide: at a pause, or in a round of betting."""
    return len(legal) > 1 and view.phase in ("pause", "opening", "raising", "bidding")


def sensible(view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """CAS-A5: in game A all lies open, and nobody calls who is seen to lose, not even to save chips."""
    if view.phase != "pause" or view.own or own_value(view) >= max(open_values(view)):
        return legal
    return [move for move in legal if not isinstance(move, Call)]


def prudent(view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """CAS-D1: in the last round whoever has won by dropping out does, and nobody gives it a reason to."""
    sure = sure_of_it(view) if view.betting else None
    if sure is None:
        return legal
    drops = [move for move in legal if isinstance(move, Drop)]
    if sure == view.seat and drops:
        return drops
    return [move for move in legal if not isinstance(move, Raise | Double)]


def sure_of_it(view: View) -> int | None:
    """The seat that ends with most chips if it drops out now, however the others go on."""
    if not 0 < view.rounds <= view.round:
        return None
    pot = view.odd + sum(view.laid) + sum(view.paid)
    for seat, money in enumerate(view.money):
        others = [other for other in range(len(view.money)) if other != seat]
        most = pot + sum(view.money[other] for other in others if view.staying[other])
        if view.staying[seat] and money > max(most, *(view.money[other] for other in others)):
            return seat
    return None


def routine(view: View, legal: Sequence[Move]) -> Move:
    """What needs no thought: turning cards, cutting, naming a symbol or a stake, marking.

    Nothing of it is drawn from a program's own luck: on the same deal all are to meet the same cards, stakes
    and symbols, whoever sits where. The pack is cut in the middle; the rest follows from the boards.
    """
    if view.phase == "window":
        return full_mark(legal)
    if view.phase == "cut":
        return legal[len(legal) // 2]
    return random.Random(f"{view.round} {view.boards}").choice(legal)


def full_mark(legal: Sequence[Move]) -> Move:
    """The called card on all boards that have it, and "Bingo" as soon as it can be said."""
    marks = [move for move in legal if isinstance(move, Mark)]
    return max(marks, key=lambda mark: (mark.bingo, len(mark.boards)))


def meek(legal: Sequence[Move], staying: bool) -> Move:
    """Neither calls nor raises: waits or checks, and follows if it wants to stay."""
    wanted = Follow if staying else Drop
    return next(move for move in legal if isinstance(move, (Wait, Check, wanted)))


def hand_of(view: View) -> str:
    """The kind of one's own hand."""
    assert view.seat is not None
    return KINDS[own_value(view) >> 20]


def own_value(view: View) -> int:
    """What one's own hand is worth now."""
    assert view.seat is not None
    return value((*view.own, *open_cards(view, view.seat)))


def open_values(view: View) -> list[int]:
    """What lies open before the others who stay."""
    return [
        value(open_cards(view, seat))
        for seat, stays in enumerate(view.staying)
        if stays and seat != view.seat
    ]
