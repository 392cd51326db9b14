"""What the views of all games share: they are their state without its secrets."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

ViewT = TypeVar("ViewT", bound=msgspec.Struct)


def without_secrets(state: Any, view_type: type[ViewT], **instead: Any) -> ViewT:
    """A view with the fields that it shares with a state, some of them with something else `instead`."""
    shared = {name: getattr(state, name) for name in view_type.__struct_fields__}
    return view_type(**(shared | instead))
