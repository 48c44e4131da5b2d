"""Everything the code can say has words in all three languages, and the words fit."""

from __future__ import annotations

import ast
import inspect
import itertools
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from tapisvert import games
from tapisvert.bots import LEVELS
from tapisvert.games.punto import model
from tapisvert.server.chat import PHRASES
from tapisvert.server.refusals import STATUS
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Illegal, Private, Public, Sentence
from tapisvert.words import LANGUAGES, Speaker

SOURCE = Path(str(files("tapisvert")))
NAMES = ("Anna", "Maître", "Paul", "Lou", "Zoé", "Max", "Éva", "Tom")
# What the gaps of Punto's events can hold, beyond small numbers.
WAYS = ("start", "left", "right", "above", "below", "corner")
CHOICES: dict[str, tuple[str | int, ...]] = {
    "way": WAYS,
    "how": ("line", "series", "points"),
    "why": ("line", "stuck", "empty"),
    "count": (1, 2, 5),
    "wins": (0, 1, 2),
    "length": (2, 3, 4, 5, 6),
    "colour": tuple(model.COLOURS),
    "near_colour": ("", *model.COLOURS),
    "under_colour": tuple(model.COLOURS),
    "trophy_colour": tuple(model.COLOURS),
}
END = model.RoundEnd(
    round=1,
    how="line",
    why="line",
    seat=0,
    side=0,
    length=4,
    counts=(1, 0),
    points=7,
    lines=(),
    trophy="r5",
    stuck="",
    board=(),
)


def punto_speaker(language: str) -> Speaker:
    return Speaker(language, NAMES, ((0, 2), (1, 3)))


def events_of(module: object) -> list[type[Event]]:
    found = [
        each
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, Event) and each not in (Event, Public, Private)
    ]
    assert found
    return found


def samples(kind: type[Event]) -> Iterator[Event]:
    """Instances of an event with every combination of what its fields can say."""
    fields = msgspec.structs.fields(kind)
    values: list[tuple[object, ...]] = []
    for field in fields:
        if field.name in CHOICES:
            values.append(CHOICES[field.name])
        elif field.type in (int, "int"):
            values.append((1,))
        else:
            values.append((END if field.name == "end" else ("r5",),))
    for chosen in itertools.product(*values):
        yield kind(*chosen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", events_of(model), ids=lambda kind: kind.__name__)
def test_every_event_of_punto_has_a_sentence(language: str, kind: type[Event]) -> None:
    speaker = punto_speaker(language)
    for event in samples(kind):
        said = speaker.event("punto", event)
        assert re.fullmatch(r"[A-ZÀÉ0-9].*[.!]", said), said
        assert "  " not in said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", list(games.load("punto").presets))
def test_what_is_told_in_a_match_can_be_said(language: str, preset: str) -> None:
    game = games.load("punto")
    options = game.options({**game.presets[preset], "wins": 1})
    speaker = Speaker(language, NAMES, game.sides(options))
    rng, chance = random.Random(preset), Chance.seeded(7)
    step = game.start(options, chance)
    while True:
        for event in step.events:
            assert speaker.event("punto", event)
        for viewer in (None, *range(game.seats(options))):
            assert speaker.say(game.prompt(game.view(step.state, viewer)))
        if not game.to_act(step.state):
            break
        seat = game.to_act(step.state)[0]
        move = rng.choice(list(game.legal(step.state, seat)))
        step = game.play(step.state, seat, move, chance)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_options_and_presets_have_names(language: str, name: str) -> None:
    game, speaker = games.load(name), Speaker(language)
    assert speaker.text(f"{name}-name")
    assert speaker.text(f"{name}-about")
    for choice in game.choices:
        assert speaker.text(f"{name}-option-{choice.name}")
        for value in choice.values:
            shown = str(value).lower() if isinstance(value, bool) else value
            assert speaker.text(f"{name}-option-{choice.name}-{shown}")
    for preset in game.presets:
        assert speaker.text(f"{name}-preset-{preset}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_phrases_have_names(language: str) -> None:
    speaker = Speaker(language)
    for level in LEVELS:
        assert speaker.text(f"level-{level}")
    for phrase in PHRASES:
        assert speaker.text(f"phrase-{phrase}")


def codes(folder: str, maker: str, place: int) -> set[str]:
    """The codes that the source hands to `maker`, as patterns where a part is computed."""
    found: set[str] = set()
    for file in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker):
                continue
            code = node.args[place] if len(node.args) > place else None
            if isinstance(code, ast.Constant):
                found.add(re.escape(str(code.value)))
            elif isinstance(code, ast.JoinedStr):
                parts = (
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in code.values
                )
                found.add("".join(parts))
    return found


def calls(folder: str, maker: str) -> Iterator[tuple[str, list[str]]]:
    """The codes that are handed to `maker` as they are, each with the names of its facts."""
    for file in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield str(code.value), [keyword.arg for keyword in node.keywords if keyword.arg]


def refusals(language: str) -> list[str]:
    texts = (file.read_text(encoding="utf-8") for file in (SOURCE / "words" / language).glob("*.ftl"))
    return [name for text in texts for name in re.findall(r"^refusal-(\S+) =", text, re.MULTILINE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_refusal_of_a_game_has_a_sentence(language: str, name: str) -> None:
    known = refusals(language)
    found = codes(f"games/{name}", "Illegal", 1)
    assert found
    missing = {code for code in found if not any(re.fullmatch(f"{name}-{code}", each) for each in known)}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_a_sentence(language: str) -> None:
    assert set(STATUS) <= set(refusals(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_gives_what_its_refusals_say(language: str) -> None:
    speaker = punto_speaker(language)
    for code, facts in calls("server", "Refuse"):
        assert speaker.refusal(code, facts=dict.fromkeys(facts, 1)), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_punto_name_the_rule_and_the_reason(language: str) -> None:
    speaker = punto_speaker(language)
    seventh = Illegal("PUN-9", "seventh-column", at=-3, first=-2, last=3)
    said = speaker.illegal("punto", seventh)
    assert all(fact in said for fact in ("-3", "-2", "PUN-9"))
    higher = Illegal("PUN-8", "not-lower", colour="r", value=5, under_colour="b", under_value=7)
    said = speaker.illegal("punto", higher)
    assert all(fact in said for fact in ("5", "7", speaker.text("punto-card", colour="r", value=5), "PUN-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_checking_a_record_finds_has_a_sentence(language: str) -> None:
    page = Path(__file__).parents[2] / "web" / "src"
    python = (SOURCE / "table" / "record.py").read_text(encoding="utf-8")
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
    placed = model.Placed(0, "r", 7, 0, 1, "below", "b", 4)
    covered = model.Covered(1, "g", 8, 0, 1, "r", 3)
    said = {
        language: tuple(punto_speaker(language).event("punto", event) for event in (placed, covered))
        for language in LANGUAGES
    }
    assert said == {
        "fr": ("Anna pose le 7 rouge sous le 4 bleu.", "Maître recouvre le 3 rouge d’un 8 vert."),
        "de": ("Anna legt die rote 7 unter die blaue 4.", "Maître deckt die rote 3 mit der grünen 8 zu."),
        "en": ("Anna puts the red 7 below the blue 4.", "Maître covers the red 3 with a green 8."),
    }


def test_the_end_of_a_round_is_explained_pun_11_pun_12() -> None:
    speaker = punto_speaker("fr")
    most = model.RoundWon(1, "series", "stuck", 0, 1, 3, 2, 9, "g", 7, END)
    only = model.RoundWon(1, "series", "empty", 0, 1, 4, 1, 9, "g", 7, END)
    lowest = model.RoundWon(1, "points", "stuck", 0, 1, 3, 2, 7, "g", 4, END)
    assert "le plus de séries de trois (2)" in speaker.event("punto", most)
    assert "Anna ne peut rien poser" in speaker.event("punto", most)
    assert "la seule série de quatre" in speaker.event("punto", only)
    assert "Anna n’a plus de cartes" in speaker.event("punto", only)
    assert "la série de trois la plus faible, 7 points" in speaker.event("punto", lowest)


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "Anna, Maître et Paul"), ("de", "Anna, Maître und Paul"), ("en", "Anna, Maître and Paul")],
)
def test_names_are_joined_as_each_language_joins_them(language: str, said: str) -> None:
    speaker = punto_speaker(language)
    assert speaker.names_of((0, 1, 2)) == said
    assert speaker.names_of((1,)) == "Maître"


def test_what_has_no_words_is_an_error_and_not_silence() -> None:
    speaker = punto_speaker("fr")
    with pytest.raises(LookupError, match="punto-nothing"):
        speaker.text("punto-nothing")
    with pytest.raises(LookupError, match="value"):
        speaker.say(Sentence("punto-prompt-first", {"seat": 0}))
    with pytest.raises(LookupError, match="xx"):
        Speaker("xx")
