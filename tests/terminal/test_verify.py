"""`tapis verify` on a file of several records: matches of one duplicate round have the same luck."""

from __future__ import annotations

from pathlib import Path

from tapisvert.terminal.verify import verify
from tapisvert.words import Speaker

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def test_two_matches_of_a_round_that_do_not_have_the_same_luck_are_named(tmp_path: Path) -> None:
    one = (GAMES / "punto/fixtures/2-round.txt").read_text()
    other = (GAMES / "cartomanie/fixtures/2-drawn-again-round.txt").read_text()
    file = tmp_path / "all.txt"
    file.write_text(f"{one}\n{one}")
    assert verify([file], Speaker("en"))[1]
    file.write_text(f"{one}\n{other}")
    said, sound = verify([file], Speaker("en"))
    assert not sound
    assert said == [f"{file}: the matches of round 3 of the tournament 4YFDN do not have the same luck."]
