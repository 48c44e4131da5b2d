"""The programs at a terminal's table. They think in this process: nobody else waits for it."""

LEVELS = ("debutant", "amateur", "confirme", "maitre")


class Programs:
    def __init__(self, match, seed): ...
    def choose(self, match, seat):
        raise NotImplementedError
