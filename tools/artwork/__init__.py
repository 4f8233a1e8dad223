"""The drawing room: composes every picture of the program from SVG symbols; `tools/art.py` prints them."""
