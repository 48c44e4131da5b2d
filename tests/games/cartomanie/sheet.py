"""Tables of Cartomanie drawn as text, for tests that read like the rule sheet.

Cards from left to right and top to bottom; `?x` lies face down, `.` is a gap; what is not named is a gap.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tapisvert.games.cartomanie.model import GAP, State
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue, Step

CHANCE = Chance.seeded(5)


def state(
    cards: str,
    options: Mapping[str, OptionValue] | None = None,
    *,
    stock: str = "",
    turn: int = 0,
    due: int = 0,
    quiet: int = 0,
    barren: int = 0,
) -> State:
    """A position in which the player has turned up what they may, unless `due` says otherwise."""
    start = GAME.start(GAME.options(options or {}), CHANCE).state
    names = cards.split()
    places = start.options.places
    names += ["."] * (places - len(names))
    return replace(
        start,
        table=tuple(GAP if name == "." else name.removeprefix("?") for name in names),
        up=tuple(name != "." and not name.startswith("?") for name in names),
        stock=tuple(stock.split()),
        turn=turn,
        due=due,
        quiet=quiet,
        barren=barren,
    )


def play(position: State, *moves: str, seat: int | None = None) -> Step[State]:
    """Verifies and plays moves of the seats that owe them (or of `seat`)."""
    step = Step(position)
    for text in moves:
        mover = GAME.to_act(step.state)[0] if seat is None else seat
        move = GAME.read(text)
        GAME.verify(step.state, mover, move)
        step = GAME.play(step.state, mover, move, CHANCE)
    return step


def votes(position: State, answers: Sequence[tuple[int, str]]) -> Step[State]:
    """Votes of several seats, in this order."""
    step = Step(position)
    for seat, text in answers:
        step = play(step.state, text, seat=seat)
    return step
