"""Game C: symbols, covering them first, marking and saying "Bingo" by hand."""

from __future__ import annotations

import pytest

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.model import (
    SYMBOLS,
    BoardsPassed,
    Called,
    Marked,
    Named,
    Shared,
    TakenBack,
    Won,
)
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.games.casino_royal.symbols import CELLS, WAYS
from tapisvert.table.cards import Card
from tapisvert.table.game import BadOption, OptionValue
from tests.games.casino_royal.sheet import Table, nowhere, table


def bingo(
    players: int, symbol: str, pack: list[Card] | tuple[Card, ...] = (), **options: OptionValue
) -> Table:
    """The symbol is named and the pack is cut; it lies as given."""
    at = table({"game": "bingo", "players": players, **options}, pack)
    at.play(f"1 symbol {symbol}", f"{players} cut 1").events.clear()
    return at


def cards_of(board: int, symbol: str) -> list[Card]:
    return [BOARDS[board][cell] for cell in sorted(CELLS[symbol])]


@pytest.mark.parametrize(
    ("players", "each", "box"), [(2, 80, 0), (3, 53, 1), (6, 26, 4), (7, 22, 6), (8, 20, 0)]
)
def test_the_green_chips_are_shared_equally_and_the_rest_stays_in_the_box(
    players: int, each: int, box: int
) -> None:
    """CAS-C1."""
    state = table({"game": "bingo", "players": players}).state
    assert (state.money, state.box) == ((each,) * players, box)


def test_45_chips_each_if_so_agreed() -> None:
    """CAS-C1."""
    state = table({"game": "bingo", "players": 8, "stock": "45"}).state
    assert (state.money, state.box) == ((45,) * 8, 0)


def test_several_boards_each_as_long_as_there_are_eight() -> None:
    """CAS-C1."""
    state = table({"game": "bingo", "players": 2, "boards": 4}).state
    assert sorted(board for boards in state.boards for board in boards) == list(range(8))
    with pytest.raises(BadOption) as refusal:
        GAME.options({"game": "bingo", "players": 3, "boards": 3})
    assert tuple(refusal.value.allowed) == (1, 2)
    assert GAME.options({"game": "poker", "players": 8, "boards": 4}).players == 8, "it means nothing there"


def test_the_symbols_are_drawn_on_four_rows_of_five() -> None:
    """CAS-C2."""
    assert tuple(WAYS) == SYMBOLS
    assert {name: len(cells) for name, cells in CELLS.items()} == {
        "column": 20,
        "row": 20,
        "L": 8,
        "T": 8,
        "H": 11,
        "U": 11,
        "M": 11,
        "N": 11,
        "square": 14,
        "full": 20,
    }
    assert [sorted(way) for way in WAYS["column"]][1] == [1, 6, 11, 16]
    assert [sorted(way) for way in WAYS["row"]][3] == [15, 16, 17, 18, 19]
    assert WAYS["L"] == (WAYS["column"][0] | WAYS["row"][3],)
    assert WAYS["square"][0] == WAYS["column"][0] | WAYS["column"][4] | WAYS["row"][0] | WAYS["row"][3]


def test_the_dealer_names_the_symbol() -> None:
    """CAS-C2."""
    at = table({"game": "bingo", "players": 3})
    assert at.legal(1) == [f"symbol {name}" for name in SYMBOLS]
    assert at.refuses("2 symbol L") == ("CAS-C2", "not-your-decision")
    assert at.refuses("1 turn") == ("CAS-C2", "not-now")
    assert at.play("1 symbol N").heard(Named) == [Named(0, "N")]


def test_a_card_is_covered_only_on_the_symbol() -> None:
    """CAS-C3."""
    board = BOARDS[0]
    at = bingo(2, "L", [board[0], board[1]]).turn(2)
    assert at.state.covered[0] == ((board[0],),)
    assert at.state.laid[0] == 1
    at = bingo(2, "row", [board[0], board[1]]).turn(2)
    assert at.state.covered[0] == ((board[0], board[1]),)


def test_one_full_row_or_column_of_choice_wins() -> None:
    """CAS-C3."""
    for symbol in ("row", "column"):
        way = [BOARDS[0][cell] for cell in sorted(WAYS[symbol][2])]
        at = bingo(2, symbol, [*nowhere(0, 1)[:3], *way]).turn(3 + len(way))
        assert at.state.last is not None
        assert at.state.last.winners == (0,)


def test_the_first_to_cover_the_symbol_takes_all_chips_on_the_others_boards() -> None:
    """CAS-C4."""
    cards = cards_of(0, "T")
    at = bingo(2, "T", cards).turn(len(cards))
    others = sum(card in cards_of(1, "T") for card in cards)
    assert at.heard(Won) == [Won(0, others, "bingo")]
    assert at.state.money == (80 + others, 80 - others)


def test_several_at_the_same_card_share_one_share_a_player() -> None:
    """CAS-C4."""
    at = bingo(3, "T", boards=2)
    done = tuple(tuple(tuple(cards_of(board, "T")) for board in boards) for boards in at.state.boards[:2])
    last = next(card for card in cards_of(0, "T"))
    at.having(
        covered=(
            tuple(tuple(card for card in cards if card != last) for cards in done[0]),
            done[1],
            ((), ()),
        ),
        laid=(7, 5, 4),
        money=(46, 48, 49),
        pack=(last, *(card for card in at.state.pack if card != last)),
    )
    taken = at.state.laid[2] + sum(card == last for board in (4, 5) for card in cards_of(board, "T"))
    at.turn()
    (shared,) = at.heard(Shared)
    assert (shared.seats, shared.amount, shared.odd) == ((0, 1), taken // 2, taken % 2)


def test_the_player_must_say_it_and_may_say_it_later() -> None:
    """CAS-C4."""
    cards = cards_of(0, "T")
    at = bingo(2, "T", [*cards, *nowhere(0, 1)], says="player")
    for _ in cards[:-1]:
        at.turn()
        assert at.refuses("1 mark bingo") == ("CAS-C4", "no-bingo")
        at.all("mark")
    at.turn()
    assert at.legal(1) == ["mark", "mark bingo"]
    assert at.refuses("1 mark 1") == ("CAS-C5", "program-marks")
    at.all("mark").turn().play("2 mark", "1 mark bingo")
    assert [won.seat for won in at.heard(Won)] == [0]
    assert at.state.round == 2


def test_who_has_it_but_does_not_say_it_does_not_share() -> None:
    """CAS-C4."""
    at = bingo(2, "full", says="player")
    for _ in range(51):
        at.turn().all("mark")
    at.turn()
    assert [at.legal(seat) for seat in (1, 2)] == [["mark", "mark bingo"]] * 2
    at.play("1 mark", "2 mark bingo")
    assert [won.seat for won in at.heard(Won)] == [1]


def test_never_said_all_chips_go_back() -> None:
    """CAS-C4."""
    at = bingo(2, "full", says="player").having(odd=1)
    for _ in range(52):
        at.turn().all("mark")
    assert at.heard(TakenBack)
    assert (at.state.money, at.state.odd) == ((80, 80), 1)
    assert at.state.last is not None
    assert (at.state.last.why, at.state.last.winners) == ("unsaid", ())


def test_marking_by_hand_until_the_next_card_and_a_wrong_mark_is_refused() -> None:
    """CAS-C5."""
    cards = cards_of(0, "T")
    off = next(card for cell, card in enumerate(BOARDS[0]) if cell not in CELLS["T"])
    at = bingo(2, "T", [cards[0], cards[1], off], marks="hand").turn()
    assert at.heard(Called)[0].seats == ()
    assert at.legal(1) == ["mark", "mark 1"]
    assert at.refuses("1 mark 2") == ("CAS-C1", "no-such-board")
    assert at.refuses("1 mark bingo") == ("CAS-C4", "program-says")
    assert at.refuses("1 turn") == ("CAS-C5", "window-open")
    at.all("mark").turn()
    assert not any(at.state.covered[0]), "the first card is missed for good"
    at.play("1 mark 1")
    assert not any(at.state.covered[0]), "nobody sees it before all have decided"
    assert at.refuses("1 mark") == ("CAS-C5", "answered-already")
    at.play("2 mark")
    assert at.state.covered[0] == ((cards[1],),)
    assert at.heard(Marked)[-1].seats == (0,)
    assert at.refuses("1 mark 1") == ("CAS-C5", "window-closed")
    assert at.turn().refuses("1 mark 1") == ("CAS-C3", "not-on-your-symbol")


def test_each_of_several_boards_is_marked_by_hand() -> None:
    """CAS-C5."""
    both = next(card for card in BOARDS[0] if card in BOARDS[1])
    at = bingo(2, "full", [both], boards=2, marks="hand").turn()
    assert at.legal(1) == ["mark", "mark 1", "mark 2", "mark 1 2"]
    at.play("1 mark 1 2").all("mark")
    assert at.state.covered[0] == ((both,), (both,))
    assert at.state.laid[0] == 2


def test_who_has_no_chips_covers_with_markers_and_can_win() -> None:
    """CAS-C5."""
    cards = cards_of(0, "T")
    at = bingo(2, "T", cards).having(money=(0, 160)).turn(len(cards))
    assert at.state.last is not None
    assert at.state.last.winners == (0,)
    assert at.state.last.shares[0].put == 0
    assert at.state.money[0] == sum(card in cards_of(1, "T") for card in cards)


def test_boards_are_passed_on_and_nobody_is_out() -> None:
    """CAS-C5."""
    cards = cards_of(0, "T")
    at = bingo(2, "T", cards, boards=4).having(money=(160, 0)).turn(len(cards))
    assert at.heard(BoardsPassed)
    assert at.state.boards == ((4, 5, 6, 7), (0, 1, 2, 3))
    assert at.state.playing == (True, True)
