"""The types that the registered games add to the protocol: their commands, events, questions and replies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Union

import msgspec

from tercet.core.games import TABLE_KINDS


class GameTypes(NamedTuple):
    """For each kind of thing that a game defines, the union of all games' types."""

    command: Any
    """Those that a player may send; the table stamps `seat`, `at`, `lead` and `tie`."""
    event: Any
    question: Any
    reply: Any


def game_types() -> GameTypes:
    """The types of all games registered so far."""
    games = TABLE_KINDS.values()
    return GameTypes(
        command=_any(kind for game in games for kind in game.commands if not kind.internal),
        event=_any(kind for game in games for kind in game.events),
        question=_any(kind for game in games for kind in game.questions),
        reply=_any(kind for game in games for kind in game.replies),
    )


def _any(kinds: Iterable[type[msgspec.Struct]]) -> Any:
    return Union[tuple(dict.fromkeys(kinds))]  # noqa: UP007 (the members are known only here)
