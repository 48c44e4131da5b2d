"""The server under load, beside its peers: `python -m bench --server` (contest.py)."""
