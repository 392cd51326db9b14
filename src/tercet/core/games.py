"""The games that can be played: ours, and any that other packages register."""

from __future__ import annotations

import copyreg
from collections import ChainMap
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.game import Game
from tercet.core.puzzle.game import PUZZLE
from tercet.core.room.game import room_game

_games: dict[str, Game[Any, Any, Any]] = {game.name: game for game in (CARD_GAME, DICE_GAME, PUZZLE)}
_dependents: list[Callable[[], None]] = []

GAMES: Final[Mapping[str, Game[Any, Any, Any]]] = _games
"""The games by name, in order of registration."""
ROOM: Final = room_game(GAMES)
TABLE_KINDS: Final[Mapping[str, Game[Any, Any, Any]]] = ChainMap({ROOM.name: ROOM}, _games)
"""Everything a table may run: the games, and the room."""


def register(game: Game[Any, Any, Any]) -> None:
    """Registers a game for tables, the wire, stores and clients; raises ValueError if its name, or that of one of its
    messages, is taken."""
    if TABLE_KINDS.get(game.name, game) is not game:
        raise ValueError(f"a game called '{game.name}' is already registered")
    taken = {_tag(kind): kind for other in TABLE_KINDS.values() for kind in _messages(other)}
    for kind in _messages(game):
        if taken.get(_tag(kind), kind) is not kind:
            raise ValueError(f"another game already has a message called '{_tag(kind)}'")
    _games[game.name] = game
    _changed()


def unregister(game: Game[Any, Any, Any]) -> None:
    """Removes a registered game; for tests."""
    if _games.get(game.name) is game:
        del _games[game.name]
    _changed()


def when_registered(forget: Callable[[], None]) -> None:
    """Calls `forget` whenever the list of games changes, to discard what was built from it."""
    _dependents.append(forget)


def game_named(name: str) -> Game[Any, Any, Any]:
    """Finds a registered game, or the room, by name."""
    return TABLE_KINDS[name]


def _messages(game: Game[Any, Any, Any]) -> tuple[type[msgspec.Struct], ...]:
    return (*game.commands, *game.events, *game.questions, *game.replies)


def _tag(kind: type[msgspec.Struct]) -> str:
    """The struct's name on the wire and in logs."""
    return str(kind.__struct_config__.tag)


def _changed() -> None:
    for forget in _dependents:
        forget()


# Copies and pickles refer to a game by name, so they yield the same object.
copyreg.pickle(Game, lambda game: (game_named, (game.name,)))
