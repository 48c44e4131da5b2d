"""Cartino in the browser: whole matches, hands and keys, on a phone, for everybody."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import objections
from tests.browser.cartino import (
    Ended,
    answered,
    first_ways,
    half,
    legal,
    one_stone,
    rack,
    seen,
    someones_way,
    stone,
    touching,
    until,
)
from tests.browser.people import Person

Invite = Callable[..., Person]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FINGER = 44


# --- whole matches --------------------------------------------------------------------------------


def test_a_person_plays_a_whole_match_against_a_program(invite: Invite) -> None:
    anna = invite().visit("/new/cartino")
    anna.page.get_by_role("textbox", name="Votre nom").fill("Anna")
    anna.page.get_by_label("Place 2 : niveau du programme").select_option(label="Amateur")
    anna.page.get_by_role("button", name="Commencer la partie").click()
    over, mine = anna.sees("match-over"), legal(anna)
    for _ in range(3):
        expect(mine.first).to_be_visible()
        while mine.count() > 0:
            answered(anna, mine.first.click)
            expect(anna.sees("end-turn").and_(anna.page.locator(":enabled"))).to_be_visible()
        answered(anna, anna.sees("end-turn").click)
    with anna.wire(anna.page.url.rpartition("/")[2]) as wire:
        wire.play(one_stone)
    expect(over).to_contain_text(re.compile("victoire"))
    for seat in (0, 1):
        cells = [cell.inner_text() for cell in anna.sees(f"sum-{seat}").get_by_role("cell").all()]
        laid, bonus, left, total = (int(re.findall(r"\d+$", cell)[0]) if cell != "–" else 0 for cell in cells)
        assert laid + bonus - left == total
        expect(anna.sees(f"total-{seat}")).to_have_text(str(total))
    anna.sees("verify").click()
    expect(anna.page.get_by_role("heading", name="Tout est juste")).to_be_visible()


def test_two_browsers_play_and_neither_sees_the_others_stones(invite: Invite) -> None:
    anna, ben, eve = invite("Anna"), invite("Ben"), invite("Eve")
    code = anna.lay("me", "open", game="cartino", start=False)
    ben.visit(f"/table/{code}")
    ben.sees("sit-1").click()
    anna.visit(f"/table/{code}")
    eve.visit(f"/table/{code}")
    expect(anna.sees("seat-1")).to_contain_text("Ben")
    anna.sees("start").click()
    people = (anna, ben)
    for person in people:
        expect(person.sees("rack-stone")).to_have_count(5)
    turn = seen(anna)["view"]["turn"]
    for _ in range(6):
        player, other = people[turn], people[1 - turn]
        way = next(iter(first_ways(seen(player)["legal"]).values()))
        stone(player, way[:-1]).click()
        answered(player, half(player, way).click)
        expect(other.sees("log")).to_contain_text("pose")
        answered(player, player.sees("end-turn").click)
        expect(player.sees("rack-stone")).to_have_count(5)  # as many drawn as laid (CAR-16)
        expect(legal(other).first).to_be_visible()
        turn = 1 - turn
    expect(eve.sees("log")).to_contain_text("marque")
    expect(eve.sees("rack")).to_have_count(0)
    for seat, person in ((0, anna), (1, ben), (None, eve)):
        for message in map(json.loads, person.frames):
            if message["type"] not in ("snapshot", "update"):
                continue
            assert message["seat"] == seat
            assert (message["view"]["rack"] == []) == (seat is None)
            events = message["events"] if message["type"] == "update" else message["log"]
            assert all(event["seat"] == seat for event in events if event["kind"] == "took")


# --- hands and keys -------------------------------------------------------------------------------


@pytest.fixture
def table(anna: Person) -> Person:
    """Anna, whose turn it is at a table with another person at her screen."""
    anna.visit(f"/table/{anna.lay('me', 'here', game='cartino')}")
    anna.sees("lift").click()
    expect(anna.sees("rack-stone")).to_have_count(5)
    return anna


def test_a_stone_is_carried_to_its_half(table: Person) -> None:
    way = someones_way(table)
    answered(table, lambda: stone(table, way[:-1]).drag_to(half(table, way)))
    expect(half(table, way)).to_have_accessible_name(re.compile("posée"))
    expect(table.sees("rack-stone")).to_have_count(4)
    expect(table.sees("turn-points")).to_have_text("= 0 point")


def test_a_stone_goes_by_keys_alone_and_comes_back(table: Person) -> None:
    way = someones_way(table)
    stone(table, way[:-1]).focus()
    table.page.keyboard.press("Enter")
    expect(half(table, way)).to_be_focused()
    expect(half(table, way)).to_have_accessible_name(re.compile(r"possible : \+0"))
    answered(table, lambda: table.page.keyboard.press("Enter"))
    expect(table.sees("rack-stone")).to_have_count(4)
    answered(table, lambda: table.page.keyboard.press("Backspace"))
    expect(table.sees("rack-stone")).to_have_count(5)
    expect(table.sees("log")).to_contain_text("reprend")
    expect(table.sees("end-turn")).to_be_disabled()


def test_who_plays_with_keys_goes_on_at_the_rack(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', game='cartino')}")
    for _ in range(2):
        anna.sees("lift").press("Enter")
        expect(anna.sees("rack-stone").first).to_be_focused()
        answered(anna, lambda: legal(anna).first.press("Enter"))
        answered(anna, lambda: anna.sees("end-turn").press("Enter"))


def test_the_points_light_up_before_a_stone_is_laid(anna: Person) -> None:
    """CAR-13: a stone beside another shows what it touches, and what that brings."""
    code = anna.lay("me", "here", game="cartino", edition=32)
    with anna.wire(code) as wire:
        now = until(wire, lambda now: bool(touching(now)))
    way, points = touching(now)[0]
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    stone(anna, way[:-1]).click()
    half(anna, way).hover()
    expect(anna.page.locator("svg .touched").first).to_be_visible()
    expect(anna.page.locator("svg .points:not(.quiet)")).to_have_text(f"+{points}")
    expect(anna.sees("reason")).to_contain_text(re.compile(rf"touche .*\+{points}$"))
    answered(anna, half(anna, way).click)
    expect(anna.sees("turn-points")).to_contain_text(f"= {points} point")
    expect(anna.sees("log")).to_contain_text(f"+{points}.")


def test_what_cannot_be_shakes_and_says_why(table: Person) -> None:
    ways = first_ways(json.loads(next(f for f in reversed(table.frames) if '"legal":["' in f))["legal"])
    suits = {way[-2] for way in ways.values()}
    first = next(iter(ways.values()))
    stone(table, first[:-1]).click()
    elsewhere = next(name for name in ("7Cu", "7Hu") if name[:-1] != first[:-1])
    half(table, elsewhere).click()
    expect(table.sees("refusal")).to_contain_text("se pose sur sa propre case")
    expect(table.sees("refusal").get_by_role("link")).to_have_text("CAR-11")
    expect(table.page.locator(".shake")).to_be_visible()
    answered(table, half(table, first).click)
    if len(suits) > 1:
        other = next(way for way in ways.values() if way[-2] != first[-2])
        stone(table, other[:-1]).click()
        half(table, other).click()
        expect(table.sees("refusal").get_by_role("link")).to_have_text("CAR-10")
        expect(table.sees("rack-stone")).to_have_count(4)


def test_racks_stay_behind_the_curtain(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', game='cartino')}")
    racks = []
    for turn in range(3):
        expect(anna.sees("curtain")).to_be_visible()
        expect(anna.page.locator("[data-stone], [data-half], svg .face")).to_have_count(0)
        expect(anna.page.locator("body")).not_to_contain_text("Pioché par")
        anna.sees("lift").click()
        expect(anna.sees("rack-stone")).to_have_count(5)
        racks.append(rack(anna))
        expect(anna.page.locator("svg .mark")).to_have_count(min(turn, 1))  # what the other has just laid
        answered(anna, legal(anna).first.click)
        answered(anna, anna.sees("end-turn").click)
    assert racks[0] != racks[1]
    assert (Counter(racks[0]) & Counter(racks[2])).total() >= 4  # all but the one that was laid


def test_no_hints_unless_the_table_allows_them(table: Person) -> None:
    expect(table.sees("end-turn")).to_be_visible()
    expect(table.sees("hint")).to_have_count(0)


# --- a phone --------------------------------------------------------------------------------------


def test_the_board_of_52_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", **PHONE)
    code = anna.lay("me", "here", game="cartino", edition=52, queen=5, joker="reused")
    anna.visit(f"/table/{code}")
    anna.sees("lift").tap()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    small = anna.page.evaluate(
        "[...document.querySelectorAll('button, a, [data-half]')].filter(each => {"
        "  const { width, height } = each.getBoundingClientRect();"
        f"  return width > 0 && height > 1 && Math.min(width, height) < {FINGER};"
        "}).map(each => each.outerHTML)"
    )
    assert small == []
    for card in [each for each in rack(anna) if each != "*"]:
        stone(anna, card).tap()
        for level in "ul":  # its field comes into sight by itself
            expect(half(anna, card + level)).to_be_in_viewport(ratio=0.9)
        stone(anna, card).tap()
    way = someones_way(anna)
    stone(anna, way[:-1]).tap()
    answered(anna, half(anna, way).tap)
    expect(half(anna, way)).to_have_accessible_name(re.compile("posée"))
    answered(anna, anna.sees("end-turn").tap)
    expect(anna.sees("curtain")).to_be_visible()


# --- for everybody --------------------------------------------------------------------------------


def test_axe_has_nothing_to_say(anna: Person) -> None:
    code = anna.lay("me", "here", game="cartino", hints=True)
    with anna.wire(code) as wire:
        until(wire, lambda now: now["view"]["bag"] < 40 and bool(touching(now)))
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    way = someones_way(anna)
    stone(anna, way[:-1]).click()
    half(anna, way).hover()
    assert objections(anna.page) == []
    answered(anna, half(anna, way).click)
    assert objections(anna.page) == []
    code = anna.lay("me", "here", game="cartino")
    with anna.wire(code) as wire, pytest.raises(Ended):
        until(wire, lambda now: False)
    anna.visit(f"/table/{code}")
    expect(anna.sees("match-over")).to_be_visible()
    assert objections(anna.page) == []
    anna.visit(f"/replay/{code}-1#7")
    expect(anna.sees("replay-at")).to_be_visible()
    assert objections(anna.page) == []
