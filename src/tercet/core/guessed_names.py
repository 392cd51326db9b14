"""Errors for names that do not exist, with the name that the same thing has here."""

from __future__ import annotations

from collections.abc import Mapping


def unknown_attribute(owner: str, name: str, guesses: Mapping[str, str], obj: object = None) -> AttributeError:
    """The error for an attribute that `owner` does not have; `guesses` maps names that people try to ours."""
    hint = f"; there is {guesses[name]}" if name in guesses else ""
    return AttributeError(f"{owner} has no attribute {name!r}{hint}", name=name, obj=obj)
