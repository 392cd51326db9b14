"""The golden playthroughs of the dice game; `python -m tests.golden.dice_playthroughs` plays those without a log."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from tercet.core.chairs import Seat
from tercet.core.dicegame.board import Layout
from tercet.core.dicegame.commands import EndGame
from tercet.core.dicegame.editions import DiceRules, dice_rules
from tercet.core.seating import Leave, Return, TakeOver
from tests.core.dicegame.players import DicePlay, greedy_command, new_play, random_play
from tests.golden.playthroughs import write

SMALL = Layout(7, ("c4", "d4", "e4"), {"a1": 1, "g1": 1, "a7": 1, "g7": 1, "d1": 2, "d7": 2})

DICE_GAMES: dict[str, tuple[DiceRules, int]] = {
    "dice-two": (dice_rules(), 2),
    "dice-three": (dice_rules(sees_none=False, wrong_calls=2), 3),
    "dice-four": (dice_rules(runs="once", new_wilds="second-set"), 4),
    "dice-plain": (dice_rules(extra_roll=False, turn_seconds=0.0, swap_is_pass=False), 2),
    "dice-small-board": (dice_rules(layout=SMALL, stalemate_empty=1, alone_seconds=0.0), 3),
}


def _leaving() -> DicePlay:
    """Everybody leaves and the game pauses; one returns, plays on alone, and ends it."""
    rng = random.Random("dice-leaving")
    play = new_play(dice_rules(), 2, "dice-leaving")
    while play.state.round < 3:
        play.do(greedy_command(play.state, rng))
    turn = play.state.to_play[0]
    for seat in (Seat(1 - turn), turn):
        play.do(Leave(seat=seat))
    play.wait(3600)
    play.do(Return(seat=turn))
    play.do(greedy_command(play.state, rng))
    play.wait(300)
    play.do(EndGame(seat=turn))
    return play


def _replaced() -> DicePlay:
    """One of two leaves at his turn; a bot takes his dice and his points, and plays the game to its end."""
    rng = random.Random("dice-replaced")
    play = new_play(dice_rules(), 2, "dice-replaced")
    while play.state.round < 3:
        play.do(greedy_command(play.state, rng))
    leaver = play.state.to_play[0]
    play.do(Leave(seat=leaver))
    play.do(TakeOver(who=leaver, name="Strong"))
    while play.state.phase != "over":
        play.do(greedy_command(play.state, rng))
    return play


PLAYTHROUGHS: dict[str, Callable[[], DicePlay]] = {
    **{name: partial(random_play, rules, seats, name, among_best=12) for name, (rules, seats) in DICE_GAMES.items()},
    "dice-leaving": _leaving,
    "dice-replaced": _replaced,
}
"""Every golden dice game by its name, to be played once."""


if __name__ == "__main__":
    write(PLAYTHROUGHS)
