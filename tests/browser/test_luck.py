"""What a browser keeps of the luck before a match, and what it says about it afterwards."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import ROOT, House
from tests.browser.people import Person
from tests.browser.test_match import play_to_the_end

TAPIS = [sys.executable, "-c", "from tapisvert.cli import main; main()"]
Invite = Callable[..., Person]


@pytest.fixture
def crooked(page_is_built: None, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A server that cheats as the test's parameter says, or is only impatient."""
    house = House(tmp_path, "tests.browser.crooked", getattr(request, "param", "impatient"))
    house.open()
    yield house
    house.close()


def play_alone(anna: Person) -> str:
    """A match of one round against a program, to its end; the table's code."""
    code = anna.lay("me", "debutant", start=False, wins=1)
    anna.visit(f"/table/{code}")
    anna.sees("start").click()
    play_to_the_end(anna)
    return code


def test_a_finished_match_is_compared_with_what_the_browser_had_seen(invite: Invite, tmp_path: Path) -> None:
    anna = invite("Anna")
    code = play_alone(anna)
    said = anna.sees("receipt")
    expect(said).to_have_attribute("data-ok", "true")
    said.locator("summary").click()
    expect(said).to_contain_text("Votre sel est bien celui de la partie.")
    expect(said).to_contain_text("La promesse du serveur est celle qui était connue")
    with anna.page.expect_download() as kept:
        anna.sees("receipt-download").click()
    receipt, record = tmp_path / "mine.txt", tmp_path / "match.txt"
    kept.value.save_as(receipt)
    record.write_bytes(anna.context.request.get(f"/api/matches/{code}-1/record").body())
    checked = subprocess.run(
        [*TAPIS, "verify", str(record), "--receipt", str(receipt), "--lang", "fr"],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "Le reçu et la partie concordent." in checked.stdout
    anna.visit(f"/verify?match={code}-1")
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    expect(anna.sees("receipt")).to_contain_text("Votre sel est bien celui de la partie.")


@pytest.mark.parametrize(
    ("crooked", "said"),
    [
        ("swap_salt", "Le sel de la place 1 n’est pas celui que vous aviez tiré."),
        ("swap_secret", "La promesse du serveur n’est pas celle qui était connue avant la donne."),
    ],
    indirect=["crooked"],
)
def test_a_server_that_swaps_something_is_found_out(invite: Invite, crooked: House, said: str) -> None:
    anna = invite("Anna", crooked.address)
    play_alone(anna)
    expect(anna.sees("receipt")).to_have_attribute("data-ok", "false")
    expect(anna.sees("receipt")).to_contain_text(said)


def test_who_never_opens_is_named_and_freed_and_the_next_deal_says_so(invite: Invite, crooked: House) -> None:
    anna = invite("Anna", crooked.address)
    ben = invite("Ben", crooked.address)
    code = anna.lay("me", "open", start=False, wins=1)
    ben.post(f"/api/tables/{code}/sit", {"seat": 1, "seal": "ab" * 32})
    anna.visit(f"/table/{code}")
    anna.sees("start").click()
    expect(anna.sees("late")).to_have_text("Nous attendons toujours\u202f: Ben.")
    expect(anna.sees("seat-1")).to_contain_text("n’a pas répondu")
    anna.sees("free-1").click()
    expect(anna.sees("attempt")).to_have_text("Donne n° 2\u202f: la précédente a été abandonnée.")
    anna.sees("program-1").select_option("debutant")
    anna.sees("start").click()
    expect(anna.sees("board")).to_be_visible()
    record = anna.context.request.get(f"/api/matches/{code}-1/record").text()
    assert "\nattempts: 2\nabandoned 1: " in record
