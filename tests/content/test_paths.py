"""Data and assets are found in a checkout and in a wheel."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from game.content.faults import ContentError
from game.content.paths import find

ROOT = Path(__file__).parents[2]


def laid_out(*folders: Path) -> None:
    for folder in folders:
        folder.mkdir(parents=True)


def test_in_a_checkout_they_lie_beside_the_package(tmp_path: Path) -> None:
    laid_out(tmp_path / "game", tmp_path / "data", tmp_path / "assets")
    folders = find(package=tmp_path / "game")
    assert (folders.data, folders.assets) == (tmp_path / "data", tmp_path / "assets")


def test_in_a_wheel_they_lie_inside_the_package(tmp_path: Path) -> None:
    laid_out(tmp_path / "game" / "data", tmp_path / "game" / "assets", tmp_path / "data")
    folders = find(package=tmp_path / "game")
    assert (folders.data, folders.assets) == (tmp_path / "game" / "data", tmp_path / "game" / "assets")


def test_without_data_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        find(package=tmp_path / "game")
    assert str(caught.value) == f"{tmp_path / 'game' / 'data'}: the folder is missing; install the program anew."


def test_without_a_home_there_is_a_folder_that_can_never_be(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("no home")
    monkeypatch.setattr(platformdirs, "user_data_path", homeless)
    with pytest.raises(OSError):
        find().user.mkdir(parents=True)


def test_here_every_game_has_its_file() -> None:
    assert find().game("pizzuno").is_file()


def test_the_user_may_say_where_things_are_kept(tmp_path: Path) -> None:
    assert find(tmp_path / "kiosk").settings == tmp_path / "kiosk" / "settings.json"
    assert find().user.name == "passaround"


def test_the_wheel_is_built_with_both_folders() -> None:
    setuptools = pytest.importorskip("setuptools")
    from tools.wheel import BuildWithData

    build = BuildWithData(setuptools.Distribution({"packages": ["game"], "package_dir": {"": str(ROOT)}}))
    build.finalize_options()
    assert {"game.data", "game.assets"} <= set(build.packages)
    assert (build.package_dir["game.data"], build.package_data["game.assets"]) == ("data", ["**/*"])
