"""How a round and a match end: what is said and offered, and what becomes of a match that is over."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import TAPIS
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]
FOUR: dict[str, Any] = {"table": "4", "starter": "1"}
CLICK = """button => new Promise(told => {
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(() => told(button.textContent.trim())).observe(button, changes);
  button.click();
})"""
"""Clicks a button and tells what it says next, however soon it says something else again."""
SEATS = ("me", "here", "here", "here")


def before_the_line(person: Person, **options: Any) -> str:
    """A table where the first of four, all at this screen, wins by laying at (3, 0); its code."""
    code = person.lay(*SEATS, **{**FOUR, **options})
    with person.wire(code) as wire:
        wire.place(four_rows(12))
    return code


@pytest.fixture
def finished(anna: Person) -> str:
    """The id of a match that is over."""
    code = anna.lay(*SEATS, **FOUR, wins=1)
    with anna.wire(code) as wire:
        wire.place(four_rows())
    return f"{code}-1"


def test_a_round_ends_with_its_reason_and_goes_on_when_one_wants(anna: Person) -> None:
    anna.visit(f"/table/{before_the_line(anna, wins=2)}")
    expect(anna.legal.first).to_be_visible()
    anna.place((3, 0))
    over = anna.sees("round-over")
    expect(over).to_contain_text("La manche revient à Anna : quatre cartes alignées ! Trophée : le")
    expect(over.get_by_role("row").filter(has_text="Anna")).to_have_text(re.compile(r"Anna\s*1\s*1"))
    expect(anna.page.locator("path.line")).to_have_count(1)
    expect(anna.legal).to_have_count(0)

    # Nothing hurries who reads it: no sand runs.
    expect(over.locator(".sand")).to_be_hidden()
    anna.page.get_by_role("button", name="Manche suivante").click()
    expect(over).to_have_count(0)
    expect(anna.sees("prompt")).to_contain_text("Autre 2")  # PUN-15
    anna.place((0, 0))


def test_the_last_round_ends_the_match(anna: Person) -> None:
    anna.visit(f"/table/{before_the_line(anna, wins=1)}")
    anna.place((3, 0))
    expect(anna.sees("match-over")).to_have_text("Partie terminée : victoire pour Anna !")
    expect(anna.sees("round-over")).to_contain_text("quatre cartes alignées")
    for offered in ("rematch", "replay", "verify", "download"):
        expect(anna.sees(offered)).to_be_enabled()
    expect(anna.legal).to_have_count(0)


def test_a_rematch_has_a_fresh_promise(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.lay("me", "open", "here", "here", start=False, **FOUR, wins=1)
    ben.visit(f"/table/{code}")
    ben.sees("sit-1").click()
    anna.visit(f"/table/{code}")
    expect(anna.sees("seat-1")).to_contain_text("Ben")
    promised = anna.sees("commitment").text_content()
    anna.sees("start").click()
    expect(anna.legal.first).to_be_visible()
    with anna.wire(code) as hers, ben.wire(code) as his:
        for number, cell in enumerate(four_rows()):
            (his if number % 4 == 1 else hers).place([cell])

    expect(ben.sees("match-over")).to_be_visible()
    for person in (anna, ben):
        person.sees("rematch").click()
    for person in (anna, ben):
        expect(person.sees("match-over")).to_have_count(0)
        expect(person.sees("prompt")).to_be_visible()
    table = anna.context.request.get(f"/api/tables/{code}").json()
    assert table["match"] == f"{code}-2"
    assert re.fullmatch("[0-9a-f]{64}", table["commitment"])
    assert table["commitment"] != promised
    anna.place((0, 0))
    ben.place((0, 1))


def test_a_rematch_goes_on_without_who_is_gone(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.lay("me", "open", "here", "here", start=False, **FOUR, wins=1)
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    with anna.wire(code) as hers, ben.wire(code) as his:
        for number, cell in enumerate(four_rows()):
            (his if number % 4 == 1 else hers).place([cell])
    anna.visit(f"/table/{code}")
    anna.sees("rematch").click()
    anna.sees("free-1").click()
    anna.sees("program-1").select_option("debutant")
    expect(anna.sees("prompt")).to_be_visible()
    anna.place((0, 0))


def test_a_match_is_checked_and_shown_to_others_over_plain_http_too(anna: Person, finished: str) -> None:
    for what in ("Crypto.prototype, 'subtle'", "Navigator.prototype, 'clipboard'"):  # not for such pages
        anna.context.add_init_script(f"Object.defineProperty({what}, {{ get: () => undefined }})")
    anna.visit(f"/verify?match={finished}")
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    anna.visit(f"/replay/{finished}")
    assert anna.page.get_by_role("button", name="Copier le lien").evaluate(CLICK) == "Copié"


def test_a_match_is_seen_again_step_by_step(anna: Person, finished: str) -> None:
    anna.visit(f"/replay/{finished}")
    at, page = anna.sees("replay-at"), anna.page
    expect(at).to_have_text("0 sur 13")
    anna.sees("replay-next").click()
    expect(at).to_have_text("1 sur 13")
    expect(anna.sees("prompt")).to_contain_text(re.compile(r"Anna pose le \d rouge au milieu de la table"))
    page.get_by_role("button", name="À la fin").click()
    expect(at).to_have_text("13 sur 13")
    expect(anna.sees("round-over")).to_contain_text("quatre cartes alignées")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text("12 sur 13")
    anna.sees("replay-slider").fill("5")
    expect(at).to_have_text("5 sur 13")
    expect(page).to_have_url(re.compile(r"#5$"))
    page.reload()
    expect(at).to_have_text("5 sur 13")
    anna.sees("replay-play").click()
    expect(at).to_have_text("6 sur 13")
    anna.sees("replay-play").click()


def test_replay_and_check_name_the_game_and_lead_back_to_the_table(anna: Person, finished: str) -> None:
    code = finished.removesuffix("-1")
    for path in (f"/replay/{finished}", f"/verify?match={finished}"):
        anna.visit(path)
        expect(anna.page.locator("header").get_by_text("Punto")).to_be_visible()
        anna.sees("to-table").click()
        expect(anna.page).to_have_url(re.compile(rf"/table/{code}$"))
        expect(anna.sees("match-over")).to_be_visible()


def test_a_line_of_what_happened_leads_to_its_step(anna: Person, finished: str) -> None:
    anna.visit(f"/replay/{finished}#9")
    at, log = anna.sees("replay-at"), anna.sees("log")
    expect(at).to_have_text("9 sur 13")
    log.get_by_role("link", name=re.compile("^Autre 2 pose")).first.click()
    expect(at).to_have_text("2 sur 13")
    expect(anna.page).to_have_url(re.compile("#2$"))
    expect(anna.sees("prompt")).to_contain_text("Autre 2 pose")


def test_who_has_won_reads_it_as_a_winner_does(invite: Invite) -> None:
    people = [invite(name) for name in ("Anna", "Ben")]
    code = people[0].lay("me", "open", start=False, starter="1", wins=1)
    people[1].post(f"/api/tables/{code}/sit", {"seat": 1})
    people[0].post(f"/api/tables/{code}/start")
    with people[0].wire(code) as hers, people[1].wire(code) as his:
        wires = [hers, his]
        turn = 0
        while True:
            now = wires[turn].turn()
            assert wires[turn].move(now["legal"][0])["type"] == "accepted"
            now["legal"] = []
            told = wires[turn].next("update")
            if outcome := told["view"]["outcome"]:
                break
            turn = told["to_act"][0]
    for seat, person in enumerate(people):
        person.visit(f"/table/{code}")
        over = person.sees("match-over")
        if outcome["winners"] == [seat]:
            expect(over).to_have_text("Vous avez gagné\u202f!")
        else:
            expect(over).to_contain_text("Partie terminée")
    assert len(outcome["winners"]) == 1


def test_a_record_changed_by_one_character_is_refused_with_its_place(
    anna: Person, finished: str, tmp_path: Path
) -> None:
    text = anna.context.request.get(f"/api/matches/{finished}/record").text()
    spoilt = tmp_path / "spoilt.txt"
    verdict = anna.sees("verdict")
    anna.visit("/verify")
    for start, at in (("1 r", 3), ("shuffle 1 side 2", 19)):
        lines = text.split("\n")
        number = next(number for number, line in enumerate(lines) if line.startswith(start))
        other = "2" if lines[number][at] == "1" else "1"
        lines[number] = lines[number][:at] + other + lines[number][at + 1 :]
        spoilt.write_text("\n".join(lines))
        anna.page.locator("input[type=file]").set_input_files(spoilt)
        expect(verdict).to_contain_text(f"ligne {number + 1}")
        expect(verdict).to_contain_text(lines[number])
        expect(verdict).to_have_attribute("data-ok", "false")
        command = [TAPIS, "verify", "--lang", "fr", str(spoilt)]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        assert checked.returncode == 1
        assert f"ligne {number + 1}" in checked.stdout

    anna.sees("record").fill(text)
    anna.sees("verify-now").click()
    expect(verdict).to_have_attribute("data-ok", "true")
    expect(verdict).to_contain_text("13 coups")
