"""Puts data/ and assets/ into the package when a wheel is built; named in pyproject.toml."""

from __future__ import annotations

from setuptools.command.build_py import build_py

SHIPPED = ("data", "assets")


class BuildWithData(build_py):
    """Builds `game` with `game/data` and `game/assets` in it, where `game.content.paths` finds them. Done
    here because an explicit list of packages would have to grow with every game folder."""

    def finalize_options(self) -> None:
        super().finalize_options()
        for folder in SHIPPED:
            package = f"game.{folder}"
            self.packages = [*self.packages, package]
            self.package_dir = {**self.package_dir, package: folder}
            self.package_data = {**self.package_data, package: ["**/*"]}
