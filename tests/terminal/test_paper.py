"""Sheets to cut out: everything the box holds is on them, in true millimetres, with the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pypdfium2
import pytest
from typer.testing import CliRunner

from tapisvert import games
from tapisvert.cli import app
from tapisvert.games.cartino.board import layout
from tapisvert.games.cartomanie.packs import pack
from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.table.paper import Suit, Text
from tapisvert.terminal.paper import POINT, Rules, write
from tapisvert.words import LANGUAGES, Speaker

OURS = ("punto", "cartino", "cartomanie", "casino_royal")


def texts(name: str, stack: str, **options: object) -> list[tuple[str, ...]]:
    """What is written on every piece of a stack."""
    game = games.load(name)
    paper = games.part(name, "paper")
    assert paper
    stacks = paper.stacks(game.options(options), str)
    (found,) = (each for each in stacks if each.name == stack)
    return [
        tuple(
            drawn.text if isinstance(drawn, Text) else drawn.suit
            for drawn in piece.drawn
            if isinstance(drawn, Text | Suit)
        )
        for piece in found.pieces
    ]


def test_pun_1_two_cards_of_every_value_in_four_colours() -> None:
    assert Counter(texts("punto", "cards")) == {(str(value), str(value)): 8 for value in range(1, 10)}


@pytest.mark.parametrize("edition", [32, 52])
def test_car_1_two_stones_of_every_field_and_the_board_that_they_fit(edition: int) -> None:
    stones = Counter("".join(said[:2]) for said in texts("cartino", "stones", edition=edition))
    assert stones == {**dict.fromkeys(layout(edition).cards, 2), "*": 2}
    (board,) = texts("cartino", "board", edition=edition)
    assert len(board) == 3 * 2 * edition
    assert len(texts("cartino", "chips")) == 25


def test_man_4_the_whole_pack_with_its_values() -> None:
    cards = [(said[0], int(said[1])) for said in texts("cartomanie", "cards")]
    assert Counter(cards) == Counter(
        ("★" if card == "*" else card, pack().values[card]) for card in pack().cards
    )


def test_cas_1_eight_boards_and_all_chips() -> None:
    boards = [
        tuple(map("".join, zip(said[1::2], said[2::2], strict=True)))
        for said in texts("casino_royal", "boards")
    ]
    assert boards == list(BOARDS)
    assert [len(texts("casino_royal", stack)) for stack in ("greens", "yellows")] == [160, 40]


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_are_a4_and_tell_every_rule(name: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "sheets.pdf"
    pages = write(name, games.load(name).settle({}, people=0), path, Speaker(language))
    document = pypdfium2.PdfDocument(path)
    assert len(document) == pages > 3
    sizes = {tuple(sorted(round(side * POINT) for side in document.get_page_size(at))) for at in range(pages)}
    assert sizes == {(210, 297)}
    said = "".join(document[at].get_textpage().get_text_range() for at in range(pages))
    rules = list(Rules(name, language).exactly)
    assert len(rules) > 15
    assert all(rule in said for rule, _ in rules)
    assert all(sentence for _, sentence in rules)


def test_a_millimetre_is_a_millimetre(tmp_path: Path) -> None:
    """Measured on the sheet, at ten dots a millimetre."""
    path = tmp_path / "sheets.pdf"
    write("punto", {}, path, Speaker("fr"))
    sheet = pypdfium2.PdfDocument(path)[0].render(scale=10 * POINT).to_pil().convert("RGB")
    middle = sheet.height // 2
    row = [sheet.getpixel((x, middle)) != (255, 255, 255) for x in range(sheet.width)]
    left, right = row.index(True), len(row) - row[::-1].index(True)
    assert (
        abs((right - left) - 10 * (4 * 45)) <= 2 * 10 * 3
    )  # four cards, and at most the cut marks beside them


def test_the_command_writes_and_says_what_it_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["print", "cartino", "--option", "edition=52", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "sheets in cartino.pdf. Print at 100%" in done.output
    assert Path("cartino.pdf").read_bytes().startswith(b"%PDF")
    for words, said in (
        (["chess"], "no game “chess”"),
        (["cartino", "--option", "edition=40"], "edition"),
        (["cartino", "--out", "nowhere/sheets.pdf"], "Cannot write nowhere/sheets.pdf"),
    ):
        failed = CliRunner().invoke(app, ["print", *words, "--lang", "en"])
        assert failed.exit_code in (1, 2)
        assert said in failed.output
