"""Errors for names that do not exist, suggesting the right one."""

from __future__ import annotations

from collections.abc import Mapping


def unknown_attribute(owner: str, name: str, guesses: Mapping[str, str], obj: object = None) -> AttributeError:
    """The error for an attribute that `owner` does not have; `guesses` maps names people try to the right ones."""
    hint = f"; there is {guesses[name]}" if name in guesses else ""
    return AttributeError(f"{owner} has no attribute {name!r}{hint}", name=name, obj=obj)
