"""Who speaks, what it costs, and who is still in: one round of betting, driven by its terms.

Knows nothing of cards: "Relance ?" of game A (CAS-A4) and both phases of game B (CAS-B3, CAS-B5 to CAS-B8)
are the same table talk with other terms. Money and who stays belong to the evening; they are handed in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tapisvert.table.game import Illegal, put
from tapisvert.table.value import Value


class Terms(Value, frozen=True):
    """How a round of betting is played."""

    rule: str  # where these terms are written, for refusals
    most: tuple[int, ...]  # the largest raise of every seat; the smallest is 1
    raises: int  # raises in all, the opening not counted; 0: no limit
    first_pass: bool  # whether one may raise only the first time one speaks (CAS-A4)
    doubling: bool  # whether a raise doubles the price (CAS-B5)


class Betting(Value, frozen=True):
    """A round of betting under way."""

    terms: Terms
    turn: int
    price: int  # what everybody who stays has to have paid in this betting
    paid: tuple[int, ...]  # what every seat has paid in this betting
    spoken: tuple[bool, ...]
    raised: tuple[int, ...]  # how often every seat raised, the opening not counted
    last: int | None  # who opened or raised last


class Raise(Value, frozen=True):
    """Opens with or raises by so much: `raise 3`."""

    amount: int


class Double(Value, frozen=True):
    """Says "j'enchéris" (CAS-B5): doubles the amount to be matched: `double`."""


class Follow(Value, frozen=True):
    """Pays as much as the others did, or all one has: `follow`."""


class Drop(Value, frozen=True):
    """Is out of this round: `drop`."""


class Check(Value, frozen=True):
    """Neither raises nor owes anything: `check`."""


Speech = Raise | Double | Follow | Drop | Check


def begin(terms: Terms, dealer: int, money: Sequence[int], staying: Sequence[bool]) -> Betting | None:
    """From the dealer's left; None if not even two have money to talk about."""
    if not talks(money, staying):
        return None
    seats = len(money)
    nobody = (False,) * seats
    betting = Betting(terms, dealer, 0, (0,) * seats, nobody, (0,) * seats, None)
    return _go_on(betting, money, staying)


def opened(
    terms: Terms, seat: int, amount: int, money: Sequence[int], staying: Sequence[bool]
) -> Betting | None:
    """A seat has opened, and what it staked is already out of its money (CAS-B5)."""
    seats = len(money)
    paid = put((0,) * seats, seat, amount)
    spoken = put((False,) * seats, seat, True)
    return _go_on(Betting(terms, seat, amount, paid, spoken, (0,) * seats, seat), money, staying)


def talks(money: Sequence[int], staying: Sequence[bool]) -> bool:
    """Whether two at least of those who stay have money left."""
    return sum(stays and purse > 0 for purse, stays in zip(money, staying, strict=True)) >= 2


def owed(betting: Betting, seat: int) -> int:
    """What the seat still has to pay to stay."""
    return betting.price - betting.paid[seat]


def verify(
    betting: Betting, seat: int, speech: Speech, money: Sequence[int], staying: Sequence[bool]
) -> None:
    """Raises `Illegal` unless the seat, whose turn it is, may say this."""
    terms, owes = betting.terms, owed(betting, seat)
    if isinstance(speech, Check):
        if owes:
            raise Illegal(terms.rule, "owes-something", owed=owes)
    elif isinstance(speech, Follow | Drop):
        if not owes:
            raise Illegal(terms.rule, "owes-nothing")
    else:
        _verify_raise(betting, seat, speech, money, staying)


def verify_stake(rule: str, amount: int, most: int, money: int, owes: int = 0) -> None:
    """Raises `Illegal` unless the amount is within bounds and there is the money for it and what is owed."""
    if not 1 <= amount <= most:
        raise Illegal(rule, "stake-out-of-bounds", least=1, most=most)
    if owes + amount > money:
        raise Illegal(rule, "too-little-money", money=money, needed=owes + amount)


def largest(betting: Betting, seat: int, money: Sequence[int], staying: Sequence[bool]) -> int:
    """The largest raise the seat may make now, or what doubling adds; 0: none."""
    terms, spare = betting.terms, money[seat] - owed(betting, seat)
    late = terms.first_pass and betting.spoken[seat]
    if late or _used_up(betting) or not _answered(seat, money, staying):
        return 0
    if terms.doubling:
        return betting.price if betting.price <= spare else 0
    return max(0, min(terms.most[seat], spare))


class Spoken(Value, frozen=True):
    """What a speech led to: the betting (None: it is over), what the seat paid, who stays."""

    betting: Betting | None
    price: int
    paid: int
    staying: tuple[bool, ...]


def speak(
    betting: Betting, seat: int, speech: Speech, money: Sequence[int], staying: tuple[bool, ...]
) -> Spoken:
    """A verified speech of the seat whose turn it is."""
    owes = owed(betting, seat)
    paid = 0
    if isinstance(speech, Drop):
        staying = put(staying, seat, False)
    elif isinstance(speech, Follow):
        paid = min(owes, money[seat])
    elif isinstance(speech, Raise | Double):
        more = betting.price if isinstance(speech, Double) else speech.amount
        paid = owes + more
        raises = betting.raised[seat] + (betting.price > 0)
        betting = replace(
            betting, price=betting.price + more, raised=put(betting.raised, seat, raises), last=seat
        )
    betting = replace(
        betting,
        paid=put(betting.paid, seat, betting.paid[seat] + paid),
        spoken=put(betting.spoken, seat, True),
    )
    left = [purse - paid * (each == seat) for each, purse in enumerate(money)]
    return Spoken(_go_on(betting, left, staying), betting.price, paid, staying)


def pots(paid: Sequence[int], staying: Sequence[bool]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """CAS-B9: the pots and who can win each, the one that all can win first.

    What one who dropped paid lies in the pots it reaches; what reaches beyond all of them is in the last.
    """
    levels = sorted({amount for amount, stays in zip(paid, staying, strict=True) if stays and amount})
    below = 0
    for level in levels:
        top = max(paid) if level == levels[-1] else level
        amount = sum(min(each, top) - min(each, below) for each in paid)
        yield amount, tuple(seat for seat, each in enumerate(paid) if staying[seat] and each >= level)
        below = level


def clockwise(seats: int, after: int) -> list[int]:
    """All seats from the left of one of them, which is the last."""
    return [(after + step) % seats for step in range(1, seats + 1)]


def _go_on(betting: Betting, money: Sequence[int], staying: Sequence[bool]) -> Betting | None:
    """The same with the next seat to speak: one that has money and has not spoken or owes something."""
    if sum(staying) < 2:
        return None
    for seat in clockwise(len(money), betting.turn):
        if staying[seat] and money[seat] and (not betting.spoken[seat] or owed(betting, seat)):
            return replace(betting, turn=seat)
    return None


def _verify_raise(
    betting: Betting, seat: int, speech: Raise | Double, money: Sequence[int], staying: Sequence[bool]
) -> None:
    terms = betting.terms
    if isinstance(speech, Double) and not terms.doubling:
        raise Illegal(terms.rule, "no-doubling")
    if isinstance(speech, Raise) and terms.doubling:
        raise Illegal(terms.rule, "only-doubling")
    if terms.first_pass and betting.spoken[seat]:
        raise Illegal(terms.rule, "raise-at-first")
    if _used_up(betting):
        raise Illegal(terms.rule, "raises-used-up", most=terms.raises)
    if not _answered(seat, money, staying):
        raise Illegal(terms.rule, "nobody-can-answer")
    amount, most = (speech.amount, terms.most[seat]) if isinstance(speech, Raise) else (betting.price,) * 2
    verify_stake(terms.rule, amount, most, money[seat], owed(betting, seat))


def _used_up(betting: Betting) -> bool:
    """Whether the terms allow nobody a raise any more."""
    return bool(betting.terms.raises) and sum(betting.raised) >= betting.terms.raises


def _answered(seat: int, money: Sequence[int], staying: Sequence[bool]) -> bool:
    """Whether anybody else could still answer a raise: against empty purses it would only come back."""
    return any(
        stays and purse and other != seat
        for other, (purse, stays) in enumerate(zip(money, staying, strict=True))
    )
