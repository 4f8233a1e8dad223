"""Reads an input sheet (`data/input.yaml`) as plain text with lines, and lists everything wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import yaml

Tree: TypeAlias = "str | list[str] | dict[str, Tree]"


class InputFault(ValueError):
    """The sheet cannot be used. `faults` holds one sentence each, with file, line and what would be right."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Sheet:
    """One YAML file as nested text: no value is guessed into a bool or number, no key may come twice."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[str] = []
        self.lines: dict[tuple[str, ...], int] = {}
        self.tree: dict[str, Tree] = {}
        try:
            node = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise InputFault([f"{path.name}, line {line}: {error.problem}."]) from error
        except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
            raise InputFault([f"{path.name} cannot be read: {error}."]) from error
        tree = self._plain(node, ()) if node is not None else {}
        if isinstance(tree, dict):
            self.tree = tree
        else:
            self.fault((), "must be sections with names")

    def _plain(self, node: yaml.Node, where: tuple[str, ...]) -> Tree:
        self.lines[where] = node.start_mark.line + 1
        if isinstance(node, yaml.SequenceNode):
            return [item.value if isinstance(item, yaml.ScalarNode) else str(item.tag) for item in node.value]
        if isinstance(node, yaml.MappingNode):
            tree: dict[str, Tree] = {}
            for key, value in node.value:
                inner = (*where, str(key.value))
                if inner[-1] in tree:
                    self.lines[inner] = key.start_mark.line + 1
                    self.fault(inner, "comes twice, it must come once")
                tree[inner[-1]] = self._plain(value, inner)
            return tree
        return str(node.value)

    def fault(self, where: tuple[str, ...], what: str) -> None:
        """Note that the entry at `where` is wrong, and how it would be right."""
        line = next((self.lines[where[:n]] for n in range(len(where), -1, -1) if where[:n] in self.lines), 1)
        self.faults.append(f"{self.path.name}, line {line}: {'.'.join(where) or 'the file'} {what}.")

    def section(self, *where: str) -> Mapping[str, Tree]:
        """The named entries at a place; an absent or wrong one is a fault and empty."""
        tree: Tree = self.tree
        for step in where:
            tree = tree.get(step, "") if isinstance(tree, dict) else ""
        if not isinstance(tree, dict):
            self.fault(where, "must be there, with names and values below it")
            return {}
        return tree

    def words(self, *where: str) -> Mapping[str, str]:
        """The entries at a place that are one word each; others are faults."""
        return dict(self._each(where))

    def _each(self, where: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        for name, value in self.section(*where).items():
            if isinstance(value, str) and value:
                yield name, value
            else:
                self.fault((*where, name), "must be one word or line")

    def names(self, *where: str) -> tuple[str, ...]:
        """A list of words at a place, written [one, two]."""
        value = self.section(*where[:-1]).get(where[-1], "")
        if isinstance(value, list):
            return tuple(value)
        self.fault(where, "must be a list, such as [one, two]")
        return ()

    def numbers(self, *where: str, low: float, high: float) -> dict[str, float]:
        """The entries at a place as numbers in a range; those that are none are faults and left out."""
        numbers: dict[str, float] = {}
        for name, text in self.words(*where).items():
            try:
                number = float(text)
            except ValueError:
                number = float("nan")
            if low <= number <= high:
                numbers[name] = number
            else:
                self.fault((*where, name), f"must be a number from {low:g} to {high:g}, not {text!r}")
        return numbers
