"""The parts of the contract that have code: options, refusals and who hears what."""

from __future__ import annotations

import pytest

from tapisvert.table.game import BadOption, Illegal, Option, Private, Public, choose, seen

CHOICES = (Option("players", (2, 3), 2, "X-1"), Option("short", (False, True), False, "X-2"))


class Noise(Public, frozen=True):
    volume: int


class Whisper(Private, frozen=True):
    word: str


def test_what_is_not_given_takes_its_default() -> None:
    assert choose(CHOICES, {}) == {"players": 2, "short": False}
    assert choose(CHOICES, {"short": True}) == {"players": 2, "short": True}


@pytest.mark.parametrize(
    "given", [{"players": 4}, {"players": "2"}, {"players": True}, {"short": 1}, {"x": 1}]
)
def test_what_is_no_choice_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        choose(CHOICES, given)


def test_a_whisper_reaches_one_seat_alone() -> None:
    events = (Noise(3), Whisper(1, "ace"))
    assert seen(events, 0) == (Noise(3),)
    assert seen(events, 1) == events
    assert seen(events, None) == (Noise(3),)


def test_a_refusal_says_its_rule_reason_and_facts() -> None:
    refusal = Illegal("X-9", "too-wide", width=7)
    assert (refusal.rule, refusal.code, refusal.facts) == ("X-9", "too-wide", {"width": 7})
    assert str(refusal) == "too-wide (X-9), width 7"
