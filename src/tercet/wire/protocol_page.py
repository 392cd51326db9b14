"""Generates the protocol page from Structs and the docstrings of their fields: `python -m
tercet.wire.protocol_page`."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from tercet.core.engine.game import Command
from tercet.core.games import TABLE_KINDS
from tercet.core.seating.commands import COMMANDS
from tercet.wire import messages
from tercet.wire.schema import schema_text


def page_text() -> str:
    """Returns the whole page."""
    return "\n".join(_page())


def _page() -> Iterator[str]:
    intro = files("tercet.wire").joinpath("intro.md").read_text()
    yield intro.format(protocol=messages.PROTOCOL)
    yield files("tercet.wire").joinpath("chance.md").read_text()
    yield "## From the client\n"
    for kind in messages.CLIENT_MESSAGES:
        yield from _struct(kind)
    yield "## From the server\n"
    for kind in messages.SERVER_MESSAGES:
        yield from _struct(kind)
    yield from _struct(messages.TableInfo)
    yield "## Phrases\n"
    yield ", ".join(f"`{phrase}`" for phrase in messages.PHRASES) + ".\n"
    yield "## Commands of every game\n"
    shared: tuple[type[Command], ...] = COMMANDS
    for command in shared:
        yield from _command(command)
    for game in TABLE_KINDS.values():
        yield f"## Game `{game.name}`\n"
        yield "### Commands\n"
        for command in game.commands:
            if command not in shared:
                yield from _command(command)
        if game.questions:
            yield "### Questions and replies\n"
        for asked in (*game.questions, *game.replies):
            yield from _struct(asked, "####")
        yield "### Events\n"
        for event in game.events:
            yield from _struct(event, "####")
        yield "### View\n"
        yield from _struct(game.view_type, "####")


def _command(command: type[Command]) -> Iterator[str]:
    if not command.internal:
        yield from _struct(command, "####", hidden=("seat", "at", "lead", "tie"))


def _struct(kind: type[msgspec.Struct], level: str = "###", hidden: tuple[str, ...] = ()) -> Iterator[str]:
    tag = kind.__struct_config__.tag
    yield f"{level} `{tag if tag is not None else kind.__name__}`\n"
    yield f"{inspect.cleandoc(kind.__doc__ or '').strip()}\n"
    fields = [field for field in msgspec.structs.fields(kind) if field.encode_name not in hidden]
    if not fields:
        return
    yield "| field | type | |"
    yield "|---|---|---|"
    for field in fields:
        said = " ".join(_said(kind, field.name).split())
        default = "" if field.required else f" = {_shown(field)}"
        annotation = _annotation(kind, field.name).replace("|", "\\|")
        yield f"| `{field.encode_name}` | `{annotation}{default}` | {said} |"
    yield ""


def _shown(field: msgspec.structs.FieldInfo) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.json.encode(field.default_factory()).decode()
    return msgspec.json.encode(field.default).decode() if len(str(field.default)) < 30 else "…"


def _said(kind: type[Any], name: str) -> str:
    """Returns the docstring of a field, from the class that declares it."""
    return _field_part(kind, name, 1)


def _annotation(kind: type[Any], name: str) -> str:
    return _field_part(kind, name, 0)


def _field_part(kind: type[Any], name: str, part: int) -> str:
    for owner in kind.__mro__:
        module = sys.modules.get(owner.__module__)
        found = _declared(module).get((owner.__name__, name)) if module is not None and module.__file__ else None
        if found is not None:
            return found[part]
    return ""


@cache
def _declared(module: ModuleType) -> dict[tuple[str, str], tuple[str, str]]:
    """Returns the annotation and the docstring of each class's fields in a module."""
    found = {}
    for node in ast.parse(textwrap.dedent(inspect.getsource(module))).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for part, following in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                said = ""
                if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                    said = str(following.value.value)
                found[node.name, part.target.id] = (ast.unparse(part.annotation), said)
    return found


def generated_files(folder: Path) -> dict[Path, str]:
    """Returns the generated files and their contents."""
    return {folder / "protocol.md": page_text(), folder / "protocol.schema.json": schema_text()}


if __name__ == "__main__":
    for path, text in generated_files(Path("docs")).items():
        path.write_text(text)
