"""Generates TypeScript types from Python's Structs, so no type is maintained in two languages."""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
_INLINE = 100
"""Maximum length of a union or value on one line."""


class Pages:
    """TypeScript files under construction; each Python module belongs to one, and types are written before their
    uses."""

    def __init__(self, homes: Mapping[str, str], incoming: tuple[type[msgspec.Struct], ...] = ()) -> None:
        """`incoming` are the kinds of Struct that a client creates; their fields with defaults are optional."""
        self._incoming = incoming
        self._homes = dict(sorted(homes.items(), key=lambda home: -len(home[0])))
        self._bodies: dict[str, list[str]] = {home: [] for home in homes.values()}
        self._imports: dict[str, dict[str, set[str]]] = {home: {} for home in homes.values()}
        self._written: dict[str, object] = {}
        self._unions: dict[frozenset[Any], tuple[str, str]] = {}
        self._variables: dict[Any, Any] = {}

    def home(self, python: Any) -> str:
        """The file of a Struct or NewType, by the longest matching module name."""
        for module, home in self._homes.items():
            if f"{python.__module__}.".startswith(f"{module}."):
                return home
        raise LookupError(f"{python.__module__}.{python.__name__} belongs to no file")

    def struct(self, struct: type[msgspec.Struct]) -> str:
        """Writes an interface, once, and returns its name."""
        home = self.home(struct)
        key = f"{home}/{struct.__name__}"
        if self._written.setdefault(key, struct) is not struct:
            raise LookupError(f"{key} means two different things")
        if (done := f"{key}!") in self._written:
            return struct.__name__
        self._written[done] = True
        hints = get_type_hints(struct, include_extras=True)
        config = struct.__struct_config__
        sparse = config.omit_defaults or issubclass(struct, self._incoming)
        lines = [f"  readonly {config.tag_field}: {json.dumps(config.tag)};"] if config.tag is not None else []
        for field in msgspec.structs.fields(struct):
            hint = hints[field.name]
            optional = "?" if sparse and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{optional}: {self.name(hint, home)};")
        head = f"{_comment(struct)}export interface {struct.__name__} {{"
        self._bodies[home].append("\n".join([head, *lines, "}"]))
        return struct.__name__

    def name(self, hint: Any, home: str) -> str:
        """The name of a type as used in the file `home`."""
        origin, arguments = get_origin(hint), get_args(hint)
        if hint in _PLAIN:
            return _PLAIN[hint]
        if isinstance(hint, TypeVar | NewType) and hint in self._variables:
            return self.name(self._variables[hint], home)
        if isinstance(hint, NewType):
            return self._refer(self._alias(hint), self.home(hint), home)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._refer(self.struct(hint), self.home(hint), home)
        if origin is Annotated:
            return self.name(arguments[0], home)
        if origin is ClassVar:
            return self.name(arguments[0], home)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in arguments)
        if origin in (Union, types.UnionType):
            if (known := self._unions.get(frozenset(arguments))) is not None:
                return self._refer(*known, home)
            return " | ".join(dict.fromkeys(self.name(option, home) for option in arguments))
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"readonly [{', '.join(self.name(item, home) for item in arguments)}]"
        if origin in (tuple, list, Sequence, frozenset, set):
            item = self.name(arguments[0], home)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin in (dict, Mapping):
            return f"Readonly<Record<string, {self.name(arguments[1], home)}>>"
        if hint is msgspec.Raw:
            return "unknown"
        raise TypeError(f"no TypeScript is known for {hint!r}")

    def union(self, home: str, name: str, structs: Iterable[type[msgspec.Struct]], comment: str) -> None:
        """Writes a union of some Structs."""
        chosen = tuple(structs)
        self._unions[frozenset(chosen)] = (name, home)
        members = [self._refer(self.struct(struct), self.home(struct), home) for struct in chosen]
        joined = " | ".join(members)
        if len(joined) > _INLINE:
            joined = "".join(f"\n  | {member}" for member in members)
        self._bodies[home].append(f"/** {comment} */\nexport type {name} = {joined};")

    def stands_for(self, variable: Any, hint: Any) -> None:
        """Binds a Python type variable to a type."""
        self._variables[variable] = hint

    def alias(self, home: str, name: str, members: Sequence[str], hint: Any, comment: str) -> None:
        """Writes a union of named types, and uses it in place of `hint`."""
        self._unions[frozenset(get_args(hint))] = (name, home)
        for there, member in (path.split("/") for path in members):
            self._refer(member, there, home)
        joined = " | ".join(path.split("/")[1] for path in members)
        self._bodies[home].append(f"/** {comment} */\nexport type {name} = {joined};")

    def constant(self, home: str, name: str, value: object, comment: str, of: str = "") -> None:
        """Writes a constant."""
        kind = f": {of}" if of else ""
        ending = "" if of else " as const"
        text = literal(msgspec.to_builtins(value))
        self._bodies[home].append(f"/** {comment} */\nexport const {name}{kind} = {text}{ending};")

    def texts(self) -> dict[str, str]:
        """The complete text of every file, by name."""
        return {f"{home}.ts": self._text(home) for home, body in self._bodies.items() if body}

    def _text(self, home: str) -> str:
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{other}";'
            for other, names in sorted(self._imports[home].items())
        ]
        head = ["// Written by `python -m scripts.web` from the Structs in src/tercet. Do not edit."]
        return "\n\n".join([*head, *(["\n".join(imports)] if imports else []), *self._bodies[home]]) + "\n"

    def _alias(self, hint: NewType) -> str:
        name, home = str(hint.__name__), self.home(hint)
        if f"{home}/{name}" not in self._written:
            self._written[f"{home}/{name}"] = hint
            self._bodies[home].append(f"export type {name} = {self.name(hint.__supertype__, home)};")
        return name

    def _refer(self, name: str, there: str, here: str) -> str:
        if there != here:
            self._imports[here].setdefault(there, set()).add(name)
        return name


def literal(value: object, indent: str = "") -> str:
    """A JSON value as TypeScript, on one line if it fits."""
    text = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(text) <= _INLINE or not isinstance(value, dict | list | tuple):
        return text
    inner = f"{indent}  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(str(key), ensure_ascii=False)}: {literal(part, inner)}" for key, part in value.items()]
    else:
        parts = [literal(part, inner) for part in value]
    start, end = "{}" if isinstance(value, dict) else "[]"
    return f"{start}\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}{end}"


def _comment(struct: type) -> str:
    doc = inspect.cleandoc(struct.__doc__ or "")
    if not doc or doc.startswith(f"{struct.__name__}("):
        return ""
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"/** {doc} */\n"
    return "/**\n" + "\n".join(f" * {line}".rstrip() for line in lines) + "\n */\n"
