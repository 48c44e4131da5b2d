"""Who somebody is, and what they may be called."""

import pytest

from tapisvert.server.messages.people import Me
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.guests import Guests


class Book:
    """Names in a dictionary."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.ended: dict[str, int] = {}

    async def guest(self, guest: str) -> str | None:
        return self.names.get(guest)

    async def name_guest(self, guest: str, name: str) -> None:
        self.names[guest] = name

    async def end_sessions(self, guest: str) -> None:
        self.ended[guest] = self.ended.get(guest, 0) + 1

    async def generations(self) -> dict[str, int]:
        return dict(self.ended)


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


async def test_nobody_can_choose_their_own_id() -> None:
    guests = Guests(Book(), b"key")
    for chosen in ("anna", "anna.00", f"anna.{'0' * 64}"):
        drawn = await guests.introduce(guests.read(chosen), "Anna")
        assert drawn.guest != "anna"
    first, second = [(await guests.introduce("", "Anna")).guest for _ in range(2)]
    assert first != second
    assert len(first) == len(second) == 24


async def test_a_guest_can_end_all_sessions_elsewhere() -> None:
    book = Book()
    guests, elsewhere = Guests(book, b"key"), Guests(book, b"key")
    before, bens = guests.cookie("anna"), guests.cookie("ben")
    await guests.end_sessions("anna")
    assert guests.read(before) == ""
    assert guests.read(bens) == "ben"
    fresh = guests.cookie("anna")
    assert guests.read(fresh) == "anna"
    assert elsewhere.read(fresh) == "anna", "another node need not have heard of it"
    assert await elsewhere.renew() == {"anna"}
    assert elsewhere.read(before) == ""
    await guests.end_sessions("anna")
    assert guests.read(fresh) == ""
    assert guests.read(fresh.replace(".1.", ".9.")) == ""
