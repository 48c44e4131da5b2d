"""`python -m bench`: speed against peers, in minutes. `--server`: under load. `--long`: strength.

`python -m bench --baseline`: Maître against OpenSpiel's own search. `--field`: against others, too.
`--sighted`: how high can anybody get? `--respond`: how much can be won from Maître.
`--thought`: what time brings it.
`--worth`: what is said of positions. `--ceiling`: how much of results can be luck.
`--pairings`: tournaments. `--duplicate`: how much luck duplicate rounds take away.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from bench import (
    ceiling,
    chips,
    duplicate,
    field,
    pairings,
    puzzles,
    respond,
    rules,
    sighted,
    solo,
    strength,
    thought,
    unsaid,
    vector,
    worth,
)
from bench.claims import save, show
from bench.kept import Kept
from tapisvert import games, testing
from tapisvert.table.program import LEVELS

HERE = Path(__file__).parent


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--long", action="store_true", help="let the programs play each other (about an hour a game)"
    )
    parser.add_argument(
        "--baseline", action="store_true", help="let Maître play OpenSpiel's search (some minutes a game)"
    )
    parser.add_argument("--game", action="append", choices=games.names(), help="the strength of this alone")
    parser.add_argument(
        "--rounds",
        type=int,
        help="matches of each pairing; with --respond: of Maître; with --ceiling: imagined for a move",
    )
    parser.add_argument("--share", type=float, help="share of their time that programs get")
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        help="the first deal, with --baseline, --field, --worth, --ceiling and for chips with --long",
    )
    parser.add_argument(
        "--workers",
        type=int,
        help="with --long, --field, --sighted, --worth or --ceiling: so many processes, if not one a core",
    )
    parser.add_argument(
        "--field", action="store_true", help="let Maître play strong, cheap opponents (minutes a game)"
    )
    parser.add_argument(
        "--sighted",
        action="store_true",
        help="let players who see hidden cards or stones play (minutes)",
    )
    parser.add_argument(
        "--respond", action="store_true", help="let somebody who knows Maître play it (minutes a game)"
    )
    parser.add_argument(
        "--thought",
        action="store_true",
        help="let Maître play itself with less time (minutes a game)",
    )
    parser.add_argument(
        "--seconds-a-move", type=float, action="append", help="with --thought: so long against a tenth of it"
    )
    parser.add_argument(
        "--opponent", action="append", default=[], help="with --field, --sighted or --respond: this one alone"
    )
    parser.add_argument(
        "--worth", action="store_true", help="look back at matches: is what is said right? (hours a game)"
    )
    parser.add_argument(
        "--ceiling", action="store_true", help="how much of results can be luck? (an hour a table)"
    )
    parser.add_argument("--level", choices=LEVELS, help="with --ceiling: who plays (Amateur)")
    parser.add_argument(
        "--matches",
        type=int,
        help="with --worth or --ceiling: at each table; with --field or --sighted: of each pairing",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        help="with --worth, --ceiling, --field, --sighted, --respond or --thought: keep matches, to go on",
    )
    parser.add_argument(
        "--table", action="append", default=[], help="with --worth or --ceiling: this preset alone"
    )
    parser.add_argument(
        "--pairings", action="store_true", help="play thousands of tournaments by chance (minutes)"
    )
    parser.add_argument(
        "--duplicate", action="store_true", help="play the same deals at several tables (minutes)"
    )
    parser.add_argument("--server", action="store_true", help="put the server under load, beside its peer")
    parser.add_argument(
        "--connections", type=int, action="append", help="with --server: so many (100, 500 and 1000)"
    )
    parser.add_argument("--seconds", type=float, help="with --server: of each run")
    parser.add_argument(
        "--database", default="", help="with --server: two nodes on this PostgreSQL, not on one of its own"
    )
    parser.add_argument("--channels", default="", help="with --server: and on this Redis")
    asked = parser.parse_args()
    console, kept = Console(), Kept(asked.keep)
    chosen = asked.game or games.names()
    if asked.baseline:
        from bench import baseline  # it needs OpenSpiel

        rounds, share = asked.rounds or baseline.MATCHES, asked.share or baseline.SHARE
        claims = baseline.claims(console, rounds, share, chosen, asked.seed, asked.workers)
        path = HERE / "latest-baseline.json"
    elif asked.field:
        matches, share = asked.matches or field.MATCHES, asked.share or field.SHARE
        claims = field.claims(
            console, matches, share, chosen, asked.opponent, asked.seed, asked.workers, kept
        )
        path = HERE / "latest-field.json"
    elif asked.sighted:
        matches, share = asked.matches or sighted.MATCHES, asked.share or sighted.SHARE
        claims = sighted.claims(
            console, matches, share, chosen, asked.opponent, asked.seed, asked.workers, kept
        )
        path = HERE / "latest-sighted.json"
    elif asked.respond:
        matches = asked.matches or respond.MATCHES
        claims = respond.claims(
            console, matches, asked.rounds, chosen, asked.seed, asked.workers, asked.opponent, kept
        )
        path = HERE / "latest-respond.json"
    elif asked.thought:
        claims = thought.claims(
            console,
            asked.matches or thought.MATCHES,
            chosen,
            asked.seconds_a_move,
            asked.seed,
            asked.workers,
            kept,
        )
        path = HERE / "latest-thought.json"
    elif asked.long:
        rounds, share = asked.rounds or strength.ROUNDS, asked.share or strength.SHARE
        # Money says more than who has most of it.
        contests = [game for game in chosen if not testing.of(game).stakes]
        claims = strength.claims(console, rounds, share, contests, asked.workers)
        path = HERE / "latest-long.json"
        if solo.GAME in chosen:
            claims += solo.claims(console, rounds, share)
            claims += unsaid.claims(console)
        if chips.GAME in chosen:
            claims += chips.claims(console, rounds, share, asked.seed, asked.workers)
        claims += puzzles.claims(console, chosen)
    elif asked.worth:
        matches = asked.matches or worth.MATCHES
        claims = worth.claims(console, matches, chosen, asked.table, asked.workers, kept, asked.seed)
        path = HERE / "latest-worth.json"
    elif asked.ceiling:
        claims = ceiling.claims(
            console,
            asked.matches or ceiling.MATCHES,
            chosen,
            asked.table,
            asked.level or ceiling.PLAYS,
            asked.rounds or ceiling.ROUNDS,
            asked.workers,
            kept,
            asked.seed,
        )
        path = HERE / "latest-ceiling.json"
    elif asked.pairings:
        claims = pairings.claims(console, asked.rounds or pairings.TOURNAMENTS)
        path = HERE / "latest-pairings.json"
    elif asked.duplicate:
        claims = duplicate.claims(console, asked.rounds or duplicate.DEALS, chosen)
        path = HERE / "latest-duplicate.json"
    elif asked.server:
        from bench.server import contest  # it needs what the tests need
        from bench.server.served import Nodes

        nodes = Nodes(asked.database, asked.channels) if asked.database else None
        counts, seconds = tuple(asked.connections or contest.CONNECTIONS), asked.seconds or contest.SECONDS
        claims, path = contest.claims(console, counts, seconds, nodes), HERE / "latest-server.json"
    else:
        parts = (vector, *of_games(), rules)
        claims, path = [claim for part in parts for claim in part.claims(console)], HERE / "latest.json"
    show(claims, console)
    save(claims, path)
    return 1 if any(claim.met is False for claim in claims) else 0


def of_games() -> Iterator[Any]:
    """What is claimed of a game alone: the module of its name here, if there is one."""
    for name in games.names():
        if importlib.util.find_spec(f"bench.{name}"):
            yield importlib.import_module(f"bench.{name}")


if __name__ == "__main__":
    sys.exit(main())
