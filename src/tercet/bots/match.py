"""One whole game between bots in virtual time, from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tercet.bots.arena import Arena
from tercet.bots.bot import Bot
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Game
from tercet.core.engine.log import GameLog
from tercet.core.engine.ruleset import GameRules
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import new_playthrough
from tercet.core.seating.commands import Sit


class MatchResult(msgspec.Struct, frozen=True):
    """How a game between bots ended."""

    totals: tuple[int, ...]
    """Points by seat."""
    winners: tuple[int, ...]
    """Seats; ties share the win."""
    refused: tuple[int, ...]
    """How many commands of each seat were refused."""
    millis: int
    """How long the game took on its own clock."""
    thought: tuple[tuple[float, ...], ...] = ()
    """By seat, the seconds of thinking behind each action, if a clock was given."""


Clock = Callable[[], float]


def play_match(
    game: Game[Any, Any, Any],
    rules: GameRules,
    bots: Sequence[tuple[str, Bot]],
    seed: str,
    clock: Clock | None = None,
) -> tuple[MatchResult, GameLog[Any, Any]]:
    """Seats the named bots in this order and plays to the end; the same seed gives the same game."""
    arena = seat_bots(game, rules, bots, seed, clock)
    arena.run()
    play = arena.play
    outcome = game.outcome(game.view(play.state, None))
    result = MatchResult(
        totals=tuple(outcome.points(Seat(seat)) for seat in range(len(bots))),
        winners=outcome.winners,
        refused=tuple(arena.refused.values()),
        millis=play.now,
        thought=tuple(map(tuple, arena.thought.values())) if clock else (),
    )
    return result, GameLog(game, rules, play.events)


def seat_bots(
    game: Game[Any, Any, Any],
    rules: GameRules,
    bots: Sequence[tuple[str, Bot]],
    seed: str,
    clock: Clock | None = None,
) -> Arena:
    """An arena with the named bots in this order, before anything is dealt or rolled."""
    play = new_playthrough(game, rules, FairChance(seeds_from(seed)))
    for name, _ in bots:
        play.do(Sit(name=name, bot=True))
    return Arena(play, {Seat(i): bot for i, (_, bot) in enumerate(bots)}, seed, clock)
