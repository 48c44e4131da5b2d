"""Tables for people: HTTP, WebSocket, storage, fan-out."""
