"""Matches to test with: set up, played at random, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from hashlib import sha256

from msgspec.structs import replace

from tapisvert.games import load
from tapisvert.table import seals
from tapisvert.table.chance import commitment
from tapisvert.table.game import AnyGame, OptionValue
from tapisvert.table.match import Match, Origin, Setup, Sitter, continued, sealed


def new_match(game: AnyGame, options: Mapping[str, OptionValue], seed: int = 1) -> Match:
    """A match whose secret and salts follow from the seed."""
    chosen = {choice.name: options.get(choice.name, choice.default) for choice in game.choices}
    seats = game.seats(game.options(chosen))
    secret = _hex(f"secret {seed}")
    setup = Setup(
        game=game.name,
        version=game.version,
        options=chosen,
        seats=tuple(Sitter(f"Player {seat + 1}") for seat in range(seats)),
        commitment=commitment(secret),
        salts=tuple(_hex(f"salt {seat} {seed}") for seat in range(seats)),
        match=f"TEST-{seed}",
        date="2026-01-01",
    )
    return Match(game, setup, secret)


def play_on(match: Match, rng: random.Random, moves: int = 10_000) -> Match:
    """Plays at most so many random moves."""
    for _ in range(moves):
        if match.outcome:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def finished(name: str, options: Mapping[str, OptionValue] | None = None, seed: int = 1) -> Match:
    """A match that was played to its end."""
    return play_on(new_match(load(name), options or {}, seed), random.Random(seed))


def origin_of(match: Match, after: int, seat: int) -> Origin:
    """A point of a finished match to play on from."""
    return Origin(match.setup, match.secret, tuple(match.moves), after, seat)


def played_on(origin: Origin, seed: int = 1) -> Match:
    """A match that goes on from there, with sealed salts of its own."""
    game = load(origin.setup.game)
    setup = replace(new_match(game, origin.setup.options, seed).setup, match=f"AGAIN-{seed}")
    sealing = tuple(seals.seal(setup.match, 1, seat, salt) for seat, salt in enumerate(setup.salts))
    return Match(game, continued(sealed(setup, sealing, ()), origin), _hex(f"secret {seed}"))


def _hex(text: str) -> str:
    return sha256(text.encode()).hexdigest()
