"""What a server's welcome says about the game."""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.client.failures import Closed
from tercet.core.engine.game import Command, Game
from tercet.core.games import GAMES
from tercet.wire.messages import Welcome


def read_welcome(message: Welcome[Command]) -> tuple[Game[Any, Any, Any], Any]:
    """The game, and its view unless only what was missed follows; Closed if this program cannot take part."""
    name = message.table.game
    game = GAMES.get(name)
    if game is None:
        raise Closed("unknown-game", f"this program does not know the game {name!r}: update it, or register the game")
    try:
        return game, None if message.view is None else msgspec.convert(message.view, game.view_type)
    except msgspec.ValidationError as error:
        raise Closed("reload", f"this program and the server have different versions of {name!r}: {error}") from None
