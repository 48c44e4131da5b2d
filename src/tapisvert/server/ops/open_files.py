"""How many files and connections the system lets a process have open at once."""

from __future__ import annotations

import contextlib
import sys

ENOUGH = 4096
"""For a thousand guests with room to spare: a connection is a file."""

MOST = 65_536
"""No more are asked for. Some systems allow a billion, which starting a process may go through one by one."""


def raise_limit() -> None:
    """Lets this process have as many as it may: most systems start one with 1024, and allow more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = allowed()
    if wanted is not None and soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def allowed() -> int | None:
    """As many as a server here can have; None where that is not limited."""
    if sys.platform == "win32":
        return None
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
