"""What the processes of `tests/processes.py` begin with: commands, sentences, programs that moved once."""

from typer.main import get_command

import tapisvert.arena.run
import tapisvert.cli
import tapisvert.terminal.arena
import tapisvert.terminal.play
import tapisvert.terminal.verify
from tapisvert import bots, games
from tapisvert.testing.matches import new_match
from tapisvert.words import LANGUAGES, Speaker

get_command(tapisvert.cli.app)
for language in LANGUAGES:
    Speaker(language).knows("join-and")
for name in games.names():
    match = new_match(games.load(name), {})
    seat = match.to_act[0]
    bots.choose(name, "debutant", match.view(seat), match.legal(seat))
