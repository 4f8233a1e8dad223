"""Folders for tests that write much: in memory where there is such a place, since every commit waits for the disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture(scope="session")
def memory() -> Iterator[Path]:
    """A folder for this run."""
    place = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
    with TemporaryDirectory(dir=place, prefix="passaround-") as folder:
        yield Path(folder)


@pytest.fixture
def quick_path(memory: Path) -> Iterator[Path]:
    """A new folder for this test, like `tmp_path`."""
    with TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)
