"""Quiet hours: when nothing may ring on a device, by the clock on its wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES = 24 * 60


def quiet_for(begin: int, end: int, zone: str, ahead: int, now: float) -> float:
    """How many more seconds it is quiet; 0 if it is not. Both ends are minutes of the day.

    `ahead`: so many minutes the device was ahead of UTC, for a zone that is not known here.

    >>> quiet_for(22 * 60, 7 * 60, "UTC", 0, 23 * 3600.0)  # at eleven in the evening
    28800.0
    """
    here = datetime.fromtimestamp(now, UTC).astimezone(_zone(zone, ahead))
    minute = here.hour * 60 + here.minute
    if not (begin <= minute < end if begin <= end else minute >= begin or minute < end):
        return 0.0
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    over = midnight + timedelta(minutes=end + (MINUTES if minute >= end else 0))
    return max(1.0, over.timestamp() - now)


def _zone(name: str, ahead: int) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return timezone(timedelta(minutes=ahead))
