"""Programs that play: find one by game and level, load it ahead, ask it for a move.

A game's programs live in its folder, in `programs/levels.py`, which offers `PROGRAMS`: mostly four, by
names of levels. Those of the four that are not there are plain programs (`bots/plain.py`), which play any
game. All levels are made of these (`table/ladder.py`); a game may say in `MARKS` where they lie among them,
and in `turn_of` which moves are one turn.
A game that gives hints (`Game.hints`) has a function `hint` in `programs/hints.py`: from a seat's view to a
`Hint`. A simpler one, in `programs/levels.py`, may answer just the moves of the best turn, as `Advice`. What
there is to see in a finished match is in `programs/analysis.py`, if the game has that. Nothing is imported
from there before it is asked for, because kernels are slow to load.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from tapisvert import games
from tapisvert.bots import plain
from tapisvert.table.chance import Chance
from tapisvert.table.ladder import Ladder, evenly
from tapisvert.table.match import Match, Played, Setup
from tapisvert.table.program import LEVELS, Advice, Budget, Hint, HintStep, Program, Tip, dial_of
from tapisvert.table.worth import Judge

__all__ = [
    "LEVELS",
    "Advice",
    "Budget",
    "Hint",
    "HintStep",
    "NoAnalysis",
    "Program",
    "Tip",
    "analyse",
    "choose",
    "hint",
    "judge",
    "ladder",
    "level",
    "strength",
    "warm",
]


@cache
def ladder(game: str) -> Ladder:
    """All programs of a game, from the weakest to the strongest; raises KeyError if there is no such game."""
    rules, own = games.load(game), games.part(game, "programs.levels")
    programs = {**plain.programs(rules), **getattr(own, "PROGRAMS", {})}
    names = [name for name in LEVELS if name in programs]
    marks, turn_of = getattr(own, "MARKS", evenly(names)), getattr(own, "turn_of", None)
    return Ladder([programs[name] for name in names], marks, turn_of)


def strength(game: str, number: float) -> Program:
    """The program of a game at a place of the dial: 0 is the lowest of `LEVELS`, and so on in small steps.

    Raises KeyError if there is no such game, and ValueError for a number that is not on the dial.
    """
    return ladder(game).at(number)


@cache
def level(game: str, name: str) -> Program:
    """The program of a game that plays at a level, or to somebody's measure.

    Raises KeyError if there is no such game, level or measure.
    """
    dial = dial_of(name)
    if dial is None:
        raise KeyError(name)
    return strength(game, dial)


def choose(
    game: str,
    name: str,
    view: Any,
    legal: Sequence[str],
    budget: Budget | None = None,
    seed: int | None = None,
) -> str:
    """The text of the move that the program of a level makes, given what its seat sees and may do.

    With a budget of rounds and a seed the answer is always the same.
    """
    rules, program = games.load(game), level(game, name)
    moves = [rules.read(text) for text in legal]
    return rules.write(program.choose(view, moves, budget or program.budget, random.Random(seed)))


def hint(game: str, view: Any) -> Hint:
    """What is advised to the seat with this view."""
    own = games.part(game, "programs.hints")
    if own:
        found: Hint = own.hint(view)
        return found
    return _plain_hint(game, games.need(game, "programs.levels").hint(view))


def _plain_hint(game: str, advice: Sequence[Advice]) -> Hint:
    """Advised moves as a hint that tells them at once, each in the words that the game has for it."""
    rules = games.load(game)
    steps = tuple(HintStep(rules.write(step.move), step.points, getattr(step, "said", "")) for step in advice)
    says = tuple(rules.describe(step.move) for step in advice)
    return Hint(steps, (Tip(says, moves=tuple(step.move for step in steps)),) if steps else ())


@cache
def judge(game: str) -> Judge:
    """Who says what positions of a game are worth: the game's own, or one that plays any game."""
    own = games.part(game, "programs.worth")
    if own is not None:
        found: Judge = own.JUDGE
        return found
    from tapisvert.bots.plain_judge import PlainJudge

    return PlainJudge(games.load(game))


class NoAnalysis(LookupError):
    """The game has nothing to say about a finished match beyond its record."""


def analyse(setup: Setup, secret: str, moves: Iterable[Played]) -> Any:
    """What there is to say about a finished match: what `analyse` in `programs/analysis.py` answers.

    It is given every move with the state it was made in.
    """
    analysis = games.part(setup.game, "programs.analysis")
    if analysis is None:
        raise NoAnalysis(setup.game)
    return analysis.analyse(_made(Match(games.load(setup.game), setup, secret), moves))


def _made(match: Match, moves: Iterable[Played]) -> Iterator[tuple[Any, int, Any]]:
    for played in moves:
        yield match.state, played.seat, match.game.read(played.move)
        match.play(played.seat, played.move)


def warm(game: str) -> None:
    """Load all programs that a game's levels are made of, and compile what they run: each plays a turn.

    What first turns never need, a game's `levels.py` and `hints.py` compile in a `warm` of their own.
    """
    rules, chance, rng = games.load(game), Chance.seeded(0), random.Random(0)
    options = rules.options({})
    state = rules.start(options, chance).state
    for program in ladder(game).programs:
        if not rules.to_act(state):  # a short match is over by now
            state = rules.start(options, chance).state
        seat = rules.to_act(state)[0]
        while seat in rules.to_act(state):
            moves = tuple(rules.offered(state, seat))
            move = program.choose(rules.view(state, seat), moves, Budget(rounds=1), rng)
            state = rules.play(state, seat, move, chance).state
    for part in ("programs.levels", "programs.hints"):
        getattr(games.part(game, part), "warm", lambda: None)()


def warm_judge(game: str) -> None:
    """Load what says what positions of a game are worth, and compile what it runs."""
    rules, asked, rng = games.load(game), judge(game), random.Random(0)
    state = rules.start(rules.options({}), Chance.seeded(0)).state
    seat, few = rules.to_act(state)[0], Budget(rounds=8)
    view = rules.view(state, seat)
    asked.judge(view, list(asked.lines(view, tuple(rules.legal(state, seat))))[:4] or [()], few, rng)
    asked.standing(rules.view(state, None), few, rng)
    asked.fortune(state, few, 0)
    asked.halves(state, few, 0)
