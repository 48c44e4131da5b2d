"""A match that bots play in this process: the table's match, with a bot on every seat."""

from __future__ import annotations

import datetime
import hashlib
import random
from collections.abc import Mapping, Sequence
from time import perf_counter, thread_time

import msgspec

from tapisvert import games
from tapisvert.bots.bot import Bot, BotFailed, Time, blaming
from tapisvert.bots.entrants import find
from tapisvert.table import match as table
from tapisvert.table import record
from tapisvert.table.chance import commitment, draw_secret, program_salt
from tapisvert.table.game import BadMove, Illegal, OptionValue, Outcome, choose, fitting, seen
from tapisvert.table.match import Played, Sitter, new_setup

Player = Bot | type[Bot] | str
"""Who may sit down: a bot, a class of bots, or a word as for `tapis`, such as `maitre` or `mybot.py:Mine`."""


class Match(table.Match):
    """A match between bots.

    All that a match has is here too: `view(seat)`, `legal(seat)`, `to_act`, `moves`, `events`, `outcome` …

    >>> match = Match.new("punto", ["debutant", "amateur"], {"starter": "1"}, seed=1)
    >>> match.to_act
    (0,)
    >>> match.turn().move in match.record()
    True
    >>> match.play_out() == match.outcome
    True
    """

    players: tuple[Bot, ...] = ()
    """Who sits where."""

    thought: list[float]
    """Seconds that each seat has thought in all."""

    time: Time = Time()
    """What the bots are told of how long they may think."""

    worked: list[float]
    """The same in seconds of the processor, as far as a bot works in one thread."""

    _heard: list[int]

    @classmethod
    def new(
        cls,
        game: str,
        players: Sequence[Player],
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        time: Time | None = None,
    ) -> Match:
        """A match that can start.

        Options left out are those of a table for so many players. With a seed the cards, and the luck that is
        handed to the bots, are always the same. `time` is what the bots are told of how long they may think;
        nobody counts it here. Raises `KeyError` for a game that does not exist, `BadOption`
        for an option, `ValueError` for a number of players that the options do not allow, and `BotFailed` for
        a bot that cannot sit down.
        """
        rules = games.load(game)
        given = fitting(rules, options or {}, len(players))
        seats = rules.seats(rules.options(given))
        if len(players) != seats:
            raise ValueError(f"this table has {seats} seats, {len(players)} players were given")
        sitting = tuple(_bot(player) for player in players)
        secret = draw_secret() if seed is None else hashlib.sha256(f"seed {seed}".encode()).hexdigest()
        promise = commitment(secret)
        # The same salts for all, whoever they are: only then is the luck the same when they change seats.
        salts = tuple(program_salt(promise, seat) for seat in range(seats))
        sitters = tuple(Sitter(bot.title, bot.program) for bot in sitting)
        today = datetime.datetime.now().astimezone().date().isoformat()
        setup = new_setup(rules, choose(rules.choices, given), sitters, secret, salts, "library", today)
        match = cls(rules, setup, secret)
        match.players, match.thought, match.worked = sitting, [0.0] * seats, [0.0] * seats
        match.time, match._heard = time or Time(), [0] * seats
        for seat, bot in enumerate(sitting):
            with blaming(type(bot), bot.title):
                bot.sit(rules, random.Random(None if seed is None else f"{seed} {seat}"))
        return match

    def turn(self) -> Played:
        """Asks a seat that owes a decision, and makes its move; raises `BotFailed` if that is none."""
        seat = self.to_act[0]
        bot = self.players[seat]
        view, legal = self.view(seat), tuple(self.game.offered(self.state, seat))
        before, idle = perf_counter(), thread_time()
        self._tell(seat)
        text = bot.answer(view, legal, self.time)
        self.thought[seat] += perf_counter() - before
        self.worked[seat] += thread_time() - idle
        try:
            self.play(seat, text)
        except (BadMove, Illegal) as error:
            raise BotFailed.with_move(bot, text, error) from error
        if self.outcome:
            for each in range(len(self.players)):
                self._tell(each)
        return self.moves[-1]

    def _tell(self, seat: int) -> None:
        """Tells a bot what its seat was told since the last time, and how the match ended."""
        steps, self._heard[seat] = self.events[self._heard[seat] :], len(self.events)
        bot = self.players[seat]
        listens = type(bot).see is not Bot.see
        told = [msgspec.to_builtins(event) for step in steps for event in seen(step, seat)] if listens else []
        bot.hear(told, self.outcome)

    def play_out(self) -> Outcome:
        """Plays to the end."""
        while self.to_act:
            self.turn()
        assert self.outcome is not None
        return self.outcome

    def record(self) -> str:
        """The match as a text that `tapis verify` checks."""
        return record.write(self)


def _bot(player: Player) -> Bot:
    if isinstance(player, str):
        return find(player).make()
    return player if isinstance(player, Bot) else player()
