"""A look back in words and figures, as the terminal and the page of HTML put them."""

from __future__ import annotations

from collections import Counter

from tapisvert.bots.looked import Decision, LookBack
from tapisvert.words import Speaker

PARTS = ("expected", "luck", "lost", "given", "rest", "result")
"""What a side's result is made of."""


def per_cent(share: float) -> str:
    """A share of the match."""
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def change(share: float) -> str:
    """What a share gained or lost."""
    number = round(100 * share)
    sign = "−" if number < 0 else "+" if number > 0 else ""
    return f"{sign}{abs(number)}\N{NO-BREAK SPACE}%"


def said_of(decision: Decision, game: str, speaker: Speaker) -> dict[tuple[str, ...], str]:
    """What could be done, in words: what would be told of the moves.

    What sounds alike also says how its moves are written.
    """
    told = {
        each.line: " ".join(speaker.told(game, event) for event in each.says) for each in decision.offered
    }
    alike = Counter(told.values())
    written = {
        line: f"({' '.join(line)})" if alike[said] > 1 or not said else "" for line, said in told.items()
    }
    return {line: f"{said} {written[line]}".strip() for line, said in told.items()}


def parts_of(found: LookBack, side: int) -> list[float]:
    """What a side's result is made of, in the order of `PARTS`."""
    changes = (found.luck(side), found.lost(side), found.given(side), found.rest(side))
    return [found.expected[side], *changes, found.result[side]]


def verbal(found: LookBack, side: int, speaker: Speaker) -> str:
    """How a side played and what luck it had, in a sentence."""
    own, drawn = found.lost(side), found.luck(side)
    play = "clean" if own > -0.06 else "fair" if own > -0.25 else "poor"
    luck = "good" if drawn > 0.04 else "bad" if drawn < -0.04 else "even"
    name = speaker.names_of(found.sides[side])
    return speaker.text(
        "lookback-said", name=name, play=play, luck=luck, own=change(own), drawn=change(drawn)
    )


def figure(part: str, share: float) -> str:
    """One of the parts: what a side had, or what it gained or lost."""
    return per_cent(share) if part in ("expected", "result") else change(share)
