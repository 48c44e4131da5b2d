"""A guest in numbers: what all their finished matches come to, game by game. Nothing here reads or waits."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tapisvert import games
from tapisvert.server.messages.matches import Best, Evening, GameStatistics, Score
from tapisvert.server.rooms.results import Result
from tapisvert.table.match import BOT

POINTS = 120
"""So many points of a curve can be told apart on a screen."""

PAUSE = 3600.0
"""Seconds without a match that end an evening."""

OPPONENTS = 12


class Mine(msgspec.Struct, frozen=True):
    """A finished match of a guest: their seats, with whom, and the others' names by their ids."""

    match: str
    game: str
    company: str
    started: float
    seats: tuple[int, ...]
    result: Result
    others: Mapping[str, str]


def of_games(matches: Iterable[Mine]) -> tuple[GameStatistics, ...]:
    """Each game's, the one that was played most first. The matches come in the order of time."""
    by_game: defaultdict[str, list[Mine]] = defaultdict(list)
    for match in matches:
        by_game[match.game].append(match)
    found = [of_game(game, some) for game, some in by_game.items()]
    return tuple(sorted(found, key=lambda each: (-each.played, each.game)))


def of_game(game: str, matches: Sequence[Mine]) -> GameStatistics:
    results = [match.result.of(match.seats) for match in matches]
    counts = Counter(results)
    streak = longest = ahead = 0
    curve = [0]
    for result in results:
        streak = streak + 1 if result == "won" else 0 if result else streak
        longest = max(longest, streak)
        ahead += (result == "won") - (result == "lost")
        curve.append(ahead)
    company = [((match.company, ""), result) for match, result in zip(matches, results, strict=True)]
    return GameStatistics(
        game,
        len(matches),
        counts["won"],
        counts["shared"],
        counts["lost"],
        streak,
        longest,
        _thinned(curve),
        _scores((key, result) for key, result in company),
        _opponents(matches, results),
        _best(game, matches),
    )


def longest_evening(matches: Iterable[Mine]) -> Evening | None:
    """Of matches in the order of time; none if it is not known when any began."""
    best: Evening | None = None
    begun = ended = 0.0
    count = 0
    for match in matches:
        if not match.started:
            continue
        if match.started > ended + PAUSE:
            begun, count = match.started, 0
        ended = max(ended, match.result.ended, match.started)
        count += 1
        if best is None or ended - begun > best.seconds:
            best = Evening(begun, ended - begun, count)
    return best


def _opponents(matches: Sequence[Mine], results: Sequence[str]) -> tuple[Score, ...]:
    """Those that one met most; a person by their id, so that two of one name are two."""
    met: list[tuple[tuple[str, str], str]] = []
    names: dict[str, str] = {}
    for match, result in zip(matches, results, strict=True):
        names |= match.others
        met += [((guest, ""), result) for guest in match.others]
        met += [(("", level), result) for level in set(match.result.levels) - {"", BOT}]
    return tuple(
        msgspec.structs.replace(score, name=names.get(score.name, score.name))
        for score in _scores(met)[:OPPONENTS]
    )


def _scores(results: Iterable[tuple[tuple[str, str], str]]) -> tuple[Score, ...]:
    counts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for key, result in results:
        counts[key][result] += 1
    scores = [Score(*key, each.total(), each["won"], each["shared"]) for key, each in counts.items()]
    return tuple(sorted(scores, key=lambda score: (-score.played, score.name, score.level)))


def _best(game: str, matches: Sequence[Mine]) -> tuple[Best, ...]:
    part = games.part(game, "highlights")
    best: dict[str, Best] = {}
    for match in matches:
        for each in match.result.highlights:
            known = best.get(each.name)
            if each.seat in match.seats and (known is None or known.value < each.value):
                best[each.name] = Best(each.name, each.value, each.text, match.match)
    return tuple(best[name] for name in (part.NAMES if part else ()) if name in best)


def _thinned(curve: Sequence[int]) -> tuple[int, ...]:
    """Some of the points, at even distances, the first and the last among them."""
    if len(curve) <= POINTS:
        return tuple(curve)
    last = len(curve) - 1
    return tuple(curve[round(at * last / (POINTS - 1))] for at in range(POINTS))
