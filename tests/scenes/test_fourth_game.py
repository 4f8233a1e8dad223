"""The example of docs/adding-a-game.md: found, played by bots through the real scenes, and by a person."""

from __future__ import annotations

from pathlib import Path

from game.app import App
from game.kernel.transcript import Chair, Transcript
from game.scenes import doors
from game.scenes.sitting import sit_down
from tests.playing import EXAMPLES

ROOT = Path(__file__).parents[2]


def test_the_example_is_a_whole_game_in_eighty_lines() -> None:
    assert len((EXAMPLES / "snap" / "__init__.py").read_text().splitlines()) <= 80


def test_what_the_page_quotes_stands_in_the_example() -> None:
    example = (EXAMPLES / "snap" / "__init__.py").read_text()
    for zone in ('Zone(f"hand.{seat}", owner=seat)', 'Zone(f"won.{seat}", pile=True)',
                 'self.book.make(seat, "play", card)', 'GAME = Game("snap", range(2, 6), {"creatures": Creature}'):
        assert zone in (ROOT / "docs" / "adding-a-game.md").read_text()
        assert zone in example


def test_the_example_plays_itself_through_the_real_scenes(tmp_path: Path) -> None:
    app = App.from_args(["--demo", "snap", "--players", "4", "--seed", "2", "--headless", "--size", "480x270",
                         "--data-dir", str(tmp_path)], [EXAMPLES])
    names = set()
    for _ in range(4000):
        if not app.running:
            break
        app.frame()
        names.add(app.scenes.top.name)
    assert app.result is not None
    assert app.result["game"] == "snap"
    assert {"title", "setup", "table", "handover", "scoring"} <= names
    app.close()


def test_a_person_can_play_the_example_in_the_window(tmp_path: Path) -> None:
    app = App.from_args(["--headless", "--size", "480x270", "--data-dir", str(tmp_path)], [EXAMPLES])
    header = Transcript("snap", 4, (Chair("Anna", "person", True), Chair("Ben", "normal")))
    doors.table(app.kit, sit_down(app.kit.shelf, header, ["keys-left", ""]))
    for _ in range(2000):
        app.frame()
        if (top := app.scenes.top).name == "scoring":
            break
        asking = getattr(top, "asking", None)
        if asking is not None:
            top._press(asking, asking.focus.current)
    assert app.scenes.top.name == "scoring"
    app.close()
