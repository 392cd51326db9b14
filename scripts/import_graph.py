"""The import graph of this repository, read from the sources, and each module's distance from a change."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

SOURCES: Final = ("src", "tests", "scripts", "bench", "examples")


class ImportGraph:
    """The modules under some folders of a repository, and the importers of each."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._paths = {_name(path, root): path for folder in SOURCES for path in sorted((root / folder).rglob("*.py"))}
        self._importers: dict[str, set[str]] = {name: set() for name in self._paths}
        for name, path in self._paths.items():
            for imported in self._imports(name, path):
                self._importers[imported].add(name)

    def path(self, module: str) -> str:
        """A module's file, relative to the repository."""
        return str(self._paths[module].relative_to(self._root))

    def affected(self, files: Iterable[str]) -> dict[str, int]:
        """Modules that import changed ones, directly or not, with the number of steps: 0 for the changed modules
        themselves."""
        steps = {module: 0 for file in files for module in self._changed(file)}
        latest = list(steps)
        while latest:
            importers = {importer for module in latest for importer in self._importers[module]} - steps.keys()
            distance = 1 + steps[latest[0]]
            latest = sorted(importers)
            steps |= dict.fromkeys(latest, distance)
        return steps

    def _changed(self, file: str) -> Iterator[str]:
        """The module in a file; for a file of another type, the modules that mention it and those of its folder."""
        path = self._root / file
        if path.suffix == ".py":
            yield from self._known(_name(path, self._root), exactly=True)
            return
        folder = self._root / "tests" / "docs" if path.suffix == ".md" else path.parent
        folders = {found.parent for found in self._paths.values()}
        while folder not in folders and folder != self._root:
            folder = folder.parent
        for module, found in self._paths.items():
            if found.parent == folder or path.name in found.read_text(encoding="utf-8"):
                yield module

    def _imports(self, name: str, path: Path) -> Iterator[str]:
        """A module's imports, including those inside functions; for a test, also the fixtures of its folders."""
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        for node in _statements(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield from self._known(alias.name)
            elif isinstance(node, ast.ImportFrom):
                above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
                source = ".".join([*above, *([node.module] if node.module else [])])
                for alias in node.names:
                    yield from self._known(f"{source}.{alias.name}")
        folders = name.split(".")[:-1]
        for depth in range(1, len(folders) + 1):
            if (fixtures := ".".join([*folders[:depth], "conftest"])) != name:
                yield from self._known(fixtures, exactly=True)

    def _known(self, name: str, *, exactly: bool = False) -> Iterator[str]:
        """The module of this name, or the module that has it as an attribute."""
        while name and not exactly and name not in self._paths:
            name = name.rpartition(".")[0]
        if name in self._paths:
            yield name


def _statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every statement at any depth; unlike `ast.walk`, skips expressions."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for part in ("body", "orelse", "handlers", "finalbody", "cases"):
            waiting += getattr(node, part, ())


def _name(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
