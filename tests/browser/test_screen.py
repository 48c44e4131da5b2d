"""A big screen in the room and phones as hands: what each shows, how one comes, and a phone that is lost."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Wire

ROOM = {"viewport": {"width": 1920, "height": 1080}}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
NAMES = ("Benoît", "Chloé", "Dominique", "Émile")

FITS = """async frame => {
    await document.fonts.ready;
    const inside = frame.querySelector('.middle');
    const root = document.documentElement;
    return inside.scrollHeight <= inside.clientHeight && root.scrollHeight <= innerHeight
        && root.scrollWidth <= innerWidth && frame.querySelectorAll('button').length > 2;
}"""
"""Whether a hand needs no scrolling."""

SMALL = """stage => {
    const found = [];
    const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const one = texts.currentNode.parentElement;
        const seen = one.checkVisibility() && !one.closest('svg, .unseen');
        if (!seen || !texts.currentNode.textContent.trim()) continue;
        const size = parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom;
        if (size < 0.0215 * innerHeight) found.push(`${one.textContent} ${size}`);
    }
    return found;
}"""
"""The texts that nobody reads from three metres."""


def now(wire: Wire, seat: int) -> dict[str, Any]:
    """What a seat sees at this moment."""
    wire.send(type="hello")
    while (told := wire.next("snapshot"))["seat"] != seat:
        pass
    return told


def play_on(wires: list[Wire], moves: int) -> int:
    """Makes so many moves, whoever is to decide, drawn from what is legal; who is to decide then."""
    draw = random.Random(moves)
    while True:
        for seat, wire in enumerate(wires):
            told = now(wire, seat)
            if told["legal"] and seat in told["to_act"]:
                if moves == 0:
                    return seat
                assert wire.move(draw.choice(told["legal"]))["type"] == "accepted"
                moves -= 1


@pytest.mark.parametrize(
    ("game", "options", "moves"),
    [
        ("punto", {"table": "2x2"}, 9),
        ("cartino", {"players": 4}, 14),
        ("cartomanie", {"players": 4, "clock": 0}, 12),
        ("casino_royal", {"players": 4, "game": "variant", "pace": 0, "window": 0}, 3),
    ],
)
def test_the_room_sees_the_table_and_each_phone_its_hand_without_scrolling(
    invite: Callable[..., Person], game: str, options: dict[str, Any], moves: int
) -> None:
    host = invite("Anna")
    seats = [{"kind": "open"}] * 4
    code = str(host.post("/api/tables", {"game": game, "seats": seats, "options": options})["code"])
    phones = [invite(name, **PHONE) for name in NAMES]
    for seat, phone in enumerate(phones):
        phone.post(f"/api/tables/{code}/sit", {"seat": seat})
    host.post(f"/api/tables/{code}/start")
    with ExitStack() as lines:
        wires = [lines.enter_context(phone.wire(code)) for phone in phones]
        due = play_on(wires, moves)
        room = invite(**ROOM).visit(f"/table/{code}/screen")
        expect(room.sees(f"seat-{due}")).to_have_attribute("aria-current", "true")
        expect(room.sees("prompt")).to_contain_text(NAMES[due])
        for seat, phone in enumerate(phones):
            phone.visit(f"/table/{code}?hand")
            expect(phone.sees("hand-frame")).to_contain_text(NAMES[seat])
            expect(phone.sees("hand-frame").locator("header.called")).to_have_count(int(seat == due))
            expect(phone.sees("prompt")).not_to_be_empty()
            assert phone.sees("hand-frame").evaluate(FITS)
        captions = room.sees("captions").locator("li")
        expect(captions.last).to_be_visible()
        said = captions.last.inner_text()
        play_on(wires, 1)
        expect(captions.last).not_to_have_text(said)
    assert room.page.locator("[data-screen]").evaluate(SMALL) == []
    told = [json.loads(frame) for frame in room.frames]
    assert {each["seat"] for each in told if each["type"] in ("snapshot", "update")} == {None}


def test_a_table_is_opened_for_the_room_and_phones_come_by_its_code(
    invite: Callable[..., Person], base_url: str
) -> None:
    # An address that other devices know, too: only such a one is shown as a code.
    room = invite(address=base_url.replace("127.0.0.1", "salon.localhost"), **ROOM)
    room.visit("/new/punto?friends")
    room.page.get_by_role("switch", name="Jouer sur grand écran").check()
    room.sees("create").click()
    expect(room.sees("screen-qr")).to_be_visible()
    expect(room.sees("start")).to_be_disabled()
    code = room.page.url.split("/")[-2]
    phones = [invite(**PHONE) for _ in range(2)]
    for seat, phone in enumerate(phones):
        phone.visit(f"/table/{code}?hand")
        phone.sees("own-name").fill(NAMES[seat])
        phone.sees(f"sit-{seat}").click()
        expect(room.sees(f"seat-{seat}")).to_contain_text(NAMES[seat])
    expect(room.sees("start")).to_be_enabled()
    room.sees("start").click()
    for phone in phones:
        expect(phone.sees("hand-frame")).to_be_visible()
        phone.page.goto("about:blank")  # it sleeps, and comes back
        phone.visit(f"/table/{code}")
        expect(phone.sees("hand-frame")).to_be_visible()
    expect(room.sees("screen-qr")).to_be_visible()
    due = room.page.locator('[data-seat][aria-current="true"]')
    expect(due).to_have_count(1)
    phone = phones[int(due.get_attribute("data-seat") or 0)]
    expect(phone.legal.first).to_be_visible()
    phone.legal.first.click()
    expect(room.page.locator('[data-testid="captions"] li').first).to_be_visible()
    expect(room.sees("board").get_by_text(re.compile("colonne"))).not_to_have_count(0)
    phone.sees("whole").click()
    expect(phone.sees("hand-frame")).to_have_count(0)
    expect(phone.sees("seat-1")).to_be_visible()
    phone.sees("hand-only").click()
    expect(phone.sees("hand-frame")).to_be_visible()
    room.sees("screen-out").click()
    expect(room.sees("leave")).to_be_visible()


def test_the_host_gives_a_lost_phones_seat_to_another_and_everybody_sees_it(
    invite: Callable[..., Person],
) -> None:
    host, lost = invite("Anna"), invite("Benoît", **PHONE)
    code = host.lay("me", "open", start=False, expert=True)
    lost.post(f"/api/tables/{code}/sit", {"seat": 1})
    host.post(f"/api/tables/{code}/start")
    lost.visit(f"/table/{code}?hand")
    expect(lost.sees("hand-frame")).to_be_visible()
    host.visit(f"/table/{code}")
    host.sees("hand-over").click()
    host.sees("hand-over-1").click()
    expect(host.sees("seat-code")).to_be_visible()
    shown = host.sees("seat-code").inner_text()
    found = invite(**PHONE).visit(f"/table/{code}?hand&seat={shown}")
    found.sees("own-name").fill("Chloé")
    found.sees("take-over").click()
    expect(found.sees("hand-frame")).to_contain_text("Benoît")
    expect(lost.sees("replaced")).to_contain_text("confié votre place")
    lost.sees("replaced").get_by_role("button").click()
    expect(lost.sees("replaced")).to_have_count(0)
    expect(lost.sees("hand-frame")).to_have_count(0)
    host.sees("handing-close").click()
    line = "Anna a confié la place de Benoît à un autre téléphone."
    expect(host.sees("log")).to_contain_text(line)
    room = invite(**ROOM).visit(f"/table/{code}/screen")
    expect(room.sees("captions")).to_contain_text(line)
    late = invite("Émile", **PHONE).visit(f"/table/{code}?seat={shown}")
    late.sees("take-over").click()
    expect(late.sees("take-trouble")).to_be_visible()
    after = len(lost.frames)
    with host.wire(code) as anna, found.wire(code) as chloe:
        play_on([anna, chloe], 2)
        expect(
            lost.page.locator('[data-testid="board"]').get_by_text(re.compile("colonne"))
        ).not_to_have_count(0)
    heard = [json.loads(frame) for frame in lost.frames[after:]]
    assert {each["seat"] for each in heard if each["type"] in ("snapshot", "update")} == {None}
