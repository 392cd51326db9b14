"""All bots by game and level, and how to load your own."""

from __future__ import annotations

import importlib
import importlib.util
import secrets
import sys
import traceback
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tercet.bots.bot import Bot, UnknownBot, takes_question
from tercet.locale import level_titled

MakeBot = Callable[..., Bot]
"""A class or function that creates a bot from a seed; it takes no parameters if the bot makes no random choices."""
MakeLevel = Callable[[str, str], Bot]
"""Creates a bot from its level and a seed."""


def _card_bot(level: str, seed: str) -> Bot:
    from tercet.bots.cards import CardBot
    from tercet.bots.levels import LEVELS as CARD_LEVELS

    return CardBot(CARD_LEVELS[level], seed)


def _dice_bot(level: str, seed: str) -> Bot:
    from tercet.bots.dice import PACES, DiceBot
    from tercet.bots.dice_strategies import STRATEGIES

    return DiceBot(STRATEGIES[level], PACES[level], seed)


LEVELS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("learner", "novice", "casual", "regular", "expert", "master"),
    "dice": ("beginner", "greedy", "strong"),
}
"""The levels of each game's bots, from the weakest."""
_makers: Final[dict[str, MakeLevel]] = {"cards": _card_bot, "dice": _dice_bot}


def register_bots(game: str, levels: tuple[str, ...], make: MakeLevel) -> None:
    """Registers a game's bots, weakest first. Call this in the module that defines the game's views: the bots' process
    imports that module with the first view, and thereby registers the bots there too."""
    LEVELS[game], _makers[game] = levels, make


def unregister_bots(game: str) -> None:
    """Removes a game's registered bots; for tests."""
    LEVELS.pop(game, None)
    _makers.pop(game, None)


def bot_label(bot: str | MakeBot | Bot) -> str:
    """A bot's name in a table of results: its level, or the name of its class or function."""
    if isinstance(bot, str):
        return bot.rpartition(":")[2] if ":" in bot else level_titled(bot)
    return str(getattr(bot, "__name__", type(bot).__name__))


def make_bot(game: str, name: str | MakeBot, seed: str | None = None) -> Bot:
    """Creates a bot by its level, or your own from a class or function, given directly or as `module:name` or
    `file.py:name`. Without a seed, it plays differently every time.

    >>> type(tercet.bots.make_bot("dice", "greedy", "1")).__name__
    'DiceBot'
    """
    seed = secrets.token_hex(8) if seed is None else seed
    if game not in LEVELS:
        raise UnknownBot("no-game", game=game, known=", ".join(LEVELS))
    if not isinstance(name, str):
        return _call_maker(bot_label(name), name, seed)
    if ":" in name:
        return _call_maker(name, load_maker(name), seed)
    return _makers[game](checked_level(game, name), seed)


def checked_level(game: str, name: str) -> str:
    """Returns the level of a game's bots with that name; the error for any other name says which game has it."""
    level = level_titled(name)
    if level in LEVELS[game]:
        return level
    known = ", ".join(LEVELS[game])
    for other in ("cards", "dice"):
        if level in LEVELS[other]:
            raise UnknownBot("other-game", game=game, name=name, other=other, known=known)
    raise UnknownBot("no-bot", game=game, name=name, known=known)


def _call_maker(spec: str, maker: MakeBot, seed: str) -> Bot:
    try:
        bot = maker(seed) if _takes_seed(maker) else maker()
    except Exception as error:
        raise UnknownBot("bad-maker", traceback.format_exc(), spec=spec, problem=_error_text(error)) from error
    if not callable(getattr(bot, "answer", None)):
        raise UnknownBot("no-answer", spec=spec)
    if not takes_question(bot):
        raise UnknownBot("bad-answer", spec=spec)
    return bot


def _takes_seed(maker: MakeBot) -> bool:
    """Whether to pass a seed to `maker`: False only if it takes no arguments."""
    if getattr(getattr(maker, "__init__", None), "__module__", "") == "typing":
        return False  # a subclass of the protocol `Bot` without a constructor of its own
    try:
        return bool(signature(maker).parameters)
    except (TypeError, ValueError):
        return True


def checked_bot(bot: Any) -> Bot:
    """Returns a bot given as an object; raises an error that says what is missing if it is none."""
    if isinstance(bot, type):
        raise TypeError(f"{bot.__name__} is a class: pass an instance, as in {bot.__name__}('1')")
    if not callable(getattr(bot, "answer", None)):
        raise TypeError(f"{bot!r:.80} is not a bot: give a level such as 'master', or an object with a method `answer`")
    if not takes_question(bot):
        raise UnknownBot("bad-answer", spec=type(bot).__name__)
    checked: Bot = bot
    return checked


def load_maker(spec: str) -> MakeBot:
    """Loads what `module:name` or `file.py:name` names."""
    place, _, name = spec.rpartition(":")
    try:
        module = _from_file(place) if place.endswith(".py") else importlib.import_module(place)
    except (FileNotFoundError, IsADirectoryError, PermissionError, ModuleNotFoundError) as error:
        trace = traceback.format_exc() if place.endswith(".py") and isinstance(error, ImportError) else ""
        is_missing = not Path(place).is_file()
        problem = error.strerror if is_missing and isinstance(error, OSError) else _error_text(error)
        raise UnknownBot("no-module", trace, spec=spec, problem=problem) from error
    except Exception as error:  # a user's file may raise anything when loaded
        raise UnknownBot("no-module", traceback.format_exc(), spec=spec, problem=_error_text(error)) from error
    maker: MakeBot | None = getattr(module, name, None)
    if maker is None:
        raise UnknownBot("no-name", place=place, name=name)
    return maker


def _from_file(place: str) -> ModuleType:
    module_name = f"tercet_bot_{Path(place).stem}"
    found = importlib.util.spec_from_file_location(module_name, place)
    assert found is not None, "the name ends in .py"
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[module_name] = module
    found.loader.exec_module(module)
    return module


def _error_text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
