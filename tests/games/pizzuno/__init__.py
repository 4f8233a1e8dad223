"""Pizzuno's rules, line by line."""
