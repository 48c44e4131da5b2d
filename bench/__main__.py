"""`python -m bench`: speed against peers, in minutes. `python -m bench --long`: strength of programs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from bench import alone, cartino, cartomanie, casino_royal, chips, kernel, rules, strength
from bench.claims import save, show

HERE = Path(__file__).parent
GAMES = (*strength.CONTESTS, chips.GAME)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--long", action="store_true", help="let the programs play each other (about an hour a game)"
    )
    parser.add_argument("--game", action="append", choices=GAMES, help="the strength of this alone")
    parser.add_argument("--rounds", type=int, default=strength.ROUNDS, help="rounds of each pairing")
    parser.add_argument(
        "--share", type=float, default=strength.SHARE, help="share of their time that programs get"
    )
    asked = parser.parse_args()
    console = Console()
    if asked.long:
        chosen, path = asked.game or GAMES, HERE / "latest-long.json"
        contests = [game for game in chosen if game in strength.CONTESTS]
        claims = strength.claims(console, asked.rounds, asked.share, contests)
        if alone.GAME in chosen:
            claims += alone.claims(console, asked.rounds, asked.share)
        if chips.GAME in chosen:
            claims += chips.claims(console, asked.rounds, asked.share)
    else:
        parts = (kernel, cartino, cartomanie, casino_royal, rules)
        claims, path = [claim for part in parts for claim in part.claims(console)], HERE / "latest.json"
    show(claims, console)
    save(claims, path)
    return 1 if any(claim.met is False for claim in claims) else 0


if __name__ == "__main__":
    sys.exit(main())
