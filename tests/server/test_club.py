"""Whole tournaments through real servers: with late arrivals, drop-outs and a server that is killed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tapisvert import games
from tapisvert.table import record
from tapisvert.table.grammar import START
from tapisvert.table.match import Match
from tests.server.club import Player, players, until
from tests.server.node_processes import Node

LEVEL = "debutant"


@pytest.fixture(params=["sqlite", "two nodes"])
def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Node]]:
    quick: dict[str, Any] = {"think": 0.0, "salting": 3.0}
    if request.param == "sqlite":
        there = [Node(request.getfixturevalue("data"), **quick)]
    else:
        shared = {
            "postgres": request.getfixturevalue("database"),
            "channels": request.getfixturevalue("redis").address,
            "lease": 2.0,
            **quick,
        }
        there = [Node(tmp_path, **shared) for _ in range(2)]
    for node in there:
        node.start()
    yield there
    for node in there:
        node.kill()


async def start(host: Player, code: str, number: int) -> None:
    """Both windows of the host start the round at the same moment: one does."""
    path, body = f"/api/tournaments/{code}/round", {"number": number}
    answers = await asyncio.gather(*(host._tried("POST", path, body) for _ in range(2)))
    assert min(answer.status_code for answer in answers) == 200
    # A server that was killed in between may have started it without saying so.
    assert {answer.json().get("code") for answer in answers} <= {code, "round-started"}


def is_salted(info: dict[str, Any]) -> bool:
    """Whether a page has added to the luck of the round that begins, or there is none to add to."""
    begins = [luck for luck in info["luck"] if luck["stage"] == "opening"]
    return all(set(luck["sealed"]) - set(luck["waiting"]) for luck in begins)


def check(info: dict[str, Any], size: int) -> None:
    """Everybody plays once a round or rests, and no table was laid twice."""
    codes = [table["code"] for each in info["played"] for table in each["tables"]]
    assert len(codes) == len(set(codes))
    for each in info["played"]:
        people = [one for table in each["tables"] for one in table["entrants"] if one >= 0] + each["byes"]
        assert len(people) == len(set(people))
        assert all(len(table["entrants"]) == size for table in each["tables"])


def check_duplicate(matches: list[Match]) -> None:
    """The same was dealt everywhere, and at least one page added to the luck itself."""
    assert len(matches) >= 3
    assert len({(m.setup.round, m.secret, m.shuffles[0].items, m.shuffles[1].items) for m in matches}) == 1
    of = matches[0].setup.round
    assert of is not None
    assert any(share.salt and not share.house for share in of.shares)


@pytest.mark.parametrize(
    ("count", "options", "fill"), [(12, {"table": "4"}, True), (9, {"table": "2"}, False)]
)
async def test_a_tournament_is_played_to_its_end_whatever_happens(
    nodes: list[Node], count: int, options: dict[str, Any], fill: bool
) -> None:
    await asyncio.gather(*(node.ready() for node in nodes))
    addresses = [node.address for node in nodes]
    size = int(options["table"])
    async with players(addresses, count) as people, players(addresses, 2, first=count) as late:
        host, gone, away = people[0], people[-1], people[-2]
        new = {"title": "Samedi", "game": "punto", "options": {**options, "wins": 1}, "rounds": 2}
        info = await host.post("/api/tournaments", {**new, "fill": fill, "level": LEVEL, "duplicate": fill})
        code = info["code"]
        for player in people:
            await player.post(f"/api/tournaments/{code}/enter")
            player.play(code)
        await start(host, code, 1)
        await until(host, code, is_salted)
        nodes[-1].kill()  # whatever it was doing
        nodes[-1].start()
        await until(host, code, lambda now: all(t["phase"] == "over" for t in now["played"][0]["tables"]))
        for player in late:
            await player.post(f"/api/tournaments/{code}/enter")
            player.play(code)
        # One goes before the round begins, one in the middle of it.
        await gone.stop()
        await gone.post(f"/api/tournaments/{code}/presence", {"entrant": count - 1, "presence": "out"})
        await away.stop()
        await start(host, code, 2)
        await away.post(f"/api/tournaments/{code}/presence", {"entrant": count - 2, "presence": "stand_in"})
        info = await until(host, code, lambda now: now["state"] == "over")
        check(info, size)
        seated = [
            {one for t in each["tables"] for one in t["entrants"]} | set(each["byes"])
            for each in info["played"]
        ]
        assert count not in seated[0]
        assert {count, count + 1, count - 2} <= seated[1]
        assert count - 1 not in seated[1]
        met = [
            two for e in info["played"] for t in e["tables"] for two in combinations(sorted(t["entrants"]), 2)
        ]
        if size == 2:
            assert len(met) == len(set(met))
        points = sum(one["points"] for one in info["standings"])
        programs = sum(
            s
            for e in info["played"]
            for t in e["tables"]
            for n, s in zip(t["entrants"], t["shares"], strict=True)
            if n < 0
        )
        played = sum(len(each["tables"]) * size / 2 + len(each["byes"]) for each in info["played"])
        assert points + programs == pytest.approx(played)
        assert await host.refused(f"/api/tournaments/{code}/round", {"number": 3}) == "tournament-over"
        texts = await host.text(f"/api/tournaments/{code}/records")
        whole = [START + text for text in texts.split(START)[1:]]
        assert len(whole) == sum(len(each["tables"]) for each in info["played"])
        matches = [record.verify(text.rstrip("\n") + "\n", games.load) for text in whole]
        for number in (1, 2) if fill else ():
            check_duplicate([m for m in matches if m.setup.round and m.setup.round.number == number])
        table = await host.text(f"/api/tournaments/{code}/results?language=fr")
        assert re.search(r"^1;Joueur \d+", table, re.MULTILINE)
