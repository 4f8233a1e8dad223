"""Draws the sprites: composes every picture from SVG symbols and prints what has changed as PNG.

python tools/art.py                   print what is new or stale
python tools/art.py --only pizzuno    only names that start so
python tools/art.py --all             print everything anew
python tools/art.py --check           print nothing; exit 1 if a sprite is missing or stale
python tools/art.py --sheet DIR       contact sheets in colour, grey and small
"""

import argparse
from pathlib import Path

from artwork.catalogue import catalogue
from artwork.faces import sheets
from artwork.press import faults, print_stale


def main() -> int:
    """Run the command; 0 done, 1 stale sprites found by --check."""
    asked = argparse.ArgumentParser(description="Draw the sprites.")
    asked.add_argument("--only", default="", metavar="START", help="only sprites whose name starts so")
    asked.add_argument("--all", action="store_true", help="print fresh sprites again too")
    asked.add_argument("--check", action="store_true", help="say which sprites are missing or stale")
    asked.add_argument("--sheet", type=Path, metavar="DIR", help="write contact sheets there")
    wish = asked.parse_args()
    pictures = catalogue()
    if wish.check:
        found = faults(pictures)
        print("\n".join(found) or f"{len(pictures)} sprites are fresh.")
        return 1 if found else 0
    printed = print_stale(pictures, wish.only, wish.all)
    print(f"{len(printed)} of {len(pictures)} sprites printed.")
    if wish.sheet:
        wish.sheet.mkdir(parents=True, exist_ok=True)
        for name, image in sheets(pictures.keys(), wish.only):
            image.save(wish.sheet / f"{name}.png")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
