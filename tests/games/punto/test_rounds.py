"""What ends a round of Punto, and what comes after it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest
from msgspec.structs import replace

from tapisvert.games.punto.model import Left, RoundDrawn, RoundWon, State
from tapisvert.games.punto.rules import GAME
from tapisvert.table.game import Step
from tests.games.punto.sheet import FULL, lay, state


def test_pun_11_a_player_who_cannot_place_the_card_ends_the_round() -> None:
    """PUN-11."""
    step = lay(state(FULL, up="r9", piles=[["r1"], ["g1", "g5"]]), "r9@0,0")
    end = next(event for event in step.events if isinstance(event, RoundWon | RoundDrawn))
    assert (end.why, end.seat, end.end.stuck) == ("stuck", 1, "g1")
    assert step.state.round == 2


def test_pun_11_a_card_that_fits_somewhere_keeps_the_round_going() -> None:
    """PUN-11."""
    step = lay(state(FULL, up="r9", piles=[["r1"], ["g6"]]), "r9@0,0")
    assert step.state.round == 1


def test_pun_11_a_player_without_a_card_ends_the_round() -> None:
    """PUN-11."""
    step = lay(state("r1 r2", up="r3", piles=[["r4"], []]), "r3@2,0")
    end = next(event for event in step.events if isinstance(event, RoundWon))
    assert (end.why, end.seat, end.side) == ("empty", 1, 0)


def test_pun_11_in_a_team_the_member_counts_whatever_the_partner_has() -> None:
    """PUN-11."""
    position = state("r1", {"table": "2x2"}, up="r3", piles=[["r4"], [], ["r5"], ["g5"]])
    step = lay(position, "r3@1,0")
    end = next(event for event in step.events if isinstance(event, RoundWon | RoundDrawn))
    assert (end.why, end.seat) == ("empty", 1)


def test_pun_13_the_trophy_is_kept_and_never_dealt_again() -> None:
    """PUN-13."""
    step = lay(state("r1 r2 r3 r9", up="r5"), "r5@4,0")
    assert step.state.trophies == (("r9",), ())
    assert Counter(step.state.known[0])["r9"] == 1
    dealt = [*step.state.piles[0], *step.state.hands[0]]
    assert len(dealt) == 35
    assert Counter(dealt)["r9"] == 1


def test_pun_12_a_drawn_round_scores_nothing_and_no_card_leaves() -> None:
    """PUN-12."""
    step = lay(state("g1", up="r1", piles=[["r4"], []]), "r1@1,1")
    assert any(isinstance(event, RoundDrawn) for event in step.events)
    assert step.state.wins == (0, 0)
    assert step.state.trophies == ((), ())
    assert [len(cards) for cards in step.state.known] == [36, 36]
    assert step.state.round == 2


def test_pun_15_the_left_neighbour_of_the_player_who_laid_the_last_card_starts() -> None:
    """PUN-15."""
    position = state("b1 b2 b3", {"table": "4"}, turn=1, up="b5")
    assert lay(position, "b5@3,0", seat=1).state.turn == 2
    position = state("y1 y2 y3", {"table": "4"}, turn=3, up="y5")
    assert lay(position, "y5@3,0", seat=3).state.turn == 0


def test_pun_15_a_player_who_could_not_place_ended_the_round() -> None:
    """PUN-15."""
    position = state("r1 r2", {"table": "3"}, up="r4", piles=[["r5"], [], ["g5"]])
    assert lay(position, "r4@2,0").state.turn == 2


def test_pun_14_all_other_cards_are_dealt_again() -> None:
    """PUN-14."""
    step = lay(state("b1 b2 b3", {"table": "4"}, turn=1, up="b5"), "b5@3,0", seat=1)
    assert [len(cards) for cards in step.state.known] == [18, 17, 18, 18]


def neutrals(position: State) -> list[Counter[str]]:
    """The neutral cards that each of three players has."""
    both = zip(position.piles, position.hands, strict=True)
    return [Counter(card for card in (*pile, *hand) if card[0] == "y") for pile, hand in both]


def neutral_round(played: list[list[str]], piles: list[list[str]]) -> Step[State]:
    """A three-player round in which these neutral cards were played and those were not."""
    position = state("r1 r2 r3", {"table": "3"}, up="r5", piles=piles)
    return lay(replace(position, played=tuple(map(tuple, played))), "r5@3,0")


def test_pun_14_neutral_cards_that_were_not_played_stay_and_the_others_are_dealt_evenly() -> None:
    """PUN-14."""
    played = [["y1", "y2", "y3"], ["y4", "y5"], ["y6", "y7", "y8"]]
    piles = [["y9", "r4"], ["y1", "y2"], []]
    step = neutral_round(played, piles)
    stayed = [Counter(["y9"]), Counter(["y1", "y2"]), Counter[str]()]
    held = neutrals(step.state)
    assert [after >= before for after, before in zip(held, stayed, strict=True)] == [True] * 3
    assert [after.total() for after in held] == [1 + 2, 2 + 2, 0 + 2]
    (left,) = [event for event in step.events if isinstance(event, Left)]
    assert left.count == 2
    dealt = sum(held, Counter[str]()) - sum(stayed, Counter[str]())
    assert Counter(left.cards) + dealt == Counter(chain.from_iterable(played))
    # the winner keeps a trophy of its own colour; the starter has a card turned up already
    sizes = [len(pile) + len(hand) for pile, hand in zip(step.state.piles, step.state.hands, strict=True)]
    assert sizes == [17 + 1 + 2, 18 + 2 + 2, 18 + 0 + 2]


def test_pun_14_nothing_leaves_when_the_neutral_cards_divide() -> None:
    """PUN-14."""
    step = neutral_round([["y1"], ["y2"], ["y3"]], [["r4"], ["b4"], ["g4"]])
    assert step.state.share == (1, 1, 1)
    assert step.state.gone == ()
    assert not any(isinstance(event, Left) for event in step.events)


def test_pun_14_cards_in_hand_count_as_not_played() -> None:
    """PUN-17: in the expert variant."""
    position = state(
        "r1 r2 r3",
        {"table": "3", "expert": True},
        hands=[["r5", "y1"], ["y2", "b1"], ["g1", "g2"]],
        piles=[["r6"], ["b2"], ["y3"]],
    )
    after = lay(position, "r5@3,0").state
    assert neutrals(after) == [Counter(["y1"]), Counter(["y2"]), Counter(["y3"])]


def test_pun_4_nobody_learns_which_neutral_cards_stayed_in_whose_pile() -> None:
    """PUN-4, PUN-14: all know which were not played and how many each side kept."""
    played = [["y3"], ["y4"], ["y5"]]
    worlds = ([["y9"], ["y1", "y2"], []], [["y2"], ["y9", "y1"], []])
    afters = [neutral_round(played, piles).state for piles in worlds]
    assert neutrals(afters[0]) != neutrals(afters[1])
    for viewer in (0, 1, 2, None):
        views = [GAME.view(after, viewer) for after in afters]
        assert len({(view.known, view.neutral, view.share) for view in views}) == 1
        assert views[0].neutral == ("y1", "y2", "y3", "y4", "y5", "y9")
        assert views[0].share == (2, 3, 1)
        imagined = [neutrals(GAME.imagine(views[0], random.Random(seed))) for seed in range(20)]
        assert {tuple(held.total() for held in each) for each in imagined} == {(2, 3, 1)}
        assert len({tuple(map(repr, each)) for each in imagined}) > 1


@pytest.mark.parametrize(("ended", "sizes"), [(0, [17, 18, 18, 18]), (2, [18, 18, 17, 18])])
def test_pun_14_a_sides_piles_are_levelled_and_the_odd_card_goes_to_who_plays_first(
    ended: int, sizes: list[int]
) -> None:
    """Seats 1 and 3 are a team and have 35 cards after their trophy."""
    position = state("r1 r2 r3 r4", {"table": "2x2"}, turn=ended, up="r5")
    after = lay(position, "r5@4,0", seat=ended).state
    assert [len(p) + len(h) for p, h in zip(after.piles, after.hands, strict=True)] == sizes
