"""A hint in Casino Royal: what to look at, then what Maître would do, with chances and chips, and what else.

Where there is nothing to reckon, it says so: cuts are fair to all alike, and so are stakes and symbols while
all are as rich. Then whoever leads is to name little, and whoever is behind much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tapisvert.games.casino_royal.betting import Drop
from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.hands import value
from tapisvert.games.casino_royal.model import Mark, Name
from tapisvert.games.casino_royal.programs.habits import (
    open_values,
    own_value,
    prudent,
    routine,
    sensible,
    sure_of_it,
    thinks,
)
from tapisvert.games.casino_royal.programs.levels import MAITRE
from tapisvert.games.casino_royal.programs.naming import named
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.cards import rank, suit
from tapisvert.table.game import Fact, Sentence
from tapisvert.table.program import Budget, Hint, HintStep, Tip, luck_of
from tapisvert.table.worth import percent

if TYPE_CHECKING:
    from tapisvert.games.casino_royal.model import Hand, Move, View
    from tapisvert.games.casino_royal.programs.judgement import Option
    from tapisvert.table.worth import Judged, Line

BUDGET = Budget(rounds=1_000)
"""How many futures a hint looks at: it takes less than half a second of the processor's time."""

NAMING = Budget(rounds=8_000)
"""The same for what to name: it depends on the whole evening."""

KIND = 20
"""A hand's value without these bits is its kind (`hands.py`)."""


def hint(view: View) -> Hint:
    """What is advised to a seat that is to decide."""
    assert view.seat is not None
    rng = luck_of(view)
    legal = tuple(GAME.legal(GAME.imagine(view, rng), view.seat))
    if not thinks(view, legal):
        judged = named(view, legal, NAMING, rng)
        return _naming(view, judged) if judged else _routine(view, legal)
    kept = prudent(view, legal)
    if len(kept) == 1:
        return _sure(view, kept[0])
    options = sorted(MAITRE.options(view, kept, BUDGET, rng), key=lambda option: -option.worth)
    best = options[0]
    told = [_advice(best.move), *_behind(view, legal), *_chance(best), *_instead(options)]
    tips = (
        Tip(tuple(_look(view)), _hand(view).cards),
        Tip(tuple(told), moves=(GAME.write(best.move),)),
    )
    return Hint((HintStep(GAME.write(best.move), round(100 * best.chance)),), tips)


def why(view: View, line: Line) -> tuple[Sentence, ...]:
    """What to look at before deciding: one's own hand, what others show, and what may still come.

    Whoever has won by dropping out need not look any more (CAS-D1).
    """
    assert view.seat is not None
    if line and isinstance(line[0], Drop) and sure_of_it(view) == view.seat:
        return (_surely(view, line[0]),)
    return tuple(_look(view)) if line and view.hands[view.seat] and _others(view) else ()


def _routine(view: View, legal: Sequence[Move]) -> Hint:
    """What needs no reckoning, and why it does not."""
    move = routine(view, legal)
    steps = (HintStep(GAME.write(move), 0),)
    told = Tip((_advice(move),), moves=(GAME.write(move),))
    if isinstance(move, Mark):
        card = view.called[-1]
        facts: dict[str, Fact] = {"rank": rank(card), "suit": suit(card)}
        if not (move.boards or move.bingo):
            told = Tip((Sentence("casino_royal-tip-unfound"),), moves=told.moves)
        return Hint(steps, (Tip((Sentence("casino_royal-tip-window", facts),), (card,)), told))
    if view.phase in ("symbol", "stake", "cut"):
        return Hint(steps, (Tip((Sentence(f"casino_royal-tip-{view.phase}"),)), told))
    return Hint(steps, (told,))


def _naming(view: View, judged: Judged) -> Hint:
    """What to name, as one stands."""
    assert view.seat is not None
    (move,), chance = judged.line, judged.shares[view.seat]
    leads = view.money[view.seat] == max(view.money)
    evening = Sentence("casino_royal-tip-evening", {"chance": percent(chance)})
    tips = (
        Tip((Sentence(f"casino_royal-tip-{'leading' if leads else 'trailing'}"),)),
        Tip((_advice(move), evening), moves=(GAME.write(move),)),
    )
    return Hint((HintStep(GAME.write(move), round(100 * chance)),), tips)


def _sure(view: View, move: Move) -> Hint:
    """CAS-D1: what is left to do where somebody has won the evening by dropping out."""
    tips = (
        Tip(tuple(_look(view)), _hand(view).cards),
        Tip((_advice(move), _surely(view, move)), moves=(GAME.write(move),)),
    )
    return Hint((HintStep(GAME.write(move), 100 if isinstance(move, Drop) else 0),), tips)


def _surely(view: View, move: Move) -> Sentence:
    """Who has won the evening by dropping out, and what follows for this seat."""
    sure = sure_of_it(view)
    assert sure is not None
    own = "drop" if isinstance(move, Drop) else "check"
    return Sentence("casino_royal-tip-sure", {"seat": sure, "how": own if sure == view.seat else "held"})


def _look(view: View) -> Iterator[Sentence]:
    """One's own hand, the best that others show, and what may still come."""
    own = _hand(view)
    yield Sentence("casino_royal-tip-hand", {"hand": own.kind, "high": own.high, "low": own.low})
    others = [(value(open_cards(view, seat)), seat) for seat in _others(view)]
    highest, seat = max(others)
    shown = view.hands[seat]
    if highest and shown:
        facts: dict[str, Fact] = {"seat": seat, "hand": shown.kind, "high": shown.high, "low": shown.low}
        yield Sentence("casino_royal-tip-shows", facts)
    helping = helpful(view)
    if helping:
        yield Sentence("casino_royal-tip-help", {"count": len(helping)})


def helpful(view: View) -> list[str]:
    """The cards on one's own boards that may still be called and would make a better kind of hand."""
    assert view.seat is not None
    held = (*view.own, *open_cards(view, view.seat))
    seen = {*held, *view.called}
    cards = {card for board in view.boards[view.seat] for card in BOARDS[board]} - seen
    return sorted(card for card in cards if value((*held, card)) >> KIND > own_value(view) >> KIND)


def _others(view: View) -> list[int]:
    return [seat for seat, stays in enumerate(view.staying) if stays and seat != view.seat]


def _hand(view: View) -> Hand:
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert hand is not None
    return hand


def _advice(move: Move) -> Sentence:
    verb, _, _ = GAME.write(move).partition(" ")
    facts: dict[str, Fact] = {
        "verb": verb,
        "amount": getattr(move, "amount", 0),
        "symbol": move.symbol if isinstance(move, Name) else "",
        "bingo": "yes" if isinstance(move, Mark) and move.bingo else "no",
    }
    return Sentence("casino_royal-advice", facts)


def _behind(view: View, legal: Sequence[Move]) -> Iterator[Sentence]:
    """CAS-A5: in game A all lies open, so that who says "rien ne va plus" with less is seen to lose."""
    if len(sensible(view, legal)) < len(legal) and own_value(view) < max(open_values(view)):
        yield Sentence("casino_royal-tip-behind")


def _chance(option: Option) -> Iterator[Sentence]:
    """The chance to win the round, and the chips that a move brings on average; who drops out has neither."""
    if not isinstance(option.move, Drop):
        yield Sentence("casino_royal-tip-chance", {**_facts(option), "amount": abs(round(option.worth))})


def _instead(options: Sequence[Option]) -> Iterator[Sentence]:
    """The best that could be done otherwise, and what that would bring."""
    other = next((each for each in options[1:] if type(each.move) is not type(options[0].move)), None)
    if other:
        yield Sentence("casino_royal-tip-instead", {**_advice(other.move).facts, **_facts(other)})


def _facts(option: Option) -> dict[str, Fact]:
    chips = round(option.worth)
    sign = "+" if chips > 0 else "−" if chips < 0 else "±"
    return {"chance": percent(option.chance), "sum": f"{sign}{abs(chips)}"}
