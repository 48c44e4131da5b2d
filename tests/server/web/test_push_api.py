"""Over the wire: a device subscribes, is told, and is forgotten with its guest or when it is sent away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.fakes import Guest, serving
from tests.server.push.service import Device, Service, push_service


async def wish(guest: Guest, service: Service, device: Device, **changes: Any) -> dict[str, Any]:
    key = (await guest.http.get("/api/me/push")).json()["key"]
    return {
        "endpoint": service.endpoint,
        "public": device.public,
        "auth": device.auth,
        "key": key,
        "kinds": ["move"],
        "language": "de",
        "zone": "Europe/Berlin",
        "quiet": {"begin": 0, "end": 1439},
        **changes,
    }


async def test_a_device_subscribes_tries_it_and_ends_it(data: Path) -> None:
    device = Device()
    async with push_service() as service:
        with serving(data, push_near=service.near) as address:
            async with Guest(address) as anna:
                assert (await anna.http.get("/api/me/push")).json()["code"] == "no-name"
                await anna.introduce("Anna")
                assert (await anna.http.get("/api/me/push")).json()["on"] is False
                assert (await anna.http.post("/api/me/push/try", json={})).json()["code"] == "no-push"
                given = await wish(anna, service, device)
                for bad in (
                    {"endpoint": "https://192.168.1.1/admin"},
                    {"key": "nobody's"},
                    {"public": "B" * 87},
                ):
                    answer = await anna.http.post("/api/me/push", json={**given, **bad})
                    assert (answer.status_code, answer.json()["code"]) == (400, "bad-endpoint")
                told = (await anna.http.post("/api/me/push", json=given)).json()
                assert told["on"]
                assert told["current"]
                assert told["kinds"] == ["move"]
                assert told["quiet"] == {"begin": 0, "end": 1439}
                assert (await anna.http.post("/api/me/push/try", json={})).status_code == 202
                (came,) = await service.come(1)
                assert device.read(came.body)["body"] == "So bekommst du Bescheid."
                assert (await anna.http.post("/api/me/push/off", json={})).json()["on"] is False


async def test_a_device_that_is_sent_away_is_not_told_any_more(data: Path) -> None:
    async with push_service() as service:
        with serving(data, push_near=service.near) as address:
            async with Guest(address) as anna, Guest(address) as tablet:
                await anna.introduce("Anna")
                code = (await anna.http.post("/api/me/carry", json={})).json()["code"]
                assert (await tablet.http.post("/api/carry", json={"code": code})).status_code == 200
                given = await wish(tablet, service, Device())
                assert (await tablet.http.post("/api/me/push", json=given)).json()["on"]
                devices = (await anna.http.get("/api/me/devices")).json()["devices"]
                other = next(each["id"] for each in devices if not each["here"])
                await anna.http.post("/api/me/devices/away", json={"device": other})
                assert _subscriptions(data) == 0
                given = await wish(anna, service, Device())
                assert (await anna.http.post("/api/me/push", json=given)).json()["on"]
                assert _subscriptions(data) == 1
                await anna.http.post("/api/me/delete", json={"sure": True})
                assert _subscriptions(data) == 0


def _subscriptions(data: Path) -> int:
    import sqlite3

    db = sqlite3.connect(data / "tapisvert.db")
    try:
        return int(db.execute("SELECT count(*) FROM subscriptions").fetchone()[0])
    finally:
        db.close()
