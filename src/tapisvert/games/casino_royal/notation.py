"""The text of every move: `cut 23`, `turn`, `raise 3`, `call 4`, `mark 1 3 bingo`."""

from __future__ import annotations

import re

from tapisvert.games.casino_royal.betting import Check, Double, Drop, Follow, Raise
from tapisvert.games.casino_royal.model import SYMBOLS, Call, Cut, Mark, Move, Name, Stake, Turn, Wait
from tapisvert.table.game import BadMove

PLAIN: dict[str, Move] = {
    "turn": Turn(),
    "double": Double(),
    "follow": Follow(),
    "drop": Drop(),
    "check": Check(),
    "call": Call(),
    "wait": Wait(),
}
NUMBERED: dict[str, type[Cut | Stake | Raise | Call]] = {
    "cut": Cut,
    "stake": Stake,
    "raise": Raise,
    "call": Call,
}
BINGO = "bingo"
NUMBER = re.compile(r"[1-9]\d{0,2}")


def write(move: Move) -> str:
    if isinstance(move, Mark):
        return " ".join(["mark", *map(str, move.boards), *([BINGO] if move.bingo else [])])
    if isinstance(move, Name):
        return f"symbol {move.symbol}"
    if isinstance(move, Cut):
        return f"cut {move.cards}"
    if isinstance(move, Stake | Raise) or (isinstance(move, Call) and move.amount):
        return f"{type(move).__name__.lower()} {move.amount}"
    return next(text for text, plain in PLAIN.items() if plain == move)


def read(text: str) -> Move:
    if text in PLAIN:
        return PLAIN[text]
    verb, *rest = text.split(" ")
    if verb == "mark":
        return _read_mark(text, rest)
    if len(rest) == 1 and verb == "symbol" and rest[0] in SYMBOLS:
        return Name(rest[0])
    if len(rest) == 1 and verb in NUMBERED and NUMBER.fullmatch(rest[0]):
        return NUMBERED[verb](int(rest[0]))
    raise BadMove(text)


def _read_mark(text: str, rest: list[str]) -> Mark:
    """Boards in their order, each once."""
    bingo = rest[-1:] == [BINGO]
    numbers = rest[:-1] if bingo else rest
    if not all(NUMBER.fullmatch(number) for number in numbers):
        raise BadMove(text)
    boards = tuple(map(int, numbers))
    if boards != tuple(sorted(set(boards))):
        raise BadMove(text)
    return Mark(boards, bingo)
