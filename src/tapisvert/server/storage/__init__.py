"""What is stored: the `Store`, on SQLite and on PostgreSQL, and its migrations. Knows nothing of the wire."""
