"""A tournament's standings and results as a text for spreadsheets."""

from __future__ import annotations

import csv
import io

from tapisvert.server.rooms.tournament import Tournament
from tapisvert.server.rooms.tournament_info import ranking
from tapisvert.tournament.rounds import PROGRAM
from tapisvert.words import Speaker

DANGEROUS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes what begins like this for a formula."""


def written(now: Tournament, language: str) -> str:
    """First the standings, then every table of every round. Columns are parted as spreadsheets expect."""
    speaker = Speaker(language)
    comma = language == "en"
    out = io.StringIO()
    rows = csv.writer(out, delimiter="," if comma else ";", lineterminator="\r\n")

    def number(value: float) -> str:
        text = f"{value:.3f}".rstrip("0").rstrip(".")
        return text if comma else text.replace(".", ",")

    def name(entrant: int) -> str:
        if entrant == PROGRAM:
            return speaker.text("tournament-program")
        told = now.entrants[entrant].name
        return f"'{told}" if told.startswith(DANGEROUS) else told

    heads = ("place", "name", "points", "met", "won", "played", "byes")
    rows.writerow([speaker.text(f"tournament-{head}") for head in heads])
    for one in ranking(now):
        counted = one.won, one.played, one.byes
        rows.writerow([one.place, name(one.entrant), number(one.points), number(one.met), *counted])
    rows.writerow([])
    rows.writerow([speaker.text(f"tournament-{head}") for head in ("round", "table", "name", "points")])
    for round_number, played in enumerate(now.played, 1):
        for table_number, (place, each) in enumerate(zip(played.places, played.gained, strict=True), 1):
            gained = each or [None] * len(place.entrants)
            for entrant, share in zip(place.entrants, gained, strict=True):
                points = "" if share is None else number(share)
                rows.writerow([round_number, table_number, name(entrant), points])
        for entrant in played.byes:
            rows.writerow([round_number, speaker.text("tournament-bye"), name(entrant), number(1)])
    return out.getvalue()
