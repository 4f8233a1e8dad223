"""The real program, run as `main` runs it, that says after each frame how far the table on the screen is.

A killed process tells nothing by itself, so this is how a test knows what was shown:
`python -m tests.store.watched FLAGS` prints `shown N` when the picture holds the first N actions.
"""

from __future__ import annotations

import sys

from game import app
from game.scenes.table import TableScene


class Watched(app.App):
    """An App whose screen can be read from outside the process."""

    shown = -1

    def frame(self, dt: float = app.STEP) -> bool:
        drawn = super().frame(dt)
        table = next((scene for scene in self.scenes.all() if isinstance(scene, TableScene)), None)
        if table is not None and table.shown > self.shown:
            self.shown = table.shown
            print(f"shown {self.shown}", flush=True)
        return drawn


if __name__ == "__main__":
    app.App = Watched  # type: ignore[misc]
    sys.exit(app.main(sys.argv[1:]))
