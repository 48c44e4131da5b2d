"""Who plays: four levels, and the search behind the upper two."""
