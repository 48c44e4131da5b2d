"""A match at one terminal: people take turns at the keyboard, programs think in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from tapisvert import bots, games
from tapisvert.bots import LEVELS, Tip
from tapisvert.bots.bot import BotFailed
from tapisvert.table import record
from tapisvert.table.game import BadMove, Illegal, OptionValue, Viewer, seen
from tapisvert.table.match import Match
from tapisvert.terminal.entrants import failed
from tapisvert.terminal.needs import NOT_WRITTEN, cannot_write, need_place
from tapisvert.terminal.plain import Plain
from tapisvert.terminal.programs import Programs
from tapisvert.terminal.screen import Screen
from tapisvert.terminal.seating import seat, words
from tapisvert.terminal.warming import compile_first
from tapisvert.words import Speaker

DONE, LEFT = 0, 1


def play(
    name: str,
    given: Mapping[str, OptionValue],
    seats: str,
    seed: int | None,
    keep: Path | None,
    speaker: Speaker,
) -> int:
    """A match of a game with these options and seats; its record is kept in a file if one is named."""
    game = games.load(name)
    if keep:
        need_place(keep, anew=True)
    match = seat(game, given, seats, LEVELS, speaker, seed)
    names = [sitter.name for sitter in match.setup.seats]
    at_table = Speaker(speaker.language, names, game.sides(match.options))
    screen = Screen()
    if any(sitter.program in LEVELS for sitter in match.setup.seats):
        compile_first(name, Console(), speaker)
    try:
        evening = Evening(match, Programs(match, words(seats), seed), screen, at_table)
        code = evening.play()
    except BotFailed as error:
        raise failed(error, at_table) from error
    if keep:
        screen.say(save(match, keep, evening.watcher, at_table))
    return code


class Evening:
    """One match, from the first card to the result."""

    def __init__(self, match: Match, programs: Programs, screen: Screen, speaker: Speaker) -> None:
        self.match = match
        self.programs = programs
        self.screen = screen
        self.speaker = speaker
        self.pictures: Any = games.part(match.game.name, "terminal") or Plain(match.game)
        self.people = [seat for seat, sitter in enumerate(match.setup.seats) if not sitter.program]
        # Several people have yet to say who looks first.
        self.watcher: Viewer = self.people[0] if len(self.people) == 1 else None
        self.curtain = False  # whether the watcher looks alone
        self.told: Counter[Viewer] = Counter()  # how many steps each viewer was told about
        self.advice: list[str] = []  # what is left to tell of a hint, and when it was asked for
        self.advised_at = -1

    def play(self) -> int:
        """Plays until the match is over or somebody leaves; the exit code."""
        while self.match.to_act:
            seat = self.match.to_act[0]
            if seat in self.people:
                self._hand_over(seat)
                self._tell(seat)
                self._picture(seat)
                left = self._turn(seat)
                if left is not None:
                    return left
            else:
                self._tell(None if self._secrets() and not self.curtain else self.watcher)
                with self.screen.busy(self.speaker.text("terminal-thinking", name=self.speaker.names[seat])):
                    move = self.programs.choose(seat)
                self.match.play(seat, move)
        self.curtain = False
        self._tell(self.watcher)
        self._picture(self.watcher)
        return self._after()

    def _hand_over(self, seat: int) -> None:
        """An empty screen before somebody's secrets are shown or decided, and once they are gone."""
        # Who decides last of those who decide at the same time has nobody left to hide it from.
        together = sum(each in self.people for each in self.match.to_act) > 1
        alone = self._secrets() or together
        passed = alone and not (self.curtain and seat == self.watcher)
        if self.screen.asks and (passed or (self.curtain and not alone)):
            self.screen.clear()
            if passed:
                self.screen.ask(self.speaker.text("terminal-pass", name=self.speaker.names[seat]) + " ")
                self.screen.clear()
        self.watcher, self.curtain = seat, alone

    def _secrets(self) -> bool:
        """Whether people at this keyboard hold what they hide from each other."""
        return len(self.people) > 1 and any(
            self.pictures.hides(self.match.view(seat)) for seat in self.people
        )

    def _tell(self, viewer: Viewer) -> None:
        """What happened since this viewer last looked; where all look together, since all had heard it."""
        together = not self.curtain and not self._secrets()
        listeners = (None, *self.people) if together else (viewer,)
        for step in self.match.events[min(self.told[each] for each in listeners) :]:
            for event in seen(step, viewer):
                self.screen.say(self.speaker.event(self.match.game.name, event))
        for each in listeners:
            self.told[each] = len(self.match.events)

    def _picture(self, viewer: Viewer) -> None:
        offered = self.match.offered(viewer) if viewer is not None else ()
        self.screen.say()
        self.screen.say(self.pictures.draw(self.match.view(viewer), offered, self.speaker))
        self.screen.say()
        self.screen.say(self.speaker.say(self.match.prompt(viewer)), style="bold")

    def _turn(self, seat: int) -> int | None:
        """Asks until a move is made; an exit code if somebody leaves instead."""
        while True:
            typed = self.screen.ask("> ")
            if typed is None:
                self.screen.say(self.speaker.text("terminal-input-ended"))
                return LEFT
            word = typed.lower()
            if word in ("quit", "q"):
                self.screen.say(self.speaker.text("terminal-left"))
                return DONE
            if word in ("?", "help"):
                self.screen.say(self._help(seat))
            elif word == "legal":
                self.screen.say(" ".join(self.match.offered(seat)))
            elif word == "board":
                self._picture(seat)
            elif word == "hint":
                self.screen.say(self._hint(seat))
            elif word.split(" ")[0] == "record":
                self._save(typed, seat)
            elif self._made(seat, self._whole(seat, typed)):
                return None

    def _help(self, seat: int) -> str:
        """How moves are typed at this table, and what else may be."""
        tell = getattr(self.pictures, "help", None)
        own = tell(self.match.view(seat), self.speaker) if tell else [self._of_game("help")]
        words = ("legal", "board", *(["hint"] if self.match.game.hints else []), "record", "quit")
        return "\n".join([*own, *(self.speaker.text(f"terminal-help-{word}") for word in words)])

    def _hint(self, seat: int) -> str:
        """The next part of what a program advises in this position, and the last part again."""
        match = self.match
        if not match.game.hints:
            return self.speaker.text("refusal-no-hints")
        if self.advised_at != len(match.moves):
            tips = bots.hint(match.game.name, match.view(seat)).tips
            self.advice = [self._tip(tip) for tip in tips] or [self.speaker.text("terminal-no-hint")]
            self.advised_at = len(match.moves)
        return self.advice.pop(0) if len(self.advice) > 1 else self.advice[0]

    def _tip(self, tip: Tip) -> str:
        """A tip in words, and what to type for the moves that it gives away."""
        said = "\n".join(map(self.speaker.say, tip.says))
        moves = " ".join(tip.moves)
        return self.speaker.text("terminal-hint", said=said, moves=moves) if moves else said

    def _whole(self, seat: int, typed: str) -> str:
        """What was typed, with the answer to what the game has to ask about it; nothing without an answer."""
        asks = getattr(self.pictures, "asks", None)
        question = asks(self.match.view(seat), self.match.offered(seat), typed, self.speaker) if asks else ""
        if not question:
            return typed
        self.screen.say(question)
        answer = self.screen.ask("> ")
        return f"{typed} {answer}" if answer else ""

    def _made(self, seat: int, typed: str) -> bool:
        """Makes the move, or the moves that a game lets people type at once; says why if one cannot be."""
        before = len(self.match.moves)
        try:
            for move in self.pictures.complete(self.match.view(seat), typed).splitlines():
                self.match.play(seat, move)
                if seat not in self.match.to_act:
                    break
        except BadMove:
            said = self.speaker.refusal("bad-move", facts={"text": typed})
            self.screen.say(f"{said} {self._of_game('moves')}")
        except Illegal as illegal:
            self.screen.say(self.speaker.illegal(self.match.game.name, illegal))
        return len(self.match.moves) > before

    def _of_game(self, name: str) -> str:
        """What a game says of how its moves are typed, or what holds for any game."""
        own = f"terminal-{self.match.game.name}-{name}"
        return self.speaker.text(own if self.speaker.knows(own) else f"terminal-plain-{name}")

    def _after(self) -> int:
        """The match is over: its record can be kept."""
        if self.screen.asks and self.people:
            self.screen.say(self.speaker.text("terminal-after"))
        while self.people and (typed := self.screen.ask("> ")):
            if typed.lower().split(" ")[0] != "record":
                break
            self._save(typed, None)
        return DONE

    def _save(self, typed: str, viewer: Viewer) -> None:
        _, _, name = typed.partition(" ")
        if not name.strip():
            self.screen.say(self.speaker.text("terminal-record-where"))
            return
        self.screen.say(save(self.match, Path(name.strip()), viewer, self.speaker))


def save(match: Match, path: Path, viewer: Viewer, speaker: Speaker) -> str:
    """Writes what the viewer may know of the match to a file, and says so; never over another file."""
    try:
        with path.expanduser().open("x", encoding="utf-8", newline="\n") as file:
            file.write(record.write(match, viewer))
    except FileExistsError:
        return speaker.text("terminal-file-exists", file=str(path))
    except NOT_WRITTEN as error:
        return speaker.say(cannot_write(path, error))
    return speaker.text("terminal-saved", file=str(path))
