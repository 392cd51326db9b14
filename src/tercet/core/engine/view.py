"""What the views of all games share: a view is the state without its secrets."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

ViewT = TypeVar("ViewT", bound=msgspec.Struct)


def without_secrets(state: Any, view_type: type[ViewT], **instead: Any) -> ViewT:
    """A view with the fields that it shares with a state, some of them replaced by those in `instead`."""
    shared = {name: getattr(state, name) for name in view_type.__struct_fields__}
    return view_type(**(shared | instead))
