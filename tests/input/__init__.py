"""Tests of what people mean, with pads on the real SDL path."""
