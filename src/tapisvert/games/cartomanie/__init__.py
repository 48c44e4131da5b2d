"""Cartomanie: letter cards on a table, turned up five by five, and the best French word they make."""
