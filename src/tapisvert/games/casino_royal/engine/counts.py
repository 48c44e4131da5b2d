"""What is counted of an evening, by number: kernels add up by these, and studies say what each one is.

First the kinds of events, then the ways in which things went. A way is a text like `round: ended by = call`,
a group and a value; its number is that of the group and that of the value added up.
"""

from collections.abc import Iterable

from tapisvert.games.casino_royal import model
from tapisvert.games.casino_royal.evening import STOCK
from tapisvert.games.casino_royal.hands import KINDS
from tapisvert.table.game import Event

STEP = 10
"""Chips that were won are told in classes of so many."""

SEATS = 8
RICHEST = SEATS * STOCK
"""CAS-A1: all the chips of the largest table, more than Bingo has (CAS-C1)."""

EVENTS: list[type[Event]] = []
"""The events that are counted, by their numbers."""

NAMES: list[str] = []
"""Everything that is counted, by its number: the events first."""


def _event(kind: type[Event]) -> int:
    """The number of an event."""
    EVENTS.append(kind)
    NAMES.append(str(kind.__struct_config__.tag))
    return len(EVENTS) - 1


def _group(name: str, values: Iterable[str]) -> int:
    """The number of a group's first value; the others follow."""
    first = len(NAMES)
    NAMES.extend(f"{name} = {value}" for value in values)
    return first


def chips(amount: int) -> str:
    """The class of an amount of chips."""
    least = amount // STEP * STEP
    return f"{least}-{least + STEP - 1}"


ROUND_BEGAN = _event(model.RoundBegan)
STAKED = _event(model.Staked)
NAMED = _event(model.Named)
WAS_CUT = _event(model.WasCut)
DEALT = _event(model.Dealt)
CALLED = _event(model.Called)
PAUSED = _event(model.Paused)
DECIDED = _event(model.Decided)
NOBODY_CALLED = _event(model.NobodyCalled)
STOPPED = _event(model.Stopped)
RAISED = _event(model.Raised)
FOLLOWED = _event(model.Followed)
CHECKED = _event(model.Checked)
DROPPED = _event(model.Dropped)
MARKED = _event(model.Marked)
SHOWN = _event(model.Shown)
SIDE_POT = _event(model.SidePot)
WON = _event(model.Won)
SHARED = _event(model.Shared)
TAKEN_BACK = _event(model.TakenBack)
BROKE = _event(model.Broke)
BOARDS_PASSED = _event(model.BoardsPassed)
MATCH_WON = _event(model.MatchWon)
MATCH_SHARED = _event(model.MatchShared)

PACK, CALL, ALONE, BINGO, UNSAID = range(5)
"""What ended a round."""
BEST = CALL
"""Up to here, hands were compared: to have won as the best is one why, and each that follows is another."""
OPEN, RAISE, DOUBLE = range(3)
"""How somebody raised."""

_WHY = ("best", "alone", "bingo")
RAISED_HOW = _group("raised: how", ("open", "raise", "double"))
WON_WHY = _group("won: why", _WHY)
SHARED_WHY = _group("shared: why", _WHY)
ENDED_BY = _group("round: ended by", ("pack", "call", "alone", "bingo", "unsaid"))
CALLER_LOST, CALLER_WON = (_group("call: by the winner", (said,)) for said in ("no", "yes"))
WINNER_SITS = _group("winner: left of the dealer", map(str, range(SEATS)))
WINNER_TAKES = _group("winner: chips", map(chips, range(0, RICHEST + 1, STEP)))
WINNER_HAS = _group("winner: hand", KINDS)
COUNTED = len(NAMES)
