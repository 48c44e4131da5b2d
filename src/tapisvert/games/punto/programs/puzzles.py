"""Puzzles of Punto, proven by the plain rules: every card that may be turned up, on every place.

All of it is about the round: what a seat may know of the others' piles is which cards are in them, and each
of those may come next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from tapisvert.games.punto.board import Board, lacking, places, value
from tapisvert.games.punto.model import Card, Cell, Place, State
from tapisvert.games.punto.rules import GAME
from tapisvert.table.puzzles import ANY, Proof, Said, Table, Unfit

if TYPE_CHECKING:
    from collections.abc import Mapping

FEWEST_PLACES = 8
"""With fewer places to choose from there is nothing to look for."""

LATE = 20
"""A win in two needs another one who has no more than so many cards left."""

SYMMETRIES = tuple(
    (across, down, swapped) for across in (1, -1) for down in (1, -1) for swapped in (False, True)
)


class PuntoPuzzles:
    """Wins at once, wins in two whatever comes, and only places that do not lose."""

    kinds = ("win-in-two", "only-place", "win-now")
    most: ClassVar[Mapping[str, float]] = {"win-now": 0.85}
    judges: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    tables = (
        Table(("maitre", "confirme"), {"table": "2", "expert": True, "wins": 1}, ("win-in-two",)),
        Table(("confirme", "amateur"), {"table": "2", "wins": 1}),
        Table(("confirme", "confirme"), {"table": "2", "expert": True, "wins": 1}, ("win-in-two",)),
        Table(("debutant", "amateur", "confirme"), {"table": "3", "wins": 1}),
        Table(("confirme", "confirme"), {"table": "2", "expert": True, "wins": 1}),
        Table(("amateur", "debutant", "amateur", "confirme"), {"table": "4", "wins": 1}),
        Table(("amateur", "debutant"), {"table": "2", "wins": 1}),
    )
    rounds = 600

    def fits(self, kind: str, state: State, seat: int) -> bool:
        if len(state.board) < 5 or len(list(GAME.legal(state, seat))) < FEWEST_PLACES:
            return False
        if kind == "win-now":
            return True
        # Between two, each knows which cards the other still has.
        left = len(state.piles[1 - seat]) + len(state.hands[1 - seat])
        if state.options.table != "2" or left == 0:
            return False
        # As long as the other one has high cards, any row can be covered.
        return left <= LATE if kind == "win-in-two" else all(len(pile) > 2 for pile in state.piles)

    def prove(self, kind: str, state: State, seat: int) -> Proof:
        mine = _colours(state, seat)
        moves = list(GAME.legal(state, seat))
        wins = [move for move in moves if move.card[0] in mine and _completes(state, move)]
        if kind == "win-now":
            return _win_now(state, seat, moves, wins)
        if wins:
            raise Unfit("wins at once")
        return (_only_place if kind == "only-place" else _win_in_two)(state, seat, moves)

    def look(self, kind: str, state: State, seat: int) -> str:
        """The board up to its eight symmetries, with the cards in hand."""
        return f"{kind} {sorted(state.hands[seat])} {min(_turned(state.board))}"


MAKER = PuntoPuzzles()


def _win_now(state: State, seat: int, moves: list[Place], wins: list[Place]) -> Proof:
    if not wins:
        raise Unfit("no answer")
    if len(wins) > 1:
        raise Unfit("several")
    return Proof(
        right=((GAME.write(wins[0]),),),
        counted=len(moves),
        facts=_facts(state, seat, wins[0]),
        wrong={ANY: Said("punto-puzzle-win-now-wrong")},
    )


def _only_place(state: State, seat: int, moves: list[Place]) -> Proof:
    """Exactly one move after which no card of the other one wins at once."""
    cards, theirs = _unseen(state, 1 - seat), _colours(state, 1 - seat)
    safe, wrong, counted = [], {}, 0
    for move in moves:
        after = state.board.lay(move.card, move.cell)
        if not after.edge or not after.edge.free:
            raise Unfit("may end the round")
        counted += len(cards) * len(places(after, f"{theirs[0]}9"))
        answer = _win(after, cards, theirs, state.options.seating.line)
        if answer is None:
            safe.append(move)
        else:
            wrong[GAME.write(move)] = Said("punto-puzzle-lets-win", _card(answer, 1 - seat))
        if len(safe) > 1:
            raise Unfit("several")
    if not safe:
        raise Unfit("no answer")
    facts = _facts(state, seat, safe[0]) | {"places": len(moves)}
    return Proof(right=((GAME.write(safe[0]),),), counted=counted, facts=facts, wrong=wrong)


def _win_in_two(state: State, seat: int, moves: list[Place]) -> Proof:
    """Exactly one move after which nothing that the other one lays keeps the seat from a line."""
    found, wrong, counted = [], {}, 0
    for move in moves:
        lays, refutation = _forced(state, seat, move)
        counted += lays
        if refutation is None:
            found.append(move)
        elif refutation.cell != move.cell:
            wrong[GAME.write(move)] = Said("punto-puzzle-still-blocks", _card(refutation, 1 - seat))
        if len(found) > 1:
            raise Unfit("several")
    if not found:
        raise Unfit("no answer")
    wrong[ANY] = Said("punto-puzzle-win-in-two-wrong")
    right = GAME.write(found[0])
    facts = _facts(state, seat, found[0]) | {"replies": _forced(state, seat, found[0])[0]}
    return Proof(right=((right,),), counted=counted, facts=facts, wrong=_few(wrong))


def _forced(state: State, seat: int, move: Place) -> tuple[int, Place | None]:
    """How many replies were looked at, and one after which the seat does not surely win; None if all lose.

    A move that threatens nothing is refuted by itself.
    """
    line, mine = state.options.seating.line, _colours(state, seat)
    board = state.board.lay(move.card, move.cell)
    held = list(state.hands[seat])
    held.remove(move.card)
    drawn = set(state.piles[seat])
    hands = [[*held, card] for card in drawn] or [held]
    if not all(_wins_with(board, hand, mine, line) for hand in hands):
        return 0, move
    looked = 0
    theirs = _colours(state, 1 - seat)
    for card in _unseen(state, 1 - seat):
        there = places(board, card)
        if not there:  # PUN-11: the round would end
            return looked, move
        for cell in there:
            looked += 1
            if card[0] in theirs and lacking(board, cell, card[0], line):
                return looked, Place(card, cell)
            after = board.lay(card, cell)
            if held and _wins_with(after, held, mine, line):
                continue
            if not drawn or not all(_wins_with(after, [card], mine, line) for card in drawn):
                return looked, Place(card, cell)
    return looked, None


def _wins_with(board: Board, hand: Iterable[Card], mine: str, line: int) -> bool:
    return any(
        lacking(board, cell, card[0], line)
        for card in hand
        if card[0] in mine
        for cell in places(board, card)
    )


def _win(board: Board, cards: list[Card], colours: str, line: int) -> Place | None:
    """A card that wins at once for those who have it, the highest first; None if there is none."""
    for card in cards:
        if card[0] in colours:
            for cell in places(board, card):
                if lacking(board, cell, card[0], line):
                    return Place(card, cell)
    return None


def _unseen(state: State, seat: int) -> list[Card]:
    """Which cards another one may turn up next: between two all know which are left."""
    return sorted({*state.piles[seat], *state.hands[seat]}, key=lambda card: (-value(card), card))


def _completes(state: State, move: Place) -> bool:
    return bool(lacking(state.board, move.cell, move.card[0], state.options.seating.line))


def _colours(state: State, seat: int) -> str:
    seating = state.options.seating
    return seating.colours[seat % seating.sides]


def _facts(state: State, seat: int, move: Place) -> dict[str, str | int | tuple[str, ...]]:
    line = state.options.seating.line
    return {"seat": seat, "colour": move.card[0], "value": value(move.card), "line": line}


def _card(move: Place, seat: int) -> dict[str, str | int | tuple[str, ...]]:
    return {"seat": seat, "colour": move.card[0], "value": value(move.card)}


def _few(wrong: dict[str, Said]) -> dict[str, Said]:
    """Answers of their own for some wrong moves are enough, so that files stay small."""
    return {move: said for at, (move, said) in enumerate(wrong.items()) if at < 12 or move == ANY}


def _turned(board: Mapping[Cell, Card]) -> Iterator[str]:
    for across, down, swapped in SYMMETRIES:
        cells = [((column * across, row * down), card) for (column, row), card in board.items()]
        cells = [((row, column) if swapped else (column, row), card) for (column, row), card in cells]
        left, top = min(cell[0] for cell, _ in cells), min(cell[1] for cell, _ in cells)
        yield " ".join(sorted(f"{column - left}{row - top}{card}" for (column, row), card in cells))
