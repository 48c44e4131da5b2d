"""Messages to devices whose page is closed: Web Push, with keys of the server's own (VAPID)."""
