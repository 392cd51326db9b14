"""What to play at this keyboard, and with whom: from the command line or the menu to a session."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from tercet.bots.roster import LEVELS, make_bot
from tercet.core.cardgame.editions import EDITIONS, LANGUAGE_EDITIONS, CardRules
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.playthrough import Playthrough
from tercet.locale import Words
from tercet.terminal.local_session import LocalSession

if TYPE_CHECKING:
    from tercet.core.dicegame.editions import DiceRules

Clock = Callable[[], float]
QUICK: Final = frozenset(level for levels in LEVELS.values() for level in levels) - {"strong"}
"""Bots that answer within milliseconds; the others think in threads."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of game at this keyboard."""

    game: Literal["cards", "dice"] = "cards"
    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """Levels, or the player's own bots as `file.py:name`."""
    card_rules: CardRules | None = None
    """None for the rules of the player's language."""
    dice_rules: Any = None
    """DiceRules; None for the usual ones without a turn limit, since all share a keyboard (D6)."""
    seed: str | None = None


def alone(words: Words) -> Setup:
    """The card game for one."""
    return Setup(people=(words("terminal-you"),))


def two(words: Words, game: Literal["cards", "dice"] = "cards") -> Setup:
    """A game for two at one keyboard."""
    return Setup(game=game, people=(words("terminal-first"), words("terminal-second")))


def against(words: Words, *levels: str, game: Literal["cards", "dice"] = "cards") -> Setup:
    """A game against bots."""
    return Setup(game=game, people=(words("terminal-you"),), bots=levels)


def new_session(setup: Setup, words: Words, clock: Clock = time.monotonic) -> LocalSession:
    """A new game, the same every time if there is a seed."""
    seed = os.urandom(8).hex() if setup.seed is None else setup.seed
    chance = FairChance(seeds_from(seed))
    bots = [
        (bot_name(level, words), make_bot(setup.game, level, f"{seed}/{i}")) for i, level in enumerate(setup.bots, 1)
    ]
    slow = [bot for level, (_, bot) in zip(setup.bots, bots, strict=True) if level not in QUICK]
    if setup.game == "dice":
        from tercet.core.dicegame.editions import dice_rules
        from tercet.core.dicegame.game import DICE_GAME

        rules: DiceRules = setup.dice_rules or dice_rules(turn_seconds=0)
        play = Playthrough(DICE_GAME, rules, chance)
        return LocalSession(play, setup.people, bots, clock, slow)
    card_rules = setup.card_rules or EDITIONS[LANGUAGE_EDITIONS[words.language]]
    return LocalSession(Playthrough(CARD_GAME, card_rules, chance), setup.people, bots, clock, slow)


def bot_name(level: str, words: Words) -> str:
    """What a bot is called at the table."""
    name = f"bots-level-{level}"
    return words(name) if words.has(name) else level.rpartition(":")[2]


def seats_of(setup: Setup) -> int:
    """How many may play."""
    if setup.game == "dice":
        from tercet.core.dicegame.editions import DICE_RULES

        return int((setup.dice_rules or DICE_RULES).seats)
    return (setup.card_rules or EDITIONS["es"]).seats
