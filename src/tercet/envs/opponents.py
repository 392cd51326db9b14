"""The bots that one agent plays against: levels, or your own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tercet.bots.arena import BadBotCommand, Stalled
from tercet.bots.bot import Bot, checked_answer
from tercet.bots.roster import LEVELS, MakeBot, bot_label, checked_bot, checked_level, load_maker, make_bot
from tercet.core.engine.game import Refusal
from tercet.envs.dice import DiceEnv

Opponent = str | MakeBot | Bot
"""A level, `file.py:name`, a class or function that creates a bot for each episode, or a bot that plays in all of
them."""


def checked_opponents(game: str, opponents: Any) -> tuple[Opponent, ...]:
    """Returns the opponents as a tuple, with those from files loaded."""
    if isinstance(opponents, str) or not isinstance(opponents, Iterable):
        example = opponents if isinstance(opponents, str) else next(iter(LEVELS[game]))
        known = ", ".join(LEVELS[game])
        raise TypeError(
            f"opponents: give levels or bots as a tuple, as in ({example!r},); the levels are {known}, and your own "
            "bot is FILE.py:NAME, a class or an object"
        )
    return tuple(_checked(game, one) for one in opponents)


def _checked(game: str, opponent: Any) -> Opponent:
    if isinstance(opponent, str):
        if ":" not in opponent:
            return checked_level(game, opponent)
        opponent = load_maker(opponent)
    new_opponent(game, opponent, "1")
    checked: Opponent = opponent
    return checked


def new_opponent(game: str, opponent: Any, seed: str) -> Bot:
    """Returns the bot for an episode."""
    is_object = not isinstance(opponent, str | type) and (hasattr(opponent, "answer") or not callable(opponent))
    return checked_bot(opponent) if is_object else make_bot(game, opponent, seed)


class DiceOpponent:
    """A bot in the dice environment, which carries out each of its turns as one action."""

    def __init__(self, opponent: Opponent, seed: str) -> None:
        self._bot = new_opponent("dice", opponent, seed)
        self._name = bot_label(opponent)

    def play(self, env: DiceEnv) -> None:
        """Carries out the bot's command at once, since nobody's time runs out here; raises Stalled if it has none, or
        if it is refused."""
        agent = env.agent_selection
        view, seat = env.view(agent), env.seat_of(agent)
        answer = checked_answer(self._bot.answer(view, seat, env.now))
        if answer is None:
            raise Stalled(f"{self._name} (seat {seat}) must act in the phase {view.phase!r}, but answered None")
        try:
            env.do(answer.command)
        except Refusal as refusal:
            name = type(answer.command).__name__
            raise Stalled(f"{self._name} (seat {seat}) sent {name}, which was refused: {refusal}") from refusal
        except Exception as error:
            raise BadBotCommand(seat, answer.command, error) from error
