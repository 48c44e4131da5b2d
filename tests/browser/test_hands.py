"""Fingers, mouse and keys: every way to lay a card, on phone and laptop, and what is said to a wrong one."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FINGER = 44
FOUR: dict[str, Any] = {"table": "4", "starter": "1", "wins": 1}


def test_a_match_is_played_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", **PHONE)
    anna.visit(f"/table/{anna.lay('me', 'here', 'here', 'here', **FOUR)}")
    for cell in four_rows():
        fits(anna)
        anna.answered(lambda cell=cell: anna.cell(cell).tap())  # type: ignore[misc]
    expect(anna.sees("match-over")).to_have_text("Partie terminée : victoire pour Anna !")
    expect(anna.sees("rematch")).to_be_in_viewport()
    fits(anna)


@pytest.mark.parametrize("path", ["/", "/new", "/rules/punto", "/verify"])
def test_pages_fit_a_phone(invite: Invite, path: str) -> None:
    anna = invite("Anna", **PHONE).visit(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    fits(anna)


def test_waiting_and_replay_fit_a_phone(invite: Invite) -> None:
    anna = invite("Anna", **PHONE)
    anna.visit(f"/table/{anna.lay('me', 'open', start=False)}")
    expect(anna.sees("table-code")).to_be_visible()
    fits(anna)
    free = anna.sees("seat-1").bounding_box()
    assert free is not None
    assert free["height"] < 140  # its words stand side by side
    code = anna.lay("me", "here", "here", "here", **FOUR)
    with anna.wire(code) as wire:
        wire.place(four_rows())
    anna.visit(f"/replay/{code}-1")
    expect(anna.sees("replay-at")).to_be_visible()
    fits(anna)


def fits(person: Person) -> None:
    """Nothing is wider than the screen, and whatever can be tapped is as large as a finger."""
    wide: int = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    board = person.page.get_by_role("region", name="La table").get_by_test_id("board")
    if board.is_visible():
        box = board.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert 320 <= box["width"] <= 360 - box["x"]
    # A link inside a sentence is as large as its words, as WCAG 2.5.8 allows.
    small = person.page.evaluate(
        """finger => [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
          .map(one => one.matches('[type=radio], [type=checkbox], [type=file]') ? one.closest('label') : one)
          .filter(one => one.checkVisibility() && !one.matches('p a, li a, .skip'))
          .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
          .filter(([, box]) => box.width < finger || box.height < finger)
          .map(([what, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${what}`)""",
        FINGER - 0.5,
    )
    assert small == []


def test_a_card_is_carried_with_the_mouse(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    anna.answered(lambda: carry(anna, anna.sees("hand-card"), anna.cell((0, 0))))
    anna.shows(lambda board: len(board) == 1)
    expect(anna.sees("prompt")).to_contain_text("Autre 2")


def test_a_card_let_go_beside_the_board_returns(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    expect(anna.legal).to_have_count(1)
    carry(anna, anna.sees("hand-card"), anna.page.get_by_role("banner"))
    expect(anna.legal).to_have_count(1)
    expect(anna.sees("refusal")).to_have_count(0)
    anna.place((0, 0))


def carry(person: Person, card: Locator, to: Locator) -> None:
    mouse = person.page.mouse
    expect(to.first).to_be_visible()
    for where, act in ((card, mouse.down), (to, mouse.up)):
        box = where.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        act()


def test_a_card_is_laid_with_keys_alone(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    keys = anna.page.keyboard
    expect(anna.legal).to_have_count(1)
    for _ in range(20):
        keys.press("Tab")
        if anna.page.evaluate("document.activeElement.dataset.cell !== undefined"):
            break
    focus = anna.page.locator("[data-cell]:focus")
    expect(focus).to_have_attribute("data-cell", "0,0")
    shows_focus(focus)
    anna.answered(lambda: keys.press("Enter"))

    expect(anna.sees("prompt")).to_contain_text("À vous, Autre 2")
    expect(focus).to_have_attribute("data-cell", "0,0")  # the focus stays from turn to turn
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    expect(focus).to_have_attribute("data-cell", "1,1")
    expect(focus).to_have_attribute("aria-label", "Vide, colonne 1, rangée 1, possible")
    shows_focus(focus)
    anna.answered(lambda: keys.press("Enter"))
    anna.shows(lambda board: any(card.endswith("colonne 1, rangée 1") for card in board))


def test_the_mouse_leaves_no_focus_on_the_board(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    anna.place((0, 0))
    expect(anna.sees("prompt")).to_contain_text("À vous, Autre 2")
    expect(anna.legal.first).to_be_visible()
    expect(anna.page.locator("[data-cell]:focus-visible")).to_have_count(0)


def test_one_of_two_cards_is_chosen_with_keys(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'debutant', expert=True, starter='1')}")
    cards = anna.sees("hand-card")
    expect(anna.legal).to_have_count(1)
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    chosen = str(cards.nth(1).get_attribute("aria-label")).rpartition(":")[2].strip()
    anna.place((0, 0))
    expect(anna.sees("log")).to_contain_text(f"Anna pose le {chosen} au milieu de la table")


def shows_focus(focused: Locator) -> None:
    outline = focused.evaluate(
        "one => [getComputedStyle(one).outlineStyle, getComputedStyle(one).outlineWidth]"
    )
    assert outline[0] not in ("none", "hidden")
    assert float(outline[1].removesuffix("px")) >= 2


def test_cards_that_may_be_covered_are_marked_like_free_places_pun_8(anna: Person) -> None:
    code = anna.lay("me", "here", starter="1")
    legal: set[str] = set()
    lying: set[str] = set()
    with anna.wire(code) as wire:
        cells = [(0, 0), (1, 0), (1, 1), (0, 1), (2, 0), (2, 1), (0, 2), (1, 2), (2, 2)]
        for cell in cells:  # until one of the cards that lie may be covered
            legal = {move.partition("@")[2] for move in wire.turn()["legal"]}
            lying = {f"{column},{row}" for (column, row), _ in wire.turn()["view"]["board"]}
            if legal & lying:
                break
            wire.place([cell])
    assert legal & lying
    anna.visit(f"/table/{code}")
    expect(anna.legal).to_have_count(len(legal))
    expect(anna.page.locator(".place")).to_have_count(len(legal))
    expect(anna.page.locator(".place.on")).to_have_count(len(legal & lying))
    # The mark lies on the card and not under it, inside its edge.
    for mark in anna.page.locator(".place.on").all():
        size = mark.evaluate("mark => mark.getBoundingClientRect().width")
        column, row = mark.evaluate("mark => mark.getAttribute('transform').match(/-?\\d+/g).map(Number)")
        box = anna.cell((column, row)).bounding_box()
        assert box is not None
        assert size < 0.95 * box["width"]
        assert mark.locator("rect").evaluate("rect => getComputedStyle(rect).strokeOpacity") >= "0.8"


def test_a_wrong_place_is_answered_with_the_rule(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    expect(anna.legal).to_have_count(1)
    anna.cell((1, 1)).click()
    refusal = anna.sees("refusal")
    expect(refusal).to_contain_text("La première carte se pose au milieu de la table.")
    expect(refusal.get_by_role("link", name="PUN-6")).to_have_attribute("href", "/rules/punto#PUN-6")
    assert anna.board() == []
    anna.place((0, 0))
    expect(refusal).to_have_count(0)
    anna.cell((2, 2)).click()
    expect(refusal).to_contain_text("La carte doit en toucher une autre, par un côté ou par un coin.")
    assert len(anna.board()) == 1
