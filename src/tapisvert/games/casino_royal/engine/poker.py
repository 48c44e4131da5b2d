"""A round of game A at random, as in `poker.py` (CAS-A1 to CAS-A7)."""

from tapisvert.games.casino_royal.engine.calling import call_batch, find_best, leave_alone, show, take_boards
from tapisvert.games.casino_royal.engine.evening import Evening, cut, in_round
from tapisvert.games.casino_royal.engine.talk import RELANCE, talk
from tapisvert.table.fast import Words, compiled


@compiled
def play_poker(evening: Evening, rng: Words) -> None:
    """From the cut to the chips: until somebody calls, all others dropped or the pack is used up."""
    cut(evening, rng)
    while in_round(evening) > 1 and evening.left and not evening.callers:
        call_batch(evening, rng)
        if evening.sheet.relance and evening.left and not evening.callers:
            evening.terms = RELANCE
            talk(evening, rng)
    if in_round(evening) == 1:
        leave_alone(evening)
    else:
        show(evening)
        find_best(evening)
    take_boards(evening)
