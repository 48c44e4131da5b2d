"""How a report puts its figures, and what was counted, into words of one language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from tapisvert.arena.intervals import wilson
from tapisvert.words import Speaker

NOTHING = "–"
QUANTILES = (0.05, 0.5, 0.95)
RULE = re.compile(r" \(((?:[A-Z]{2,}-[A-Z]?\d+(?:, )?)+)\)$")
"""Where a sentence names the rules at its end."""


class Label(msgspec.Struct, frozen=True):
    """What something that was counted is called, and the rules it comes from."""

    text: str
    rules: str = ""


class Teller:
    """Says figures and labels of a game."""

    def __init__(self, game: str, speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker

    def say(self, name: str, /, **facts: str | int | float) -> str:
        return self.speaker.text(f"study-{name}", **facts)

    def share(self, share: float) -> str:
        return self.say("share", share=share)

    def percent(self, share: float) -> str:
        """A share at the edge of a picture, no longer than it has to be."""
        return self.say("percent", share=share)

    def count(self, number: float) -> str:
        return self.say("count", count=number)

    def signed(self, value: float, short: bool = False) -> str:
        """A difference, with its sign; `short`: with no more digits than it needs."""
        size = round(abs(value), 1)
        said = self.count(size) if short else self.say("mean", mean=size)
        return f"{'+' if value > 0 else '−'}{said}" if size else said

    def part(self, count: int, of: int) -> str:
        """A share, if there is anything to share."""
        return self.share(count / of) if of else NOTHING

    def interval(self, won: int, of: int) -> str:
        """A share and its 95% interval."""
        if not of:
            return NOTHING
        low, high = wilson(won, of)
        return self.say(
            "interval", share=self.share(won / of), low=self.share(max(0.0, low)), high=self.share(high)
        )

    def rate(self, count: int, of: int) -> str:
        """So many in each."""
        return self.say("rate", rate=count / of) if of and count else NOTHING

    def span(self, counts: Counter[int]) -> str:
        """The half, and where 5% and 95% are."""
        if not counts:
            return NOTHING
        low, half, high = map(self.count, quantiles(counts))
        return self.say("range", half=half, low=low, high=high)

    def summary(self, counts: Counter[int]) -> list[str]:
        """The mean, and where 5, 50 and 95 of 100 are below."""
        return [self.say("mean", mean=mean(counts)), *map(self.count, quantiles(counts))]

    def label(self, key: str) -> Label | None:
        """The words for an event or a way, such as `round: ended by = call`; None if there are none."""
        group, _, value = key.partition(" = ")
        fact: str | int = int(value) if value.isdigit() else value
        text = self._known(group, **({"value": fact} if value else {}))
        if text is None:
            return Label(key) if value else None
        named = RULE.search(text)
        return Label(text[: named.start()], named[1]) if named else Label(text)

    def heading(self, group: str) -> str | None:
        """What a group of ways is about; None if it needs no picture."""
        return self._known(f"{group} text")

    def explained(self, name: str) -> str:
        """What a section is about, in the game's own words where it has any."""
        return self._known(f"{name}-text") or self.say(f"{name}-text")

    def refusal(self, key: str, facts: Mapping[str, str | int]) -> str:
        """Why a move is refused, by an example; where the sentence names somebody, its code."""
        code = key.partition(" ")[2]
        try:
            return self.speaker.refusal(f"{self.game}-{code}", facts=facts)
        except (LookupError, IndexError):
            return code

    def note(self) -> str | None:
        """What is to be known about studies of this game, if there is anything."""
        return self._known("about")

    def _known(self, name: str, **facts: str | int) -> str | None:
        try:
            return self.speaker.text(f"{self.game}-study-{re.sub('[: ]+', '-', name)}", **facts)
        except LookupError:
            return None


def groups(ways: Sequence[Counter[str]]) -> dict[str, list[str]]:
    """Ways of the same kind together: in the order of their numbers, or what is more common first."""
    whole = sum(ways, Counter[str]())
    found: dict[str, list[str]] = {}
    for way in whole:
        found.setdefault(way.partition(" = ")[0], []).append(way)

    def order(way: str) -> tuple[int, int]:
        number = re.match(r"\d+", way.partition(" = ")[2])
        return (int(number[0]), 0) if number else (0, -whole[way])

    return {group: sorted(found[group], key=order) for group in sorted(found)}


def rule_order(rules: str) -> list[tuple[str, int]]:
    """Rules in the order of the rule sheet: PUN-8 before PUN-12."""
    return [(name, int(number)) for name, number in re.findall(r"([A-Z]{2,}-[A-Z]?)(\d+)", rules)]


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()


def quantiles(counts: Counter[int]) -> list[int]:
    """Where 5, 50 and 95 of 100 are below."""
    found: list[int] = []
    below = 0
    for value in sorted(counts):
        below += counts[value]
        while len(found) < len(QUANTILES) and below >= QUANTILES[len(found)] * counts.total():
            found.append(value)
    return found
