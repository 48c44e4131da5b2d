"""What people may be called, and what is shown of what they write."""

import pytest

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.tables import Sit
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.names import (
    clean_name,
    clean_text,
    looks,
    program_names,
    told_apart,
    unused_name,
)
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import ANNA, SALT, new_table, refused


def test_names_are_trimmed_composed_and_plain() -> None:
    assert clean_name("\t Zoe\u0308  de  la Tour ") == "Zoë de la Tour"
    assert clean_name("👩‍👧") == "👩‍👧"


INVISIBLE = [
    *("\x00", "\x1b", "\x7f", "\ud800", "\ue000"),  # controls, halves of letters, private ones
    *("\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2067", "\u2069", "\u200e", "\u061c"),  # directions
    *("\u200b", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u2800", "\u3164", "\u115f", "\U000e0041"),  # blanks
    *("\u034f", "\u17b4", "\u17b5", "\ufffc", "\U0001d159", "\U00016fe4", "\u2065", "\u0378"),  # of all kinds
    *("\u200c", "\u200d", "\ufe0f", "\ufe00", "\U000e0100"),  # joiners and selectors where they join nothing
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
    assert clean_text("\u200da\u200d\u200db\u200d") == "ab"


@pytest.mark.parametrize("text", ["<b>Anna</b>", "<script>", "&amp;", 'a" onload="x', "{ $name }"])
def test_markup_stays_text(text: str) -> None:
    """Nothing is escaped or taken out: it is shown as what it is."""
    assert clean_name(text) == clean_text(text) == text


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "a\x00b", "a\u202eb", "\u2028", "x" * 25, "\ud800"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Refuse) as refused:
        clean_name(name)
    assert refused.value.refusal.code == "bad-name"


def test_what_is_invisible_is_left_out_of_chat() -> None:
    assert clean_text(" well\x07 \n played\u202e! ") == "well played!"
    assert clean_text("\x00\u202e") == ""


@pytest.mark.parametrize(
    ("name", "others", "told"),
    [
        ("Ben", ["Anna"], "Ben"),
        ("Anna", ["Anna"], "Anna 2"),
        ("anna", ["Anna"], "anna 2"),
        ("Invité", ["Invité", "Invité 2"], "Invité 3"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
    ],
)
def test_who_is_called_the_same_is_told_apart(name: str, others: list[str], told: str) -> None:
    assert told_apart(name, others) == told


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410nna", "Anna"),  # a Cyrillic A
        ("Ann\u0430", "Anna"),
        ("\u0421\u043e\u0441\u043e", "Coco"),  # Cyrillic throughout
        ("\u039fmar", "Omar"),  # a Greek O
        ("\uff21nna", "Anna"),  # a wide one
        ("\U0001d400nna", "Anna"),  # a mathematical one
        ("Ann\u00e1", "Anna"),
        ("Anna.", "Anna"),
        ("An na", "Anna"),
        ("Li1i", "Lili"),
        ("0scar", "Oscar"),
        ("Ma\u00eetre.", "Ma\u00eetre"),
        ("Bem", "Bern"),
    ],
)
def test_a_name_that_only_looks_like_another_is_refused(name: str, other: str) -> None:
    with pytest.raises(Refuse) as refused:
        told_apart(name, [other])
    assert refused.value.refusal.code == "name-taken"


def test_programs_have_names_enough_and_none_looks_like_another() -> None:
    names = program_names()
    assert len({looks(name) for name in names}) == len(names) >= 16
    assert all(clean_name(name) == name for name in names)
    assert all(unused_name("CODE", names[:number]) in names[number:] for number in range(len(names)))


async def test_a_program_gives_way_to_a_person_of_its_name(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", "maitre", "maitre", options={"table": "4"}))
    before = [seat.name for seat in table.row.seats[2:]]
    assert set(before) <= set(program_names())
    await table.sit(Me("third", before[0].upper()), Sit(1))
    now = [seat.name for seat in table.row.seats]
    assert now[1] == before[0].upper()
    assert now[2] not in before
    assert now[3] == before[1]
    assert len({looks(name) for name in now}) == 4
    await table.sit(Me("third", now[2]), Sit(1))
    assert table.row.seats[1].name == now[2] != table.row.seats[2].name


async def test_nobody_at_a_table_is_called_like_somebody_else(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", "open", "maitre", options={"table": "4"}))
    await table.sit(Me("other", "Anna"), Sit(1, SALT))
    assert [seat.name for seat in table.row.seats] == ["Anna", "Anna 2", "", table.row.seats[3].name]
    assert await refused(table.sit(Me("third", "\u0410nna"), Sit(2, SALT))) == "name-taken"
    await table.sit(Me("third", "Eve"), Sit(2, SALT))
    assert await refused(table.sit(Me("third", "Eve"), Sit(2, SALT, "Ann\u0430"))) == "name-taken"
    await table.sit(Me("third", "Eve"), Sit(2, SALT, "Eva"))
    assert table.row.seats[2].name == "Eva"
