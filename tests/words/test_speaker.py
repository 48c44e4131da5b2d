"""Everything the code can say has words in all three languages, and the words fit."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tapisvert import games
from tapisvert.bots import LEVELS
from tapisvert.games.cartino import model as cartino
from tapisvert.games.casino_royal import model as casino_royal
from tapisvert.games.casino_royal.hands import best
from tapisvert.games.punto import model as punto
from tapisvert.games.punto.testing import END
from tapisvert.server.refusals import STATUS
from tapisvert.server.rooms.chat import PHRASES
from tapisvert.table.game import Illegal, Sentence
from tapisvert.testing.words import codes, speaking
from tapisvert.words import LANGUAGES, Speaker, catalogue

SOURCE = Path(str(files("tapisvert")))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_levels_and_phrases_have_names(language: str) -> None:
    speaker = Speaker(language)
    for level in LEVELS:
        assert speaker.text(f"level-{level}")
    for phrase in PHRASES:
        assert speaker.text(f"phrase-{phrase}")


def refusals(language: str) -> list[str]:
    shared = (file.read_text(encoding="utf-8") for file in (SOURCE / "words" / language).glob("*.ftl"))
    texts = (*shared, *(catalogue(name, language) for name in games.names()))
    return [name for text in texts for name in re.findall(r"^refusal-(\S+) =", text, re.MULTILINE)]


@every_language
def test_every_refusal_of_the_server_has_a_sentence(language: str) -> None:
    assert set(STATUS) <= set(refusals(language))


@every_language
def test_the_server_gives_what_its_refusals_say(language: str) -> None:
    speaker = speaking(language)
    there = refusals(language)
    for code, facts in codes(SOURCE / "server", "Refuse", 0):
        if ".+" not in code:  # a game's own refusal is handed on as it is
            (known,) = (each for each in there if re.fullmatch(code, each))
            assert speaker.refusal(known, facts=dict.fromkeys(facts, 1))


@every_language
def test_refusals_of_punto_name_the_rule_and_the_reason(language: str) -> None:
    speaker = speaking(language)
    seventh = Illegal("PUN-9", "seventh-column", at=-3, first=-2, last=3)
    said = speaker.illegal("punto", seventh)
    assert all(fact in said for fact in ("6", "PUN-9"))
    higher = Illegal("PUN-8", "not-lower", colour="r", value=5, under_colour="b", under_value=7)
    said = speaker.illegal("punto", higher)
    assert all(fact in said for fact in ("5", "7", speaker.text("punto-card", colour="r", value=5), "PUN-8"))


@every_language
def test_everything_that_checking_a_record_finds_has_a_sentence(language: str) -> None:
    page = Path(__file__).parents[2] / "web" / "src"
    files = (SOURCE / "table" / "record.py", SOURCE / "table" / "grammar.py")
    python = "".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(r'(?:BadRecord\([^"]*|\.bad\()"([a-z-]+)"', python))
    for file in (
        page / "verify" / "index.ts",
        *(page / "verify").glob("*.ts"),
        *page.glob("games/*/check.ts"),
    ):
        found |= set(re.findall(r"Difference\([^']*'([a-z-]+)'", file.read_text(encoding="utf-8")))
    assert {"changed", "differs", "broken-promise", "illegal-move", "bad-line"} <= found
    speaker = Speaker(language)
    for code in found:
        assert speaker.text(f"verdict-{code}"), code


def test_the_log_speaks_as_people_do() -> None:
    placed = punto.Placed(0, "r", 7, 0, 1, "below", "b", 4)
    covered = punto.Covered(1, "g", 8, 0, 1, "r", 3)
    said = {
        language: tuple(speaking(language).event("punto", event) for event in (placed, covered))
        for language in LANGUAGES
    }
    assert said == {
        "fr": ("Anna pose le 7 rouge sous le 4 bleu.", "Maître recouvre le 3 rouge d’un 8 vert."),
        "de": (
            "Anna legt die rote 7 unterhalb der blauen 4.",
            "Maître deckt die rote 3 mit der grünen 8 zu.",
        ),
        "en": ("Anna puts the red 7 below the blue 4.", "Maître covers the red 3 with a green 8."),
    }


def test_the_end_of_a_round_is_explained_pun_11_pun_12() -> None:
    speaker = speaking("fr")
    most = punto.RoundWon(1, "series", "stuck", 0, 1, 3, 2, 9, "g", 7, END)
    only = punto.RoundWon(1, "series", "empty", 0, 1, 4, 1, 9, "g", 7, END)
    lowest = punto.RoundWon(1, "points", "stuck", 0, 1, 3, 2, 7, "g", 4, END)
    assert "le plus de séries de trois (2)" in speaker.event("punto", most)
    assert "Anna ne peut rien poser" in speaker.event("punto", most)
    assert "la seule série de quatre" in speaker.event("punto", only)
    assert "Anna n’a plus de cartes" in speaker.event("punto", only)
    assert "la série de trois la plus faible, 7 points" in speaker.event("punto", lowest)


def test_points_are_explained_where_they_are_made_car_13() -> None:
    king = cartino.Laid(0, "K", "S", "u", "stone", 5, 2, ("K", "8"))
    alone = cartino.Laid(0, "Q", "H", "l", "stone", 0, 0, ())
    joker = cartino.Laid(1, "A", "S", "l", "joker", 4, 1, ("K",))
    swap = cartino.Laid(1, "J", "D", "u", "exchange", 6, 3, ("Q", "J", "10"))
    said = {
        language: [speaking(language).event("cartino", event) for event in (king, alone, joker, swap)]
        for language in LANGUAGES
    }
    assert said == {
        "fr": [
            "Anna pose le roi de pique en haut\u202f: touche roi et 8, +5.",
            "Anna pose la dame de cœur en bas, sans rien toucher.",
            "Maître pose un joker comme as de pique en bas\u202f: touche roi, +4.",
            "Maître échange le joker contre le valet de carreau en haut\u202f: touche dame, valet et 10, +6.",
        ],
        "de": [
            "Anna legt oben den Pik-König: berührt König und 8, +5.",
            "Anna legt unten die Herz-Dame, ohne etwas zu berühren.",
            "Maître legt unten einen Joker als Pik-Ass: berührt König, +4.",
            "Maître tauscht oben den Joker gegen den Karo-Buben: berührt Dame, Bube und 10, +6.",
        ],
        "en": [
            "Anna lays the king of spades on the upper half: touches king and 8, +5.",
            "Anna lays the queen of hearts on the lower half, touching nothing.",
            "Maître lays a joker as the ace of spades on the lower half: touches king, +4.",
            "Maître swaps the joker for the jack of diamonds on the upper half: "
            "touches queen, jack and 10, +6.",
        ],
    }


def test_lists_are_said_item_by_item_and_seats_by_name() -> None:
    took = cartino.Took(0, ("KS", "10D", "*"))
    assert speaking("fr").event("cartino", took) == (
        "Pioché par Anna\u202f: roi de pique, 10 de carreau et joker."
    )
    assert speaking("de").event("cartino", took) == "Von Anna gezogen: Pik-König, Karo-10 und Joker."
    shared = cartino.MatchShared(24, (0, 2))
    assert "Anna and Paul share the win" in speaking("en").event("cartino", shared)


HANDS = {
    "10S JS QS KS AS": ("quinte flush royale", "Royal Flush", "royal flush"),
    "9H 10H JH QH KH": ("quinte flush au roi", "Straight Flush bis zum König", "straight flush to the king"),
    "AS AC AH AD 2C": ("carré d’as", "vier Asse", "four aces"),
    "KS KC KH QD QC": (
        "full aux rois par les dames",
        "Full House, Könige über Damen",
        "full house, kings over queens",
    ),
    "2S 2C 2H AD AC": ("full aux 2 par les as", "Full House, 2er über Asse", "full house, 2s over aces"),
    "QS 9S 8S 2S 3S": ("couleur à la dame", "Flush, Dame hoch", "flush, queen high"),
    "5S 4D 3S 2C AS": ("quinte au 5", "Straße bis zur 5", "straight to the 5"),
    "JS JC JD 2C 5D": ("brelan de valets", "drei Buben", "three jacks"),
    "AS AC 10D 10C 3S": ("deux paires, as et 10", "zwei Paare, Asse und 10er", "two pairs, aces and 10s"),
    "QS QD": ("paire de dames", "Paar Damen", "pair of queens"),
    "JS 4D": ("hauteur valet", "Bube hoch", "jack high"),
    "": ("aucune carte", "keine Karte", "no cards"),
}


@pytest.mark.parametrize(("cards", "said"), HANDS.items(), ids=["-".join(c.split()) for c in HANDS])
def test_a_hand_is_named_in_words_cas_4(cards: str, said: tuple[str, ...]) -> None:
    hand = best(cards.split())
    facts = {"hand": hand.kind, "high": hand.high, "low": hand.low}
    assert tuple(Speaker(language).text("casino_royal-hand", **facts) for language in LANGUAGES) == said


def test_one_nobody_and_several_are_told_apart() -> None:
    several = casino_royal.Called("QS", "Q", "S", 7, (0, 2))
    one = casino_royal.Called("AS", "A", "S", 8, (1,))
    nobody = casino_royal.Called("10D", "10", "D", 9, ())
    calls = casino_royal.Stopped(0, (0, 2), 4)
    pot = casino_royal.SidePot(0, 14, (0, 1, 2), (0, 2))
    said = {
        language: [
            speaking(language).event("casino_royal", event) for event in (several, one, nobody, calls, pot)
        ]
        for language in LANGUAGES
    }
    assert said == {
        "fr": [
            "La dame de pique\u202f! Anna et Paul la couvrent.",
            "L’as de pique\u202f! Maître le couvre.",
            "Le 10 de carreau\u202f!",
            "Anna et Paul, d’une seule voix\u202f: «\u202fRien ne va plus, j’enchéris\u202f!\u202f» "
            "Anna parle en premier et mise 4 jetons.",
            "Pot à part de 14 jetons, entre Anna, Maître et Paul\u202f: Anna et Paul se le partagent.",
        ],
        "de": [
            "Pik-Dame! Anna und Paul belegen sie.",
            "Pik-Ass! Maître belegt es.",
            "Karo-10!",
            "Anna und Paul wie aus einem Mund: „Rien ne va plus, ich setze!“ "
            "Anna spricht zuerst und setzt 4 Chips.",
            "Nebentopf mit 14 Chips, um den Anna, Maître und Paul spielten: Anna und Paul teilen ihn.",
        ],
        "en": [
            "Queen of spades! Anna and Paul cover it.",
            "Ace of spades! Maître covers it.",
            "10 of diamonds!",
            "Anna and Paul, with one voice: “Rien ne va plus, I bet!” Anna speaks first and stakes 4 chips.",
            "A side pot of 14 chips between Anna, Maître and Paul: Anna and Paul share it.",
        ],
    }


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "Anna, Maître et Paul"), ("de", "Anna, Maître und Paul"), ("en", "Anna, Maître and Paul")],
)
def test_names_are_joined_as_each_language_joins_them(language: str, said: str) -> None:
    speaker = speaking(language)
    assert speaker.names_of((0, 1, 2)) == said
    assert speaker.names_of((1,)) == "Maître"


def test_what_has_no_words_is_an_error_and_not_silence() -> None:
    speaker = speaking("fr")
    with pytest.raises(LookupError, match="punto-nothing"):
        speaker.text("punto-nothing")
    with pytest.raises(LookupError, match="value"):
        speaker.say(Sentence("punto-prompt-first", {"seat": 0}))
    with pytest.raises(LookupError, match="xx"):
        Speaker("xx")
