"""Tests of game/kernel."""
