"""A fourth game, complete: found by `games.find`, with its cards beside it."""
