"""A round of game A at random, as in `poker.py` (CAS-A1 to CAS-A7)."""

from tapisvert.games.casino_royal.kernel_calling import (
    find_best,
    leave_alone,
    next_batch,
    show,
    stopped,
    take_boards,
    turn_up,
)
from tapisvert.games.casino_royal.kernel_evening import Evening, cut, in_round
from tapisvert.games.casino_royal.kernel_talk import RELANCE, talk
from tapisvert.table.fast import Words, compiled


@compiled
def play_poker(evening: Evening, rng: Words) -> None:
    """From the cut to the chips: dealt until somebody calls, all others dropped or the pack is used up."""
    cut(evening, rng)
    next_batch(evening)
    while True:
        turn_up(evening)
        if not evening.left or stopped(evening, rng):
            show(evening)
            find_best(evening)
            take_boards(evening, rng)
            return
        if evening.due:
            continue
        if evening.sheet.relance:
            evening.terms = RELANCE
            talk(evening, rng)
            if in_round(evening) == 1:
                leave_alone(evening)
                take_boards(evening, rng)
                return
        next_batch(evening)
