"""No program says a crude, sexual or hateful word, in any version, and no hint does (MAN-5).

What programs search in has no such word at all, which is the proof; matches of all levels show it.
`python -m bench --long --game cartomanie` plays 500 of each.
"""

from __future__ import annotations

import numpy as np
import pytest

from bench.unsaid import HINT, VERSIONS, said
from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.engine.index import texts
from tapisvert.games.cartomanie.engine.search import search
from tapisvert.games.cartomanie.model import Options
from tapisvert.games.cartomanie.programs.analysis import analyse
from tapisvert.games.cartomanie.programs.hints import WELL_KNOWN, hint
from tapisvert.games.cartomanie.programs.levels import PROGRAMS, Player
from tapisvert.games.cartomanie.rules import GAME
from tests.games.cartomanie.sheet import state

MATCHES = 2
UNSAID = np.flatnonzero(texts().ranks == lexicon.UNSAID)


@pytest.mark.parametrize("capitals", [True, False])
@pytest.mark.parametrize("vocabulary", [*sorted({4_000, *WELL_KNOWN}), None])
def test_what_programs_search_in_has_no_such_word_man_5(capitals: bool, vocabulary: int | None) -> None:
    """MAN-5."""
    index = search(capitals, vocabulary).index
    assert len(UNSAID) > 4000
    assert not np.isin(index.number, UNSAID).any()
    assert len(index.number) == (vocabulary or len(texts().ranks) - len(UNSAID))


def test_every_level_and_the_hint_search_there() -> None:
    """A level that is added is looked at here, too."""
    known = {program.vocabulary for program in PROGRAMS.values() if isinstance(program, Player)}
    assert len(PROGRAMS) == 4
    assert known == {4_000, *WELL_KNOWN, None}


@pytest.mark.parametrize("version", VERSIONS)
def test_matches_of_all_levels_and_the_hint_have_none_man_5(version: str) -> None:
    """MAN-5: some matches of each, with little time to think."""
    words = [word for player in (*PROGRAMS, HINT) for turn in said(player, version, MATCHES) for word in turn]
    assert len(words) > 50 * MATCHES
    assert [word for word in words if lexicon.fold(word) in unsaid_words()] == []


def test_people_may_lay_what_no_program_says_man_5() -> None:
    """MAN-5; in looking back it is shown as laid, and the best word beside it is another."""
    position = state("M e r d e", {"players": 1})
    move = GAME.read("word Merde")
    GAME.verify(position, 0, move)
    assert all(step.said != "merde" for step in hint(GAME.view(position, 0)).steps)
    (turn,) = analyse([(position, 0, move)])
    assert turn.word == "merde"
    assert turn.best not in ("merde", "")


def test_the_versions_are_those_of_the_game() -> None:
    assert next(option.values for option in GAME.choices if option.name == "version") == VERSIONS
    assert Options().version in VERSIONS


def unsaid_words() -> set[str]:
    return {texts().spell(int(number)) for number in UNSAID}
