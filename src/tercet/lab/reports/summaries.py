"""The result of each lab command, as one value to print, draw or pass to another program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tercet.core.dicegame.dice import HAND, Face
from tercet.core.dicegame.notation import format_hand
from tercet.core.sets.cards import DECK_SIZE, Card, find_sets
from tercet.lab.chartable import Chartable
from tercet.lab.dice.games import PASSED, DiceSimulation
from tercet.lab.dice.rolls import Reroll, RollOdds, roll_odds
from tercet.lab.exact.hand_classes import symmetries
from tercet.lab.exact.odds import SetFree, SetsInHand, expected_sets, number_of_sets, set_free, sets_in
from tercet.lab.solitaire.solver import SIZE, Solution, last_chance, solve_deal


@dataclass(frozen=True)
class Odds(Chartable):
    """The result of `tercet odds`."""

    deck: int
    set_free: SetFree
    sets_in_12: SetsInHand

    def summary(self) -> dict[str, Any]:
        """Returns everything as plain values, under the names that other programs rely on."""
        free = self.set_free
        return {
            "deck": self.deck,
            "sets": number_of_sets(self.deck),
            "symmetries": symmetries(self.deck),
            "set_free_hands": list(free.hands),
            "set_free_classes": list(free.classes),
            "set_free_odds": [float(free.odds(cards)) for cards in range(len(free.hands))],
            "expected_sets": [float(expected_sets(cards, self.deck)) for cards in range(len(free.hands))],
            "largest_set_free": [str(card) for card in free.example],
            "sets_in_12": list(self.sets_in_12.hands),
        }


def exact_odds(deck: int = DECK_SIZE) -> Odds:
    """Returns all exact odds of a deck."""
    return Odds(deck, set_free(deck), sets_in(SIZE, deck))


@dataclass(frozen=True)
class SolutionStep:
    """A SET of a solution, and the table it is taken from."""

    three: tuple[Card, Card, Card]
    table: tuple[Card, ...]
    pile: int
    choices: int
    """Number of SETs on the table."""


@dataclass(frozen=True)
class DealReport(Chartable):
    """The result of `tercet solve-deal`."""

    order: tuple[Card, ...]
    size: int
    moves: int
    """Number of moves the player made."""
    chance: int | None
    """Number of moves after which the table could last be cleared; None if it never could."""
    line: Solution
    """The SETs that clear the table from there."""
    steps: tuple[SolutionStep, ...]

    def summary(self) -> dict[str, Any]:
        """Returns everything as plain values."""
        return {
            "order": [str(card) for card in self.order],
            "layout": self.size,
            "can_be_cleared": self.chance is not None,
            "moves": self.moves,
            "last_chance": self.chance,
            "line": [[str(card) for card in three] for three in self.line],
        }


def solve(order: Sequence[int], moves: Sequence[Sequence[int]] = (), size: int = SIZE) -> DealReport:
    """Finds how to clear a deal, or a player's game from the last point at which that was possible."""
    if moves:
        found = last_chance(order, moves, size)
    else:
        line = solve_deal(order, size)
        found = None if line is None else (0, line)
    chance, line = found or (None, ())
    before = [three for three in moves[: chance or 0] if three]
    cards = tuple(map(Card, order))
    steps = _steps(cards, [*before, *line], size)[len(before) :]
    return DealReport(cards, size, len(moves), chance, line, tuple(steps))


def _steps(order: Sequence[Card], line: Sequence[Sequence[int]], size: int) -> list[SolutionStep]:
    """Returns the tables along a solution; adds three cards whenever the next SET is not complete (C6, C8)."""
    table, dealt = list(order[:size]), size
    steps = []
    for three in line:
        while not set(three) <= set(table):
            table += order[dealt : dealt + 3]
            dealt += 3
        a, b, c = map(Card, three)
        steps.append(SolutionStep((a, b, c), tuple(table), len(order) - dealt, len(find_sets(table))))
        table = [card for card in table if card not in three]
        if len(table) < size and dealt < len(order):
            table += order[dealt : dealt + 3]
            dealt += 3
    return steps


@dataclass(frozen=True)
class DiceOdds(Chartable):
    """The result of `tercet dice odds`."""

    rolls: tuple[RollOdds, ...]
    games: DiceSimulation | None
    hand: tuple[Face, ...] = ()
    rerolls: tuple[Reroll, ...] = ()

    def summary(self) -> dict[str, Any]:
        """Returns everything as plain values."""
        values: dict[str, Any] = {
            "rolls": [
                {"dice": one.dice, "set": float(one.helped), "set_without_wild": float(one.unhelped)}
                for one in self.rolls
            ]
        }
        if self.games is not None:
            values |= _games_summary(self.games)
        if self.rerolls:
            values["rerolls"] = [
                {
                    "roll": [format_hand([self.hand[i]]) for i in one.places],
                    "points": one.points,
                    "error": one.error,
                    "playable": one.playable,
                }
                for one in self.rerolls
            ]
        return values


def _games_summary(games: DiceSimulation) -> dict[str, Any]:
    tally = games.tally
    return {
        "games": games.games,
        "wanted": games.wanted,
        "players": games.players,
        "seed": games.seed,
        "cores": games.cores,
        "seconds": games.seconds,
        "turn_points": {"pass" if points == PASSED else str(points): turns for points, turns in games.points().items()},
        "points_by_round": {
            str(number): games.mean_points(number) for number in sorted({number for number, _ in tally.turns})
        },
        "bonuses": {
            square: {
                "bonus": one.bonus,
                "earned": one.times,
                "round": one.rounds / one.times if one.times else None,
                "gain": float(one.gain / one.times) if one.times else None,
            }
            for square, one in tally.bonuses.items()
        },
    }


def dice_odds(
    games: DiceSimulation | None = None, hand: Sequence[Face] = (), rerolls: Sequence[Reroll] = ()
) -> DiceOdds:
    """Returns the odds of rolls, with the results of simulations if there are any."""
    rolls = tuple(roll_odds(dice) for dice in range(1, HAND + 1))
    return DiceOdds(rolls, games, tuple(hand), tuple(rerolls))
