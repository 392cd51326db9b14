"""The reference: every public name with its signature, its docstring and, for a type, its members."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from scripts.site.examples import examples_of, split_docstring

WIDTH: Final = 90
"""Maximum length of a signature on one line; longer ones get one parameter per line."""
STARRED: Final = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
TITLES: Final = ("Functions", "Types", "Commands", "Events", "Errors", "Values")
MODULES: Final = {
    "tercet.public_api": ("tercet", "Everything here is available after `import tercet`."),
    "tercet.dice": ("tercet.dice", "The dice-and-board game."),
    "tercet.rows": ("tercet.rows", "Games as rows for pandas and polars ([the library](../library.md))."),
    "tercet.bots": ("tercet.bots", "Ours, and what your own needs ([bots](../bots.md))."),
    "tercet.lab": ("tercet.lab", "Counting and simulating ([odds](../odds.md))."),
    "tercet.envs": ("tercet.envs", "For training agents; needs the extra `envs` ([bots](../bots.md))."),
    "tercet.client": ("tercet.client", "Online tables; needs the extra `client` ([protocol](../protocol.md))."),
}


def reference() -> dict[str, str]:
    """The pages of the reference by name."""
    pages = {}
    for source, (shown, about) in MODULES.items():
        module = import_module(source)
        parts = [f"# `{shown}`", about]
        examples = examples_of(module, shown)
        for title, names in _groups(module):
            parts += [f"## {title}", *(_entry(module, name, examples) for name in names)]
        pages[f"reference/{shown}.md"] = "\n\n".join(parts) + "\n"
    listed = "\n".join(f"- [`{shown}`]({shown}.md)" for shown, _ in MODULES.values())
    pages["reference/index.md"] = f"# Reference\n\nEvery public name, by module.\n\n{listed}\n"
    return pages


def _groups(module: ModuleType) -> Iterator[tuple[str, list[str]]]:
    """The names of a module by kind, in the order most useful to readers."""
    kinds: dict[str, list[str]] = {
        "Functions": [],
        "Types": [],
        "Commands": [],
        "Events": [],
        "Errors": [],
        "Values": [],
    }
    for name in module.__all__:
        kinds[_kind(getattr(module, name))].append(name)
    return ((title, names) for title, names in kinds.items() if names)


def _kind(thing: Any) -> str:
    from tercet.core.engine.game import Command, Event

    if not isinstance(thing, type):
        return "Functions" if inspect.isroutine(thing) else "Values"
    for base, title in ((BaseException, "Errors"), (Command, "Commands"), (Event, "Events")):
        if issubclass(thing, base):
            return title
    return "Types"


def _entry(module: ModuleType, name: str, examples: Mapping[str, str]) -> str:
    thing = getattr(module, name)
    text, _ = split_docstring(thing)
    parts = [f"### `{name}`"]
    if typing.get_origin(thing):
        parts.append(_code([f"{name} = {_annotated('', thing)}"]))
    elif inspect.isroutine(thing):
        parts += [_code([_signature(name, one) for one in typing.get_overloads(thing) or [thing]]), text]
    elif isinstance(thing, type):
        parts += [_code([_signature(name, thing)]), text, _members(thing)]
    else:
        size = f"{len(thing)} entries." if hasattr(thing, "__len__") else ""
        parts += [_code([f"{name}: {_type_name(thing)}"]), size]
    parts.append(f"```pycon\n{examples[name]}```")
    return "\n\n".join(_with_clauses(part) for part in parts if part)


def _with_clauses(text: str) -> str:
    """Turns clauses in brackets, as in (C7, C10), into links to the rules, except in code."""
    if text.startswith("```"):
        return text
    clauses = _clauses()

    def linked(clause: re.Match[str]) -> str:
        return f"[{clause[0]}](../rules.md#{clause[0]})" if clause[0] in clauses else clause[0]

    return re.sub(r"\([A-Z]\d+(?:, [A-Z]\d+)*\)", lambda found: re.sub(r"[A-Z]\d+", linked, found[0]), text)


@cache
def _clauses() -> frozenset[str]:
    """The clauses of the rules page."""
    page = Path(__file__).parents[2] / "docs" / "rules.md"
    return frozenset(re.findall(r"^\*\*([A-Z]\d+)(?=[ .])", page.read_text(encoding="utf-8"), re.MULTILINE))


def _signature(name: str, thing: Any) -> str:
    try:
        signature = inspect.signature(thing)
    except (TypeError, ValueError):
        return name
    parts: list[str] = []
    for parameter in signature.parameters.values():
        keyword_only = parameter.kind is parameter.KEYWORD_ONLY
        if keyword_only and not any(part.startswith("*") for part in parts):
            parts.append("*")
        stars = "*" * (1 + (parameter.kind is parameter.VAR_KEYWORD)) if parameter.kind in STARRED else ""
        text = stars + parameter.name + _annotated(": ", parameter.annotation)
        if parameter.default is not parameter.empty:
            text += f" = {_default(parameter.default)}" if ":" in text else f"={_default(parameter.default)}"
        parts.append(text)
    result = "" if isinstance(thing, type) else _annotated(" -> ", signature.return_annotation)
    short = f"{name}({', '.join(parts)}){result}"
    if len(short) <= WIDTH:
        return short
    lines = "".join(f"    {part},\n" for part in parts)
    return f"{name}(\n{lines}){result}"


def _annotated(mark: str, annotation: Any) -> str:
    if annotation is inspect.Parameter.empty:
        return ""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    text = re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", text)
    return mark + re.sub(r"Annotated\[((?:[^\[\],]|\[[^\]]*\])+), Meta\([^()]*\)\]", r"\1", text)


def _default(value: Any) -> str:
    """A default value as Python source, or dots if it is too long or has none."""
    text = repr(value)
    return "…" if len(text) > 40 or text.startswith("<") else text


def _members(kind: type) -> str:
    """Fields with their docstrings, then properties and methods; excludes inherited members."""
    fields = [f"- `{name}: {text}`{f'  {said}' if said else ''}" for name, text, said in _fields(kind)]
    methods = []
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property) or hasattr(member, "func"):
            methods.append(f"- `{name}`  {_first(member)}")
        elif inspect.isroutine(member) or isinstance(member, (staticmethod, classmethod)):
            plain = getattr(member, "__func__", member)
            methods.append(
                f"- `{_signature(name, plain)}`  {_first(plain)}".replace("\n    ", " ").replace(",\n)", ")")
            )
    return "\n".join([*fields, *methods])


def _first(thing: Any) -> str:
    return " ".join(inspect.cleandoc(inspect.getdoc(thing) or "").split("\n\n")[0].split())


def _fields(kind: type) -> Iterator[tuple[str, str, str]]:
    """The annotated fields of a type, with the docstring that follows each."""
    if not hasattr(kind, "__struct_fields__") and not hasattr(kind, "__dataclass_fields__"):
        return
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except (OSError, TypeError):
        return
    assert isinstance(tree, ast.ClassDef)
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        text = ast.unparse(node.annotation)
        if node.target.id.startswith("_") or text.startswith("ClassVar"):
            continue
        said = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
        yield node.target.id, text, " ".join(str(said).split())


def _type_name(thing: Any) -> str:
    return type(thing).__name__


def _code(lines: list[str]) -> str:
    return "\n".join(["```python", *lines, "```"])
