"""A bot on somebody else's server: over the network, by the protocol that `docs/protocol.md` describes.

`host.py` asks the server, `visit.py` is a bot's life at a table there.
"""
