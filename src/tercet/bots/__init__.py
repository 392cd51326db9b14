"""Bots: a view goes in, a command and a delay come out. They never see the state of a game."""

from __future__ import annotations

from tercet.bots.bot import RETRY, Answer, Bot, UnknownBot
from tercet.bots.match import play
from tercet.bots.roster import LEVELS, make_bot

__all__ = ["LEVELS", "RETRY", "Answer", "Bot", "UnknownBot", "make_bot", "play"]


def __dir__() -> list[str]:
    return __all__
