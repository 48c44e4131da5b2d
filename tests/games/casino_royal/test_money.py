"""No chip and no card appears or vanishes, and no seat is stuck, however an evening goes (CAS-1)."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from tapisvert.games.casino_royal.model import State
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.games.casino_royal.testing import things
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue

OPTIONS = st.fixed_dictionaries(
    {
        choice.name: st.sampled_from(choice.values)
        for choice in GAME.choices
        if choice.name not in ("boards", "pace", "window", "players")
    }
)


class Evening(RuleBasedStateMachine):
    """Any options, any purses, and whatever anybody decides."""

    @initialize(
        options=OPTIONS,
        players=st.integers(2, 8),
        boards=st.integers(1, 4),
        seed=st.integers(0, 99),
        data=st.data(),
    )
    def begin(
        self, options: dict[str, OptionValue], players: int, boards: int, seed: int, data: st.DataObject
    ) -> None:
        chosen = {**options, "players": players, "boards": min(boards, 8 // players)}
        self.chance = Chance.seeded(seed)
        state: State = GAME.start(GAME.options(chosen), self.chance).state
        purses = data.draw(st.lists(st.integers(1, 45), min_size=players, max_size=players))
        self.state = replace(state, money=tuple(purses))
        self.all = things(self.state)

    @rule(who=st.integers(0, 7), choice=st.integers(0, 99), times=st.integers(1, 12))
    def play(self, who: int, choice: int, times: int) -> None:
        """One decision; cards, which are no decision, several at a time."""
        for _ in range(0 if self.state.outcome else times):
            seats = GAME.to_act(self.state)
            assert seats
            seat = seats[who % len(seats)]
            legal: list[Any] = list(GAME.legal(self.state, seat))
            assert legal
            GAME.verify(self.state, seat, legal[choice % len(legal)])
            self.state = GAME.play(self.state, seat, legal[choice % len(legal)], self.chance).state
            if self.state.phase != "calling" or self.state.outcome:
                break

    @invariant()
    def nothing_appears_or_vanishes(self) -> None:
        state = self.state
        assert things(state) == self.all
        purses = (*state.money, *state.laid, *state.paid, state.odd, state.box)
        assert min(purses) >= 0
        assert state.odd < len(state.money)

    @invariant()
    def everybody_is_where_they_can_be(self) -> None:
        state = self.state
        for seat, plays in enumerate(state.playing):
            assert plays or not state.staying[seat]
            assert plays == bool(state.boards[seat])
            assert plays or not state.money[seat]
        assert state.outcome or sum(state.staying) >= 2
        if state.options.game == "poker":
            covered = [sum(map(len, boards)) for boards in state.covered]
            assert state.outcome or all(
                chips >= cards for chips, cards in zip(state.laid, covered, strict=True)
            )


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=80, stateful_step_count=60, deadline=None, derandomize=True)
