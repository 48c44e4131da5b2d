"""The same games for the tools that train on them: PettingZoo, OpenSpiel, and thousands of games at once.

`environment.py` is PettingZoo's and `gym.py` Gymnasium's (`pip install "tapisvert[envs]"`), `spiel.py`
OpenSpiel's (`pip install "tapisvert[openspiel]"`), and `vectors.py` needs neither. Nothing here knows a game
by name.
"""
