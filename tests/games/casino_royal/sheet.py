"""Evenings of Casino Royal set up as a test needs them: packs in a known order, moves as `2 raise 3`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.model import PACK, State
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.cards import Card
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Illegal, OptionValue

CHANCE = Chance.seeded(5)
E = TypeVar("E", bound=Event)


class Table:
    """A table in play: its state, and all that was told since it was set up."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *lines: str) -> Table:
        """Verifies and plays moves written as `1 cut 20`: the seat counts from 1, as in a record."""
        for line in lines:
            seat, _, text = line.partition(" ")
            move = GAME.read(text)
            GAME.verify(self.state, int(seat) - 1, move)
            step = GAME.play(self.state, int(seat) - 1, move, CHANCE)
            self.state = step.state
            self.events += step.events
        return self

    def turn(self, cards: int = 1) -> Table:
        """The dealer turns up so many cards."""
        return self.play(*[f"{self.state.dealer + 1} turn"] * cards)

    def all(self, text: str) -> Table:
        """Everybody who is asked answers the same."""
        return self.play(*(f"{seat + 1} {text}" for seat in GAME.to_act(self.state)))

    def refuses(self, line: str) -> tuple[str, str]:
        """The rule and the code of the refusal of a move."""
        try:
            self.play(line)
        except Illegal as refusal:
            return refusal.rule, refusal.code
        raise AssertionError(f"{line} is allowed")

    def legal(self, seat: int) -> list[str]:
        """What a seat, from 1, may do."""
        return [GAME.write(move) for move in GAME.legal(self.state, seat - 1)]

    def heard(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def having(self, **parts: Any) -> Table:
        """The same table with other chips, covered cards and the like."""
        self.state = replace(self.state, **parts)
        return self


def table(options: dict[str, OptionValue], pack: Iterable[Card] = (), **parts: Any) -> Table:
    """A first round in which seat n has board n, before anything was decided.

    After `cut 1` the pack has the given cards on top.
    """
    state = GAME.start(GAME.options(options), CHANCE).state
    count = len(state.boards[0])
    boards = tuple(tuple(range(count * seat, count * (seat + 1))) for seat in range(state.options.players))
    lying = stack(pack)
    return Table(replace(state, boards=boards, pack=(*lying[-1:], *lying[:-1]), **parts))


def poker(
    players: int, pack: Iterable[Card] = (), money: Sequence[int] = (), **options: OptionValue
) -> Table:
    """Game A, cut and ready for the first card."""
    at = table({"game": "poker", "players": players, **options}, pack)
    at.play(f"{players} cut 1").events.clear()
    return at.having(money=tuple(money)) if money else at


def stack(first: Iterable[Card]) -> tuple[Card, ...]:
    """A whole pack with these cards on top."""
    first = tuple(first)
    return (*first, *(card for card in PACK if card not in first))


def only(board: int, *others: int) -> list[Card]:
    """The cards of a board that stand on none of these others."""
    return [card for card in BOARDS[board] if not any(card in BOARDS[other] for other in others)]


def nowhere(*boards: int) -> list[Card]:
    """The cards that stand on none of these boards."""
    return [card for card in PACK if not any(card in BOARDS[board] for board in boards)]
