"""Options of a game as they are typed after a command: `--preset 2x2 --option wins=3`."""

from __future__ import annotations

from collections.abc import Sequence

from tapisvert import games
from tapisvert.table.game import AnyGame, BadOption, OptionValue, choose, written
from tapisvert.terminal.trouble import FAILED, Trouble


def settled(name: str, preset: str, typed: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a match between programs: those of the preset, and what was typed beside."""
    game = known(name)
    try:
        given = {**_preset(game, preset), **dict(_option(game, text) for text in typed)}
        options = game.settle(choose(game.choices, given), people=0)
        game.options(options)
    except BadOption as error:
        raise bad_option(error, game) from None
    return options


def known(name: str) -> AnyGame:
    """The game of a name; raises `Trouble` if it is not here, with the choice there is, or is broken."""
    try:
        return games.load(name)
    except KeyError:
        for fault in games.broken():
            if fault.name == name and fault.code != "taken":
                raise left_out(fault) from None
        raise Trouble("terminal-unknown-game", game=name, known=", ".join(games.names())) from None


def left_out(fault: games.Broken) -> Trouble:
    """Why a game that was found cannot be used."""
    facts = {"game": fault.name, "package": fault.package, "detail": fault.detail or "–"}
    return Trouble(f"terminal-doctor-game-{fault.code}", FAILED, **facts)


def bad_option(error: BadOption, game: AnyGame) -> Trouble:
    """An option that the game does not have, or a value that it does not take; and the choice there is."""
    if not error.allowed:
        known = ", ".join(choice.name for choice in game.choices)
        return Trouble("terminal-unknown-option", option=error.name, known=known)
    allowed = ", ".join(map(str, error.allowed))
    return Trouble("terminal-bad-option", option=error.name, value=str(error.value), allowed=allowed)


def _preset(game: AnyGame, name: str) -> dict[str, OptionValue]:
    if name and name not in game.presets:
        raise BadOption("preset", name, tuple(game.presets))
    return dict(game.presets[name]) if name else {}


def _option(game: AnyGame, text: str) -> tuple[str, OptionValue]:
    """An option as it was typed, `players=4`; switches are `yes` or `no`, as in records."""
    name, _, typed = text.partition("=")
    for choice in game.choices:
        if choice.name == name.strip():
            shown = {written(value): value for value in choice.values}
            if typed.strip() in shown:
                return choice.name, shown[typed.strip()]
            raise BadOption(name, typed, tuple(shown))
    raise BadOption(name, typed, ())
