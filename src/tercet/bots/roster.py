"""The bots there are, by game and level, and how to bring one's own."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tercet.bots.bot import Bot

LEVELS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("novice", "casual", "regular", "expert", "master"),
    "dice": ("beginner", "greedy", "strong"),
}
"""The levels of each game's bots, from the weakest."""

MakeBot = Callable[[str], Bot]
"""Makes a bot from a seed."""


class UnknownBot(ValueError):
    """No bot is called so; the message says which there are."""


def make_bot(game: str, name: str, seed: str) -> Bot:
    """A bot by its level, or one's own as `module:name` or `file.py:name`, called with the seed."""
    if game not in LEVELS:
        raise UnknownBot(f"no game is called '{game}'; there are {', '.join(LEVELS)}")
    if ":" in name:
        return _load(name)(seed)
    if name not in LEVELS[game]:
        raise UnknownBot(f"no bot for {game} is called '{name}'; there are {', '.join(LEVELS[game])}, or FILE.py:NAME")
    if game == "dice":
        from tercet.bots.dice import PACES, DiceBot
        from tercet.bots.dice_minds import MINDS

        return DiceBot(MINDS[name], PACES[name], seed)
    from tercet.bots.cards import CardBot
    from tercet.bots.levels import LEVELS as CARD_LEVELS

    return CardBot(CARD_LEVELS[name], seed)


def _load(spec: str) -> MakeBot:
    place, _, name = spec.rpartition(":")
    try:
        if place.endswith(".py"):
            module_name = f"tercet_bot_{Path(place).stem}"
            found = importlib.util.spec_from_file_location(module_name, place)
            if found is None or found.loader is None:
                raise ImportError(f"{place} cannot be read as Python")
            module = importlib.util.module_from_spec(found)
            sys.modules[module_name] = module
            found.loader.exec_module(module)
        else:
            module = importlib.import_module(place)
        maker: MakeBot = getattr(module, name)
    except (ImportError, OSError, SyntaxError, AttributeError) as error:
        raise UnknownBot(f"'{spec}' is no bot: {error}") from error
    return maker
