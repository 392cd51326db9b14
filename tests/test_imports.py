"""There are no import cycles, neither through imports nor through module names in strings.

`tercet` itself is excluded: it has the version, and loads the public names on first use.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"


def modules() -> dict[str, Path]:
    """Every module of the package with its file; a package's file is its `__init__`."""
    found = {}
    for path in (SOURCE / "tercet").rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def needed(tree: ast.AST, known: Mapping[str, Path]) -> Iterator[str]:
    """Modules that a file imports anywhere, or names in a string for a later import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in known else node.module for name in inner if node.module in known)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known:
            yield node.value


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_module_imports_itself_indirectly() -> None:
    known = modules()
    assert len(known) > 200
    graph = {
        name: {other for other in needed(ast.parse(path.read_text()), known) if other not in (name, "tercet")}
        for name, path in known.items()
        if name != "tercet"
    }
    assert cycle(graph) == []


def test_a_cycle_is_detected_in_every_form() -> None:
    known = dict.fromkeys(("tercet.a", "tercet.b", "tercet.b.c"), Path())
    plain = set(needed(ast.parse("from tercet.b import c"), known))
    assert plain == {"tercet.b.c"}
    late = set(needed(ast.parse("def f():\n    import tercet.a"), known))
    named = set(needed(ast.parse("import_module('tercet.a')"), known))
    assert late == named == {"tercet.a"}
    assert cycle({"tercet.a": plain, "tercet.b.c": named})
    assert not cycle({"tercet.a": plain, "tercet.b.c": set()})
