"""Every message between a client and the server. `docs/protocol.md` explains how they are used."""
