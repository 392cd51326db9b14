"""Runs the cells of a notebook in one scope without Jupyter, and captures what they print and display."""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


def outputs(notebook: dict[str, Any], name: str) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Yields each code cell with its outputs, in order."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            yield cell, _run("".join(cell["source"]), scope, f"{name} {cell['id']}")


def _run(source: str, scope: dict[str, Any], name: str) -> list[dict[str, Any]]:
    tree = ast.parse(source)
    shown = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(tree, name, "exec"), scope)
        if isinstance(shown, ast.Expr):
            value = eval(compile(ast.Expression(shown.value), name, "eval"), scope)
    found: list[dict[str, Any]] = []
    if printed.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
    if value is not None:
        found.append({"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": _data(value)})
    return found


def _data(value: object) -> dict[str, Any]:
    picture = getattr(value, "_repr_svg_", lambda: None)()
    if picture:
        return {"image/svg+xml": _lines(picture), "text/plain": [f"<{type(value).__name__}>"]}
    return {"text/plain": _lines(repr(value))}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def write(path: Path, notebook: dict[str, Any]) -> None:
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
