"""The server under load, beside boardgame.io's own: `python -m bench --server`."""
