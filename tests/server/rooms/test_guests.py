"""Who somebody is, and what they may be called."""

import pytest

from tapisvert.server.messages import Me
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.guests import Guests, clean_name, clean_text


class Book:
    """Names in a dictionary."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    async def guest(self, guest: str) -> str | None:
        return self.names.get(guest)

    async def name_guest(self, guest: str, name: str) -> None:
        self.names[guest] = name


async def test_a_guest_is_who_their_cookie_says() -> None:
    guests = Guests(Book(), b"key")
    anna = await guests.introduce("", "  Anna ")
    assert anna.name == "Anna"
    assert len(anna.guest) >= 16
    assert guests.read(guests.cookie(anna.guest)) == anna.guest
    assert await guests.me(anna.guest) == anna
    assert await guests.introduce(anna.guest, "Anne") == Me(anna.guest, "Anne")
    assert await guests.me(anna.guest) == Me(anna.guest, "Anne")


@pytest.mark.parametrize(
    "cookie", [None, "", ".", "anna", "anna.", "anna.00", "ben.{signature}", "anna.{signature}0", "é.ü"]
)
def test_a_forged_cookie_proves_nothing(cookie: str | None) -> None:
    guests = Guests(Book(), b"key")
    signature = guests.cookie("anna").partition(".")[2]
    assert guests.read(cookie and cookie.format(signature=signature)) == ""


def test_a_cookie_of_another_server_proves_nothing() -> None:
    assert Guests(Book(), b"key").read(Guests(Book(), b"other").cookie("anna")) == ""


async def test_who_has_no_name_is_asked_for_one() -> None:
    guests = Guests(Book(), b"key")
    assert await guests.me("") == Me()
    with pytest.raises(Refuse) as refused:
        await guests.named("nobody")
    assert refused.value.refusal.code == "no-name"


def test_names_are_trimmed_composed_and_plain() -> None:
    assert clean_name("\t Zoe\u0308  de  la Tour ") == "Zoë de la Tour"
    assert clean_name("👩‍👧") == "👩‍👧"


INVISIBLE = [
    *("\x00", "\x1b", "\x7f", "\ud800", "\ue000"),  # controls, halves of letters, private ones
    *("\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2067", "\u2069", "\u200e", "\u061c"),  # directions
    *("\u200b", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u2800", "\u3164", "\u115f", "\U000e0041"),  # blanks
]


def test_nothing_invisible_hides_in_names_or_chat() -> None:
    for sign in INVISIBLE:
        with pytest.raises(Refuse):
            clean_name(f"An{sign}na")
        assert clean_text(f"An{sign}na").replace(" ", "") == "Anna"


def test_accents_do_not_pile_up() -> None:
    assert clean_name("Ả̃nna") == "Ả̃nna"
    with pytest.raises(Refuse):
        clean_name("A" + "\u0335" * 9)
    assert len(clean_text("A" + "\u0335" * 50)) < 10


def test_joiners_join_and_do_nothing_else() -> None:
    assert clean_text("👩\u200d👧 می\u200cخواهم") == "👩\u200d👧 می\u200cخواهم"
    assert clean_text("\u200da\u200d\u200db\u200d") == "a\u200db"


@pytest.mark.parametrize("text", ["<b>Anna</b>", "<script>", "&amp;", 'a" onload="x', "{ $name }"])
def test_markup_stays_text(text: str) -> None:
    """Nothing is escaped or taken out: it is shown as what it is."""
    assert clean_name(text) == clean_text(text) == text


async def test_nobody_can_choose_their_own_id() -> None:
    guests = Guests(Book(), b"key")
    for chosen in ("anna", "anna.00", f"anna.{'0' * 64}"):
        drawn = await guests.introduce(guests.read(chosen), "Anna")
        assert drawn.guest != "anna"
    first, second = [(await guests.introduce("", "Anna")).guest for _ in range(2)]
    assert first != second
    assert len(first) == len(second) == 24


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "a\x00b", "a\u202eb", "\u2028", "x" * 25, "\ud800"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Refuse) as refused:
        clean_name(name)
    assert refused.value.refusal.code == "bad-name"


def test_what_is_invisible_is_left_out_of_chat() -> None:
    assert clean_text(" well\x07 \n played\u202e! ") == "well played!"
    assert clean_text("\x00\u202e") == ""
