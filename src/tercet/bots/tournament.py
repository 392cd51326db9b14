"""Many games between bots on all cores: who meets whom, and playing one game by its number."""

from __future__ import annotations

import signal
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from hashlib import blake2b
from itertools import combinations, islice
from math import comb
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from tercet.bots.arena import BadBotCommand
from tercet.bots.bot import Answer, Bot
from tercet.bots.errors import BadPlan, FailedInGame
from tercet.bots.match import MatchResult, play_match
from tercet.bots.roster import make_bot
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.log import format_log
from tercet.core.engine.ruleset import GameRules
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.lab.workers import available_cores, interruptible

_AHEAD: Final = 4
"""How many games are queued, so that no process is idle."""
_PATIENCE: Final = 0.1
"""How often, in seconds, to check for Ctrl-C."""
Lineup = tuple[int, ...]
"""The entrants of one game, by their index in the list of entrants, in the order of the seats."""


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a tournament."""

    game: str
    rules: GameRules
    bots: tuple[str, ...]
    """Levels, or your own bots as `file.py:name`."""
    games: int
    seats: int = 2
    seed: str = "1"
    save: str | None = None
    """A folder for the logs."""

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= len(self.bots):
            raise BadPlan("too-few", bots=len(self.bots), seats=self.seats)
        most = getattr(self.rules, "seats", self.seats)
        if self.seats > most:
            raise BadPlan("too-many", seats=self.seats, most=most)
        for name in self.bots:
            make_bot(self.game, name, self.seed)

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants' names: the same bot twice gets a number."""
        shorts = [name.rpartition(":")[2] for name in self.bots]
        return tuple(
            short if shorts.count(short) == 1 else f"{short}-{shorts[: i + 1].count(short)}"
            for i, short in enumerate(shorts)
        )

    @property
    def round(self) -> int:
        """How many games it takes for everybody to meet everybody once in every seat."""
        return comb(len(self.bots), self.seats) * self.seats

    def lineups(self) -> Iterator[Lineup]:
        """Who sits where in each game, in whole rounds, so that no seat favours anybody."""
        rounds = -(-self.games // self.round)
        for _ in range(rounds):
            for three in combinations(range(len(self.bots)), self.seats):
                for first in range(self.seats):
                    yield three[first:] + three[:first]


class TournamentGame(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    number: int
    lineup: Lineup
    outcome: MatchResult


class ReportingBot:
    """A bot whose errors are reported with its name and the number of the game."""

    def __init__(self, bot: Bot, name: str, number: int) -> None:
        self._bot = bot
        self._name = name
        self._number = number

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        try:
            answer: Any = self._bot.answer(view, seat, now)
        except Exception as error:
            self._fail(f"{type(error).__name__}: {error}", traceback.format_exc())
        if answer is None:
            return None
        if not isinstance(answer, Answer) or not isinstance(answer.command, Command):
            self._fail(f"{answer!r:.80} != Answer(Command(…), …)")
        return answer

    def _fail(self, problem: str, trace: str = "") -> NoReturn:
        raise FailedInGame("failed", trace, name=self._name, number=self._number, problem=problem)


def bot_seed(seed: str, seat: int) -> str:
    """A bot's own seed in a game: a digest that does not reveal the seed of the cards or dice."""
    return blake2b(f"bot/{seed}/{seat}".encode(), digest_size=16).hexdigest()


def play_number(plan: TournamentPlan, number: int, lineup: Lineup) -> TournamentGame:
    """Plays one game; the same number gives the same game anywhere."""
    seed = f"{plan.seed}/{number}"
    names = plan.names
    bots = [
        (names[i], ReportingBot(make_bot(plan.game, plan.bots[i], bot_seed(seed, seat)), names[i], number))
        for seat, i in enumerate(lineup)
    ]
    try:
        outcome, log = play_match(GAMES[plan.game], plan.rules, bots, seed, clock=time.thread_time)
    except BadBotCommand as bad:
        name = bots[bad.seat][0]
        raise FailedInGame("failed", traceback.format_exc(), name=name, number=number, problem=str(bad)) from None
    if plan.save is not None:
        file = Path(plan.save) / f"{number:05}-{'-'.join(name for name, _ in bots)}.tercet"
        # whole or not at all: the tournament may be stopped while it is written
        scratch = file.with_name(f"{file.name}.part")
        scratch.write_text(format_log(log), encoding="utf-8")
        scratch.replace(file)
    return TournamentGame(number, lineup, outcome)


def play_all(
    plan: TournamentPlan, jobs: int | None = None, progress: Callable[[int, int], None] | None = None
) -> list[TournamentGame]:
    """Plays all games on some cores and gives them in order; calls `progress` with how many are done, of how many.

    Ctrl-C ends it at once: what was played by then is kept.
    """
    numbered = list(enumerate(plan.lineups(), 1))
    if plan.save is not None:
        Path(plan.save).mkdir(parents=True, exist_ok=True)
    jobs = min(jobs or available_cores(), len(numbered))
    played: list[TournamentGame] = []
    if progress is not None:
        progress(0, len(numbered))
    with suppress(KeyboardInterrupt):
        for one in _one_by_one(plan, numbered) if jobs == 1 else _on_cores(plan, numbered, jobs):
            played.append(one)
            if progress is not None:
                progress(len(played), len(numbered))
    return sorted(played, key=lambda game: game.number)


def _one_by_one(plan: TournamentPlan, numbered: Sequence[tuple[int, Lineup]]) -> Iterator[TournamentGame]:
    for number, lineup in numbered:
        yield play_number(plan, number, lineup)


def _on_cores(plan: TournamentPlan, numbered: Sequence[tuple[int, Lineup]], jobs: int) -> Iterator[TournamentGame]:
    """A game at a time for each process: a game that is under way at the end is not waited for."""
    waiting, others = iter(numbered), set(active_children())
    running: dict[Future[TournamentGame], int] = {}
    failed: dict[int, Future[TournamentGame]] = {}
    is_done = False
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool, interruptible() as stopped:
        try:
            while not stopped():
                if not failed:
                    for number, lineup in islice(waiting, jobs + _AHEAD - len(running)):
                        running[pool.submit(play_number, plan, number, lineup)] = number
                if failed and min(failed) < min(running.values(), default=len(numbered) + 1):
                    failed[min(failed)].result()  # the first that failed, whichever was noticed first
                if not running:
                    is_done = True
                    return
                for future in wait(running, timeout=_PATIENCE, return_when=FIRST_COMPLETED).done:
                    number = running.pop(future)
                    if future.exception() is None:
                        yield future.result()
                    else:
                        failed[number] = future
        finally:
            if not is_done:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in set(active_children()) - others:
                    process.terminate()


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
