"""Tests of the long run: a match is played to the title, and memory that goes on growing is told."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from game.app import App
from tools import soak


def test_a_match_is_played_from_the_deal_to_the_title(tmp_path: Path) -> None:
    app = App.from_args(["--headless", "--size", "480x270", "--speed", "instant", "--data-dir", str(tmp_path)])
    try:
        assert soak.play(app, "pizzuno", 1) > 10
        assert [scene.name for scene in app.scenes.all()] == ["title"]
    finally:
        app.close()


@pytest.mark.parametrize(("end", "code"), [(100, 0), (110, 0), (140, 1)])
def test_memory_that_grew_after_all_was_warm_is_exit_code_1(end: int, code: int, monkeypatch: pytest.MonkeyPatch,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    told = {"matches": 9, "minutes": 1.0, "warm_mb": 100, "rss_mb": end}
    monkeypatch.setattr(soak, "soak", lambda app, seconds: told)
    monkeypatch.setattr(sys, "argv", ["soak.py", "--size", "480x270"])
    assert soak.main() == code
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == told
