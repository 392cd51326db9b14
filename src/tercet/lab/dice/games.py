"""Simulates whole dice games between greedy players: what turns score, and what bonus squares are worth."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from tercet.core.dicegame.board import Board, Layout
from tercet.core.dicegame.commands import CallOpening, ChooseExtra, LayOpening, NamedDie, PassTurn, PlayDice
from tercet.core.dicegame.dice import WILD, find_openings
from tercet.core.dicegame.events import TurnPlayed
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.hands import placings
from tercet.core.dicegame.rules import DICE_RULES, FEWEST_PLAYERS, DiceRules, checked_dice_rules
from tercet.core.dicegame.state import DiceState
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.engine.chance import FairChance, Seed, seeds_from
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough, require_players
from tercet.core.whole_numbers import whole_number
from tercet.lab.arguments import checked_games, seed_number
from tercet.lab.chartable import Chartable
from tercet.lab.intervals import Share
from tercet.lab.random_stream import Stream
from tercet.lab.worker_pools import worker_pool
from tercet.lab.workers import Progress, parts

PASSED = -1
"""Marks a turn without a legal move in place of its points."""
_CHUNK = 4
_TIES = 100
"""Number of equal turns to choose from at random; always taking the first would favour one corner of the board."""


@dataclass
class BonusTally:
    """Counts for one bonus square."""

    bonus: int
    times: int = 0
    """Number of games in which it was earned."""
    rounds: int = 0
    """The sum of the rounds in which it was earned."""
    gain: Fraction = Fraction(0)
    """Total gain of the turns that earned it over the best turn without bonuses; exact, so the order of adding does not
    matter."""

    def add(self, other: BonusTally) -> None:
        """Adds the counts from other games."""
        self.times += other.times
        self.rounds += other.rounds
        self.gain += other.gain


@dataclass
class DiceTally:
    """Counts from some games."""

    games: int = 0
    turns: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Number of turns by round and points."""
    bonuses: dict[str, BonusTally] = field(default_factory=dict)
    totals: Counter[int] = field(default_factory=Counter)
    """Number of players by final points."""
    rounds: Counter[int] = field(default_factory=Counter)
    """Number of games by number of rounds."""
    rows: list[dict[str, int]] = field(default_factory=list, repr=False)
    """One row per game and player."""

    def add(self, other: DiceTally) -> None:
        """Adds the tally of other games."""
        self.games += other.games
        self.turns += other.turns
        self.totals += other.totals
        self.rounds += other.rounds
        self.rows += other.rows
        for square, bonus in other.bonuses.items():
            self.bonuses.setdefault(square, BonusTally(bonus.bonus)).add(bonus)


@dataclass(frozen=True)
class DiceSimulation(Chartable):
    """The results of many dice games."""

    games: int
    wanted: int
    players: int
    seed: int
    cores: int
    seconds: float
    tally: DiceTally

    def points(self, round_number: int | None = None) -> dict[int, int]:
        """Returns the number of turns by points, in one round or in all; PASSED stands for no legal turn."""
        counted: Counter[int] = Counter()
        for (when, points), turns in self.tally.turns.items():
            if round_number in (None, when):
                counted[points] += turns
        return dict(sorted(counted.items()))

    def mean_points(self, round_number: int | None = None) -> float:
        """Returns the mean points per turn, including passes."""
        counted = self.points(round_number)
        turns = sum(counted.values())
        return sum(max(points, 0) * number for points, number in counted.items()) / turns if turns else 0.0

    @property
    def passes(self) -> Share:
        """The share of turns with no legal move."""
        counted = self.points()
        return Share(counted.get(PASSED, 0), sum(counted.values()))

    def rows(self) -> list[dict[str, int]]:
        """Returns one row per game and player, for a data frame; `first` is the player who opened."""
        return list(self.tally.rows)

    def earned(self, square: str) -> Share:
        """Returns the share of games in which the bonus of a square was earned."""
        return Share(self.tally.bonuses[square].times, self.games)


def simulate_dice(
    games: int,
    players: int = 2,
    rules: DiceRules = DICE_RULES,
    *,
    seed: Seed | None = None,
    cores: int | None = None,
    dask: str | None = None,
    progress: Progress | None = None,
) -> DiceSimulation:
    """Plays games in which everybody takes the highest-scoring turn. Ctrl-C keeps the results so far: then
    `result.games` is less than `result.wanted`.

    With `dask`, the workers of the Dask cluster at that address play them; the same seed gives the same games.

    >>> tercet.lab.simulate_dice(2, seed=1, cores=1).games
    2
    """
    games = checked_games(games)
    players = whole_number(players, "players: how many, as a whole number")
    require_players(players, FEWEST_PLAYERS, checked_dice_rules(rules).seats)
    seed = seed_number(seed)
    tally = DiceTally(bonuses=_no_bonuses(rules.layout))
    with worker_pool(cores, dask, threads=False) as pool:
        used = pool.cores()
        start = time.perf_counter()
        for part in parts(partial(_play_some, seed, players, rules), games, _CHUNK, pool):
            tally.add(part)
            used = max(used, pool.cores())
            if progress is not None:
                progress(tally.games, games)
        seconds = time.perf_counter() - start
    # sort the games, which finish in any order
    tally.rows.sort(key=lambda row: (row["game"], row["seat"]))
    return DiceSimulation(tally.games, games, players, seed, used, seconds, tally)


def _no_bonuses(layout: Layout) -> dict[str, BonusTally]:
    return {square: BonusTally(bonus) for square, bonus in sorted(layout.bonuses.items(), key=lambda one: one[1])}


def _play_some(seed: int, players: int, rules: DiceRules, first: int, games: int) -> DiceTally:
    tally = DiceTally(games, bonuses=_no_bonuses(rules.layout))
    for number in range(first, first + games):
        _play(seed, number, players, rules, tally)
    return tally


def _play(seed: int, number: int, players: int, rules: DiceRules, tally: DiceTally) -> None:
    play = Playthrough(DICE_GAME, rules, FairChance(seeds_from(f"{seed}/{number}")))
    play.seat(*map(str, range(players)))
    play.start()
    stream = Stream(seed, number)
    plain = Layout(size=rules.layout.size, emblem=rules.layout.emblem)
    while play.state.phase != "over":
        state = play.state
        command = _greedy(state, stream)
        events = play.do(command)
        if isinstance(command, PassTurn):
            tally.turns[state.round, PASSED] += 1
        for event in events:
            if isinstance(event, TurnPlayed):
                tally.turns[state.round, event.points] += 1
                _note_bonuses(event, state, plain, tally)
    tally.totals.update(player.score for player in play.state.players)
    tally.rounds[play.state.round] += 1
    for seat, player in enumerate(play.state.players):
        won = seat in play.state.winners
        row = {"game": number, "seat": seat, "points": player.score, "won": won, "first": seat == play.state.first}
        tally.rows.append({**row, "rounds": play.state.round})


def _note_bonuses(event: TurnPlayed, state: DiceState, plain: Layout, tally: DiceTally) -> None:
    if not event.bonuses:
        return
    board = Board.of(plain, [lying.laid for lying in state.lying])
    without = best_turns(board, state.players[event.seat].faces, scoring=state.rules.scoring)
    gain = event.points - (without[0][1] if without else 0)
    total = sum(bonus.points for bonus in event.bonuses)
    for bonus in event.bonuses:
        counted = tally.bonuses[bonus.square]
        counted.times += 1
        counted.rounds += state.round
        counted.gain += Fraction(gain * bonus.points, total)


def _greedy(state: DiceState, stream: Stream) -> Command:
    """Chooses the turn with the most points; if it has no move, re-rolls everything but WILDs. Chance decides who
    opens."""
    if state.phase == "opening":
        if state.call is None:
            able = [seat for seat in state.staying if next(find_openings(state.players[seat].faces), None)]
            return CallOpening(seat=able[stream.below(len(able))])
        return _opening(state, state.call.seat)
    if state.phase == "extra":
        seat = next(seat for seat in state.staying if state.players[seat].dice and not state.players[seat].chosen)
        player = state.players[seat]
        stuck = not best_turns(state.board, player.faces, scoring=state.rules.scoring)
        return ChooseExtra(seat=seat, dice=tuple(held.die for held in player.dice if stuck and held.face != WILD))
    seat = state.to_play[0]
    player = state.players[seat]
    turns = best_turns(state.board, player.faces, _TIES, state.rules.scoring)
    equal = [turn for turn, points in turns if points == turns[0][1]]
    if not equal:
        return PassTurn(seat=seat)
    return PlayDice(seat=seat, dice=placings(equal[stream.below(len(equal))], player.dice))


def _opening(state: DiceState, seat: Seat) -> LayOpening:
    dice = state.players[seat].dice
    faces = state.players[seat].faces
    best = min(find_openings(faces), key=lambda opening: sum(faces[i] == WILD for i, _ in opening))
    return LayOpening(
        seat=seat, dice=tuple(NamedDie(dice[i].die, face if faces[i] == WILD else None) for i, face in best)
    )
