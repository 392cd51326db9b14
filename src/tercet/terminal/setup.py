"""Creates local sessions from the choices on the command line or in the menu."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tercet.bots.roster import LEVELS, make_bot
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.playthrough import Playthrough
from tercet.locale import Words
from tercet.terminal.game_record import GameRecord, next_free
from tercet.terminal.games import terminal_game
from tercet.terminal.local_session import LocalSession

Clock = Callable[[], float]
QUICK: Final = frozenset(level for levels in LEVELS.values() for level in levels) - {"strong"}
"""Bots that answer within milliseconds; all others think in threads."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of players, bots and rules for a local game."""

    game: str = "cards"
    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """Levels, or custom bots as `file.py:name`."""
    rules: Any = None
    """The rules of the game; None for the default of a local game."""
    seed: str | None = None
    save: str | None = None
    """The file to save the game in; further games of the session get numbered files."""


def alone(words: Words) -> Setup:
    """Returns the setup of the card game for one player."""
    return Setup(people=(words("terminal-you"),))


def two(words: Words, game: str = "cards") -> Setup:
    """Returns the setup of a game for two who share a keyboard."""
    return Setup(game=game, people=(words("terminal-first"), words("terminal-second")))


def against(words: Words, *levels: str, game: str = "cards") -> Setup:
    """Returns the setup of a game against bots."""
    return Setup(game=game, people=(words("terminal-you"),), bots=levels)


def new_session(setup: Setup, words: Words, clock: Clock = time.monotonic) -> LocalSession:
    """Creates a game; the same game every time if there is a seed."""
    seed = os.urandom(8).hex() if setup.seed is None else setup.seed
    chance = FairChance(seeds_from(seed))
    bots = [
        (bot_name(level, words), make_bot(setup.game, level, f"{seed}/{i}")) for i, level in enumerate(setup.bots, 1)
    ]
    slow = [bot for level, (_, bot) in zip(setup.bots, bots, strict=True) if level not in QUICK]
    played = terminal_game(setup.game)
    play = Playthrough(played.game(), setup.rules or played.rules(words), chance)
    record = None if setup.save is None else GameRecord(next_free(setup.save))
    return LocalSession(play, setup.people, bots, clock, slow, record)


def bot_name(level: str, words: Words) -> str:
    """Returns a bot's display name."""
    name = f"bots-level-{level}"
    return words(name) if words.has(name) else level.rpartition(":")[2]


def seats_of(setup: Setup, words: Words) -> int:
    """Returns the number of seats."""
    return int((setup.rules or terminal_game(setup.game).rules(words)).seats)
