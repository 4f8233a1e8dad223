"""The card table: standard library only; no clock, no files, no pygame."""
