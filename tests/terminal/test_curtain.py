"""Several people at one real terminal: nobody sees a hand that is not theirs."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.fakes import PATIENCE

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

TAPIS = [sys.executable, "-c", "from tapisvert.cli import main; main()"]
ENVIRONMENT = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "TERM": "xterm-256color"}
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = "<cleared>"
HAND = re.compile(r"In hand: \S(\w\d) +\S(\w\d)")


class Terminal:
    """The far end of a pseudo-terminal: what came on the screen, and a keyboard."""

    def __init__(self, end: int) -> None:
        self._end = end
        self._came = b""
        self._place = 0

    def until(self, text: str) -> str:
        """What comes on the screen, from where the last such question stopped up to and with a text."""
        assert self.comes(text, PATIENCE), f"{text!r} did not come after {self._plain()[self._place :]!r}"
        start, self._place = self._place, self._plain().index(text, self._place) + len(text)
        return self._plain()[start : self._place]

    def comes(self, text: str, within: float) -> bool:
        """Whether a text comes on the screen in so many seconds."""
        deadline = time.monotonic() + within
        while text not in self._plain()[self._place :]:
            ready, _, _ = select.select([self._end], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return False
            self._came += os.read(self._end, 4096)
        return True

    def _plain(self) -> str:
        text = self._came.decode(errors="ignore").replace("\x1b[2J", CLEARED)
        return ESCAPES.sub("", text)

    def type(self, line: str) -> None:
        os.write(self._end, f"{line}\n".encode())


@contextmanager
def playing(game: str, *words: str) -> Iterator[tuple[Terminal, subprocess.Popen[bytes]]]:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*TAPIS, "play", game, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=ENVIRONMENT
    )
    os.close(theirs)
    try:
        yield Terminal(ours), process
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_the_keyboard_is_passed_before_a_hand_is_shown_pun_17() -> None:
    words = ("--seats", "Anna,Paul,Lou", "--expert", "--starter", "1", "--seed", "2")
    with playing("punto", *words) as (terminal, process):
        before = terminal.until("Pass the keyboard to Anna. When you are ready, press Enter.")
        assert "In hand" not in before
        terminal.type("")
        annas = terminal.until("> ")
        hand = HAND.search(annas)
        assert hand
        terminal.type(f"{hand[1]}@0,0")
        passed = terminal.until("Pass the keyboard to Paul.")
        assert passed.index(CLEARED) < passed.index("Pass the keyboard")
        assert "In hand" not in passed
        terminal.type("")
        pauls = terminal.until("> ")
        assert "Anna puts the" in pauls
        assert "Drawn by Paul: the" in pauls
        assert "Drawn by Anna: the" not in pauls
        terminal.type("quit")
        terminal.until("See you soon!")
        assert process.wait(timeout=PATIENCE) == 0


def test_without_secrets_nobody_has_to_pass_anything() -> None:
    with playing("punto", "--seats", "Anna,Paul", "--starter", "1") as (terminal, process):
        terminal.until("Your turn, Anna")
        terminal.until("> ")
        terminal.type("0,0")
        assert "Pass the keyboard" not in terminal.until("Your turn, Paul")
        terminal.type("quit")
        assert process.wait(timeout=PATIENCE) == 0


def test_what_is_decided_at_the_same_time_is_decided_alone_cas_a5() -> None:
    words = ("--seats", "Anna,Paul", "--call", "free", "--seed", "2")
    with playing("casino_royal", *words) as (terminal, process):
        terminal.until("Cut the pack, Paul!")
        terminal.until("> ")
        terminal.type("20")
        assert "Pass the keyboard" not in terminal.until("You deal, Anna"), "all may see the cards called"
        terminal.until("> ")
        terminal.type("")
        terminal.until("Pass the keyboard to Anna.")
        terminal.type("")
        assert "Have you got the best hand, Anna?" in terminal.until("> ")
        terminal.type("call")
        terminal.until(CLEARED)
        pauls = terminal.until("Have you got the best hand, Paul?")
        assert "call\r\n" not in pauls
        assert "Noted" not in pauls, "nor what Anna decided"
        terminal.until("> ")
        terminal.type("wait")
        assert "Anna: “Rien ne va plus!”" in terminal.until("Round 2: Paul deals.")
        terminal.until("> ")
        terminal.type("quit")
        assert process.wait(timeout=PATIENCE) == 0


def test_three_cards_in_hand_are_seen_by_their_owner_alone_cas_b2() -> None:
    words = ("--seats", "Anna,Paul", "--game", "variant", "--seed", "2")
    with playing("casino_royal", *words) as (terminal, process):
        terminal.until("> ")
        terminal.type("2")
        assert "In your hand" not in terminal.until("Cut the pack, Paul!")
        terminal.until("> ")
        terminal.type("20")
        assert "your three cards" not in terminal.until("Pass the keyboard to Paul.")
        terminal.type("")
        pauls = terminal.until("> ")
        assert "Paul, your three cards" in pauls
        assert "Anna, your three cards" not in pauls
        terminal.type("3")
        assert "In your hand" not in terminal.until("Pass the keyboard to Anna.")
        terminal.type("")
        annas = terminal.until("> ")
        assert "Paul opens with 3 chips." in annas
        assert "Anna, your three cards" in annas
        terminal.type("drop")
        assert "Paul takes" in terminal.until("Round 2: Paul deals.")
        terminal.type("quit")
        assert process.wait(timeout=PATIENCE) == 0


def test_interrupting_is_said_and_not_traced() -> None:
    with playing("punto", "--seats", "Anna,Paul") as (terminal, process):
        terminal.until("> ")
        time.sleep(0.5)  # a person needs longer
        process.send_signal(signal.SIGINT)
        if not terminal.comes("Interrupted.", within=10.0):
            process.send_signal(signal.SIGINT)  # the line editor misses one before it waits for keys
        assert "Traceback" not in terminal.until("Interrupted.")
        assert process.wait(timeout=PATIENCE) == 130
