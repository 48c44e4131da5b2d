"""Puzzles: positions of programs' matches with a question whose answer was proven. Knows no game.

A puzzle says how its position came about (options, a seed for the luck, all moves), which question is asked,
which lines of moves are right, and what was enumerated to know that. It has no sentences: those are in the
game's words, in the section `puzzles`. The kind `win-now` of `punto` is called `punto-puzzle-win-now`, asks
`punto-puzzle-win-now-task`, is explained by `punto-puzzle-win-now-why`, and its certificate is read out by
`punto-puzzle-win-now-proof`. What is said to a wrong move is a sentence of its own (`Said`).

A game offers a `Maker` as `MAKER` in its `programs/puzzles.py`. The puzzles that the package carries lie in
its folder `lessons/`, in `puzzles.jsonl`, one a line.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, BadMove, BadOption, Fact, Illegal, OptionValue, Step
from tapisvert.table.match import Played
from tapisvert.table.value import Value

GRADES: Final = (1, 2, 3)
"""Easy, middling, hard."""

ASKED: Final = ("debutant", "amateur", "confirme", "maitre")
"""The levels that a puzzle is put to, weakest first. Its grade is how often they solve it."""

TRIES: Final = 5
"""How often each level is asked, with other luck each time."""

OFTEN, RARELY = 0.6, 0.4
"""Shares of the tries: what is solved as often as the first is easy, less often than the second hard."""

ANY = "*"
"""Stands for all wrong moves that have no answer of their own."""

Facts = Mapping[str, Fact | tuple[str, ...]]


class BadPuzzle(ValueError):
    """A puzzle that cannot be read, or whose position cannot be played."""


class Unfit(Exception):
    """A position that makes no puzzle, and the reason in a word: `several` answers, for one."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Said(Value, frozen=True):
    """A sentence of the game's words and what goes into its gaps."""

    id: str
    facts: dict[str, Fact | tuple[str, ...]] = msgspec.field(default_factory=dict)


class Proof(Value, frozen=True, kw_only=True):
    """What was found: the lines that are right, why, and how much was enumerated to know it.

    Several lines are one answer in several orders. `facts` fill the gaps of the task, the explanation and the
    certificate. `then` are moves of others after a right line (`2 wait`), for the page to show. `unasked` are
    moves that are not offered: whoever is right so far need not take anything back.
    """

    right: tuple[tuple[str, ...], ...]
    counted: int
    facts: dict[str, Fact | tuple[str, ...]] = msgspec.field(default_factory=dict)
    wrong: dict[str, Said] = msgspec.field(default_factory=dict)
    then: tuple[str, ...] = ()
    unasked: tuple[str, ...] = ()


class Puzzle(Proof, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A puzzle as the file has it. Seats are written as people count them: from 1."""

    id: str
    game: str
    version: int
    kind: str
    seat: int
    seed: int
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    moves: tuple[str, ...] = ()
    grade: int = 0
    solved: tuple[int, ...] = ()
    """How often each of the levels in `ASKED` solved it, of `TRIES` times."""

    @property
    def viewer(self) -> int:
        return self.seat - 1


class Table(Value, frozen=True):
    """A table to find puzzles at: its options, the levels that sit there, and what is found nowhere else."""

    levels: tuple[str, ...]
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    rare: tuple[str, ...] = ()
    """The kinds that come up mostly here: who looks for these alone, looks here alone."""


class Maker(Protocol):
    """Finds and proves the puzzles of one game."""

    kinds: tuple[str, ...]
    """What it knows, the rarest first."""
    most: Mapping[str, float]
    """How much of a grade one kind may make up; all of it where it does not say."""
    judges: Mapping[str, tuple[str, ...]]
    """Which levels grade a kind, where not all of them are after what it asks for."""
    tables: tuple[Table, ...]
    rounds: int
    """How many rounds of thought a program has for a move, while it plays and while it is asked."""

    def fits(self, kind: str, state: Any, seat: int) -> bool:
        """Whether the question can be asked here at all; quick."""
        ...

    def prove(self, kind: str, state: Any, seat: int) -> Proof:
        """The one answer, by exact enumeration from what the seat knows; raises `Unfit`."""
        ...

    def look(self, kind: str, state: Any, seat: int) -> str:
        """What the position looks like, turned and mirrored as one likes: equal for look-alikes."""
        ...


class Position:
    """A puzzle's position, to go on from."""

    def __init__(self, game: AnyGame, puzzle: Puzzle) -> None:
        """Plays all moves; raises `BadPuzzle`."""
        if puzzle.version != game.version:
            game = game.earlier.get(puzzle.version, game)
        self.game, self.puzzle = game, puzzle
        self._chance = Chance.seeded(puzzle.seed)
        try:
            self.options = game.options(puzzle.options)
        except BadOption as error:
            raise BadPuzzle(f"{puzzle.id}: {error}") from None
        self.state: Any = game.start(self.options, self._chance).state
        for text in puzzle.moves:
            self.play(*_read(puzzle, text))

    def play(self, seat: int, text: str) -> Step[Any]:
        """A move by the rules; raises `BadPuzzle`."""
        try:
            move = self.game.read(text)
            self.game.verify(self.state, seat, move)
        except (BadMove, Illegal) as error:
            raise BadPuzzle(f"{self.puzzle.id}: {seat + 1} {text}: {error}") from None
        step = self.game.play(self.state, seat, move, self._chance)
        self.state = step.state
        return step

    def follow(self, line: Sequence[str]) -> list[Step[Any]]:
        """The seat's moves; a whole right line is followed by what the others then do."""
        steps = [self.play(self.puzzle.viewer, text) for text in line]
        if tuple(line) in self.puzzle.right:
            steps += [self.play(*_read(self.puzzle, text)) for text in self.puzzle.then]
        return steps


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; raises `BadPuzzle`."""
    try:
        return tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines() if line)
    except msgspec.MsgspecError as error:
        raise BadPuzzle(str(error)) from None


def write(puzzles: Iterable[Puzzle]) -> str:
    """The file of these puzzles, one a line."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


def named(
    proof: Proof,
    game: AnyGame,
    kind: str,
    seat: int,
    seed: int,
    options: dict[str, OptionValue],
    played: Iterable[Played],
) -> Puzzle:
    """A puzzle of what was proven, with an id that follows from its position and question."""
    moves = tuple(f"{each.seat + 1} {each.move}" for each in played)
    key = f"{game.name} {game.version} {kind} {seat} {seed} {sorted(options.items())} {moves}"
    name = hashlib.sha256(key.encode()).hexdigest()[:8]
    return Puzzle(
        **{field: getattr(proof, field) for field in proof.__struct_fields__},
        id=name,
        game=game.name,
        version=game.version,
        kind=kind,
        seat=seat + 1,
        seed=seed,
        options=options,
        moves=moves,
    )


def grade_of(solved: Sequence[int], choices: int, levels: Sequence[str] = ASKED) -> int:
    """The grade by how often these levels solved a puzzle: mostly, about half of the time, hardly ever.

    What is solved by guessing among so many choices does not count. What no level thinks about is hard.

    >>> [grade_of(solved, 30) for solved in ((1, 5, 3, 5), (0, 0, 4, 5), (0, 0, 0, 5))]
    [1, 2, 3]
    >>> grade_of((0, 5, 5, 5), choices=2)
    2
    """
    times = [count for level, count in zip(ASKED, solved, strict=True) if level in levels]
    guessed = 1 / max(2, choices)
    share = (sum(times) / (TRIES * max(1, len(times))) - guessed) / (1 - guessed)
    return 1 if share >= OFTEN else 2 if share >= RARELY else 3


def agrees(right: str, text: str) -> bool:
    """Whether a move is the right one. It may say more: which of several equal cards it takes.

    >>> agrees("word Ta", "word Ta 3 9"), agrees("r5@1,1", "r5@1,12")
    (True, False)
    """
    return text == right or text.startswith(right + " ")


def _read(puzzle: Puzzle, text: str) -> tuple[int, str]:
    number, _, move = text.partition(" ")
    if not number.isdigit():
        raise BadPuzzle(f"{puzzle.id}: {text!r} is no move of a seat")
    return int(number) - 1, move
