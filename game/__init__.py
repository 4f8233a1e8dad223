"""Passaround: three card games on one screen."""

import os

__version__ = "0.1.0"

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # what a program prints is its own; pygame greets on import
