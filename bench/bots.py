"""CPU cost of bots: a complete game of each kind, and the slowest decision of the strong dice bot."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import count

from bench.measure import Line, seconds_each
from tercet.bots.match import play_match
from tercet.bots.roster import make_bot
from tercet.core.cardgame.rules import EDITIONS
from tercet.core.dicegame.rules import DICE_RULES
from tercet.core.games import GAMES

GAMES_OF_DICE = 10


def lines() -> Iterator[Line]:
    numbers = count()

    def cards() -> None:
        number = next(numbers)
        bots = [
            (name, make_bot("cards", name, f"{number}/{name}")) for name in ("casual", "regular", "expert", "master")
        ]
        play_match(GAMES["cards"], EDITIONS["es"], bots, str(number))

    (seconds,) = seconds_each(cards)
    yield Line("a card game of four bots in virtual time", seconds, 0.0)
    thoughts: list[float] = []
    for number in range(GAMES_OF_DICE):
        bots = [(name, make_bot("dice", name, f"{number}/{name}")) for name in ("strong", "greedy")]
        outcome, _ = play_match(GAMES["dice"], DICE_RULES, bots, str(number), clock=time.thread_time)
        thoughts += outcome.thought[0]
    yield Line("the strong dice bot, a turn, median", statistics.median(thoughts), 0.0, "≤ 0.15 s")
    yield Line("the strong dice bot, its longest turn", max(thoughts), 0.0, "≤ 1 s", f"of {len(thoughts)}")
