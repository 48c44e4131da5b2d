"""`python -m bench`: speed against peers, in minutes. `--server`: under load. `--long`: strength.

`python -m bench --baseline`: Maître against OpenSpiel's own search. `--worth`: what is said of positions.
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

from bench import chips, duplicate, pairings, puzzles, rules, server, solo, strength, unsaid, vector, worth
from bench.claims import save, show
from tapisvert import games, testing

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
    parser.add_argument("--rounds", type=int, help="matches of each pairing")
    parser.add_argument("--share", type=float, help="share of their time that programs get")
    parser.add_argument(
        "--seed", type=int, default=0, help="the first deal, with --baseline and for chips with --long"
    )
    parser.add_argument(
        "--workers", type=int, help="with --long or --worth: so many processes, if not one for each core"
    )
    parser.add_argument(
        "--worth", action="store_true", help="look back at matches: is what is said right? (hours a game)"
    )
    parser.add_argument(
        "--matches", type=int, default=worth.MATCHES, help="with --worth: of Confirmé, at each table"
    )
    parser.add_argument("--table", action="append", default=[], help="with --worth: this preset alone")
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
    parser.add_argument("--seconds", type=float, default=server.SECONDS, help="with --server: of each run")
    parser.add_argument("--database", default="", help="with --server: two nodes on this PostgreSQL")
    parser.add_argument("--channels", default="", help="with --server: and on this Redis")
    asked = parser.parse_args()
    console = Console()
    chosen = asked.game or games.names()
    if asked.baseline:
        from bench import baseline  # it needs OpenSpiel

        rounds, share = asked.rounds or baseline.MATCHES, asked.share or baseline.SHARE
        claims = baseline.claims(console, rounds, share, chosen, asked.seed, asked.workers)
        path = HERE / "latest-baseline.json"
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
        claims = worth.claims(console, asked.matches, chosen, asked.table, asked.workers)
        path = HERE / "latest-worth.json"
    elif asked.pairings:
        claims = pairings.claims(console, asked.rounds or pairings.TOURNAMENTS)
        path = HERE / "latest-pairings.json"
    elif asked.duplicate:
        claims = duplicate.claims(console, asked.rounds or duplicate.DEALS, chosen)
        path = HERE / "latest-duplicate.json"
    elif asked.server:
        nodes = server.Nodes(asked.database, asked.channels)
        counts = tuple(asked.connections or server.CONNECTIONS)
        claims, path = server.claims(console, counts, asked.seconds, nodes), HERE / "latest-server.json"
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
