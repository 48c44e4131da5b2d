"""A bot: a class with one method, and the levels that come with the games as bots like any other."""

from __future__ import annotations

import random
import sys
import traceback
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from tapisvert import bots
from tapisvert.table.game import AnyGame, BadMove, Game, Illegal, Outcome, Sentence
from tapisvert.table.match import BOT
from tapisvert.table.program import Budget
from tapisvert.table.value import Value

if TYPE_CHECKING:
    from tapisvert.words import Speaker


V = TypeVar("V", default=Any)
M = TypeVar("M", default=Any)
S = TypeVar("S", default=Any)


class Time(Value, frozen=True):
    """How long a bot may think about a move, in seconds; None where nobody counts them.

    `left` is what is left on the table's clock: then a program plays for the seat, or the rules do.
    `patience` is how long it takes to fail. `share` is how much of their usual time the levels get here: a
    bot that thinks for a time is fair to them if it takes as much of its own.

    >>> Time(left=30.0, patience=60.0).seconds
    30.0
    """

    left: float | None = None
    patience: float | None = None
    share: float = 1.0

    @property
    def seconds(self) -> float | None:
        """All that there is for this move."""
        return min((each for each in (self.left, self.patience) if each is not None), default=None)


class Bot(ABC, Generic[V, M, S]):
    """A player of some game. Derive from it and write `choose`; it needs no `__init__`.

    A bot is made anew for every seat and every match, so it may keep notes about the match in itself. Before
    its first move it is told the `game` it plays, whose functions it may use (`game.imagine(view, rng)` gives
    a full state that its seat cannot tell from the real one), and is given `rng`: with all its luck from
    there it plays matches that can be repeated. `time` says how long it may think.

    A bot of one game may name that game's types, `class Mine(Bot[View, Place, State])`, and mypy checks it.

    >>> class Last(Bot):
    ...     def choose(self, view, legal):
    ...         return legal[-1]
    >>> Match.new("punto", [Last, Last], seed=1).play_out()
    Outcome(winners=(1,), scores=(0, 2))
    """

    name: ClassVar[str] = ""
    """What the bot is called at a table; left empty, as its class is."""

    files: ClassVar[tuple[str, ...]] = ()
    """What it reads from its folder while it plays, such as `weights/*.npz`: a part of it, as its code is."""

    program: str = BOT
    """What its seat says in a record: `bot`, or the level of a program that comes with the game."""

    game: Game[Any, S, M, V]
    """What it plays: pure functions to search with."""

    time: Time = Time()
    """How long it may think about the move that it is asked for."""

    rng: random.Random
    """Where its luck comes from."""

    @abstractmethod
    def choose(self, view: V, legal: Sequence[M]) -> M | str:
        """One of the legal moves, or the text of one.

        `view` is all that the seat may know: the `View` in the game's `model.py`. `legal` are the moves it
        may make now. Where finding them is the game (the words of Cartomanie), `legal` keeps those back, and
        the bot may answer with any move that the rules allow.
        """

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name or type(self).__name__

    def sit(self, game: AnyGame, rng: random.Random) -> None:
        """Called once, before the first move."""
        self.game, self.rng = game, rng

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Called with what its seat was told since the last time: before it chooses, and at the end.

        Each event is plain data, such as `{"kind": "laid", "seat": 1, …}`: the events in the game's
        `model.py`, as they are sent over the wire too.
        """

    def end(self, outcome: Outcome) -> None:
        """Called once, when the match is over."""

    def hear(self, events: Iterable[Mapping[str, Any]], outcome: Outcome | None = None) -> None:
        """Tells it what happened, and how the match ended; raises `BotFailed` if it fails at that."""
        told = tuple(events)
        with blaming(type(self), self.title):
            if told:
                self.see(told)
            if outcome:
                self.end(outcome)

    def answer(self, view: V, legal: Sequence[M], time: Time | None = None) -> str:
        """The text of the move that it chooses; raises `BotFailed` if it chooses none."""
        self.time = time or Time()
        with blaming(type(self), self.title):
            chosen = self.choose(view, legal)
        if isinstance(chosen, str):
            return chosen
        try:
            return self.game.write(chosen)
        except Exception as error:
            raise BotFailed(self.title, Sentence("bot-no-move", {"answer": repr(chosen)})) from error


class Level(Bot):
    """A program that comes with the game: `Level("maitre")`.

    A budget of rounds, `Budget(rounds=2000)`, makes it play the same moves whenever it sees the same. With a
    `share` it thinks for that part of its time, in time of the processor: so strength is measured.

    >>> match = Match.new("cartino", [Level("maitre", share=0.01), Level("debutant")], seed=1)
    >>> match.turn().seat in (0, 1)
    True
    """

    def __init__(self, level: str, budget: Budget | None = None, share: float | None = None) -> None:
        self.program = level
        self.budget = budget
        self.share = share

    @property
    def title(self) -> str:
        return self.program

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        program = bots.level(self.game.name, self.program)
        budget = self.budget or program.budget
        if self.share is not None:
            budget = budget.scaled(self.share).of_processor()
        return program.choose(view, legal, budget, self.rng)


class BotFailed(Exception):
    """A bot that could not sit down or name a legal move: who, why, and the `move` it named, with its `rule`.

    >>> class Odd(Bot):
    ...     def choose(self, view, legal):
    ...         return "queen to b7"
    >>> Match.new("punto", [Odd, Odd]).play_out()
    Traceback (most recent call last):
    tapisvert.bots.bot.BotFailed: Odd: “queen to b7” is not a move I can read.
    """

    def __init__(self, name: str, why: Sentence, move: str = "", rule: str = "") -> None:
        super().__init__(name, why, move, rule)  # all of them, to be sent from one process to another
        self.name, self.why, self.move, self.rule = name, why, move, rule

    @classmethod
    def with_move(cls, bot: Bot, move: str, error: BadMove | Illegal) -> BotFailed:
        """It named a text that is no move, or a move that the rules do not allow."""
        if isinstance(error, BadMove):
            return cls(bot.title, Sentence("refusal-bad-move", {"text": move}))
        why = Sentence(f"refusal-{bot.game.name}-{error.code}", error.facts)
        return cls(bot.title, why, move, error.rule)

    def reason(self, speaker: Speaker) -> str:
        """Why, in the speaker's language."""
        said = speaker.say(self.why)
        if self.rule:
            said = speaker.text("with-rule", text=said, rule=self.rule)
        return speaker.text("bot-move", move=self.move, reason=said) if self.move else said

    def __str__(self) -> str:
        from tapisvert.words import Speaker

        return f"{self.name}: {self.reason(Speaker('en'))}"


@contextmanager
def blaming(bot: type[Bot], name: str) -> Iterator[None]:
    """What a bot does here is its own: raises `BotFailed` if that goes wrong."""
    try:
        yield
    except (Exception, SystemExit) as error:  # to end is not a bot's to decide
        raise BotFailed(name, _breakdown(bot, error)) from error


def _breakdown(bot: type[Bot], error: BaseException) -> Sentence:
    """What went wrong, and the last line of the bot's own file that led to it."""
    home = getattr(sys.modules.get(bot.__module__), "__file__", None)
    frames = traceback.extract_tb(error.__traceback__)
    last = ([frame for frame in frames if frame.filename == home] or frames)[-1]
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    place = {"file": Path(last.filename).name, "line": str(last.lineno)}
    return Sentence("bot-broke", {"error": what, **place})
