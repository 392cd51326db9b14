"""Bots: a view goes in, a command and a delay come out. They never see the state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tercet.bots.bot import RETRY, Answer, Bot, UnknownBot
from tercet.bots.match import play
from tercet.bots.roster import LEVELS, make_bot
from tercet.core.guessed_names import unknown_name

if TYPE_CHECKING:
    from tercet.bots.ratings import Standing, tournament

__all__ = ["LEVELS", "RETRY", "Answer", "Bot", "Standing", "UnknownBot", "make_bot", "play", "tournament"]


_GUESSED = {
    "League": "tercet.bots.tournament",
    "Match": "tercet.bots.play",
    "Random": "view.legal(seat, now), from which a bot can choose at random: docs/bots.md has one in five lines",
    "RandomBot": "view.legal(seat, now), from which a bot can choose at random: docs/bots.md has one in five lines",
    "Arena": "tercet.bots.play",
    "BOTS": "tercet.bots.LEVELS",
    **dict.fromkeys(("Greedy", "GreedyBot"), "tercet.bots.make_bot('cards', 'master'), and docs/bots.md has bots"),
    "Tournament": "tercet.bots.tournament",
    "available": "tercet.bots.LEVELS",
    "league": "tercet.bots.tournament",
    **dict.fromkeys(("list", "list_bots", "names"), "tercet.bots.LEVELS"),
    "levels": "tercet.bots.LEVELS",
    "play_game": "tercet.bots.play",
    "match": "tercet.bots.play",
    "play_match": "tercet.bots.play",
    "random_bot": "view.legal(seat, now), from which a bot can choose at random: docs/bots.md has one in five lines",
}
"""Names people try by mistake, and the right ones."""


if not TYPE_CHECKING:  # otherwise type checkers would accept every name

    def __getattr__(name: str) -> Any:
        # loaded on first use: a tournament needs processes, which a browser does not have
        if name in ("Standing", "tournament"):
            from tercet.bots import ratings

            return getattr(ratings, name)
        raise unknown_name("tercet.bots", name, _GUESSED)


def __dir__() -> list[str]:
    return __all__
