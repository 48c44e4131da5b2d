"""Tournaments as values: who meets whom, what that comes to, and when it is over. No server is needed."""
