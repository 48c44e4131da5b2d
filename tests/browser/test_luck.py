"""What a browser keeps of the luck before a match, and what it says about it afterwards."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import ROOT, House
from tests.browser.people import Person, four_rows

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
    """A match of one round around one screen: the deal on the page, the rest over the wire; its table."""
    code = anna.lay("me", "here", "here", "here", start=False, table="4", wins=1, starter="1")
    anna.visit(f"/table/{code}")
    anna.sees("start").click()
    expect(anna.sees("board")).to_be_visible()
    with anna.wire(code) as wire:
        wire.place(four_rows())
    return code


def test_a_finished_match_is_compared_with_what_the_browser_had_seen(invite: Invite, tmp_path: Path) -> None:
    anna = invite("Anna")
    code = play_alone(anna)
    said = anna.sees("receipt")
    expect(said).to_have_attribute("data-ok", "true")
    said.locator("summary").click()
    expect(said).to_contain_text("Vos 4 sels sont bien ceux de la partie.")
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
    expect(anna.sees("receipt")).to_contain_text("Vos 4 sels sont bien ceux de la partie.")


@pytest.mark.parametrize(
    ("crooked", "said"),
    [
        ("swap_salt", "Le sel de la place 4 n’est pas celui que vous aviez tiré."),
        ("swap_secret", "La promesse du serveur n’est pas celle qui était connue avant la donne."),
    ],
    indirect=["crooked"],
)
def test_a_server_that_swaps_something_is_found_out(invite: Invite, crooked: House, said: str) -> None:
    anna = invite("Anna", crooked.address)
    play_alone(anna)
    expect(anna.sees("receipt")).to_have_attribute("data-ok", "false")
    expect(anna.sees("receipt")).to_contain_text(said)


@pytest.mark.parametrize(
    ("crooked", "said"),
    [
        ("grind", "Le sceau de la place 1 n’est pas"),
        ("replay", "Vous avez vu 2 donnes, mais la partie n’en compte que 1\u202f: il en manque."),
    ],
    indirect=["crooked"],
)
def test_a_host_that_plays_and_cheats_is_found_out_by_the_others_page(
    invite: Invite, crooked: House, said: str, request: pytest.FixtureRequest
) -> None:
    """The host has three of four seats, and grinds the first one's salt; or hides a deal that failed."""
    anna, ben = invite("Anna", crooked.address), invite("Ben", crooked.address)
    code = anna.lay("me", "open", "here", "here", start=False, table="4", wins=1, starter="1")
    ben.visit(f"/table/{code}").sees("sit-1").click()
    expect(ben.sees("seat-1")).to_contain_text("vous")
    if "replay" in request.node.callspec.id:
        fakes = [{"seat": seat, "seal": "ab" * 32} for seat in (0, 2, 3)]
        anna.post(f"/api/tables/{code}/start", {"seals": fakes})
        anna.post(f"/api/tables/{code}/leave", {"seat": 2})
        expect(ben.sees("attempt")).to_have_text("Donne n° 2\u202f: la précédente a été abandonnée.")
        anna.post(f"/api/tables/{code}/sit", {"seat": 2, "attempt": 2, "name": "Autre 3"})
    anna.visit(f"/table/{code}")
    anna.sees("start").click()
    expect(ben.sees("board")).to_be_visible()
    with anna.wire(code) as hers, ben.wire(code) as his:
        for number, cell in enumerate(four_rows()):
            (his if number % 4 == 1 else hers).place([cell])
    expect(ben.sees("receipt")).to_have_attribute("data-ok", "false")
    expect(ben.sees("receipt")).to_contain_text(said)


def test_who_opens_another_salt_is_named_and_the_verdict_tells_of_the_deal(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.lay("me", "open", start=False, wins=1)
    ben.post(f"/api/tables/{code}/sit", {"seat": 1, "seal": "ab" * 32})
    anna.visit(f"/table/{code}")
    anna.sees("start").click()
    with ben.wire(code) as his:
        while not his.next("table")["table"]["dealing"]:
            pass
        his.send(type="open", seat=1, match=f"{code}-1", attempt=1, salt="cd" * 32)
    expect(anna.sees("late")).to_have_text("Nous attendons toujours\u202f: Ben.")
    anna.sees("free-1").click()
    anna.sees("program-1").select_option("debutant")
    anna.sees("start").click()
    expect(anna.sees("board")).to_be_visible()
    with anna.wire(code) as wire:
        wire.play(lambda now: str(now["legal"][0]))
    anna.sees("verify").click()
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    expect(anna.sees("verdict")).to_contain_text("Une donne avait été abandonnée avant celle-ci.")


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
