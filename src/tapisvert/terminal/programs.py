"""The programs and bots at a terminal's table. They think in this process: nobody else waits for it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from tapisvert import bots
from tapisvert.bots.bot import Bot, BotFailed, Level, blaming
from tapisvert.table.game import BadMove, Illegal
from tapisvert.table.match import BOT, Match
from tapisvert.table.program import ROUNDS_A_SECOND, Budget
from tapisvert.terminal.entrants import entrant


class Programs:
    """Chooses the moves of programs; with a seed they choose the same ones every time.

    `asked` says for every seat who was asked for on the command line. Raises `BotFailed` for one that cannot
    be seated.
    """

    def __init__(self, match: Match, asked: Sequence[str], seed: int | None = None) -> None:
        self._match = match
        self._seed = seed
        self._bots: dict[int, Bot] = {}
        self._heard: dict[int, int] = {}
        for seat, sitter in enumerate(match.setup.seats):
            if sitter.program:
                bot = entrant(asked[seat]).make() if sitter.program == BOT else self._level(sitter.program)
                with blaming(type(bot), bot.title):
                    bot.sit(match.game, random.Random(None if seed is None else f"{seed} {seat}"))
                self._bots[seat] = bot

    def choose(self, seat: int) -> str:
        """The text of the move that the program on this seat makes now; raises `BotFailed` if it has none."""
        bot, match = self._bots[seat], self._match
        log = match.log(seat)
        bot.hear(msgspec.to_builtins(event) for event in log[self._heard.get(seat, 0) :])
        self._heard[seat] = len(log)
        text = bot.answer(match.view(seat), tuple(match.game.offered(match.state, seat)))
        try:
            match.verify(seat, text)
        except (BadMove, Illegal) as error:
            raise BotFailed.with_move(bot, text, error) from error
        return text

    def _level(self, name: str) -> Bot:
        if self._seed is None:
            return Level(name)
        program = bots.level(self._match.game.name, name)
        speed = getattr(program, "rounds_a_second", ROUNDS_A_SECOND)
        return Level(name, Budget(rounds=round(program.budget.seconds * speed)))
