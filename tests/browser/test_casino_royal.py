"""Casino Royal on the page: an evening of each game, calls at the same time, side pots, phones."""

import json
import re
import time
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tapisvert.games.casino_royal.boards import BOARDS
from tests.browser.axe import objections
from tests.browser.people import PATIENCE, Person, Wire

Invite = Callable[..., Person]

# Clicks the first thing of these that is there.
FIRST = """ways => ways.map(way => document.querySelector(way)).find(Boolean)?.click()"""
QUICK: dict[str, Any] = {"game": "poker", "rounds": "1", "pace": 1, "call": "free", "window": 60}


def lay(host: Person, *kinds: str, start: bool = True, hints: bool = False, **options: Any) -> str:
    """Lays a table of Casino Royal with seats of these kinds, a program's being its level; its code."""
    named = {"me": {"kind": "me"}, "open": {"kind": "open"}}
    here = ({"kind": "here", "name": name} for name in ("Ben", "Cleo"))
    program = {kind: {"kind": "program", "level": kind} for kind in kinds}
    seats = [next(here) if kind == "here" else {**program, **named}[kind] for kind in kinds]
    chosen = {**QUICK, "players": len(kinds), **options}
    table = {"game": "casino_royal", "seats": seats, "options": chosen, "hints": hints}
    code = str(host.post("/api/tables", table)["code"])
    if start:
        host.post(f"/api/tables/{code}/start")
    return code


def do(*people: Person, ways: str, until: str) -> None:
    """Each does the first of these that they can, again and again, until the first of them sees something."""
    testids = [f"[data-testid={testid}]:enabled" for testid in ways.split()]
    goal = people[0].sees(until)
    deadline = time.monotonic() + PATIENCE
    while not goal.count():
        assert time.monotonic() < deadline, f"{until} is not to be seen"
        for person in people:
            # A card that has just come by itself takes the pack out of one's hand: then nothing is clicked.
            person.page.evaluate(FIRST, testids)
        people[0].page.wait_for_timeout(50)


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def money(person: Person, seats: int) -> list[int]:
    return [int(person.sees(f"money-{seat}").inner_text()) for seat in range(seats)]


def covered(person: Person, seat: int) -> list[str]:
    """The cards that lie under chips on the boards of a seat, as the page shows them."""
    cells = person.page.locator(f"[data-place='{seat}'] .cell.covered")
    return [str(card) for card in cells.evaluate_all("cells => cells.map(cell => cell.dataset.card)")]


def told(frames: Iterable[str], kind: str) -> list[dict[str, Any]]:
    """The messages of a kind among what came over a stream."""
    messages = [json.loads(frame) for frame in frames]
    return [message for message in messages if message["type"] == kind]


def test_an_evening_of_poker_against_programs(anna: Person) -> None:
    code = lay(anna, "me", "debutant", "debutant", "debutant", relance="on", pace=0)
    anna.visit(f"/table/{code}")
    # A program cuts (CAS-D2); Anna deals, card by card: no beat turns up the next while she looks.
    anna.sees("pack").click()
    expect(anna.sees("called")).not_to_have_attribute("data-called", "")
    expect(anna.sees("log")).to_contain_text("coupe après")
    card = anna.sees("called").get_attribute("data-called")
    for seat in range(4):
        board = anna.page.locator(f"[data-place='{seat}'] [data-board]").get_attribute("data-board")
        assert covered(anna, seat) == [card] * (card in BOARDS[int(str(board))])
    do(anna, ways="pack check follow", until="call")
    if covered(anna, 0):  # often, but not always: the cards that lie may be none of hers
        expect(anna.sees("hand-0")).not_to_be_empty()
    else:
        expect(anna.sees("hand-0")).to_be_empty()
    expect(anna.sees("ring")).to_be_visible()
    assert objections(anna.page) == []
    do(anna, ways="wait check follow pack", until="match-over")
    expect(anna.sees("round-over")).to_contain_text("Argent")
    assert sum(money(anna, 4)) in range(180 - 3, 181)  # what does not divide is nobody's (CAS-5)

    anna.sees("verify").click()
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    anna.page.go_back()
    anna.sees("replay").click()
    expect(anna.page.locator("[data-board]")).to_have_count(4)
    anna.page.get_by_role("button", name="Coup suivant").click()
    anna.page.get_by_role("button", name="Coup suivant").click()
    expect(anna.sees("called")).to_have_attribute("data-called", str(card))


def test_four_boards_are_large_enough_to_be_marked_by_hand_cas_c5(anna: Person) -> None:
    code = lay(anna, "me", "debutant", game="bingo", boards=4, marks="hand", pace=0)
    anna.visit(f"/table/{code}")
    anna.page.locator("[data-testid^=symbol-]").first.click()
    do(anna, ways="cut pack", until="marked")
    cells = anna.page.locator("[data-place='0'] [data-board] button")
    expect(cells).to_have_count(80)
    for cell in (cells.first, cells.last):
        box = cell.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40


def test_an_evening_of_the_variant_against_programs(anna: Person) -> None:
    code = lay(anna, "me", "debutant", "debutant", hints=True, game="variant", pace=0)
    anna.visit(f"/table/{code}")
    anna.sees("stake-3").click()
    expect(anna.sees("pot")).to_contain_text("9")
    own = anna.sees("own").locator("li")
    expect(own).to_have_count(3)
    do(anna, ways="pack", until="hint")
    anna.sees("hint").click()
    expect(anna.sees("tip")).to_contain_text("Vous avez")
    anna.sees("hint").click()
    expect(anna.sees("tip")).to_contain_text("Conseil")
    expect(anna.sees("tip")).to_contain_text("%")
    do(anna, ways="check follow pack wait", until="match-over")
    shares = anna.sees("round-over").locator("tbody tr")
    expect(shares).to_have_count(3)
    assert sum(money(anna, 3)) in range(135 - 2, 136)


def test_bingo_marked_and_said_by_hand(anna: Person) -> None:
    code = lay(anna, "me", "debutant", game="bingo", boards=2, marks="hand", says="player", pace=0)
    anna.visit(f"/table/{code}")
    anna.sees("symbol-row").click()
    boards = anna.page.locator("[data-place='0'] [data-board]")
    expect(boards).to_have_count(2)
    numbers = [int(number) for number in boards.evaluate_all("all => all.map(board => board.dataset.board)")]
    for turned in range(1, 4):
        anna.sees("pack").click()
        expect(anna.sees("marked")).to_be_visible()
        card = str(anna.sees("called").get_attribute("data-called"))
        if turned == 1:
            # Only the card that was called can be covered.
            other = next(each for each in BOARDS[numbers[0]] if each != card)
            boards.first.locator(f"button:has([data-card='{other}'])").click()
            expect(anna.sees("refusal")).to_contain_text("On ne couvre que la carte annoncée")
            assert objections(anna.page) == []
        cover(boards, card)
        if turned == 2:
            anna.sees("bingo").click()
            expect(anna.sees("refusal")).to_contain_text("CAS-C4")
        anna.sees("marked").click()
        expect(anna.sees("pack")).to_be_visible()
    with anna.wire(code) as wire:
        now = wire.play(lambda now: "" if "bingo" in " ".join(now["legal"]) else str(now["legal"][-1]))
    if now:  # the program may have been quicker
        expect(anna.sees("called")).to_have_attribute("data-called", now["view"]["called"][-1])
        cover(boards, now["view"]["called"][-1])
        anna.sees("bingo").click()
    expect(anna.sees("match-over")).to_be_visible()
    assert sum(money(anna, 2)) in (159, 160)
    expect(anna.sees("log")).to_contain_text("Bingo")


def cover(boards: Locator, card: str) -> None:
    """Lays chips on a card wherever it is."""
    for place in boards.locator(f"button:has([data-card='{card}'])").all():
        place.click()


def test_two_people_call_at_the_same_time_and_keep_their_cards_to_themselves(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = lay(anna, "me", "open", "debutant", start=False, game="variant")
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    anna.visit(f"/table/{code}")
    ben.visit(f"/table/{code}")
    anna.sees("stake-1").click()
    do(anna, ben, ways="check follow pack", until="call")
    expect(ben.sees("call")).to_be_visible()

    heard = len(ben.frames)
    anna.sees("more").click()
    anna.sees("call").click()
    expect(anna.sees("given")).to_contain_text("Rien ne va plus")
    # Ben has not been told, in no message and in no word.
    assert [message["events"] for message in told(ben.frames[heard:], "update")] == []
    expect(ben.sees("call")).to_be_enabled()
    ben.sees("call").click()
    both = re.compile("Ben.* et Anna, d’une seule voix")
    expect(anna.sees("log")).to_contain_text(both)
    expect(ben.sees("log")).to_contain_text(both)

    # Before anybody shows, nobody's stream holds anything but their own three cards.
    own = {}
    for person, seat in ((anna, 0), (ben, 1)):
        cards = person.sees("own").locator("li").evaluate_all("cards => cards.map(each => each.dataset.card)")
        own[seat] = {str(card) for card in cards}
        views = [message["view"] for message in told(person.frames, "update")]
        assert {card for view in views for card in view["own"]} == own[seat]
        dealt = [event for message in told(person.frames, "update") for event in message["events"]]
        assert {event["seat"] for event in dealt if event["kind"] == "dealt"} <= {seat}
    assert not own[0] & own[1]
    do(anna, ben, ways="follow pack wait", until="match-over")
    expect(ben.sees("match-over")).to_be_visible()


def test_a_side_pot_is_explained_cas_b9(anna: Person) -> None:
    """Seat 1 is all in; seat 2, richest, has still to answer."""
    code = lay(anna, "me", "here", "here", game="variant", rounds="2", pace=0)
    with anna.wire(code) as wire:
        say = Script(wire)
        say("stake 1", "cut 9", "raise 10", "drop", "follow", "turn", "turn", "turn")
        say.all("wait", but={1: "call 1"})
        say("drop")  # 34, 57 and 44 chips
        say("stake 1", "cut 9", "check", "check", "check", "turn", "turn", "turn")
        say.all("wait", but={2: "call 10"})
        say("follow", "double", "double", "follow")
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    pots = anna.sees("side-pots").locator("li")
    expect(pots).to_have_count(2)
    expect(pots.first).to_contain_text("Pot principal, 89\u202f: Anna, Ben et Cleo")
    expect(pots.last).to_contain_text("Pot à part, 7\u202f: Ben et Cleo")
    expect(anna.sees("pot")).to_contain_text("ne peut gagner qu’autant de chacun")
    anna.sees("follow").click()
    expect(anna.sees("match-over")).to_be_visible()
    ends = anna.sees("pots").locator("li")
    expect(ends.first).to_contain_text("Pot principal, 102\u202f: joué entre Anna, Ben et Cleo")
    expect(ends.last).to_contain_text("Pot à part, 14\u202f: joué entre Ben et Cleo")
    assert sum(money(anna, 3)) in range(135 - 3, 136)


def test_with_keys_alone(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = lay(anna, "me", "open", start=False, pace=0)
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    anna.visit(f"/table/{code}")
    with ben.wire(code) as wire:
        say = Script(wire)
        say("cut 9")
        anna.sees("pack").focus()
        # From card to card the focus stays on the pack; when the dealer asks, it is on keeping quiet.
        for cards in (51, 50):
            anna.page.keyboard.press("Enter")
            expect(anna.page.locator(".pile .count")).to_have_text(str(cards))
        expect(anna.sees("wait")).to_be_focused()
        expect(anna.sees("announced")).to_contain_text("Rien ne va plus")
        anna.page.keyboard.press("Enter")
        expect(anna.sees("given")).to_contain_text("On attend les autres")
        say("wait")
        expect(anna.sees("pack")).to_be_focused()


class Script:
    """Moves of whatever seats of one guest are to decide, one after the other."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def __call__(self, *moves: str) -> None:
        for move in moves:
            now = self._wire.turn()
            answer = self._wire.move(move)
            assert answer["type"] == "accepted", (now["view"]["phase"], move, answer)
            self._wire.latest[now["seat"]]["legal"] = []

    def all(self, move: str, but: dict[int, str]) -> None:
        """What all decide at the same time."""
        for _ in self._wire.turn()["view"]["asked"]:
            self(but.get(self._wire.turn()["seat"], move))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_who_decides_on_a_phone_sees_all_boards_and_hands_cas_a5(invite: Invite, players: int) -> None:
    anna = invite("Anna", viewport={"width": 360, "height": 640}, has_touch=True)
    anna.visit(f"/table/{lay(anna, 'me', *['debutant'] * (players - 1))}")
    do(anna, ways="pack", until="call")
    for width, height in ((390, 844), (375, 667), (360, 640)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate("scrollTo(0, 0)")
        bench = box_of(anna.page.locator(".bench"))
        assert bench["y"] + bench["height"] <= height
        for seat in range(players):
            for what in (f"[data-place='{seat}'] [data-board]", f"[data-testid=hand-{seat}]"):
                box = box_of(anna.page.locator(what))
                assert box["y"] >= 0
                assert box["y"] + box["height"] <= bench["y"] + 1
                assert box["x"] + box["width"] <= width
    # One board in large, and all of them again.
    anna.sees("look-1").click()
    expect(anna.page.locator("[data-place='1'] .board.large")).to_be_visible()
    anna.sees("look-all").click()
    expect(anna.page.locator(".board.large")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180)])
def test_eight_at_a_table_on_a_small_screen(invite: Invite, width: int, height: int) -> None:
    anna = invite("Anna", viewport={"width": width, "height": height}, has_touch=True)
    code = lay(anna, "me", *["debutant"] * 7)
    anna.visit(f"/table/{code}")
    do(anna, ways="pack", until="call")
    for testid in ("call", "wait"):
        box = anna.sees(testid).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height  # at hand without scrolling
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    assert objections(anna.page) == []
    # A board that is tapped is shown in large, and back.
    anna.sees("look-3").click()
    expect(anna.page.locator("[data-place='3'] .board.large")).to_be_visible()
    anna.sees("look-0").click()
    expect(anna.page.locator("[data-place='0'] .board.large")).to_be_visible()
    do(anna, ways="call drop check pack", until="match-over")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    assert objections(anna.page) == []
