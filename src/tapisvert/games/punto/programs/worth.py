"""What a position of Punto is worth: players with sense play on to the end of the round, and winning that is
worth what the wins so far make of it (PUN-16)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import (
    HOLD,
    LINE,
    ONE,
    SEATS,
    SIDES,
    TEAMS,
    TURN,
    Numbers,
    Round,
    copy_round,
    play,
    restore,
)
from tapisvert.games.punto.programs.instinct import Instinct, glance, instinct
from tapisvert.games.punto.programs.search import WIDEST, Tree, descend, learn, new_tree
from tapisvert.games.punto.programs.tactics import sensible_round, winning
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import Word, Words, compiled, lowest, random_below, random_stream
from tapisvert.table.futures import APART, FuturesJudge, Rows
from tapisvert.table.game import put

if TYPE_CHECKING:
    from tapisvert.games.punto.model import State
    from tapisvert.table.worth import Line

FIRST = {2: (0.55, 0.45), 3: (0.39, 0.35, 0.26), 4: (0.33, 0.26, 0.22, 0.19)}
"""How often each side wins a round, from the one that starts it on (see the study of Punto)."""

LASTING = 0.45
"""So much of what a card seems to be worth lasts. 0.6 foretells matches of Confirmé best, at a table of two;
but weaker players make less of a good card."""
AHEAD = 2
"""So many cards are laid where they look best, to say what luck gave."""
UNKNOWN, NOWHERE = -2, -1


class PuntoJudge(FuturesJudge):
    """Plays rounds to their end on the kernel."""

    worlds = 4  # what a seat cannot see is mostly what nobody has drawn yet

    def futures(self, state: State, seed: int, number: int) -> Rows:
        root = bridge.to_round(self.redraw(state, None))
        after, rows = _after(state), np.zeros((number, state.options.seating.sides))
        play_futures(root, copy_round(root), after, np.uint64(seed), rows, random_stream(0))
        return rows

    def thought(self, state: State, seed: int, number: int) -> Rows:
        """Rounds that a search goes through: players who see a few moves ahead."""
        if GAME.outcome(state) is not None:
            return self.rows(state, seed, number)
        root = bridge.to_round(self.redraw(state, None))
        after, rows = _after(state), np.zeros((number, state.options.seating.sides))
        tree = new_tree((number + 2) * WIDEST)
        search_futures(tree, root, copy_round(root), after, np.uint64(seed), rows, random_stream(0))
        return rows

    def foreseen(self, state: State, seed: int, number: int) -> Rows:
        """Rounds whose next two cards are laid where they look best."""
        if GAME.outcome(state) is not None:
            return self.rows(state, seed, number)
        root = bridge.to_round(self.redraw(state, None))
        after, rows = _after(state), np.zeros((number, state.options.seating.sides))
        play_foreseen(
            root, copy_round(root), after, instinct(), new_plan(), np.uint64(seed), rows, random_stream(0)
        )
        return rows

    def lasting(self, state: State) -> float:
        return LASTING

    def redraw(self, state: State, rng: random.Random | None) -> State:
        piles = [sorted(pile) for pile in state.piles]
        if rng:
            for pile in piles:
                rng.shuffle(pile)
        return replace(state, piles=tuple(map(tuple, piles)))

    def alternatives(
        self, state: State, seat: int, line: Line, rng: random.Random
    ) -> Sequence[tuple[float, State]]:
        """All cards that could have been drawn next; a new deal is one of too many."""
        state = self.redraw(state, None)
        drawer = seat if state.options.expert else (seat + 1) % len(state.piles)
        found = []
        for card, copies in Counter(state.piles[drawer]).items():
            rest = list(state.piles[drawer])
            rest.remove(card)
            before = replace(state, piles=put(state.piles, drawer, (card, *rest)))
            step = GAME.play(before, seat, line[0], Chance.seeded(0))
            if step.shuffles:
                return super().alternatives(state, seat, line, rng)
            found.append((copies / len(state.piles[drawer]), step.state))
        return found or super().alternatives(state, seat, line, rng)


JUDGE = PuntoJudge(GAME)


@compiled
def play_futures(
    root: Round, round: Round, after: NDArray[np.float64], seed: Word, rows: Rows, rng: Words
) -> None:
    """One future a row. `after` has what every side gets of the match, by the round's winner (0: nobody) and
    the side that starts the next one (PUN-15)."""
    for row in range(rows.shape[0]):
        restore(round, root)
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        draw_anew(round, rng)
        settle(round, sensible_round(round, rng), after, rows, row)


@compiled
def search_futures(
    tree: Tree, root: Round, round: Round, after: NDArray[np.float64], seed: Word, rows: Rows, rng: Words
) -> None:
    """The same, each future one descent of a tree that grows with them."""
    for row in range(rows.shape[0]):
        restore(round, root)
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        draw_anew(round, rng)
        depth, result = descend(tree, round, True)
        if result < 0:
            result = sensible_round(round, rng)
        learn(tree, depth, result % SIDES - 1, root.table[TEAMS])
        settle(round, result, after, rows, row)


@compiled
def play_foreseen(
    root: Round,
    round: Round,
    after: NDArray[np.float64],
    notes: Instinct,
    plan: Numbers,
    seed: Word,
    rows: Rows,
    rng: Words,
) -> None:
    """The same, the next two cards being laid where they look best.

    Whatever future it is, the first of them is the same. So is what stands there when the second is drawn;
    `plan` remembers, by the card on top of the pile, which card is laid then and where.
    """
    for row in range(rows.shape[0]):
        restore(round, root)
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        draw_anew(round, rng)
        result = -1
        for turn in range(AHEAD):
            size = round.left[round.place[TURN]]
            if size == 0 or result >= 0:
                break
            top = round.piles[round.place[TURN], size - 1]
            if plan[turn, top] == UNKNOWN:
                plan[turn, top] = best_looking(round, notes)
            if plan[turn, top] == NOWHERE:
                break
            result = play(round, size - 1 - plan[turn, top] // 64, ONE << np.uint64(plan[turn, top] % 64))
        if result < 0:
            result = sensible_round(round, rng)
        settle(round, result, after, rows, row)


@compiled
def best_looking(round: Round, notes: Instinct) -> int:
    """The cell where a card of the mover's looks best, and 64 more for the card below the top one."""
    size, found, best = round.left[round.place[TURN]], NOWHERE, -np.inf
    for slot in range(max(0, size - round.table[HOLD]), size):
        wins = winning(round, slot)
        if wins:
            return int(64 * (size - 1 - slot) + lowest(wins))
        cells = glance(round, round.piles[round.place[TURN], slot], notes)
        while cells:
            cell = lowest(cells)
            cells &= cells - ONE
            if notes.looks[cell] > best:
                found, best = 64 * (size - 1 - slot) + cell, notes.looks[cell]
    return int(found)


def new_plan() -> Numbers:
    """Where cards are to be laid, by turn and card: nothing is known yet."""
    return np.full((AHEAD, 64), UNKNOWN)


@compiled
def settle(round: Round, result: int, after: NDArray[np.float64], rows: Rows, row: int) -> None:
    """What every side gets of the match when a round has ended."""
    starter = round.place[TURN] + (0 if result // SIDES == LINE else 1)
    for side in range(rows.shape[1]):
        rows[row, side] = after[result % SIDES, starter % round.table[TEAMS], side]


@compiled
def draw_anew(round: Round, rng: Words) -> None:
    """Shuffle all piles, and leave what is on a hand (PUN-6, PUN-17)."""
    for seat in range(round.table[SEATS]):
        held = round.table[HOLD] if round.table[HOLD] == 2 or seat == round.place[TURN] else 0
        for last in range(round.left[seat] - held - 1, 0, -1):
            other = random_below(rng, last + 1)
            card = round.piles[seat, last]
            round.piles[seat, last] = round.piles[seat, other]
            round.piles[seat, other] = card


def _after(state: State) -> NDArray[np.float64]:
    """What a round's end is worth to all sides: by its winner and by who starts the next."""
    sides, need = state.options.seating.sides, state.options.wins
    table = np.zeros((sides + 1, sides, sides))
    for starter in range(sides):
        table[0, starter] = match_shares(state.wins, starter, need)
        for side in range(sides):
            wins = tuple(won + (at == side) for at, won in enumerate(state.wins))
            table[side + 1, starter] = match_shares(wins, starter, need)
    return table


@cache
def match_shares(wins: tuple[int, ...], starter: int, need: int) -> tuple[float, ...]:
    """What every side can expect of the match before a round. Who wins a round is taken to have ended it."""
    sides = len(wins)
    if need in wins:
        return tuple(float(won == need) for won in wins)
    total = [0.0] * sides
    for place, chance in enumerate(FIRST[sides]):
        winner = (starter + place) % sides
        won = tuple(count + (at == winner) for at, count in enumerate(wins))
        for side, share in enumerate(match_shares(won, (winner + 1) % sides, need)):
            total[side] += chance * share
    return tuple(total)
