"""Playing on from a point of a finished match: on the page, over the wire, and in the record."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import TAPIS
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]
EXPERTS: dict[str, Any] = {"table": "4", "starter": "1", "wins": 1, "expert": True}
AFTER = 6


def finished(person: Person) -> str:
    """The id of a match that is over, of four with two hidden cards each, all at this screen."""
    code = person.lay("me", "here", "here", "here", **EXPERTS)
    with person.wire(code) as wire:
        wire.place(four_rows())
    return f"{code}-1"


def play_to_the_end(person: Person, code: str, seat: int) -> None:
    with person.wire(code) as wire:
        while (now := wire.latest.get(seat)) is None or now["view"]["outcome"] is None:
            if now is None or not now["legal"]:
                wire.next("snapshot", "update")
            else:
                assert wire.move(now["legal"][0])["type"] == "accepted"
                now["legal"] = []


def test_by_keys_one_plays_on_as_a_seat_and_all_of_it_is_checked(anna: Person, tmp_path: Path) -> None:
    match = finished(anna)
    step = anna.context.request.get(f"/api/matches/{match}/replay").json()["steps"][AFTER]
    anna.visit(f"/replay/{match}#{AFTER}")
    anna.sees("play-on").focus()
    anna.page.keyboard.press("Enter")
    sheet = anna.page.get_by_role("dialog", name="Jouer à partir d’ici")
    expect(sheet).to_have_accessible_description(re.compile("tout neuf"))
    expect(anna.sees("play-on-seat")).to_have_value("0")
    anna.page.keyboard.press("Escape")
    expect(anna.sees("play-on-sheet")).to_have_count(0)  # the closed one could be closed once more
    expect(anna.sees("play-on")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_label("Je prends la place de").select_option("1")
    anna.page.get_by_label("Les autres places").select_option("debutant")
    anna.sees("play-on-go").press("Enter")

    anna.page.wait_for_url("**/table/*")
    code = anna.page.url.rpartition("/")[2]
    expect(anna.sees("log")).to_contain_text(f"Suite de {match}, après {AFTER} coups")
    expect(anna.sees("origin")).to_have_attribute("href", f"/replay/{match}#{AFTER}")
    expect(anna.sees("hand-card")).to_have_count(2)
    first = next(frame for frame in anna.frames if '"type":"snapshot"' in frame)
    hands = [f'"hand":["{view["hand"][0]}","{view["hand"][1]}"]' for view in step["views"]]
    assert hands[1] in first
    assert not any(hand in frame for hand in (hands[0], *hands[2:]) for frame in anna.frames)

    play_to_the_end(anna, code, 1)
    expect(anna.sees("match-over")).to_be_visible()
    anna.visit(f"/verify?match={code}-1")
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    expect(anna.sees("verdict")).to_contain_text(f"suite de {match}")
    expect(anna.sees("verdict")).to_contain_text("tapis verify")
    text = anna.context.request.get(f"/api/matches/{code}-1/record").text()
    (tmp_path / "match.txt").write_bytes(text.encode())
    checked = subprocess.run(
        [TAPIS, "verify", "match.txt", "--lang", "fr"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"{match}, après {AFTER} coups" in checked.stdout
    anna.visit(f"/replay/{code}-1")
    expect(anna.sees("origin")).to_be_visible()


def test_on_a_phone_one_plays_on_with_friends(invite: Invite) -> None:
    anna, ben = invite("Anna", viewport={"width": 360, "height": 640}), invite("Ben")
    match = finished(anna)
    anna.visit(f"/replay/{match}#{AFTER}")
    anna.sees("replay-at").wait_for()
    anna.sees("play-on").click()
    for thing in ("play-on-seat", "play-on-with", "play-on-no", "play-on-go"):
        box = anna.sees(thing).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    anna.sees("play-on-with").select_option(label="Des amis")
    anna.sees("play-on-go").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.sees("origin")).to_contain_text(f"Suite de {match}")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    for number in ("2", "3"):
        anna.sees(f"program-{number}").select_option("debutant")
        expect(anna.sees(f"program-{number}")).to_have_count(0)

    ben.visit(anna.page.url)
    ben.sees("sit-1").click()
    anna.sees("start").click()
    for person in (anna, ben):
        expect(person.sees("hand-card")).to_have_count(2)
    expect(ben.sees("log")).to_contain_text("Anna sait ce que cette place savait")
    expect(ben.sees("log")).to_contain_text("Suite de")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360

    # At its end there is nothing to play on from.
    ben.visit(f"/replay/{match}#999")
    expect(ben.sees("replay-at")).to_be_visible()
    expect(ben.sees("play-on")).to_have_count(0)
