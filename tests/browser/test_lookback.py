"""Looking back at a match on the page: the curve, where results come from, decisions to find oneself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tapisvert.table import record
from tapisvert.table.match import Match
from tapisvert.testing.matches import finished
from tests.browser.people import Person

Invite = Callable[..., Person]
PHONE = {"width": 390, "height": 844}


def bring(person: Person, played: Match) -> str:
    """The id under which a record is found that somebody brought."""
    return str(person.post("/api/records", {"record": record.write(played)})["match"])


def whole(person: Person) -> Locator:
    """What was found, once all of it is."""
    found = person.sees("findings")
    expect(found).to_have_attribute("data-done", "1")
    return found


def at(person: Person) -> int:
    return int((person.sees("replay-at").text_content() or "").split()[0])


def test_a_match_is_looked_back_at_from_its_end_with_keys_and_a_pointer(invite: Invite) -> None:
    anna = invite("Anna")
    code = anna.lay("me", "debutant", wins=1)
    with anna.wire(code) as wire:
        wire.play(lambda now: str(now["legal"][0]))
    anna.visit(f"/table/{code}").sees("look-back-at").click()
    found, curve = whole(anna), anna.sees("curve").get_by_role("slider")
    last = at(anna)
    assert last > 4
    expect(curve).to_have_attribute("aria-valuenow", str(last))
    expect(curve).to_have_attribute(
        "aria-valuetext", re.compile(rf"Après {last} coups.: Anna \d+.%, .+ \d+.%")
    )
    expect(anna.sees("curve").locator("polyline")).to_have_count(2)
    curve.focus()
    anna.page.keyboard.press("ArrowLeft")
    assert at(anna) == last - 1
    anna.page.keyboard.press("Home")
    assert at(anna) == 0
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Au départ"))
    box = curve.bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(at(anna) - last / 2) <= 1
    for side in (0, 1):
        rows = anna.sees(f"sums-{side}").locator("tr")
        assert rows.count() in (5, 6)
        expect(rows.first).to_contain_text("Au départ")
        expect(rows.last).to_contain_text(re.compile(r"À la fin\s*(100|0).%"))
    found.get_by_role("button", name="Tous les chiffres").click()
    expect(anna.sees("figures").locator("tbody tr")).to_have_count(last + 1)
    anna.sees("figures").get_by_role("button", name="2", exact=True).click()
    assert at(anna) == 2
    anna.sees("stop-looking").click()
    expect(anna.sees("curve")).to_have_count(0)
    expect(anna.sees("log")).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_decision_is_seen_on_the_board_and_found_oneself(
    invite: Invite, size: dict[str, int] | None
) -> None:
    """CAR-2: the board is as the seat saw it then."""
    anna = invite("Anna", **({"viewport": size} if size else {}))
    anna.visit(f"/replay/{bring(anna, finished('cartino', {}))}")
    anna.sees("look-back-at").click()
    points = whole(anna).get_by_test_id("points-1")
    assert 1 <= points.get_by_test_id("find").count() <= 3
    move = re.search(r"Coup (\d+)", points.locator("li").first.text_content() or "")
    assert move is not None
    points.get_by_test_id("find").first.click()
    riddle, choices = anna.sees("riddle"), anna.sees("try")
    expect(riddle).to_contain_text(f"coup {move[1]}\u202f: que joueriez-vous\u202f?")
    expect(anna.page.get_by_label("Vu par")).to_have_value("1")
    expect(riddle).not_to_contain_text("%")
    assert anna.sees("curve").locator("circle.own").count() > 0, "what the seat could know itself"
    assert 2 <= choices.count() <= 4
    assert all((choice.bounding_box() or {"height": 0})["height"] >= 44 for choice in choices.all())
    choices.first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.sees("tried")).to_be_visible()
    expect(anna.sees("choice-played")).to_contain_text("%")
    expect(anna.sees("choice-better")).to_contain_text("Le meilleur choix")
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    riddle.get_by_role("button", name="Fermer").click()
    expect(riddle).to_have_count(0)
    points.get_by_test_id("see").first.click()
    expect(anna.sees("choice-better")).to_be_visible()


def test_a_record_from_elsewhere_is_verified_and_looked_back_at(invite: Invite, tmp_path: Path) -> None:
    anna, text = invite("Anna"), record.write(finished("punto", {"wins": 1, "table": "3"}))
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8")
    anna.visit("/verify")
    anna.sees("file").set_input_files(file)
    anna.sees("look-back-at").click()
    whole(anna)
    expect(anna.sees("curve").locator("polyline")).to_have_count(3)
    expect(anna.sees("to-table")).to_have_count(0)
    anna.sees("replay-slider").fill("3")
    expect(anna.sees("play-on")).to_have_count(0)  # nobody here played it
    assert anna.refused("/api/records", {"record": text.replace("Player 1", "Player 9")}) == "bad-record"
    anna.visit("/replay/record-" + "0" * 32 + "#look")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Cette partie n’existe pas")
