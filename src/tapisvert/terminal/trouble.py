"""What stops a command, said as a sentence."""

from __future__ import annotations

from tapisvert.words import Fact

FAILED, MISUSED = 1, 2


class Trouble(Exception):
    """Something that stops a command: the sentence that says what, and the exit code."""

    def __init__(self, sentence: str, /, exit_code: int = MISUSED, **facts: Fact) -> None:
        super().__init__(sentence)
        self.id = sentence
        self.exit_code = exit_code
        self.facts = facts
