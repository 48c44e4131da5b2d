"""Puzzles of Casino Royal: call or wait, and which symbol, by counting exactly all that may come.

What a call brings now lies open; it may also be the smaller loss. What waiting brings is counted over every
batch that can come next (CAS-A3), hands compared by the plain rules; the others are taken to wait, and then
boards are compared.
The chance to win with a symbol is reckoned as a fraction, over all orders of the pack at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import factorial
from typing import ClassVar

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import next_batch, open_cards
from tapisvert.games.casino_royal.hands import value
from tapisvert.games.casino_royal.model import PACK, SYMBOLS, State
from tapisvert.games.casino_royal.moves import to_act
from tapisvert.games.casino_royal.settling import best_of
from tapisvert.games.casino_royal.symbols import WAYS
from tapisvert.table.cards import Card
from tapisvert.table.puzzles import ANY, Proof, Said, Table, Unfit

CLEARLY = Fraction(1, 2)
"""Chips by which one choice has to be better than the other, on average."""
CLEARLY_LIKELIER = Fraction(1, 200)
MOST_BATCHES = 100_000

Facts = dict[str, str | int | tuple[str, ...]]
_SHARES = 6
"""What a win is divided into: two or three may share it."""


class CasinoRoyalPuzzles:
    """Call or wait, and the symbol to name."""

    kinds = ("which-symbol", "call-or-wait")
    most: ClassVar[Mapping[str, float]] = {"which-symbol": 0.3}
    judges: ClassVar[Mapping[str, tuple[str, ...]]] = {"which-symbol": ()}  # all name one by lot
    tables = (
        Table(("amateur", "confirme"), {"players": 2, "rounds": "1", "call": "free"}),
        Table(("confirme", "debutant", "maitre"), {"players": 3, "rounds": "1"}),
        Table(("debutant", "debutant"), {"players": 2, "rounds": "1"}),
        Table(("confirme", "amateur", "debutant"), {"players": 3, "rounds": "1", "call": "five"}),
        Table(("confirme", "debutant", "maitre", "amateur"), {"players": 4, "rounds": "1", "relance": "off"}),
        Table(("debutant", "debutant", "debutant"), {"players": 3, "rounds": "1", "game": "bingo"}),
        Table(("debutant", "maitre"), {"players": 2, "rounds": "1"}),
    )
    rounds = 300

    def fits(self, kind: str, state: State, seat: int) -> bool:
        if kind == "which-symbol":
            return state.phase == "symbol" and state.options.boards == 1 and len(state.boards) == 3
        poker = state.options.game == "poker" and not state.options.raises
        return poker and state.phase == "pause" and not any(state.answers)

    def prove(self, kind: str, state: State, seat: int) -> Proof:
        return (_which_symbol if kind == "which-symbol" else _call_or_wait)(state, seat)

    def look(self, kind: str, state: State, seat: int) -> str:
        """Boards are images of each other (CAS-2): for symbols only how they lie to one's own counts."""
        if kind == "which-symbol":
            own, others = state.boards[seat], (board for at, board in enumerate(state.boards) if at != seat)
            return f"{kind} {sorted(_apart(own[0], other[0]) for other in others)}"
        return f"{kind} {state.boards} {sorted(state.called)}"


MAKER = CasinoRoyalPuzzles()


def _call_or_wait(state: State, seat: int) -> Proof:
    left = [card for card in PACK if card not in state.called]
    size = next_batch(state).due
    if size >= len(state.pack) or any(money < size for money in state.money):
        raise Unfit("near the end")
    players = _staying(state)
    boards = {each: frozenset(BOARDS[state.boards[each][0]]) for each in players}
    shown = {each: open_cards(state, each) for each in players}
    known = dict[tuple[int, frozenset[Card]], int]()
    now = _gain(state.laid, best_of(state, players), seat, state.odd)
    total = counted = kept = 0
    for batch in combinations(left, size):
        counted += 1
        if counted > MOST_BATCHES:
            raise Unfit("too many batches")
        came = frozenset(batch)
        values, laid = dict[int, int](), list(state.laid)
        for each in players:
            new = came & boards[each]
            if (each, new) not in known:
                known[each, new] = value((*shown[each], *new))
            values[each] = known[each, new]
            laid[each] += len(new)
        best = max(values.values())
        winners = tuple(each for each in players if values[each] == best)
        kept += seat in winners
        total += _gain(laid, winners, seat, state.odd)
    later = Fraction(total, counted)
    if abs(later - now) < CLEARLY:
        raise Unfit("too close")
    right = "call" if now > later else "wait"
    facts: Facts = {"seat": seat, "choice": right, "now": now, "cards": size, **_tenths(later)}
    facts |= {"batches": counted, "percent": round(100 * kept / counted), "ahead": _yes(now > 0)}
    others = tuple(f"{each + 1} wait" for each in to_act(state) if each != seat)
    wrong = {ANY: Said(f"casino_royal-puzzle-not-{'wait' if right == 'call' else 'call'}", dict(facts))}
    return Proof(right=((right,),), counted=counted, facts=facts, wrong=wrong, then=others)


def _gain(laid: Sequence[int], winners: tuple[int, ...], seat: int, odd: int) -> int:
    """What a seat takes of others' chips, or loses of its own, when boards are compared (CAS-5, CAS-A6)."""
    if seat not in winners:
        return -laid[seat]
    return (sum(chips for each, chips in enumerate(laid) if each not in winners) + odd) // len(winners)


def _which_symbol(state: State, seat: int) -> Proof:
    boards = tuple(board[0] for board in state.boards)
    chances = {symbol: chance(boards, seat, symbol) for symbol in SYMBOLS}
    ranked = sorted(SYMBOLS, key=lambda symbol: -chances[symbol])
    if chances[ranked[0]] - chances[ranked[1]] < CLEARLY_LIKELIER:
        raise Unfit("too close")
    facts: Facts = {"seat": seat, "symbol": ranked[0], **_tenths(100 * chances[ranked[0]])}
    wrong = {
        f"symbol {symbol}": Said(
            "casino_royal-puzzle-which-symbol-wrong", {"symbol": symbol, **_tenths(100 * chances[symbol])}
        )
        for symbol in ranked[1:]
    }
    right = ((f"symbol {ranked[0]}",),)
    return Proof(right=right, counted=len(SYMBOLS), facts=facts, wrong=wrong)


@cache
def chance(boards: tuple[int, ...], seat: int, symbol: str) -> Fraction:
    """How much of a round of Bingo a seat can expect, exactly: what is shared counts as a part (CAS-C4).

    Looked at backwards, the pack takes ways away: a way is full before the last of its cards comes, so the
    way that loses its first card last was full first. Only cards of ways that are left matter for that.
    """
    ways = [
        (owner, {BOARDS[board][cell] for cell in way})
        for owner, board in enumerate(boards)
        for way in WAYS[symbol]
    ]
    cards = sorted(set[Card]().union(*(way for _, way in ways)))
    hits = [sum(1 << at for at, (_, way) in enumerate(ways) if card in way) for card in cards]
    owned = [
        sum(1 << at for at, (owner, _) in enumerate(ways) if owner == each) for each in range(len(boards))
    ]
    orders, _ = _winning_orders((1 << len(ways)) - 1, hits, owned, seat, {})
    return Fraction(orders, _SHARES * factorial(len(cards)))


def _winning_orders(
    alive: int, hits: list[int], owned: list[int], seat: int, known: dict[int, tuple[int, int]]
) -> tuple[int, int]:
    """In how many orders of their cards the seat wins with the ways that are left, and how many cards these
    are. A part of a win is a part of `_SHARES`; sets of ways are bits of a number."""
    if alive in known:
        return known[alive]
    owners = sum(bool(alive & own) for own in owned)
    here = Counter(hit & alive for hit in hits if hit & alive)
    number = here.total()
    if owners == 1 or not alive & owned[seat]:
        found = _SHARES * factorial(number) if alive & owned[seat] else 0
    else:
        found = 0
        for hit, cards in here.items():
            later, rest = _SHARES // owners, 0
            if left := alive & ~hit:
                later, rest = _winning_orders(left, hits, owned, seat, known)
            found += cards * (later * factorial(number - 1) // factorial(rest))
    known[alive] = found, number
    return known[alive]


def _yes(so: bool) -> str:
    return "yes" if so else "no"


def _staying(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, stays in enumerate(state.staying) if stays)


def _apart(one: int, other: int) -> tuple[int, ...]:
    """Where two boards have the same cards: cells of the one and of the other."""
    return tuple(BOARDS[other].index(card) if card in BOARDS[other] else -1 for card in BOARDS[one])


def _tenths(number: Fraction) -> Facts:
    """A number with one digit behind the comma, which languages write in their own way."""
    tenths = round(10 * abs(number))
    return {"sign": "−" if number < 0 and tenths else "", "whole": tenths // 10, "tenth": tenths % 10}
