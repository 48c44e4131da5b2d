"""`python -m bench`: speed against peers, in minutes. `python -m bench --long`: strength of programs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from bench import alone, cartomanie, kernel, rules, strength
from bench.claims import save, show

HERE = Path(__file__).parent


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--long", action="store_true", help="let the programs play each other (about an hour a game)"
    )
    parser.add_argument("--game", choices=strength.with_programs(), help="the programs of one game alone")
    parser.add_argument(
        "--trials", type=int, default=strength.TRIALS, help="rounds or matches of each pairing"
    )
    parser.add_argument(
        "--share", type=float, default=strength.SHARE, help="share of their time that programs get"
    )
    asked = parser.parse_args()
    console = Console()
    if asked.long:
        chosen = [asked.game] if asked.game else strength.with_programs()
        claims, path = strength.claims(console, chosen, asked.trials, asked.share), HERE / "latest-long.json"
        if alone.GAME in chosen:
            claims += alone.claims(console, asked.trials, asked.share)
    else:
        parts = (kernel, rules, cartomanie)
        claims, path = [claim for part in parts for claim in part.claims(console)], HERE / "latest.json"
    show(claims, console)
    save(claims, path)
    return 1 if any(claim.met is False for claim in claims) else 0


if __name__ == "__main__":
    sys.exit(main())
