"""Cartomanie drawn as text, the short ways to type a move, and whole matches through a pipe."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert.games import load
from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie import terminal as cartomanie
from tapisvert.games.cartomanie.finder import all_words
from tapisvert.games.cartomanie.model import State, Won
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.spelling import face_up, plain
from tapisvert.table import record
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Match
from tapisvert.terminal.seating import seat
from tapisvert.words import Speaker
from tests.games.cartomanie.sheet import play, state
from tests.processes import tapis


def test_hints_are_given_through_a_pipe() -> None:
    done = tapis(
        "play",
        "cartomanie",
        "--seats",
        "me,debutant",
        "--seed",
        "6",
        typed="turn\nhint\nhint\nhint\nhint\nhint\nquit\n",
    )
    told = [
        line for line in done.stdout.splitlines() if "word" in line and ("letters" in line or "“" in line)
    ]
    assert "letters." in told[0]
    assert "begins with" in told[1]
    assert "The best word" in told[-1]
    assert told[-1] == told[-2], "when all is told, it is told again"
    for game in ("punto", "cartino"):
        done = tapis("play", game, "--seats", "me,debutant", "--seed", "4", typed="hint\n" * 4 + "quit\n")
        assert "(type: " in done.stdout


@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ({"players": 2}, {"ask", "time"}),
        ({"players": 2, "vote": False, "clock": 0}, set()),
        ({"players": 1}, {"time"}),
    ],
)
def test_help_lists_only_what_works_at_this_table_man_9_man_15(
    options: dict[str, OptionValue], offered: set[str]
) -> None:
    lines = cartomanie.help(GAME.view(state("B", options), 0), Speaker("en"))
    found = {
        word for word in ("ask", "time") for line in lines if line.startswith(word) or f" {word}," in line
    }
    assert found == offered


def test_help_of_children_speaks_of_no_capital_cards_man_23() -> None:
    lines = cartomanie.help(GAME.view(state("b", {"version": "children"}), 0), Speaker("fr"))
    assert any("e 1 une lettre" in line for line in lines)
    assert not any("[B]" in line for line in lines)


def test_hint_is_in_the_help_where_there_are_hints() -> None:
    for game in ("punto", "cartino"):
        done = tapis("play", game, "--seats", "me,debutant", "--seed", "4", typed="?\nquit\n")
        assert "\nhint  " in done.stdout


def picture(position: State, viewer: int | None = 0) -> list[str]:
    speaker = Speaker("en", ["Anna", "Paul", "Zoé", "Max"][: position.options.players])
    return cartomanie.draw(GAME.view(position, viewer), (), speaker).plain.split("\n")


def test_the_table_has_numbered_places_and_every_kind_of_card_looks_different() -> None:
    position = state("B o ?x . J * ?z b", stock="e a")
    won = tuple(Won(word, (), points) for word, points in (("bat", 9), ("a", 1), ("os", 4), ("boxait", 18)))
    position = replace(position, number=7, turn=1, piles=(won, ()))
    assert picture(position) == [
        "Cartomanie · turn 7 · 2 cards in the stock",
        "  Anna  Ponantais   32 points · … a 1, os 4, boxait 18",
        "▸ Paul  Méridional  0 points",
        "",
        "  1 [B]6     2  o 2     3 ▒▒▒         ·       5 [J]10    6  * 0",
        "  7 ▒▒▒      8  b 3        ·          ·          ·          ·",
        *["     ·          ·          ·          ·          ·          ·"] * 2,
    ]


def test_the_seats_have_their_compass_names_man_10() -> None:
    names = [line.split()[-3] for line in picture(state("B", {"players": 4}))[1:5]]
    assert names == ["Ponantais", "Septentrional", "Levantin", "Méridional"]


def test_children_play_five_wide_and_three_high_man_23() -> None:
    rows = picture(state("b a t", {"version": "children"}, stock="e"))[4:]
    assert rows[0] == "  1  b 3     2  a 1     3  t 2        ·          ·"
    assert len(rows) == 3


def test_the_end_shows_all_words_and_alone_what_was_missed_man_21() -> None:
    alone = state("B a t ?O ?z", {"players": 1})
    over = play(alone, "pass", "turn 4", "turn 5", "word Bat", "word O").state
    assert picture(over)[-3:] == [
        "Anna: 13 points = bat 9, o 4",
        "",
        "Turns passed although the dictionary had a word: 1.",
    ]
    both = play(state("B a t"), "word Bat").state
    assert picture(both)[-2:] == ["Anna: 9 points = bat 9", "Paul: 0 points"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7", "turn 7"),
        ("3 8  12", "turn 3\nturn 8\nturn 12"),
        ("turn 7", "turn 7"),
        ("Turn 3 8", "turn 3\nturn 8"),
        ("turn", "turn 9\nturn 11"),
        ("boxait", "word Boxait"),
        ("BOXAIT", "word Boxait"),
        ("bôxaît", "word Boxait"),
        ("Boxai\N{COMBINING CIRCUMFLEX ACCENT}t", "word Boxait"),
        ("bœx", "word Bo(e)x"),
        ("word boxait", "word Boxait"),
        ("bo(x)ait", "word Bo(x)ait"),
        ("(b)oxait", "word (b)oxait"),
        ("batte", "word Batt(e)"),  # one t is there, the joker is for the e
        ("bottiez", "word Bottie(z)"),  # two are missing: the rules say which
        ("zoo", "word Zo(o)"),
        ("bat 1 4 6", "word Bat 1 4 6"),
        ("ask Zoé", "ask Zo(e)"),
        ("pass", "pass"),
        ("PASS", "pass"),
        ("time", "time"),
        ("word pass", "word Pas(s)"),
        ("no", "word No"),  # nothing is put to the table
        ("hello you", "word Hel(l)o you"),
        ("grand-mère", "grand-mère"),
        ("123", "123"),
    ],
)
def test_a_move_may_be_typed_in_short(typed: str, meant: str) -> None:
    view = GAME.view(state("B o x a i t t * ?e . ?e ?e", due=2), 0)
    assert cartomanie.complete(view, typed) == meant


def test_a_joker_is_kept_where_it_is_not_needed_man_7() -> None:
    def spell(cards: str, word: str, version: str = "full") -> str | None:
        return cartomanie.spell(GAME.view(state(cards, {"version": version}), 0), word)

    assert spell("B a t *", "bat") == "Bat"
    assert spell("B a *", "bat") == "Ba(t)"
    assert spell("B a", "bat") == "Bat", "without a joker the rules say what is missing"
    assert spell("a t *", "bat") == "Bat", "a joker is never the capital"
    assert spell("B o * n", "bonbon") == "Bonbo(n)"
    assert spell("a t *", "bat", "children") == "(b)at", "but children may start with it (MAN-23)"
    assert spell("b a t", "Bat", "children") == "bat"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("yes", "yes"), ("Oui", "yes"), ("j", "yes"), ("NON", "no"), ("nein", "no"), ("n", "no")],
)
def test_votes_may_be_typed_in_every_language_man_9(typed: str, meant: str) -> None:
    asked = play(state("K e v i n", {"players": 3}), "ask Kevin").state
    assert cartomanie.complete(GAME.view(asked, 1), typed) == meant


def test_a_whole_match_with_votes_through_a_pipe(tmp_path: Path) -> None:
    """Three people play it here first; what they type is then typed again."""
    match, typed = evening({"version": "short"}, "Anna,Paul,Zoé", asks=2)
    keep = tmp_path / "match.txt"
    flags = ("--seats", "Anna,Paul,Zoé", "--version", "short", "--seed", "4", "--record", str(keep))
    done = tapis("play", "cartomanie", *flags, typed="".join(f"{text}\n" for text in typed))
    assert (done.returncode, done.stderr) == (0, "")
    again = record.verify(keep.read_text(encoding="utf-8"), load)
    assert (again.moves, again.outcome) == (match.moves, match.outcome)
    assert "(MAN-" not in done.stdout, "no move was refused"
    assert "The table accepts" in done.stdout
    assert "The table refuses" in done.stdout
    assert done.stdout.count("The table is laid") == 1, "nothing is told twice"
    assert match.outcome
    for name, points in zip(("Anna", "Paul", "Zoé"), match.outcome.scores, strict=True):
        assert f"{name}: {points} points = " in done.stdout


def test_alone_through_a_pipe_man_21(tmp_path: Path) -> None:
    match, typed = evening({"version": "short", "players": 1}, "Anna", misses=2)
    flags = ("--seats", "Anna", "--players", "1", "--version", "short", "--seed", "4")
    done = tapis("play", "cartomanie", *flags, typed="".join(f"{text}\n" for text in typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert match.outcome
    (left,) = match.outcome.scores
    assert f"The match is over: {left} cards are left." in done.stdout
    missed = ", ".join(map(str, match.view(0).missed))
    assert f"Turns passed although the dictionary had a word: {missed}." in done.stdout


def test_refusals_name_their_rule_and_help_explains_the_moves() -> None:
    typed = "boxait\n1 1\nturn\n7\ngrand-mère\n?\nquit\n"
    done = tapis("play", "cartomanie", "--seats", "Anna,Paul", "--seed", "3", typed=typed)
    assert "Turn up 5 more cards first. (MAN-12)" in done.stdout
    assert "There is no face-down card on place 1. (MAN-12)" in done.stdout
    assert "Your cards are all up: make a word, or pass. (MAN-12)" in done.stdout
    assert "“grand-mère” is not a move" in done.stdout
    assert "bo(x)ait       the joker is to stand for the x" in done.stdout
    assert "No clock runs in the terminal" in done.stdout
    assert "quit           leave" in done.stdout


def test_against_programs_the_dictionary_decides_man_9() -> None:
    """A program would accept any word; so nothing is put to a table with one person."""
    one = seat(GAME, {}, "Anna,maitre", ("maitre",), Speaker("en"), seed=1)
    two = seat(GAME, {}, "Anna,Paul,maitre", ("maitre",), Speaker("en"), seed=1)
    assert (one.options.vote, two.options.vote) == (False, True)


def evening(
    options: dict[str, OptionValue], names: str, asks: int = 0, misses: int = 0
) -> tuple[Match, list[str]]:
    """A match with the luck of seed 4, and what was typed in it."""
    match = seat(GAME, options, names, (), Speaker("en"), seed=4)
    typed: list[str] = []
    while match.to_act:
        position: State = match.state
        who = match.to_act[0]
        if position.proposal:
            text = "non" if asks and who == 2 else "oui"  # the first word is refused, the second accepted
        elif position.due:
            text = "turn"
        elif asks and not position.asked and (word := unknown(position)):
            text, asks = f"ask {word}", asks - 1
        else:
            words = sorted(islice(all_words(position.options.capitals, face_up(position)), 200), key=len)
            misses -= bool(words and misses)
            text = plain(words[-1]) if words and not misses else "pass"
        typed.append(text)
        for move in cartomanie.complete(match.view(who), text).splitlines():
            match.play(who, move)
    return match, typed


def unknown(position: State) -> str:
    """A word of the open cards that the dictionary lacks; none if they are too few."""
    cards = face_up(position)
    capitals = [card for card in cards if card.isupper()]
    word = "".join([*capitals[:1], *(card for card in cards if card.islower())][:5]).lower()
    return word if capitals and len(word) == 5 and not lexicon.load().knows(word) else ""
