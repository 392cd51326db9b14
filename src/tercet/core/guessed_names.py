"""Errors for names that do not exist, suggesting the right one."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from opcode import opmap
from types import FrameType
from typing import TYPE_CHECKING, Any, ClassVar, Final

_IMPORT_FROM: Final = opmap["IMPORT_FROM"]


def unknown_attribute(owner: str, name: str, guesses: Mapping[str, str]) -> AttributeError:
    """The error for an attribute that `owner` does not have; `guesses` maps names people try to the right ones."""
    message = f"{owner} has no attribute {name!r}"
    if name in guesses:
        # None as the name keeps Python from adding "Did you mean" with the most similar name
        return AttributeError(f"{message}; there is {guesses[name]}", name=None, obj=None)
    return AttributeError(message)


def unknown_name(module: str, name: str, guesses: Mapping[str, str]) -> AttributeError | ImportError:
    """The error that a module's `__getattr__` raises.

    For `from module import name` it is an ImportError, because Python replaces the text of an AttributeError there.
    """
    if name in guesses and _is_importing(sys._getframe(2)):
        return ImportError(f"cannot import name {name!r} from {module!r}; there is {guesses[name]}")
    return unknown_attribute(f"module {module!r}", name, guesses)


def _is_importing(asking: FrameType) -> bool:
    """Whether the code that asks for a name is `from module import name`, itself or through Python's import system."""
    code = asking.f_code
    return code.co_name == "_handle_fromlist" or code.co_code[asking.f_lasti] == _IMPORT_FROM


class Hinting:
    """A class whose errors suggest the right name when people guess a wrong one."""

    __slots__ = ()
    _guessed: ClassVar[Mapping[str, str]] = {}
    """Names people try by mistake, and the right ones; a class adds its own to those of its bases."""

    if not TYPE_CHECKING:  # otherwise type checkers would accept every attribute

        def __getattr__(self, name: str) -> Any:
            raise unknown_attribute(f"{type(self).__name__!r} object", name, guesses_for(type(self)))


def guesses_for(kind: type) -> dict[str, str]:
    """Returns the names people try on objects of a class, and the right ones."""
    own = "state" if kind.__name__.endswith("State") else "view"
    merged: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        merged |= vars(base).get("_guessed", {})
    return {name: hint.replace("view.", f"{own}.") for name, hint in merged.items()}
