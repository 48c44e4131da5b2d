"""The server of the browser tests: what one test does to it, another one does not feel."""

from collections.abc import Callable

from tapisvert.server.limits import ADDRESS
from tests.browser.house import House
from tests.browser.people import Person


def test_a_household_that_was_told_to_slow_down_holds_up_no_other_test(
    invite: Callable[..., Person], house: House
) -> None:
    ask = invite().context.request
    often = int(ADDRESS["introduce"].burst) + 30
    answers = [ask.post("/api/me", data={"name": "Anna"}) for _ in range(often)]
    assert answers[0].ok
    assert answers[-1].json()["code"] == "too-fast"
    house.deal_for("the next test")
    assert ask.post("/api/me", data={"name": "Anna"}).ok
