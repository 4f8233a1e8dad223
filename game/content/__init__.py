"""What is on disk: printed games, words, settings, and where to find them. No pygame."""
