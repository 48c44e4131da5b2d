"""`tapis print`: a game's pieces on sheets of A4 in true millimetres, with cut marks, and its rules.

Sheets use the fonts that every reader of PDF has, so that nothing is embedded and files stay small.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from tapisvert import games
from tapisvert.table.paper import Box, Disc, Piece, Shape, Stack, Suit, Text, ink_of
from tapisvert.terminal.needs import cannot_write
from tapisvert.words import Speaker, catalogue, sections

if TYPE_CHECKING:
    from fpdf import FPDF

    from tapisvert.table.game import OptionValue
    from tapisvert.table.paper import Drawing

SHORT, LONG = 210.0, 297.0
MARGIN, HEAD = 9.0, 8.0
"""Around a sheet, and for the line on top that says what is on it."""

MARK = 4.0
"""How long a cut mark is."""

DINGBATS = {"C": "\xa8", "D": "\xa9", "H": "\xaa", "S": "\xab", "★": "H"}
"""In the font ZapfDingbats."""

CAPITAL = 0.72
"""How high a capital is in these fonts, of the font's size."""

POINT = 0.3528
NARROW = str.maketrans({"\u202f": "\xa0", "−": "-"})  # what these fonts lack


def write(name: str, options: Mapping[str, OptionValue], path: Path, speaker: Speaker) -> int:
    """Writes the sheets of a game to a file; how many there are. Raises `Trouble` if that cannot be done."""
    from fpdf import FPDF

    pdf = FPDF(unit="mm", format="A4")
    pdf.set_auto_page_break(auto=False)
    pdf.set_margin(0)
    pdf.core_fonts_encoding = "cp1252"  # what these fonts have, quotes and œ included
    game, rules = games.load(name), Rules(name, speaker.language)
    pdf.set_title(rules.text("title"))
    pdf.set_creator("Tapis Vert")
    paper, sheets = games.part(name, "paper"), Sheets(pdf)
    for stack in (
        paper.stacks(game.options(options), lambda rank: speaker.text(f"letter-{rank}")) if paper else ()
    ):
        sheets.lay(stack, speaker.text(f"{name}-paper-{stack.name}"))
    _tell(pdf, rules)
    try:
        pdf.output(str(path))
    except OSError as error:
        raise cannot_write(path, error) from None
    return pdf.pages_count


class Rules:
    """The page of rules of a game, as its words have it."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._source = sections(catalogue(game, language)).get("rules", "")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(self._source))

    def text(self, name: str) -> str:
        """A sentence of it, or the game's name if that is all there is."""
        message = f"{self._game}-rules-{name}"
        if not self._bundle.has_message(message):
            return self._game.replace("_", " ").title() if name == "title" else ""
        pattern = self._bundle.get_message(message).value
        return str(self._bundle.format_pattern(pattern)[0]) if pattern else ""

    @property
    def minute(self) -> Iterator[str]:
        """The rules in a minute, sentence by sentence."""
        return (self.text(f"minute-{number}") for number in self._all(r"minute-(\d+)"))

    @property
    def exactly(self) -> Iterator[tuple[str, str]]:
        """Every rule with its id."""
        for prefix in self._all(r"([a-z]{3})-1"):
            for name in self._all(rf"({prefix}-[a-z]?\d+)"):
                yield name.upper(), self.text(name)

    def _all(self, pattern: str) -> list[str]:
        return re.findall(rf"^{self._game}-rules-{pattern} =", self._source, re.MULTILINE)


# --- sheets ---------------------------------------------------------------------------------------


class Sheets:
    """Lays stacks on one sheet after the other; what fits below the last stack goes there."""

    def __init__(self, pdf: FPDF) -> None:
        self._pdf = pdf
        self._bottom = 0.0
        self._lies = False

    def lay(self, stack: Stack, title: str) -> None:
        """Pieces side by side, so many in a row and so many rows on a sheet."""
        first = stack.pieces[0]
        lies = first.width > SHORT - 2 * MARGIN
        width, height = (LONG, SHORT) if lies else (SHORT, LONG)
        columns = min(int((width - 2 * MARGIN) // first.width), len(stack.pieces))
        left = (width - columns * first.width) / 2
        pieces = list(stack.pieces)
        all_of_it = HEAD + -(-len(pieces) // columns) * first.height
        if not self._bottom or lies != self._lies or self._bottom + all_of_it > height - MARGIN:
            self._turn(lies)
        while pieces:
            top = self._bottom + HEAD
            rows = int((height - MARGIN - top) // first.height)
            assert rows * columns, "a piece is larger than a sheet"
            now, pieces = pieces[: rows * columns], pieces[rows * columns :]
            _words(self._pdf, title, width / 2, top - HEAD, 4, "#444444")
            for number, piece in enumerate(now):
                down, across = divmod(number, columns)
                _draw(self._pdf, piece, left + across * first.width, top + down * first.height)
            rows = -(-len(now) // columns)
            _cut_marks(self._pdf, left, top, first, columns, rows)
            self._bottom = top + rows * first.height + HEAD
            if pieces:
                self._turn(lies)

    def _turn(self, lies: bool) -> None:
        self._pdf.add_page(orientation="landscape" if lies else "portrait")
        self._lies, self._bottom = lies, MARGIN


def _cut_marks(pdf: FPDF, left: float, top: float, piece: Piece, columns: int, rows: int) -> None:
    """Short lines outside, where a knife goes along, and thin crosses at the corners between pieces."""
    right, bottom = left + columns * piece.width, top + rows * piece.height
    pdf.set_draw_color("#888888")
    pdf.set_line_width(0.15)
    for column in range(columns + 1):
        x = left + column * piece.width
        pdf.line(x, top - MARK, x, top - 1)
        pdf.line(x, bottom + 1, x, bottom + MARK)
        for row in range(rows + 1):
            y = top + row * piece.height
            pdf.line(x - 0.8, y, x + 0.8, y)
            pdf.line(x, y - 0.8, x, y + 0.8)
    for row in range(rows + 1):
        y = top + row * piece.height
        pdf.line(left - MARK, y, left - 1, y)
        pdf.line(right + 1, y, right + MARK, y)


def _draw(pdf: FPDF, piece: Piece, x: float, y: float) -> None:
    for drawn in piece.drawn:
        _shape(pdf, drawn, x, y)


def _shape(pdf: FPDF, drawn: Drawing, x: float, y: float) -> None:
    match drawn:
        case Text():
            _words(pdf, drawn.text, x + drawn.x, y + drawn.y, drawn.size, drawn.ink, drawn.bold, drawn.turned)
        case Suit():
            _words(pdf, drawn.suit, x + drawn.x, y + drawn.y, drawn.size, ink_of(drawn.suit), sign=True)
        case Shape():
            pdf.set_fill_color(drawn.fill)
            pdf.polygon([(x + at, y + down) for at, down in drawn.points], style="F")
        case Box():
            style = _style(pdf, drawn)
            rounded = bool(drawn.radius)
            place = (x + drawn.x, y + drawn.y, drawn.width, drawn.height)
            pdf.rect(*place, style=style, round_corners=rounded, corner_radius=drawn.radius)
        case Disc():
            pdf.circle(x + drawn.x, y + drawn.y, drawn.radius, style=_style(pdf, drawn))


def _style(pdf: FPDF, drawn: Box | Disc) -> str:
    if drawn.fill:
        pdf.set_fill_color(drawn.fill)
    if drawn.edge:
        pdf.set_draw_color(drawn.edge)
        pdf.set_line_width(drawn.line)
    return "F" * bool(drawn.fill) + "D" * bool(drawn.edge)


def _words(
    pdf: FPDF,
    text: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    bold: bool = False,
    turned: bool = False,
    sign: bool = False,
) -> None:
    """Letters of a height in millimetres around a point."""
    sign = sign or (text in DINGBATS and not text.isascii())
    if sign:
        pdf.set_font("zapfdingbats", size=size / POINT)
        text = DINGBATS[text]
    else:
        pdf.set_font("times", style="B" if bold else "", size=size / POINT / CAPITAL)
    pdf.set_text_color(ink)
    text = text.translate(NARROW)
    height = size * (CAPITAL if sign else 1)
    with pdf.rotation(180 if turned else 0, x, y):
        pdf.text(x - pdf.get_string_width(text) / 2, y + height / 2, text)


# --- rules ----------------------------------------------------------------------------------------


def _tell(pdf: FPDF, rules: Rules) -> None:
    """The rules in a minute, then exactly, on as many pages as they need."""
    pdf.add_page(orientation="portrait")
    pdf.set_margins(22, 20, 22)
    pdf.set_auto_page_break(auto=True, margin=20)
    pdf.set_text_color("#1e1b16")
    pdf.set_xy(22, 20)
    _paragraph(pdf, rules.text("title"), 22, "B")
    _paragraph(pdf, rules.text("lead"), 12, "I")
    _paragraph(pdf, rules.text("minute"), 15, "B")
    for number, sentence in enumerate(rules.minute, 1):
        _paragraph(pdf, f"{number}.  {sentence}", 12)
    _paragraph(pdf, rules.text("exactly"), 15, "B")
    for rule, sentence in rules.exactly:
        _paragraph(pdf, f"**{rule}**  {sentence}", 10.5, markdown=True)


def _paragraph(pdf: FPDF, text: str, size: float, style: str = "", markdown: bool = False) -> None:
    if text:
        pdf.set_font("times", style=style, size=size)
        pdf.multi_cell(
            0,
            size * POINT * 1.3,
            text.translate(NARROW),
            markdown=markdown,
            align="L",
            new_x="LMARGIN",
            new_y="NEXT",
        )
        pdf.ln(size * POINT * 0.45)
