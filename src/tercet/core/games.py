"""The games there are."""

from __future__ import annotations

from typing import Any, Final

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.game import Game

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {game.name: game for game in (CARD_GAME, DICE_GAME)}
