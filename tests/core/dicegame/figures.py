"""Statistics of complete games: `python -m tests.core.dicegame.figures [GAMES]` plays greedy games and prints them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

import msgspec

from tercet.core.dicegame.dice import has_hand_set
from tercet.core.dicegame.events import DiceRolled, RoundEnded, TurnPassed, TurnPlayed
from tercet.core.dicegame.rules import DiceRules, dice_rules
from tests.core.dicegame.players import DicePlay, greedy_play, random_play


class Figures(msgspec.Struct, frozen=True):
    """Averages over several games."""

    games: int
    score: float
    """Points per player."""
    bonus: float
    """Points per player from bonus squares."""
    rounds: float
    barren: float
    """Rounds per game in which everybody passes."""
    share_barren: float
    """The same as a share of all rounds."""
    repeated: float
    """Repeated opening rolls per game."""
    with_set: float
    """Share of opening rolls of five dice that contain a SET."""
    turn: float
    """Points per turn played."""
    passes: float
    """Share of turns passed."""
    stalemates: float
    """Share of games that end before a player runs out of dice."""


def figures(plays: Iterable[DicePlay]) -> Figures:
    """Computes the averages."""
    games = scores = extra = players = rounds = barren = rolls = hands = sets = points = turns = passes = stalemates = 0
    for play in plays:
        games += 1
        scores += sum(play.state.scores)
        players += len(play.state.playing)
        stalemates += play.state.ending == "stalemate"
        for event in play.events:
            match event:
                case DiceRolled(reason="opening"):
                    rolls += 1
                    hands += len(event.rolls)
                    sets += sum(
                        has_hand_set([held.face for held in roll.dice if held.face is not None]) for roll in event.rolls
                    )
                case RoundEnded():
                    rounds += 1
                    barren += event.barren > 0
                case TurnPlayed():
                    turns += 1
                    points += event.points
                    extra += sum(bonus.points for bonus in event.bonuses)
                case TurnPassed():
                    passes += 1
    return Figures(
        games,
        scores / players,
        extra / players,
        rounds / games,
        barren / games,
        barren / rounds,
        rolls / games - 1,
        sets / hands,
        points / turns,
        passes / (passes + turns),
        stalemates / games,
    )


def greedy_games(rules: DiceRules, seats: int, count: int) -> Iterator[DicePlay]:
    return (greedy_play(rules, seats, f"greedy/{seats}/{i}") for i in range(count))


def random_games(rules: DiceRules, seats: int, count: int) -> Iterator[DicePlay]:
    return (random_play(rules, seats, f"random/{seats}/{i}", coming=False) for i in range(count))


def table(count: int) -> Iterator[str]:
    """One line for each kind of game."""
    yield f"{'':32}" + "".join(f"{name:>13}" for name in Figures.__struct_fields__)
    kinds = (
        ("greedy, no extra roll", dice_rules(extra_roll=False), greedy_games),
        ("greedy", dice_rules(), greedy_games),
        ("random", dice_rules(), random_games),
    )
    for name, rules, play in kinds:
        for seats in (2, 3, 4):
            found = msgspec.structs.astuple(figures(play(rules, seats, count)))
            values = (f"{value:>13.3f}" if isinstance(value, float) else f"{value:>13}" for value in found)
            yield f"{name + f', {seats} players':32}" + "".join(values)


if __name__ == "__main__":
    for line in table(int(sys.argv[1]) if sys.argv[1:] else 100):
        print(line, flush=True)
