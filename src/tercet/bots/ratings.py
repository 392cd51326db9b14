"""Rates the entrants of a tournament: points, wins and ratings, each with its confidence interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from math import nan, sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Final, Literal

import msgspec

from tercet.bots.match import game_of_rules
from tercet.bots.roster import MakeBot
from tercet.bots.tournaments import TournamentGame, TournamentPlan, play_all
from tercet.core.cardgame.rules import CardRules
from tercet.core.dicegame.rules import DiceRules
from tercet.core.engine.chance import Seed, seed_text
from tercet.optional_dependencies import require

CONFIDENCE: Final = 1.96
"""Standard errors on each side of a 95 % confidence interval."""

Interval = tuple[float, float]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one entrant."""

    name: str
    games: int
    wins: float
    """Number of wins; tied players share one."""
    score: float
    """Wins per game."""
    score_interval: Interval
    points: float
    """Mean points per game."""
    points_interval: Interval
    rating: float
    """Strength by OpenSkill; not a number if that package is missing."""
    rating_interval: Interval
    thinking_median: float
    """CPU seconds per action."""
    thinking_most: float
    refused: int


def tournament(
    bots: Sequence[str | MakeBot],
    rules: CardRules | DiceRules | str | None = None,
    *,
    game: Literal["cards", "dice"] | None = None,
    variant: str | None = None,
    games: int = 100,
    seats: int = 2,
    seed: Seed = 1,
    cores: int | None = None,
    save: str | Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Standing]:
    """Plays many games between bots, as `tercet tournament` does, and returns their results, best rating first.

    Without the extra `bots` there are no ratings: they are not a number, and most wins come first.

    A bot is a level such as `"master"`, or your own class, which is instantiated with a new seed for every game.
    The rules, by default "es", say which game it is; `game="dice"` is the dice game by its usual rules. `games` is
    rounded up so that all bots sit in every seat equally often: with two bots to an even number. The `games` of each
    result say how many there were. `save` is a folder for the logs. Ctrl-C stops early and returns the results so far:
    then the `games` are fewer.

    >>> [one.name for one in tercet.bots.tournament(["novice", "master"], games=2, cores=1)]
    ['master', 'novice']
    """
    if isinstance(bots, str):
        raise TypeError(f"bots: pass a list of levels or classes, such as [{bots!r:.80}, 'master']")
    for bot in bots:
        if not isinstance(bot, str) and not callable(bot):
            raise TypeError(f"bots: pass the class {type(bot).__name__}, not an instance of it")
    _require_count("games", games)
    _require_count("cores", 1 if cores is None else cores)
    kind, terms = game_of_rules(rules, variant, game)
    plan = TournamentPlan(
        game=kind.name,
        rules=terms,
        bots=tuple(bots),
        games=games,
        seats=seats,
        seed=seed_text(seed),
        save=None if save is None else str(save),
    )
    return standings(plan.names, play_all(plan, cores, progress))


def _require_count(name: str, value: object) -> None:
    if not isinstance(value, int) or value < 1:
        raise ValueError(f"{name}: a number from 1, not {value!r:.80}")


def standings(names: Sequence[str], games: Iterable[TournamentGame]) -> list[Standing]:
    """The results of all entrants who have played, best rating first; without OpenSkill, most wins first."""
    played = list(games)
    is_rated = find_spec("openskill") is not None
    ratings = rate(names, played) if is_rated else [(nan, nan)] * len(names)
    found = []
    for i, name in enumerate(names):
        mine = [(one.outcome, one.lineup.index(i)) for one in played if i in one.lineup]
        if not mine:
            continue  # the tournament was stopped early
        wins = sum(1 / len(outcome.winners) for outcome, seat in mine if seat in outcome.winners)
        points = [outcome.scores[seat] for outcome, seat in mine]
        thought = [seconds for outcome, seat in mine for seconds in outcome.thought[seat]] or [0.0]
        found.append(
            Standing(
                name=name,
                games=len(mine),
                wins=wins,
                score=wins / len(mine),
                score_interval=wilson(wins, len(mine)),
                points=fmean(points),
                points_interval=around_mean(points),
                rating=ratings[i][0],
                rating_interval=(
                    ratings[i][0] - CONFIDENCE * ratings[i][1],
                    ratings[i][0] + CONFIDENCE * ratings[i][1],
                ),
                thinking_median=median(thought),
                thinking_most=max(thought),
                refused=sum(outcome.refused[seat] for outcome, seat in mine),
            )
        )
    return sorted(found, key=lambda standing: -(standing.rating if is_rated else standing.score))


def rate(names: Sequence[str], played: Iterable[TournamentGame]) -> list[tuple[float, float]]:
    """The mean and deviation of each entrant's strength in OpenSkill's Plackett-Luce model, which ranks the players of
    each game by points."""
    require("a rating", "bots", "openskill")
    from openskill.models import PlackettLuce

    # Bots do not learn, so their strength does not drift between games: tau is 0.
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating(name=name) for name in names]
    for one in played:
        scores = one.outcome.scores
        ranks = [float(sum(other > score for other in scores)) for score in scores]
        teams = model.rate([[ratings[i]] for i in one.lineup], ranks=ranks)
        for i, team in zip(one.lineup, teams, strict=True):
            ratings[i] = team[0]
    return [(rating.mu, rating.sigma) for rating in ratings]


def wilson(wins: float, games: int) -> Interval:
    """The Wilson confidence interval of the share of wins."""
    z2 = CONFIDENCE**2
    part = wins / games
    middle = (part + z2 / (2 * games)) / (1 + z2 / games)
    reach = CONFIDENCE * sqrt(part * (1 - part) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def around_mean(values: Sequence[float]) -> Interval:
    """The confidence interval of the mean."""
    mean = fmean(values)
    reach = CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean - reach, mean + reach
