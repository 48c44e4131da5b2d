"""Refusals: how the server says no. Every code is stable, documented and has a sentence in the catalogues."""

from __future__ import annotations

from tapisvert.server.messages.parts import Refusal
from tapisvert.table.game import Fact, Illegal

STATUS = {
    "already-entered": 409,
    "already-seated": 409,
    "already-somebody": 409,
    "bad-message": 400,
    "bad-move": 400,
    "bad-name": 400,
    "bad-option": 400,
    "bad-origin": 403,
    "bad-record": 400,
    "bad-pass": 403,
    "bad-endpoint": 400,
    "bad-seats": 400,
    "bad-token": 401,
    "card-revoked": 403,
    "chat-off": 409,
    "chat-too-fast": 429,
    "day-not-over": 409,
    "dealing": 409,
    "handed-over": 409,
    "group-ended": 404,
    "group-opens": 403,
    "internal": 500,
    "late": 409,
    "memory-full": 409,
    "muted": 403,
    "name-taken": 409,
    "no-analysis": 404,
    "no-duplicate": 400,
    "no-hints": 409,
    "no-holidays": 409,
    "no-lookback": 404,
    "no-name": 401,
    "no-onlookers": 403,
    "no-push": 409,
    "no-such-point": 400,
    "not-rated": 404,
    "not-found": 404,
    "not-host": 403,
    "not-of-group": 403,
    "not-over": 409,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "of-the-day": 409,
    "of-the-tournament": 409,
    "not-entered": 409,
    "no-teams": 400,
    "phrases-only": 409,
    "players-off": 404,
    "rated-alone": 409,
    "rated-hints": 409,
    "rated-screen": 409,
    "rated-seat": 409,
    "restarting": 503,
    "reused-id": 409,
    "round-not-over": 409,
    "round-running": 409,
    "round-started": 409,
    "seal-first": 409,
    "seals-missing": 409,
    "seat-of-program": 409,
    "seat-taken": 409,
    "seats-missing": 409,
    "sent-away": 403,
    "session-ended": 401,
    "stale": 409,
    "stand-in": 409,
    "team-full": 409,
    "table-full": 409,
    "too-far-on": 409,
    "too-fast": 429,
    "too-few": 409,
    "too-late": 409,
    "too-many-deals": 409,
    "too-large": 413,
    "too-many-cards": 409,
    "too-many-connections": 429,
    "too-many-devices": 409,
    "too-many-entrants": 409,
    "too-many-groups": 409,
    "too-many-lookbacks": 503,
    "too-many-shows": 429,
    "too-many-tables": 503,
    "too-slow": 429,
    "tournament-code": 404,
    "tournament-over": 409,
    "unknown-card": 404,
    "unknown-device": 404,
    "unknown-game": 404,
    "unknown-group": 404,
    "unknown-guest": 404,
    "unknown-match": 404,
    "unknown-table": 404,
    "unknown-tournament": 404,
    "wrong-host": 421,
    "wrong-method": 405,
    "wrong-phase": 409,
    "wrong-salt": 409,
    "wrong-version": 409,
}
"""Every code of the server, with the HTTP status it goes with. Codes of games start with the game's name."""


class Refuse(Exception):
    """Raised wherever the server refuses something; nothing has changed then."""

    def __init__(self, code: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, rule, facts)

    @property
    def status(self) -> int:
        return STATUS.get(self.refusal.code, 409)


def of_game(game: str, illegal: Illegal) -> Refuse:
    """The refusal of a game's rules as the server's."""
    return Refuse(f"{game}-{illegal.code}", illegal.rule, **illegal.facts)
