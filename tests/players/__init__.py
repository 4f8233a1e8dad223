"""Tests of game/players."""
