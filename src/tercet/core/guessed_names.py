"""Errors for names that do not exist, suggesting the right one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar


def unknown_attribute(owner: str, name: str, guesses: Mapping[str, str]) -> AttributeError:
    """The error for an attribute that `owner` does not have; `guesses` maps names people try to the right ones."""
    message = f"{owner} has no attribute {name!r}"
    if name in guesses:
        # None as the name keeps Python from adding "Did you mean" with the most similar name
        return AttributeError(f"{message}; there is {guesses[name]}", name=None, obj=None)
    return AttributeError(message)


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
