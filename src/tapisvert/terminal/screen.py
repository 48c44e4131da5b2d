"""The terminal itself: says, draws, asks. In a pipe it is plain text, without colours or questions."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console
from rich.text import Text


class Screen:
    """Writes to standard output and reads from standard input."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.asks = sys.stdin.isatty() and self.console.is_terminal
        if self.asks:
            _history()

    def say(self, text: str | Text = "", style: str = "") -> None:
        # A pipe has no width: whoever reads it gets every sentence on one line.
        self.console.print(text, style=style or None, soft_wrap=not self.console.is_terminal)

    def ask(self, prompt: str) -> str | None:
        """A line that somebody typed; None when there will be no more."""
        try:
            return input(prompt if self.asks else "").strip()
        except EOFError:
            if self.asks:
                self.say()
            return None

    def clear(self) -> None:
        """An empty screen, with what could be scrolled back to gone as well."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Says that something takes a moment, for as long as it does."""
        return self.console.status(text, spinner="dots") if self.console.is_terminal else nullcontext()


def _history() -> None:
    """Arrow keys bring back what was typed, where the system can do that."""
    with suppress(ImportError):
        import readline  # noqa: F401  # importing it is what switches it on
