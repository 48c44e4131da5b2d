"""A hint in Punto: where to look, then the card and its place with a reason, then another move as good.

The move is the one that the judge finds best (`worth.py`); a line that can be made at once is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapisvert.games.punto.board import Board, lines_through, value
from tapisvert.games.punto.programs.reasons import Reason, reason_of
from tapisvert.games.punto.programs.worth import PuntoJudge
from tapisvert.games.punto.rules import GAME, event_of
from tapisvert.table.chance import Chance
from tapisvert.table.game import Fact, Sentence
from tapisvert.table.program import Budget, Hint, HintStep, Tip, luck_of
from tapisvert.table.worth import Judged, as_good, percent

if TYPE_CHECKING:
    from tapisvert.games.punto.model import Cell, Place, View
    from tapisvert.table.worth import Line

BUDGET = Budget(rounds=12_000)
"""What a hint may cost: less than half a second of the processor's time, however many places there are."""

JUDGE = PuntoJudge(GAME)
JUDGE.worlds = 12
"""Many futures in few worlds: it takes longer to set one up than to play it to its end."""


def hint(view: View) -> Hint:
    """What is advised to the seat that is to move."""
    rng = luck_of(view)
    legal = list(GAME.legal(GAME.imagine(view, rng), view.turn))
    if len(legal) == 1:
        return _hint(
            legal[:1], (Tip((_place(view, legal[0]), Sentence("punto-tip-only")), moves=_texts(legal)),)
        )
    wins = winning(view, legal)
    judged = JUDGE.judge(view, [(move,) for move in (wins[:1] or legal)], BUDGET, rng)
    ranked = sorted(judged, key=lambda each: -each.shares[_side(view)])
    best: Place = ranked[0].line[0]
    reason = reason_of(Board(dict(view.board)), view.options.seating, _side(view), best)
    tips = [
        Tip((_look(view, reason),), _marks(reason.line)),
        Tip(
            (_place(view, best), *_because(view, best, reason), *_worth(view, ranked[0])),
            moves=_texts([best]),
        ),
    ]
    others = as_good(ranked, _side(view))
    if others:
        other: Place = others[0].line[0]
        tips.append(Tip((Sentence("punto-tip-other", _spot(view, other)),), moves=_texts([best, other])))
    return _hint([best], tuple(tips))


def why(view: View, line: Line) -> tuple[Sentence, ...]:
    """What speaks for a move, in one sentence or none."""
    move: Place = line[0]
    return _because(view, move, reason_of(Board(dict(view.board)), view.options.seating, _side(view), move))


def warm() -> None:
    """Compile what a hint runs on."""
    state = GAME.start(GAME.options({"expert": True}), Chance.seeded(0)).state
    view = GAME.view(state, state.turn)
    JUDGE.judge(view, [(move,) for move in GAME.legal(state, state.turn)], Budget(rounds=1), luck_of(view))


def winning(view: View, legal: Sequence[Place]) -> list[Place]:
    """The moves that make a line for the seat's side (PUN-10)."""
    seating, board = view.options.seating, Board(dict(view.board))
    mine = [move for move in legal if move.card[0] != seating.neutral]
    return [move for move in mine if lines_through(board.lay(move.card, move.cell), move.cell, seating.line)]


def _hint(moves: Sequence[Place], tips: tuple[Tip, ...]) -> Hint:
    return Hint(tuple(HintStep(text, 0) for text in _texts(moves)), tips)


def _side(view: View) -> int:
    return view.turn % view.options.seating.sides


def _texts(moves: Sequence[Place]) -> tuple[str, ...]:
    return tuple(map(GAME.write, moves))


def _marks(cells: Sequence[Cell]) -> tuple[str, ...]:
    return tuple(f"{column},{row}" for column, row in cells)


def _look(view: View, reason: Reason) -> Sentence:
    """Where to look, and not yet what to do there."""
    facts: dict[str, Fact] = {"colour": reason.colour, "count": len(reason.line)}
    if not view.board:
        return Sentence("punto-tip-look-hand")
    if reason.kind in ("blocks", "breaks"):
        return Sentence("punto-tip-look-theirs", {"side": reason.side, **facts})
    if reason.kind in ("wins", "threatens", "builds"):
        return Sentence("punto-tip-look-own", facts)
    if reason.kind == "covers":
        return Sentence("punto-tip-look-lower", {"count": len(reason.line)})
    return Sentence("punto-tip-look-here")


def _spot(view: View, move: Place) -> dict[str, Fact]:
    """The card and where it goes, as facts: beside which card, or on which (`way`: `cover`)."""
    event = event_of(dict(view.board), view.turn, move)
    facts = {name: getattr(event, name) for name in event.__struct_fields__ if name != "seat"}
    return {"way": "cover", **facts}


def _place(view: View, move: Place) -> Sentence:
    return Sentence("punto-tip-place", _spot(view, move))


def _because(view: View, move: Place, reason: Reason) -> tuple[Sentence, ...]:
    """Why, in one sentence; a quiet move has its worth to speak for it."""
    facts: dict[str, Fact] = {"colour": reason.colour, "length": reason.length}
    if reason.kind == "quiet":
        return ()
    if reason.kind == "blocks":
        facts |= {"value": value(move.card), "still": "yes" if reason.still else "no"}
    if reason.kind == "threatens":
        facts["length"] = view.options.seating.line
    if reason.kind in ("blocks", "breaks"):
        facts["side"] = reason.side
    return (Sentence(f"punto-tip-{reason.kind}", facts),)


def _worth(view: View, best: Judged) -> tuple[Sentence, ...]:
    """How often the match is won from there, unless it is won."""
    share = best.shares[_side(view)]
    return () if share == 1 else (Sentence("tip-worth", {"percent": percent(share)}),)
