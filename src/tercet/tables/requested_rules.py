"""Rule sets from a host's request: an edition and changes to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_type_hints

import msgspec

from tercet.core.engine.ruleset import GameRules, RuleError
from tercet.core.games import GAMES

_NOT_CHOSEN: Final = ("edition", "revision")
"""Fields that a host cannot change; accepted and ignored, so a rematch can send the previous game's rules."""


def rules_for(
    game_name: str, edition: str | None = None, changes: Mapping[str, Any] = {}, seats: int | None = None
) -> GameRules:
    """Returns the rules of a new table; raises a ValueError with the reason if they are impossible."""
    game = GAMES.get(game_name)
    if game is None:
        raise ValueError(f"game: unknown game '{game_name}'; choose one of {', '.join(GAMES)}")
    kind = game.rules_type
    overrides = {name: _typed(kind, name, value) for name, value in changes.items() if name not in _NOT_CHOSEN}
    if seats is not None:
        overrides["seats"] = seats
    rules: GameRules = game.rules_from(edition, overrides)
    return rules


def _typed(kind: type[GameRules], name: str, value: Any) -> Any:
    """Converts a JSON value to the type of its rule; boards arrive as JSON objects."""
    if not isinstance(value, dict | list):
        return value
    try:
        return msgspec.convert(value, get_type_hints(kind, include_extras=True).get(name, object))
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        # msgspec wraps the value's own RuleError
        raise error.__cause__ if isinstance(error.__cause__, RuleError) else ValueError(f"{name}: {error}") from None
