"""Looking back over HTTP: begun by a request, asked for by others, limited for each guest."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tapisvert.server import limits
from tapisvert.server.messages.replays import LookedBack
from tapisvert.server.web.matches import LARGEST_RECORD
from tapisvert.table import record
from tapisvert.testing.matches import finished
from tests.server.fakes import Guest, serving


async def bring(guest: Guest, seed: int) -> str:
    text = record.write(finished("punto", {"wins": 1, "table": "4"}, seed))
    return str((await guest.post("/api/records", {"record": text}))["match"])


async def test_a_match_is_looked_back_at_for_all_who_ask(anna: Guest, stranger: Guest) -> None:
    match = await bring(anna, 1)
    where = f"/api/matches/{match}/lookback"
    asked = await stranger.http.get(where)
    assert (asked.status_code, asked.json()["code"]) == (404, "no-lookback")
    begun = await anna.http.post(where)
    assert begun.status_code == 200
    assert begun.json()["match"] == match
    answer = await stranger.http.get(where)
    said = msgspec.json.decode(answer.content, type=LookedBack)
    assert said.match == match
    assert 0 <= said.done <= 1
    text = await stranger.http.get(f"/api/matches/{match}/record")
    assert text.headers["content-disposition"] == f'inline; filename="{match}.txt"'


async def test_what_is_no_record_or_too_long_for_one_is_refused(anna: Guest) -> None:
    for text, status, code in (("Bonjour", 400, "bad-record"), ("", 400, "bad-message")):
        answer = await anna.http.post("/api/records", json={"record": text})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    long = await anna.http.post("/api/records", json={"record": "x" * LARGEST_RECORD})
    assert (long.status_code, long.json()["code"]) == (413, "too-large")
    assert long.json()["facts"] == {"limit": LARGEST_RECORD}


async def test_a_guest_begins_only_so_many(tmp_path: Path) -> None:
    burst = int(limits.GUEST["lookback"].burst)
    with serving(tmp_path, limited=True) as address:
        async with Guest(address) as guest:
            await guest.introduce("Anna")
            matches = [await bring(guest, seed) for seed in range(burst + 1)]
            answers = [await guest.http.post(f"/api/matches/{match}/lookback") for match in matches]
            assert [answer.status_code for answer in answers] == [200] * burst + [429]
            assert answers[-1].json()["code"] == "too-fast"
            again = await guest.http.post(f"/api/matches/{matches[0]}/lookback")
            assert again.status_code == 200, "what is known, or being found out, is for all"
