"""What a study counts of an evening: how rounds ended, and who won them with what."""

from __future__ import annotations

from tapisvert.arena.study import Subject
from tapisvert.arena.study_watch import watch
from tapisvert.games.casino_royal.model import RoundBegan, Shared, Shown, Stopped, TakenBack, Won
from tapisvert.games.casino_royal.options import Options
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.games.casino_royal.study import playouts, ways
from tapisvert.table.game import Event


def shown(seat: int, hand: str) -> Shown:
    return Shown(seat, hand, "A", "", (), ())


def counted(*events: Event, players: int = 4) -> list[str]:
    return sorted(ways(Options(players=players), events))


def test_a_round_that_was_called_tells_the_winners_hand_place_and_chips() -> None:
    called = Stopped(3, (3,), 0)
    assert counted(RoundBegan(3, 1), called, shown(3, "pair"), shown(1, "flush"), Won(1, 14, "best")) == [
        "call: by the winner = no",
        "round: ended by = call",
        "winner: chips = 10-19",
        "winner: hand = flush",
        "winner: left of the dealer = 2",
    ]


def test_every_round_is_told_by_itself() -> None:
    events = counted(
        *(RoundBegan(0, 1), Stopped(1, (1, 2), 4), Won(2, 30, "alone")),
        *(RoundBegan(1, 2), shown(0, "full"), shown(1, "full"), Shared((0, 1), 9, 1, "best")),
        *(RoundBegan(2, 3), TakenBack()),
        players=3,
    )
    assert [way for way in events if way.startswith("round")] == [
        "round: ended by = alone",
        "round: ended by = pack",
        "round: ended by = unsaid",
    ]
    assert events.count("winner: hand = full") == events.count("winner: chips = 0-9") == 2
    assert events.count("call: by the winner = yes") == 1
    assert [way for way in events if "dealer" in way] == [
        "winner: left of the dealer = 0",
        "winner: left of the dealer = 2",
        "winner: left of the dealer = 2",
    ]


def test_no_place_at_the_table_is_better_because_who_has_a_hand_is_asked_first_cas_a5() -> None:
    """At random in game A all seats are alike; counted by when they first act, the third would win 14.5%."""
    options = GAME.options({"game": "poker", "players": 8, "call": "five"})
    wins = next(playouts(options, 1, 20_000)).wins
    assert sorted(wins) == [*range(8)]
    assert max(wins.values()) < 1.05 * wins.total() / 8


def test_a_study_counts_every_round_of_an_evening_once() -> None:
    for game in ("poker", "variant", "bingo"):
        options = GAME.settle({"game": game, "players": 3, "rounds": "4"}, people=0)
        tally = watch(Subject("casino_royal", dict(options)), 1, "debutant")
        rounds = sum(count for way, count in tally.ends.items() if way.startswith("round:"))
        assert rounds == tally.events["round-began"]
        assert rounds <= sum(count for way, count in tally.ends.items() if way.startswith("winner: left"))
