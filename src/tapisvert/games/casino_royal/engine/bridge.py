"""From a seat's view of game A or B to what the kernels deal out."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import LARGE_BATCH
from tapisvert.games.casino_royal.engine.futures import FIVE, FREE, ME, PAIRS, UNSEEN, Situation
from tapisvert.games.casino_royal.engine.hands import number, word
from tapisvert.games.casino_royal.model import OWN_CARDS, PACK, View

CALLS = {"five": FIVE, "pairs": PAIRS, "free": FREE}


def table_of(view: View) -> Situation:
    """The round as the seat sees it."""
    assert view.seat is not None
    options, seats = view.options, len(view.money)
    variant = options.game == "variant"
    batch = max(view.began, LARGE_BATCH) if options.batch == "five" else view.began
    unseen = [card for card in PACK if card not in view.called and card not in view.own]
    pot = view.odd + sum(view.paid)
    rules = [
        seats,
        view.seat,
        view.pack,
        len(unseen),
        batch,
        view.due,
        options.ask == "card",
        CALLS[options.call],
        variant,
        pot,
        view.phase == "pause",
    ]
    own = [word(view.own if seat == view.seat else ()) for seat in range(seats)]
    hidden = [
        OWN_CARDS if variant and stays and seat != view.seat else 0 for seat, stays in enumerate(view.staying)
    ]
    return Situation(
        np.array(rules, dtype=np.int64),
        np.array([number(card) for card in unseen], dtype=np.uint64),
        np.array(view.staying, dtype=np.int64),
        np.array([word(card for board in boards for card in BOARDS[board]) for boards in view.boards]),
        np.array([word(card for cards in covered for card in cards) for covered in view.covered]),
        np.array(own),
        np.array(hidden, dtype=np.int64),
        np.array(view.money, dtype=np.int64),
        np.array(view.paid if variant else view.laid, dtype=np.int64),
    )


def from_outside(table: Situation) -> Situation:
    """The same as everybody sees it, who does not know the own seat's cards."""
    me, rules = int(table.rules[ME]), table.rules.copy()
    own = [card for card in range(len(PACK)) if int(table.own[me]) >> card & 1]
    rules[UNSEEN] += len(own)
    hidden = table.hidden.copy()
    hidden[me] = len(own)
    unseen = np.concatenate([table.unseen, np.array(own, dtype=np.uint64)])
    return table._replace(rules=rules, unseen=unseen, own=np.zeros_like(table.own), hidden=hidden)


def staked(table: Situation, chips: Mapping[int, int], out: frozenset[int] = frozenset()) -> Situation:
    """Game A after these seats put down chips, as far as they have them, and others dropped out."""
    money, laid, staying = table.money.copy(), table.laid.copy(), table.staying.copy()
    for seat, amount in chips.items():
        amount = min(amount, int(money[seat]))
        money[seat] -= amount
        laid[seat] += amount
    staying[list(out)] = 0
    return table._replace(money=money, laid=laid, staying=staying)
