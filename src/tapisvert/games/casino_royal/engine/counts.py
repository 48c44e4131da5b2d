"""What is counted of an evening, by number: kernels add up by these, and studies say what each one is.

First the kinds of events, then the ways in which things went. A way is a text like `round: ended by = call`,
a group and a value; its number is that of the group and that of the value added up.
"""

from collections.abc import Iterable

from tapisvert.games.casino_royal import model
from tapisvert.games.casino_royal.evening import STOCK
from tapisvert.games.casino_royal.hands import KINDS

STEP = 10
"""Chips that were won are told in classes of so many."""

SEATS = 8
RICHEST = SEATS * STOCK
"""CAS-A1: all the chips of the largest table, more than Bingo has (CAS-C1)."""

EVENTS = (
    model.RoundBegan,
    model.Staked,
    model.Named,
    model.WasCut,
    model.Dealt,
    model.Called,
    model.Paused,
    model.Decided,
    model.NobodyCalled,
    model.Stopped,
    model.Raised,
    model.Followed,
    model.Checked,
    model.Dropped,
    model.Marked,
    model.Shown,
    model.SidePot,
    model.Won,
    model.Shared,
    model.TakenBack,
    model.Broke,
    model.BoardsPassed,
    model.MatchWon,
    model.MatchShared,
)
(
    ROUND_BEGAN,
    STAKED,
    NAMED,
    WAS_CUT,
    DEALT,
    CALLED,
    PAUSED,
    DECIDED,
    NOBODY_CALLED,
    STOPPED,
    RAISED,
    FOLLOWED,
    CHECKED,
    DROPPED,
    MARKED,
    SHOWN,
    SIDE_POT,
    WON,
    SHARED,
    TAKEN_BACK,
    BROKE,
    BOARDS_PASSED,
    MATCH_WON,
    MATCH_SHARED,
) = range(len(EVENTS))

NAMES = [str(event.__struct_config__.tag) for event in EVENTS]
"""What is counted, by its number."""


def _group(name: str, values: Iterable[str]) -> int:
    """The number of a group's first value; the others follow."""
    first = len(NAMES)
    NAMES.extend(f"{name} = {value}" for value in values)
    return first


def chips(amount: int) -> str:
    """The class of an amount of chips."""
    least = amount // STEP * STEP
    return f"{least}-{least + STEP - 1}"


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
