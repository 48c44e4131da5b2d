"""Jokers and hints in Cartino: what is exchanged, what becomes of it, and what the best turn would be."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.cartino import advance, answered, half, rack, stone, until
from tests.browser.people import Person, Wire


def a_joker_to_exchange(anna: Person, **options: Any) -> tuple[str, str]:
    """A table where a joker lies, and it is the turn of the player who holds the stone it stands for."""
    code = anna.lay("me", "here", game="cartino", **options)
    with anna.wire(code) as wire:
        while len(wire.latest.keys() - {None}) < 2:
            wire.next("snapshot")  # one for each seat at this screen
        now = until(wire, lambda now: "*" in now["view"]["rack"] and bool(wanted(wire, now)))
        way = wanted(wire, now)[0]
        advance(wire, f"*{way}")
        advance(wire, "end")
        assert f"{way}!" in wire.turn()["legal"]
    return code, way


def wanted(wire: Wire, now: dict[str, Any]) -> list[str]:
    """Halves where a joker may be laid as a stone that the other seat at this screen holds."""
    (other,) = [told for seat, told in wire.latest.items() if seat not in (None, now["seat"])]
    held = set(other["view"]["rack"])
    return [move[1:] for move in now["legal"] if move.startswith("*") and move[1:-1] in held]


def exchange(anna: Person, code: str, way: str) -> None:
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    expect(half(anna, way)).to_have_accessible_name(re.compile("le joker peut être échangé"))
    expect(anna.page.locator("svg .swap")).to_have_count(1)  # it glows, for the player who holds the stone
    stone(anna, way[:-1]).click()
    answered(anna, half(anna, way).click)
    expect(half(anna, way)).to_have_accessible_name(re.compile("posée"))
    expect(anna.page.locator("svg .swap")).to_have_count(0)
    expect(anna.sees("log")).to_contain_text("échange le joker contre")


def test_an_exchanged_joker_leaves_the_game(anna: Person) -> None:
    code, way = a_joker_to_exchange(anna, joker="retired")
    exchange(anna, code, way)
    expect(anna.sees("rack-stone")).to_have_count(4)
    answered(anna, anna.sees("back").click)  # CAR-15: taken back, the joker lies there again
    expect(anna.page.locator("svg .swap")).to_have_count(1)
    expect(anna.sees("rack-stone")).to_have_count(5)


def test_an_exchanged_joker_is_won_and_waits_for_the_next_turn(anna: Person) -> None:
    code, way = a_joker_to_exchange(anna, joker="reused", edition=32)
    exchange(anna, code, way)
    expect(anna.sees("rack-stone")).to_have_count(5)
    held = rack(anna).count("*")
    assert held >= 1
    if held == 1:
        expect(stone(anna, "*")).to_have_accessible_name("joker, pas maintenant")
        stone(anna, "*").click()
        half(anna, f"10{way[-2]}u" if way[:-1] != f"10{way[-2]}" else f"9{way[-2]}u").click()
        expect(anna.sees("refusal").get_by_role("link")).to_have_text(re.compile("CAR-1[15]"))
    answered(anna, anna.sees("end-turn").click)


def test_a_hint_shows_the_best_turn_and_why(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', game='cartino', hints=True)}")
    anna.sees("lift").click()
    anna.sees("hint").click()
    expect(anna.sees("tip")).to_contain_text("La couleur à regarder")
    expect(anna.page.locator(".marked").first).to_be_visible()
    expect(anna.page.locator("svg .hint")).to_have_count(0)
    anna.sees("hint").click()
    expect(anna.sees("tip")).to_contain_text("de cette couleur")
    anna.sees("hint").click()
    expect(anna.page.locator("svg .hint").first).to_be_visible()
    expect(anna.sees("tip")).to_contain_text("vous gagnez environ")
    hinted = next(json.loads(frame) for frame in anna.frames if '"hinted"' in frame)
    lays = [step for step in hinted["steps"] if step["move"] != "end"]
    expect(anna.page.locator("svg .hint")).to_have_count(len(lays))
    for step in lays:
        name = step["move"].strip("*!")
        stone(anna, "*" if step["move"].startswith("*") else name[:-1]).click()
        answered(anna, half(anna, name).click)
    total = sum(step["points"] for step in hinted["steps"])
    expect(anna.sees("turn-points")).to_contain_text(f"= {total} point")
    expect(anna.sees("reason")).to_have_text("Rien de mieux : finissez le tour.")
