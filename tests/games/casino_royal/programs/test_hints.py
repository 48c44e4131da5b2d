"""What a hint in Casino Royal tells, tip by tip."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.hands import value
from tapisvert.games.casino_royal.model import State, View
from tapisvert.games.casino_royal.programs.habits import own_value
from tapisvert.games.casino_royal.programs.hints import helpful, hint, why
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue
from tapisvert.table.program import Hint


def until(phase: str, options: dict[str, OptionValue], seed: int = 4, skip: int = 0) -> tuple[State, View]:
    """The first time that somebody has to decide in a phase, or a later one, with what they see."""
    chance = Chance.seeded(seed)
    state: State = GAME.start(GAME.options(options), chance).state
    while state.phase != phase or skip:
        skip -= state.phase == phase
        seat = GAME.to_act(state)[0]
        legal = [GAME.write(move) for move in GAME.legal(state, seat)]
        quiet = next((each for each in ("wait", "check", "follow", "turn") if each in legal), legal[0])
        state = GAME.play(state, seat, GAME.read(quiet), chance).state
    return state, GAME.view(state, GAME.to_act(state)[0])


def seen_to(*, lead: bool) -> View:
    """The first pause of game A for two at which the seat that decides leads, or is behind."""
    for skip in itertools.count():
        _, view = until("pause", {"game": "poker", "players": 2, "call": "free"}, skip=skip)
        assert view.seat is not None
        own, other = own_value(view), value(open_cards(view, 1 - view.seat))
        if own != other and (own > other) == lead:
            return view
    raise AssertionError


def ids(found: Hint) -> list[list[str]]:
    return [[sentence.id.removeprefix("casino_royal-") for sentence in tip.says] for tip in found.tips]


def test_before_a_decision_one_looks_at_the_hands() -> None:
    view = seen_to(lead=False)
    reasons = [sentence.id for sentence in why(view, (GAME.read("wait"),))]
    assert reasons[:2] == ["casino_royal-tip-hand", "casino_royal-tip-shows"]
    assert why(view, ()) == ()


@pytest.mark.parametrize("game", ["poker", "variant"])
def test_a_pause_hands_then_the_decision_with_both_chances(game: str) -> None:
    state, view = until("pause", {"game": game, "players": 3}, skip=6)
    found = hint(view)
    look, decision = found.tips
    assert view.seat is not None
    own = view.hands[view.seat]
    assert own is not None
    assert look.says[0].facts["hand"] == own.kind
    assert look.marks == own.cards
    assert "tip-chance" in ids(found)[1]
    assert decision.moves == (found.steps[0].move,)
    GAME.verify(state, view.seat, GAME.read(found.steps[0].move))
    chance = next(each.facts for each in decision.says if each.id.endswith("chance"))
    assert abs(int(str(chance["chance"])) - found.steps[0].points) <= 1


def test_calling_and_waiting_are_compared_cas_a5() -> None:
    """The one that leads may do both: what it does not choose is told with its chance."""
    assert ids(hint(seen_to(lead=True)))[1] == ["advice", "tip-chance", "tip-instead"]


def test_who_is_seen_to_lose_is_told_so_cas_a5() -> None:
    found = hint(seen_to(lead=False))
    assert found.steps[0].move == "wait"
    assert "tip-behind" in ids(found)[1]


def test_cards_that_would_help_are_on_ones_board_and_still_to_come() -> None:
    _, view = until("pause", {"game": "poker", "players": 3}, skip=2)
    assert view.seat is not None
    held = open_cards(view, view.seat)
    found = helpful(view)
    for card in found:
        assert card in BOARDS[view.boards[view.seat][0]]
        assert card not in view.called
        assert value((*held, card)) >> 20 > value(held) >> 20
    rest = set(BOARDS[view.boards[view.seat][0]]) - set(found) - set(view.called)
    assert all(value((*held, card)) >> 20 == value(held) >> 20 for card in rest)


def test_betting_is_told_in_chances_and_chips_cas_b3() -> None:
    _, view = until("opening", {"game": "variant", "players": 3})
    found = hint(view)
    assert ids(found)[0][0] == "tip-hand"
    assert ids(found)[1][0] == "advice"
    assert ids(found)[1][-1] == "tip-instead"


@pytest.mark.parametrize(("richer", "tip"), [(True, "tip-leading"), (False, "tip-trailing")])
@pytest.mark.parametrize(("phase", "game"), [("symbol", "bingo"), ("stake", "variant")])
def test_what_to_name_depends_on_how_one_stands_cas_d1(phase: str, game: str, richer: bool, tip: str) -> None:
    state, _ = until(phase, {"game": game, "players": 2, "rounds": "1"})
    (seat,) = GAME.to_act(state)
    money = list(state.money)
    money[seat if richer else 1 - seat] += 6
    found = hint(GAME.view(replace(state, money=tuple(money)), seat))
    assert ids(found) == [[tip], ["advice", "tip-evening"]]
    assert found.tips[1].moves == (found.steps[0].move,)
    assert (found.steps[0].points > 50) == richer
    GAME.verify(state, seat, GAME.read(found.steps[0].move))


@pytest.mark.parametrize(("phase", "game"), [("symbol", "bingo"), ("stake", "variant"), ("cut", "poker")])
def test_what_is_fair_to_all_is_said_to_be_cas_2(phase: str, game: str) -> None:
    state, view = until(phase, {"game": game, "players": 3})
    found = hint(view)
    assert ids(found) == [[f"tip-{phase}"], ["advice"]]
    GAME.verify(state, GAME.to_act(state)[0], GAME.read(found.steps[0].move))


def test_marking_by_hand_the_card_is_looked_for_first_cas_c4() -> None:
    options: dict[str, OptionValue] = {"game": "bingo", "players": 3, "marks": "hand", "says": "player"}
    told = set()
    for skip in range(24):
        state, view = until("window", options, skip=skip)
        assert view.seat is not None
        found = hint(view)
        look, mark = found.tips
        assert look.marks == (view.called[-1],)
        there = any(view.called[-1] in BOARDS[board] for board in view.boards[view.seat])
        assert (mark.says[0].id == "casino_royal-tip-unfound") == (not there)
        told.add(mark.says[0].id)
        GAME.verify(state, view.seat, GAME.read(mark.moves[0]))
    assert len(told) == 2


def test_what_others_hold_changes_nothing_cas_b2() -> None:
    """Two states that the seat cannot tell apart give the same hint."""
    state, view = until("pause", {"game": "variant", "players": 3}, skip=2)
    assert view.seat is not None
    other = (view.seat + 1) % 3
    hidden = (*state.own[other], *state.pack)
    own = tuple(hidden[-3:] if seat == other else cards for seat, cards in enumerate(state.own))
    changed = replace(state, own=own, pack=hidden[:-3])
    assert changed != state
    assert hint(GAME.view(changed, view.seat)) == hint(view)


def test_in_the_last_round_a_hint_says_who_has_won_by_dropping_out_cas_d1() -> None:
    """The one who leads drops out as soon as something is owed, and nobody gives it a reason to."""
    chance = Chance.seeded(2)
    state: State = GAME.start(GAME.options({"game": "variant", "players": 2}), chance).state
    lead = 1 - state.dealer
    money = tuple(70 if seat == lead else 20 for seat in range(2))
    state = replace(state, round=state.options.agreed, money=money)
    for move in ("stake 1", "cut 20"):
        state = GAME.play(state, GAME.to_act(state)[0], GAME.read(move), chance).state
    said = []
    for move in ("check", "raise 3"):
        seat = GAME.to_act(state)[0]
        found = hint(GAME.view(state, seat))
        said.append((seat == lead, found.steps[0].move, found.tips[1].says[1].facts["how"]))
        state = GAME.play(state, seat, GAME.read(move), chance).state
    found = hint(GAME.view(state, lead))
    assert said == [(True, "check", "check"), (False, "check", "held")]
    assert (found.steps[0].move, found.steps[0].points) == ("drop", 100)
    assert ids(found)[1] == ["advice", "tip-sure"]
    reasons = why(GAME.view(state, lead), (GAME.read("drop"),))
    assert [sentence.id for sentence in reasons] == ["casino_royal-tip-sure"]
