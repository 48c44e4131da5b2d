"""What the doctor looks at for Cartomanie: the dictionary, which is built and not committed."""

from __future__ import annotations

from tapisvert.games.cartomanie import lexicon
from tapisvert.table.game import Sentence


def look() -> tuple[Sentence, bool]:
    """What was found, and whether all is well."""
    try:
        return Sentence("terminal-cartomanie-dictionary", {"words": len(lexicon.load())}), True
    except (OSError, ValueError):
        return Sentence("terminal-cartomanie-no-dictionary"), False
