"""Punto in a terminal: the board and the seats as text, and the short ways to type a move.

Colours are told apart three times over: by hue, by shape and by letter.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from tapisvert.games.punto.model import WIDTH, Card, Cell, View
from tapisvert.table.speech import Speaker

SHAPES = {"r": "●", "b": "■", "g": "▲", "y": "◆"}
STYLES = {"r": "bold red", "b": "bold blue", "g": "bold green", "y": "bold yellow"}
CELL = re.compile(r"-?\d{1,2},-?\d{1,2}")
FREE = "·"


def draw(view: View, legal: Sequence[str], speaker: Speaker) -> Text:
    """Who sits there with what, the board, and one's own hand. `legal` are the moves that may be made now."""
    end = view.previous
    parts = [_heading(view, speaker), *_seats(view, speaker), Text()]
    if end and not view.outcome:
        before = Text(speaker.text("terminal-punto-before", round=end.round), style="bold")
        parts = [before, *_board(dict(end.board), (), _cells(end.lines)), Text(), *parts]
    marked = _cells(end.lines) if end else {view.last}
    parts += _board(dict(view.board), {_cell(move) for move in legal}, marked)
    if view.options.expert and view.hand:
        hand = Text("  ").join(map(_card, view.hand))
        parts += [Text(), Text.assemble(speaker.text("terminal-punto-hand"), " ", hand)]
    return Text("\n").join(parts)


def complete(view: View, text: str) -> str:
    """The move that somebody meant: capitals and spaces do not matter, nor the card if there is but one."""
    move = "".join(text.lower().split())
    if CELL.fullmatch(move) and len(set(view.hand)) == 1:
        return f"{view.hand[0]}@{move}"
    return move


def hides(view: View) -> bool:
    """PUN-17: whether the viewer holds cards that the others may not see."""
    return view.options.expert and bool(view.hand)


def _heading(view: View, speaker: Speaker) -> Text:
    return Text(speaker.text("terminal-punto-round", round=view.round, wins=view.options.wins), style="bold")


def _seats(view: View, speaker: Speaker) -> list[Text]:
    seating = view.options.seating
    widest = max(len(name) for name in speaker.names)
    lines = []
    for seat, name in enumerate(speaker.names):
        side = seat % seating.sides
        line = Text("▸ " if seat == view.turn and not view.outcome else "  ")
        line.append(name.ljust(widest), style="bold" if seat == view.turn else "")
        for colour in seating.colours[side]:
            line.append("  ")
            line.append(f"{SHAPES[colour]} {speaker.text(f'punto-colour-{colour}')}", style=STYLES[colour])
        cards = view.piles[seat] + view.hands[seat]
        line.append("  " + speaker.text("terminal-punto-cards", count=cards))
        line.append(" · " + speaker.text("terminal-punto-wins", count=view.wins[side]))
        for trophy in view.trophies[side]:
            line.append(" ")
            line.append_text(_card(trophy))
        lines.append(line)
    return lines


def _board(board: Mapping[Cell, Card], free: Collection[Cell], marked: Collection[Cell | None]) -> list[Text]:
    """The laid cards with a free cell around them, as far as the square of PUN-9 may still reach."""
    columns = _span([column for column, _ in board])
    rows = _span([row for _, row in board])
    lines = [Text("     " + "".join(f"{column:^6}" for column in columns).rstrip(), style="dim")]
    for row in rows:
        line = Text.assemble((f"{row:>4} ", "dim"))
        for column in columns:
            cell = (column, row)
            line.append_text(_place(board.get(cell), cell in free, cell in marked))
        line.rstrip()
        lines.append(line)
    return lines


def _place(card: Card | None, is_free: bool, is_marked: bool) -> Text:
    """Six characters: a dot where a card may go, brackets around the last card laid or a line that won."""
    if card is None:
        return Text(FREE.center(6) if is_free else " " * 6)
    left, right = "[]" if is_marked else "  "
    return Text.assemble((left, "bold"), _card(card), FREE if is_free else " ", (right, "bold"))


def _card(card: Card) -> Text:
    return Text(f"{SHAPES[card[0]]}{card}", style=STYLES[card[0]])


def _cells(lines: Sequence[Sequence[Cell]]) -> set[Cell]:
    return {cell for line in lines for cell in line}


def _cell(move: str) -> Cell:
    column, row = move.partition("@")[2].split(",")
    return int(column), int(row)


def _span(taken: Sequence[int]) -> range:
    if not taken:
        return range(1)
    low, high = min(taken), max(taken)
    return range(max(low - 1, high - WIDTH + 1), min(high + 1, low + WIDTH - 1) + 1)
