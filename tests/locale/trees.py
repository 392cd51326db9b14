"""The Fluent files as syntax trees, for tests that compare languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import tercet.locale

ROOT = Path(tercet.locale.__file__).parent


@cache
def areas(language: str) -> set[str]:
    return {path.stem for path in (ROOT / language).glob("*.ftl")}


@cache
def resource(language: str, area: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse((ROOT / language / f"{area}.ftl").read_text(encoding="utf-8"))


def junk(language: str, area: str) -> list[str]:
    return [entry.content or "" for entry in resource(language, area).body if isinstance(entry, ast.Junk)]


@cache
def entries(language: str, area: str) -> dict[str, ast.Message | ast.Term]:
    """Messages by id, and terms by id with a leading hyphen; duplicates are an error."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in resource(language, area).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{language}/{area}.ftl has {name} twice"
            found[name] = entry
    return found


@cache
def messages(language: str, area: str) -> dict[str, ast.Message]:
    return {name: entry for name, entry in entries(language, area).items() if isinstance(entry, ast.Message)}


def references(node: ast.BaseNode) -> set[str]:
    """The messages and terms that a message refers to, terms with a hyphen."""
    return {
        ("-" if isinstance(part, ast.TermReference) else "") + part.id.name
        for part in walk(node)
        if isinstance(part, ast.MessageReference | ast.TermReference)
    }


@cache
def variables(language: str, area: str, name: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    found: set[str] = set()
    waiting, done = {name}, set[str]()
    while waiting:
        entry = entries(language, area)[current := waiting.pop()]
        done.add(current)
        # a term sees only its own arguments, not the message's variables
        if isinstance(entry, ast.Message):
            found |= {part.id.name for part in walk(entry) if isinstance(part, ast.VariableReference)}
            waiting |= references(entry) - done
    return found


def has_variable(node: ast.BaseNode, variable: object) -> bool:
    """Whether a variant shows the value it was selected by."""
    wanted = {part.id.name for part in walk(variable) if isinstance(part, ast.VariableReference)}
    return any(isinstance(part, ast.VariableReference) and part.id.name in wanted for part in walk(node))


@cache
def text(node: ast.BaseNode) -> str:
    """Everything a message can say: the text of every variant, without placeables, which become %."""
    said = " ".join(part.value for part in walk(node) if isinstance(part, ast.TextElement))
    return re.sub(r"%(\(\w+\))?[rs]", "%", said)


def walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for value in node:
            yield from walk(value)
