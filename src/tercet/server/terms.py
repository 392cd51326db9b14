"""Rule sets from what a host asks for: an edition and his changes."""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.core.cardgame.editions import EDITIONS, edition
from tercet.core.games import GAMES
from tercet.core.ruleset import Rules, amend
from tercet.server.bodies import NewTable


def rules_for(asked: NewTable) -> Rules:
    """The rules of a new table; what cannot be is a ValueError that says why."""
    if asked.game not in GAMES:
        raise ValueError(f"game: no game is called '{asked.game}'; there are {', '.join(GAMES)}")
    overrides: dict[str, Any] = dict(asked.overrides)
    overrides.pop("edition", None)
    if asked.seats is not None:
        overrides["seats"] = asked.seats
    if asked.game == "cards":
        return edition(asked.edition or next(iter(EDITIONS)), **overrides)
    if asked.edition is not None:
        raise ValueError("edition: this game has one rulebook only")
    rules: Rules = GAMES[asked.game].rules_type()
    try:
        return amend(rules, **overrides)
    except (TypeError, msgspec.ValidationError) as error:
        raise ValueError(str(error)) from error
