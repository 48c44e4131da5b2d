"""What can be agreed on before an evening of Casino Royal."""

from __future__ import annotations

from tapisvert.table.value import Value

FEWEST_FOR_RELANCE = 4
"""CAS-A4: from so many players on, unless agreed otherwise."""
FEWEST_FOR_ONE_TURN = 6
"""CAS-D1: from so many players on everybody deals once, below twice."""


class Options(Value, frozen=True):
    """Every value of CAS-A1 to CAS-D2 that can be agreed on."""

    players: int = 4
    game: str = "poker"
    """Poker (A), variant (B), bingo (C)."""
    rounds: str = "usual"
    """Usual (CAS-D1), 1, 2, 4, 8, 16, or all: until one has everything."""
    batch: str = "players"
    """Players, five: at least 5 (CAS-A3)."""
    relance: str = "usual"
    """Usual: from 4 players on; on, off (CAS-A4)."""
    call: str = "pairs"
    """Who may call: pairs, five, free (CAS-A5)."""
    ask: str = "batch"
    """When the call is asked for: batch, card (CAS-A5)."""
    boards: int = 1
    """Of a player in bingo (CAS-C1)."""
    stock: str = "share"
    """Share, 45 (CAS-C1)."""
    says: str = "program"
    """Who says Bingo: program, player (CAS-C4)."""
    marks: str = "program"
    """Who marks: program, hand (CAS-C5)."""
    pace: int = 2
    """Seconds between two cards; 0: as the dealer likes."""
    window: int = 30
    """Seconds to decide at the same time; 0: no limit."""
    bingo_cut: bool = True
    """CAS-D2. Nobody chooses it: matches of version 1 had no cut in Bingo."""

    @property
    def agreed(self) -> int:
        """CAS-D1: the number of rounds; 0: until one has all."""
        if self.rounds == "usual":
            return self.players * (1 if self.players >= FEWEST_FOR_ONE_TURN else 2)
        return 0 if self.rounds == "all" else int(self.rounds)

    @property
    def raises(self) -> bool:
        """CAS-A4: whether "Relance ?" is about more than the call."""
        if self.relance == "usual":
            return self.players >= FEWEST_FOR_RELANCE
        return self.relance == "on"

    @property
    def by_hand(self) -> bool:
        """CAS-C4, CAS-C5: whether every card of Bingo is followed by a window."""
        return self.game == "bingo" and (self.marks == "hand" or self.says == "player")
