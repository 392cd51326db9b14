"""Applies events to states and views, and strips a state's secrets for a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat

ViewT = TypeVar("ViewT", bound=msgspec.Struct)
PlayerT = TypeVar("PlayerT", bound=msgspec.Struct)
Changes = dict[str, Any]
"""New values by field name."""
EventChanges = Mapping[type[Event], Callable[[Any, Any], Changes]]
"""For each kind of event, a function that returns the changes, given the previous state and the event."""


class Evolve(Protocol):
    """Returns the state, or a view of it, after an event."""

    def __call__(self, state: ViewT, event: Event, /) -> ViewT: ...


def evolution(state_type: type[msgspec.Struct], changes: EventChanges, secret_changes: EventChanges) -> Evolve:
    """Builds a game's `evolve` from the changes per kind of event; `secret_changes` apply only to full states."""

    def evolve(state: ViewT, event: Event, /) -> ViewT:
        kind = type(event)
        changed = changes[kind](state, event)
        secret = secret_changes.get(kind)
        if secret is not None and isinstance(state, state_type):
            changed |= secret(state, event)
        before: Any = state
        changed["version"] = before.version + 1
        return replace(state, **changed)

    return evolve


def with_player(players: Sequence[PlayerT], seat: Seat, **changes: Any) -> tuple[PlayerT, ...]:
    """The players with one of them changed."""
    changed = list(players)
    changed[seat] = replace(changed[seat], **changes)
    return tuple(changed)


def without_secrets(state: Any, view_type: type[ViewT], **instead: Any) -> ViewT:
    """Builds a view from the fields it shares with a state; `instead` replaces some of them."""
    shared = {name: getattr(state, name) for name in view_type.__struct_fields__}
    return view_type(**(shared | instead))


def with_secrets(view: Any, state_type: type[ViewT], **secrets: Any) -> ViewT:
    """Builds a state that fits a view from made-up secrets, for questions that do not depend on them. Returns a full
    state unchanged."""
    if isinstance(view, state_type):
        return view
    return state_type(**{name: getattr(view, name) for name in view.__struct_fields__}, **secrets)
