"""Friends in two places at one table, somebody who looks on, and somebody who tries to play for others."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tapisvert.client.host import Host
from tapisvert.server.messages.tables import Sit
from tests.browser.people import Person

Invite = Callable[..., Person]


def test_a_table_is_shown_to_cameras_where_they_can_follow(invite: Invite) -> None:
    anna = invite("Anna").visit("/")
    anna.sees("friends-cartino").click()
    anna.sees("create").click()
    # Nobody comes from elsewhere to an address that means this computer.
    expect(anna.sees("alone")).to_be_visible()
    expect(anna.sees("qr")).to_have_count(0)
    ben = invite().visit(anna.address.replace("127.0.0.1", "tapis.localhost") + "/new/cartino?friends")
    ben.sees("create").click()
    expect(ben.page.get_by_role("img", name="QR code de la table")).to_be_visible()
    expect(ben.sees("alone")).to_have_count(0)


def test_two_browsers_play_each_other(invite: Invite) -> None:
    anna = invite().visit("/")
    anna.sees("friends-punto").click()
    anna.page.get_by_role("textbox", name="Votre nom").fill("Anna")
    anna.page.get_by_text("Régler les détails").click()
    anna.page.get_by_label("Qui commence").select_option(label="Place 1")
    anna.page.get_by_role("button", name="Ouvrir la table").click()
    code = anna.sees("table-code").inner_text()
    expect(anna.sees("start")).to_be_disabled()

    ben = invite().visit("/")
    ben.sees("join-code").fill(code.lower())
    ben.sees("join").click()
    ben.sees("sit-1").click()
    expect(anna.sees("seat-1")).to_contain_text("Invité")
    ben.page.get_by_role("textbox", name="Votre nom").fill("Ben")
    ben.page.keyboard.press("Tab")
    expect(ben.page.get_by_text("Anna donnera le départ.")).to_be_visible()
    expect(anna.sees("seat-1")).to_contain_text("Ben")
    anna.sees("start").click()

    for cell in ((0, 0), (0, 1)):
        expect(ben.sees("prompt")).to_have_text("C’est à Anna de jouer.")
        expect(ben.legal).to_have_count(0)
        anna.place(cell)
        expect(anna.sees("prompt")).to_have_text("C’est à Ben de jouer.")
        expect(ben.sees("log")).to_contain_text("Anna pose")
        ben.place((cell[0] + 1, cell[1]))
    for person in (anna, ben):
        expect(person.sees("log").get_by_text(re.compile("^(Anna|Ben) pose"))).to_have_count(4)
    anna.shows(lambda board: len(board) == 4 and board == ben.board())


def test_a_bot_that_sits_down_is_shown_as_a_program(anna: Person) -> None:
    code = anna.lay("me", "open", start=False)
    host = Host(anna.address)
    host.introduce("Grimpeur")
    host.sit(code, Sit(1, bot=True))
    anna.visit(f"/table/{code}")
    expect(anna.sees("seat-1")).to_contain_text("Grimpeur · programme")
    anna.sees("start").click()
    expect(anna.sees("board")).to_be_visible()
    expect(anna.sees("seat-1")).to_contain_text("Grimpeur · programme")
    expect(anna.sees("seat-0")).not_to_contain_text("programme")


def test_a_link_is_as_good_as_a_code(invite: Invite, anna: Person) -> None:
    code = anna.lay("me", "open", start=False)
    ben = invite().visit("/")
    ben.sees("join-code").fill(f"{ben.address}/table/{code}")
    ben.sees("join").click()
    expect(ben.sees("sit-1")).to_be_visible()


def test_who_leaves_the_waiting_room_frees_the_seat(invite: Invite, anna: Person) -> None:
    ben = invite("Ben")
    code = anna.lay("me", "open", start=False)
    ben.visit(f"/table/{code}").sees("sit-1").click()
    expect(ben.sees("seat-1")).to_contain_text("vous")
    anna.visit(f"/table/{code}")
    expect(anna.sees("seat-1")).to_contain_text("Ben")
    ben.sees("leave").click()
    expect(anna.sees("program-1")).to_be_visible()
    expect(ben.sees("play-punto")).to_be_enabled()
    expect(ben.sees("go-on")).to_have_count(0)


def test_an_open_table_waits_on_the_home_page(invite: Invite, anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = anna.post("/api/tables", {"game": "punto", "seats": seats, "public": True})["code"]
    ben = invite("Ben").visit("/")
    ben.sees("open-tables").locator(f'a[href="/table/{code}"]').click()
    ben.sees("sit-1").click()
    expect(ben.sees("seat-1")).to_contain_text("Ben")


def test_an_onlooker_sees_the_board_and_nobodys_hand(invite: Invite) -> None:
    anna, ben, eve = invite("Anna"), invite("Ben"), invite("Eve")
    code = anna.lay("me", "open", start=False, expert=True, starter="1")
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    for person in (anna, ben, eve):
        person.visit(f"/table/{code}")
    expect(eve.page.get_by_text("Vous regardez")).to_be_visible()
    expect(anna.page.get_by_text("1 personne regarde")).to_be_visible()
    anna.place((0, 0))
    ben.place((1, 0))
    expect(eve.sees("log")).to_contain_text("Ben pose")
    anna.place((0, 1))
    expect(eve.sees("log").get_by_text(re.compile("^(Anna|Ben) pose"))).to_have_count(3)

    expect(eve.sees("hand-card")).to_have_count(0)
    expect(eve.page.locator("[data-cell]")).to_have_count(0)
    eve.shows(lambda board: len(board) == 3 and board == anna.board())
    told = [json.loads(frame) for frame in eve.frames]
    pictures = [message for message in told if message["type"] in ("snapshot", "update")]
    assert len(pictures) >= 3
    assert all(picture["seat"] is None and picture["legal"] == [] for picture in pictures)
    assert all(picture["view"]["hand"] == [] and picture["view"]["up"] == "" for picture in pictures)
    for picture in pictures:
        # What all know each side was dealt: every card of its colours (PUN-2).
        assert picture["view"].pop("known") == [sorted(all_cards("rb")), sorted(all_cards("gy"))]
    shown = set(re.findall(r'"([rbgy][1-9])"', json.dumps(told)))
    assert shown == {card for _, card in pictures[-1]["view"]["board"]}


def all_cards(colours: str) -> list[str]:
    return [f"{colour}{value}" for colour in colours for value in range(1, 10)] * 2


def test_a_hand_is_told_to_its_owner_alone(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.lay("me", "open", start=False, expert=True, starter="1")
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    for person in (anna, ben):
        person.visit(f"/table/{code}")
        expect(person.sees("hand-card")).to_have_count(2)
    seats = [{json.loads(frame).get("seat") for frame in person.frames} - {None} for person in (anna, ben)]
    assert seats == [{0}, {1}]


def test_a_seat_answers_to_its_owner_alone(invite: Invite) -> None:
    anna, ben, eve = invite("Anna"), invite("Ben"), invite("Eve")
    code = anna.lay("me", "open", start=False, starter="1")
    table = f"/api/tables/{code}"
    assert eve.refused(f"{table}/sit", {"seat": 0}) == "seat-taken"
    assert eve.refused(f"{table}/leave", {"seat": 0}) == "not-your-seat"
    assert eve.refused(f"{table}/start", {}) == "not-host"
    ben.post(f"{table}/sit", {"seat": 1})
    anna.post(f"{table}/start")
    anna.visit(f"/table/{code}")
    expect(anna.legal).to_have_count(1)
    before = state(anna, code)

    for stranger, refusals in ((eve, "not-your-seat"), (ben, "not-your-seat")):
        stranger.visit(f"/table/{code}")
        expect(stranger.sees("prompt")).to_have_text("C’est à Anna de jouer.")
        assert sent_from(stranger, code, before) == refusals
        assert stranger.refused(f"{table}/leave", {"seat": 0}) == refusals
        assert stranger.refused(f"{table}/sit", {"seat": 0}) == "wrong-phase"
        assert stranger.refused(f"{table}/rematch", {}) == "wrong-phase"
    nobody = invite().visit("/")
    assert sent_from(nobody, code, before) == "not-your-seat"
    assert nobody.refused(f"{table}/leave", {"seat": 0}) == "no-name"

    assert state(anna, code) == before
    anna.place((0, 0))


def sent_from(stranger: Person, code: str, before: dict[str, object]) -> str:
    """Sends a move of the first seat out of a stranger's own page, legal but for its sender; the refusal."""
    move = {"type": "move", "id": "stolen", "seat": 0, "move": before["legal"], "version": before["version"]}
    answer: str = stranger.page.evaluate(
        """([code, move]) => new Promise((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/stream`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ type: 'hello' }));
            socket.send(JSON.stringify(move));
          };
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === 'accepted') reject(new Error('accepted'));
            if (message.type === 'refused') resolve(message.refusal.code);
          };
          socket.onclose = () => reject(new Error('closed'));
        })""",
        [code, {**move, "match": before["match"]}],
    )
    return answer


def state(owner: Person, code: str) -> dict[str, object]:
    """What the owner of the first seat is told by a fresh stream."""
    with owner.wire(code) as wire:
        now = wire.turn()
    return {"match": now["match"], "version": now["version"], "legal": now["legal"][0], "view": now["view"]}
