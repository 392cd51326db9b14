"""An example for every public name: from its docstring, from `examples.md` or, for commands and events, from complete
games."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

import tercet
from tercet import dice
from tercet.core.engine.game import Command, Event
from tercet.core.engine.log import parse_log
from tercet.core.games import GAMES

_PROMPT: Final = ">>> "
PAGE: Final = Path(__file__).with_name("examples.md")
LOGS: Final = Path(__file__).parents[2] / "tests" / "golden"
MODULES: Final[dict[str, Any]] = {"tercet": tercet, "tercet.dice": dice}
"""Modules that export commands and events."""
FIELDS: Final = {
    "cards": '"1GED 1PHD 1RSD"',
    "card": "9",
    "die": "3",
    "square": '"h6"',
    "dice": "(dice.NamedDie(die=3), dice.NamedDie(die=8), dice.NamedDie(die=21))",
}
"""Values for required fields of commands."""
PLACED: Final = '(dice.Placing(die=3, square="h6"),)'


@cache
def written_examples(module: str) -> dict[str, str]:
    """The sessions of `examples.md` for one module, in order."""
    page = PAGE.read_text(encoding="utf-8")
    (part,) = re.findall(rf"^## {re.escape(module)}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return dict(re.findall(r"^### (\w+)\n\n```pycon\n(.*?)^```", part, re.MULTILINE | re.DOTALL))


def split_docstring(thing: Any) -> tuple[str, str]:
    """A docstring's text, and the session at its end, if any."""
    own = thing.__doc__ if isinstance(thing, type) else inspect.getdoc(thing)
    text, arrows, session = inspect.cleandoc(own or "").partition(f"\n\n{_PROMPT}")
    return text, f"{_PROMPT}{session}\n" if arrows else ""


def docstring_examples(module: ModuleType) -> dict[str, str]:
    """The sessions at the end of a module's docstrings, by name."""
    routines = {name: getattr(module, name) for name in module.__all__ if inspect.isroutine(getattr(module, name))}
    return {name: session for name, thing in routines.items() if (session := split_docstring(thing)[1])}


def examples_of(source: ModuleType, module: str) -> dict[str, str]:
    """The sessions of one module by name."""
    found = docstring_examples(source) | written_examples(module)
    for name in getattr(MODULES.get(module), "__all__", ()):
        kind = getattr(MODULES[module], name)
        if name in found or not isinstance(kind, type):
            continue
        if issubclass(kind, Command):
            found[name] = f">>> _ = game.do({command_call(kind)})  # doctest: +SKIP\n"
        elif issubclass(kind, Event):
            shown = events().get(name, f"{name}(…)")
            found[name] = f">>> game.events[-1]  # doctest: +SKIP\n{shown}\n"
    return found


def command_call(kind: type[Command]) -> str:
    """The call that creates a command."""
    home = "dice." if hasattr(dice, kind.__name__) else "tercet."
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
    values = {**FIELDS, "dice": PLACED} if kind is dice.PlayDice else FIELDS
    return f"{home}{kind.__name__}({', '.join(['seat=0', *(f'{name}={values[name]}' for name in needed)])})"


@cache
def events() -> dict[str, str]:
    """The shortest event of each kind in the golden games, as Python prints it."""
    found: dict[str, str] = {}
    for path in sorted(LOGS.glob("*.tercet")):
        for event in parse_log(path.read_text(encoding="utf-8"), GAMES.values()).events:
            name, text = type(event).__name__, repr(event)
            if name not in found or len(text) < len(found[name]):
                found[name] = text
    return found
