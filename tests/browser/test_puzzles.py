"""Puzzles on the page: failed, explained, solved; by keys at a desk, by finger without a network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person

Invite = Callable[..., Person]
Touch = Callable[[Locator], None]

KINDS = {
    "punto": "win-now",
    "cartino": "best-turn",
    "cartomanie": "best-word",
    "casino_royal": "call-or-wait",
}


def pack(person: Person, game: str) -> list[dict[str, Any]]:
    """The easiest puzzles of a kind that a test can touch in a few places."""
    puzzles = person.context.request.get(f"/api/puzzles/{game}/0").json()["puzzles"]
    simple = [
        puzzle
        for puzzle in puzzles
        if puzzle["kind"] == KINDS[game]
        and not puzzle["options"].get("expert")
        and not any(sign in str(puzzle["paths"]) for sign in ("(", "!", "'*"))
    ]
    assert simple
    return simple


def answer(puzzle: dict[str, Any]) -> list[str]:
    """A right line: every beginning of it is one too."""
    line: list[str] = next(path["moves"] for path in puzzle["paths"] if path["done"])
    return line


def wrong(puzzle: dict[str, Any]) -> str:
    """A move that the rules allow and that is not the answer."""
    first = {path["moves"][0] for path in puzzle["paths"]}
    return str(next(move for move in puzzle["first"]["legal"] if move not in first))


def things(game: str, move: str) -> Iterator[str]:
    """What is touched to make a move."""
    if game == "punto":
        yield f'[data-cell="{move.partition("@")[2]}"]'
    elif game == "cartino" and move != "end":
        yield f'[data-stone="{move[:-1]}"]'
        yield f'[data-half="{move}"]'
    else:
        yield f"[data-testid={({'end': 'end-turn'}).get(move, move)}]"


def make(person: Person, game: str, move: str, touch: Touch) -> None:
    if move.startswith("word "):
        person.sees("word-field").fill(move.removeprefix("word "))
        touch(person.sees("make-word"))
        return
    for thing in things(game, move):
        touch(person.page.locator(thing).first)


@pytest.mark.parametrize("game", KINDS)
def test_a_wrong_try_is_answered_and_the_right_one_explained_by_keys(anna: Person, game: str) -> None:
    puzzle = pack(anna, game)[0]
    anna.visit(f"/puzzles/{game}/{puzzle['id']}")
    expect(anna.sees("show-answer")).to_be_visible()
    make(anna, game, wrong(puzzle), lambda thing: thing.press("Space"))
    expect(anna.sees("why-not")).to_be_visible()
    anna.sees("try-again").press("Enter")
    expect(anna.sees("why-not")).to_have_count(0)
    for move in answer(puzzle):
        make(anna, game, move, lambda thing: thing.press("Space"))
    expect(anna.sees("why")).to_be_visible()
    expect(anna.sees("proof")).to_be_visible()
    expect(anna.sees("next-puzzle")).to_be_focused()
    # The first try was wrong, whatever came later: below where everybody begins.
    strength = re.sub(r"\D", "", anna.sees("puzzle-progress").locator("p").first.inner_text())
    assert int(strength) < 1000
    anna.visit("/puzzles")
    expect(anna.sees(f"puzzles-{game}")).to_contain_text("1 sur")


def test_puzzles_are_solved_one_after_the_other_by_finger_without_a_network(invite: Invite) -> None:
    anna = invite("Anna", new=True, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    puzzles = {puzzle["id"]: puzzle for puzzle in pack(anna, "casino_royal")}
    anna.visit("/")
    anna.sees("puzzles").tap()
    anna.page.locator('a[href="/puzzles/casino_royal?grade=1"]').tap()
    expect(anna.sees("show-answer")).to_be_visible()
    anna.context.set_offline(True)
    for solved in range(1, 4):
        here = anna.page.url.partition("?")[0].rpartition("/")[2]
        (move,) = answer(puzzles[here])
        anna.sees(move).tap()
        expect(anna.sees("why")).to_be_visible()
        expect(anna.sees("next-puzzle")).to_be_in_viewport(ratio=0.98)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
        if solved > 1:
            expect(anna.sees("puzzle-progress")).to_contain_text(f"{solved} de suite")
        anna.sees("next-puzzle").tap()
        expect(anna.sees("show-answer")).to_be_visible()
    anna.sees("show-answer").tap()
    expect(anna.sees("said")).to_contain_text("La réponse")
    expect(anna.sees("puzzle-progress")).not_to_contain_text("de suite")
