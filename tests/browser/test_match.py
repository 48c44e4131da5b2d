"""A whole match of Punto, from the home page to the check of its luck."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tapisvert.server.rooms.names import program_names
from tests.browser.house import TAPIS
from tests.browser.people import Person

Invite = Callable[..., Person]


def test_one_click_and_one_plays(invite: Invite) -> None:
    person = invite().visit("/")
    person.page.get_by_role("textbox", name="Votre nom").fill("Anna")
    person.sees("play-punto").click()
    expect(person.page).to_have_url(re.compile(r"/table/\w+$"))
    expect(person.sees("seat-0")).to_contain_text("Anna")
    expect(person.sees("seat-1")).to_contain_text("Amateur")  # how strong it is, beside a name of its own
    name = person.page.locator("[data-seat='1'] .given").inner_text()
    assert name in program_names()
    person.place()
    person.place()
    expect(person.sees("log")).to_contain_text(f"{name} pose")


def test_a_person_plays_a_whole_match_against_maitre(invite: Invite, tmp_path: Path) -> None:
    anna = invite(reduced_motion="no-preference").visit("/")
    anna.sees("new-table").click()
    anna.sees("with-program").click()
    anna.page.get_by_role("textbox", name="Votre nom").fill("Anna")
    anna.page.get_by_label("Place 2 : niveau du programme").select_option(label="Maître")
    anna.page.get_by_role("button", name="Commencer la partie").click()

    rounds = play_to_the_end(anna)

    assert len(rounds) >= 2
    assert all(re.search("[Ll]a manche", said) for said in rounds)
    over = anna.sees("match-over")
    name = anna.page.locator("[data-seat='1'] .given").inner_text()
    lost = rf"Partie terminée\s: (victoire pour {name}\s!|match nul\.)"
    expect(over).to_have_text(re.compile(rf"^(Vous avez gagné\s!|{lost})$"))
    expect(anna.sees("log")).to_contain_text(re.compile("La partie (revient à|est nulle)"))

    with anna.page.expect_download() as saved:
        anna.sees("download").click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    assert record.name.endswith("-1.txt")
    assert f"seat 2 (maitre): {name}" in record.read_text()
    checked = subprocess.run(
        [TAPIS, "verify", "--lang", "fr", record], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "tout est juste" in checked.stdout

    anna.sees("verify").click()
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    expect(anna.sees("verdict")).to_contain_text("Tout est juste")
    anna.page.go_back()
    anna.sees("replay").click()
    expect(anna.sees("replay-at")).to_have_text(f"0 sur {record.read_text().count('@')}")


def play_to_the_end(person: Person) -> list[str]:
    """Plays one's own cards wherever they may go; what was said at the end of every round."""
    said = []
    moves = person.legal.first
    while True:
        # On a fresh machine the programs are compiled before Maître's first move.
        expect(moves.or_(person.sees("round-over")).first).to_be_visible()
        if moves.is_visible():
            person.place()
        else:
            said.append(person.sees("round-over").locator(".sentence").inner_text())
            if person.sees("match-over").is_visible():
                return said
            person.sees("next-round").click()
