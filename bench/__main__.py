"""`python -m bench`: speed against peers, in minutes. `python -m bench --long`: strength of programs.

`python -m bench --baseline`: Maître against OpenSpiel's own search.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from bench import alone, cartino, cartomanie, kernel, rules, strength, vector
from bench.claims import save, show
from tapisvert import games

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
    asked = parser.parse_args()
    console = Console()
    chosen = asked.game or games.names()
    if asked.baseline:
        from bench import baseline  # it needs OpenSpiel

        rounds, share = asked.rounds or baseline.MATCHES, asked.share or baseline.SHARE
        claims, path = baseline.claims(console, rounds, share, chosen), HERE / "latest-baseline.json"
    elif asked.long:
        rounds, share = asked.rounds or strength.ROUNDS, asked.share or strength.SHARE
        claims, path = strength.claims(console, rounds, share, chosen), HERE / "latest-long.json"
        if alone.GAME in chosen:
            claims += alone.claims(console, rounds, share)
    else:
        parts = (kernel, vector, cartino, cartomanie, rules)
        claims, path = [claim for part in parts for claim in part.claims(console)], HERE / "latest.json"
    show(claims, console)
    save(claims, path)
    return 1 if any(claim.met is False for claim in claims) else 0


if __name__ == "__main__":
    sys.exit(main())
