"""Finds puzzles in programs' matches, proves them and grades them by who solves them. Proves them again.

All of it is reproducible: luck comes from seeds, and programs think for so many rounds, not seconds.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from msgspec import field
from msgspec.structs import replace

from tapisvert import bots, games
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame
from tapisvert.table.match import Played
from tapisvert.table.program import Budget
from tapisvert.table.puzzles import (
    ASKED,
    GRADES,
    TRIES,
    BadPuzzle,
    Maker,
    Position,
    Proof,
    Puzzle,
    Table,
    Unfit,
    agrees,
    grade_of,
    named,
)
from tapisvert.table.value import Value

Watch = Callable[[Puzzle], None]


class Found(Value, frozen=True):
    """What a search brought: the puzzles, and the figures of how they were found."""

    puzzles: tuple[Puzzle, ...]
    matches: int
    candidates: int
    dropped: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    """Of proof, by kind, for those that were kept and those that were not."""


@cache
def maker_of(game: str) -> Maker | None:
    """Who makes the puzzles of a game; None if it has none."""
    part = games.part(game, "programs.puzzles")
    return None if part is None else part.MAKER


def make(
    game: str,
    number: int,
    seed: int,
    until: float,
    watch: Watch = lambda puzzle: None,
    kind: str = "",
    matches: int = 0,
    before: Sequence[Puzzle] = (),
) -> Found:
    """Puzzles in equal numbers of each grade, found in matches from this seed on: in so many seconds at most,
    or in so many matches. Those found `before` count, and are kept.

    The kinds take turns as they come, unless one alone is asked for; one match gives no more than one of a
    kind.
    """
    maker = games.need(game, "programs.puzzles").MAKER
    search = _Search(games.load(game), maker, number, (kind,) if kind else maker.kinds)
    tables = [table for table in maker.tables if kind in table.rare] or maker.tables
    search.add(before)
    begun, played = time.monotonic(), 0
    while not search.full and time.monotonic() - begun < until and (not matches or played < matches):
        for puzzle in search.match(tables[played % len(tables)], seed + played):
            watch(puzzle)
        played += 1
    kept = tuple(sorted(search.kept, key=lambda puzzle: (puzzle.grade, puzzle.id)))
    return Found(kept, played, search.candidates, dict(search.dropped), dict(search.seconds))


def check(puzzle: Puzzle) -> str:
    """Proves a puzzle again; what is wrong with it, or nothing."""
    game, maker = games.load(puzzle.game), maker_of(puzzle.game)
    if maker is None or puzzle.kind not in maker.kinds:
        return f"nobody knows the kind {puzzle.kind}"
    try:
        position = Position(game, puzzle)
        if puzzle.viewer not in position.game.to_act(position.state):
            return "the seat is not to move"
        proof = maker.prove(puzzle.kind, position.state, puzzle.viewer)
        for line in puzzle.right:
            Position(game, puzzle).follow(line)
    except (BadPuzzle, Unfit) as error:
        return str(error)
    kept = Proof(**{name: getattr(puzzle, name) for name in Proof.__struct_fields__})
    return "" if proof == kept else "the proof is another one"


def solves(puzzle: Puzzle, level: str, rounds: int, seed: int) -> bool:
    """Whether a level makes the moves of a right line, one after the other."""
    position = Position(games.load(puzzle.game), puzzle)
    seat, lines = puzzle.viewer, list(puzzle.right)
    program, rng = bots.level(puzzle.game, level), random.Random(f"{puzzle.id} {level} {seed}")
    for at in range(max(map(len, lines))):
        legal = tuple(position.game.offered(position.state, seat))
        view = position.game.view(position.state, seat)
        text = position.game.write(program.choose(view, legal, Budget(rounds=rounds), rng))
        lines = [line for line in lines if at < len(line) and agrees(line[at], text)]
        if not lines:
            return False
        if any(len(line) == at + 1 for line in lines):
            return True
        position.play(seat, text)
    return True


class _Search:
    def __init__(self, game: AnyGame, maker: Maker, number: int, kinds: Sequence[str]) -> None:
        self.game, self.maker, self.kinds = game, maker, kinds
        self.each = -(-number // len(GRADES))
        self.kept: list[Puzzle] = []
        self.candidates = 0
        self.dropped: Counter[str] = Counter()
        self.seconds = dict.fromkeys(maker.kinds, 0.0)
        self._looks: set[str] = set()

    def add(self, puzzles: Sequence[Puzzle]) -> None:
        """Begins with puzzles that were found before."""
        for puzzle in puzzles:
            state = Position(self.game, puzzle).state
            self._looks.add(self.maker.look(puzzle.kind, state, puzzle.viewer))
            self.kept.append(puzzle)

    @property
    def full(self) -> bool:
        return all(self._of(grade) >= self.each for grade in GRADES)

    def match(self, table: Table, seed: int) -> Iterator[Puzzle]:
        """Plays a match between programs, and gives the puzzles that it brings."""
        game, chance = self.game, Chance.seeded(seed)
        state = game.start(game.options(table.options), chance).state
        rng, moves, had = random.Random(f"puzzles {seed}"), list[Played](), set[str]()
        while to_act := game.to_act(state):
            seat = to_act[0]
            for kind in self.kinds:
                if kind not in had and self.maker.fits(kind, state, seat):
                    puzzle = self._candidate(kind, state, seat, seed, table, moves)
                    if puzzle:
                        had.add(kind)
                        yield puzzle
            program = bots.level(game.name, table.levels[seat])
            legal = tuple(game.offered(state, seat))
            move = program.choose(game.view(state, seat), legal, Budget(rounds=self.maker.rounds), rng)
            moves.append(Played(seat, game.write(move)))
            state = game.play(state, seat, move, chance).state

    def _candidate(
        self, kind: str, state: object, seat: int, seed: int, table: Table, moves: list[Played]
    ) -> Puzzle | None:
        if all(self._enough(kind, grade) for grade in GRADES):
            return None
        self.candidates += 1
        look = self.maker.look(kind, state, seat)
        if look in self._looks:
            self.dropped[f"{kind}: look-alike"] += 1
            return None
        self._looks.add(look)
        begun = time.process_time()
        try:
            proof = self.maker.prove(kind, state, seat)
        except Unfit as unfit:
            self.dropped[f"{kind}: {unfit.reason}"] += 1
            return None
        finally:
            self.seconds[kind] += time.process_time() - begun
        puzzle = named(proof, self.game, kind, seat, seed, table.options, moves)
        return self._graded(puzzle)

    def _graded(self, puzzle: Puzzle) -> Puzzle | None:
        solved = tuple(
            sum(solves(puzzle, level, self.maker.rounds, ask) for ask in range(TRIES)) for level in ASKED
        )
        start = Position(self.game, puzzle)
        choices = len(list(self.game.legal(start.state, puzzle.viewer)))
        judges = self.maker.judges.get(puzzle.kind, ASKED)
        puzzle = replace(puzzle, solved=solved, grade=grade_of(solved, choices, judges))
        if self._enough(puzzle.kind, puzzle.grade):
            self.dropped[f"{puzzle.kind}: enough of grade {puzzle.grade}"] += 1
            return None
        self.kept.append(puzzle)
        return puzzle

    def _of(self, grade: int) -> int:
        return sum(puzzle.grade == grade for puzzle in self.kept)

    def _enough(self, kind: str, grade: int) -> bool:
        there = [puzzle for puzzle in self.kept if puzzle.grade == grade]
        share = self.maker.most.get(kind, 1.0)
        alike = sum(puzzle.kind == kind for puzzle in there)
        return len(there) >= self.each or alike >= share * self.each
