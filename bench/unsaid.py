"""What programs say in Cartomanie: no word of it is crude, and most hints are words that people know."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator

from rich.console import Console

from bench.claims import Claim
from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.model import Move, Word
from tapisvert.games.cartomanie.programs.hints import advised
from tapisvert.games.cartomanie.programs.levels import PROGRAMS
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.spelling import shown
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget

VERSIONS = ("full", "short", "children")
MATCHES = 500
QUICK = Budget(rounds=1)
"""Which of its words a program prefers is not asked here, so it need not think long."""
HINT = "hint"
KNOWN = 90
"""So many hints of a hundred begin with a word among the 60,000 most common; in the rest there is none."""


def claims(console: Console, matches: int = MATCHES) -> list[Claim]:
    """Of each version, so many matches of every level, and of two who follow the hints."""
    ranks = dict(zip(lexicon.load(), array("H", lexicon.load().ranks()), strict=True))
    made = []
    for version in VERSIONS:
        console.print(f"letting programs speak: Cartomanie, {version}", style="dim")
        spoken = {player: said(player, version, matches) for player in (*PROGRAMS, HINT)}
        words = [lexicon.fold(word) or "" for turns in spoken.values() for turn in turns for word in turn]
        crude = sum(ranks[word] == lexicon.UNSAID for word in words)
        note = f"{len(words):,} words in {matches} matches of each level and of the hint"
        title = f"words: crude ones that programs say ({version})"
        made.append(Claim(title, crude, None, None, 0, crude == 0, note))
        first = [lexicon.fold(turn[0]) or "" for turn in spoken[HINT]]
        share = 100 * sum(0 < ranks[word] <= lexicon.VOCABULARY for word in first) / len(first)
        title = f"words: hints that people know ({version}), %"
        note = f"{len(first):,} hints, their first word within the {lexicon.VOCABULARY:,} most common"
        made.append(Claim(title, share, None, None, KNOWN, share >= KNOWN, note))
    return made


def said(player: str, version: str, matches: int) -> list[list[str]]:
    """What is said in matches of two such players, turn by turn."""
    return [words for seed in range(matches) for words in _match(player, version, seed)]


def _match(player: str, version: str, seed: int) -> Iterator[list[str]]:
    """Turn by turn the word a program makes, or all that a hint names; turns without one are left out."""
    chance, rng = Chance.seeded(seed), random.Random(seed)
    program = PROGRAMS["debutant" if player == HINT else player]
    options = GAME.options({"players": 2, "version": version, "vote": False, "clock": 0})
    state = GAME.start(options, chance).state
    while not state.outcome:
        view, offered = GAME.view(state, state.turn), tuple(GAME.offered(state, state.turn))
        if player == HINT and not state.due:
            moves: list[Move] = [Word(find.spelling) for find in advised(view)]
            move = rng.choice(moves) if moves else offered[0]
        else:
            move = program.choose(view, offered, QUICK, rng)
            moves = [move]
        words = [shown(each.spelling) for each in moves if isinstance(each, Word)]
        if words:
            yield words
        state = GAME.play(state, state.turn, move, chance).state
