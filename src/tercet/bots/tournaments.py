"""Pairs bots in tournaments, and plays the numbered games on all cores or on a Dask cluster."""

from __future__ import annotations

import pickle
import signal
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from itertools import combinations, islice
from math import comb
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from tercet.bots.arena import BadBotCommand
from tercet.bots.bot import Answer, BadPlan, Bot, FailedInGame, checked_answer
from tercet.bots.match import MatchResult, play_match
from tercet.bots.roster import MakeBot, bot_label, make_bot
from tercet.core.engine.game import Millis
from tercet.core.engine.log import GameLog, format_log
from tercet.core.engine.ruleset import GameRules
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.lab.worker_pools import worker_pool
from tercet.lab.workers import PATIENCE, WorkerPool, available_cores, interruptible, warn_of_loss
from tercet.replaced_files import write_file

_AHEAD: Final = 4
"""Number of games queued beyond one per core, so no process is idle."""
Lineup = tuple[int, ...]
"""The entrants of one game by seat, as indices into the list of entrants."""
Played = TypeVar("Played")


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a tournament."""

    game: str
    rules: GameRules
    bots: tuple[str | MakeBot, ...]
    """Levels, or your own bots: a class or function that creates one, or `file.py:name`."""
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
        """The entrants' names, numbered where the same bot enters twice."""
        shorts = [bot_label(bot) for bot in self.bots]
        return tuple(
            short if shorts.count(short) == 1 else f"{short}-{shorts[: i + 1].count(short)}"
            for i, short in enumerate(shorts)
        )

    @property
    def round(self) -> int:
        """Number of games it takes for all entrants to meet once in every seat."""
        return comb(len(self.bots), self.seats) * self.seats

    def lineups(self) -> Iterator[Lineup]:
        """The seating of each game, in whole rounds, so no seat favours an entrant."""
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
    """Wraps a bot to report its errors with its name and the number of the game."""

    def __init__(self, bot: Bot, name: str, number: int) -> None:
        self._bot = bot
        self._name = name
        self._number = number

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        try:
            answer: Any = self._bot.answer(view, seat, now)
        except Exception as error:
            self._fail(f"{type(error).__name__}: {error}", traceback.format_exc())
        try:
            return checked_answer(answer)
        except TypeError as error:
            self._fail(str(error))

    def _fail(self, problem: str, trace: str = "") -> NoReturn:
        raise FailedInGame("failed", trace, name=self._name, number=self._number, problem=problem)


def bot_seed(seed: str, seat: int) -> str:
    """A bot's own seed in a game: a digest that does not reveal the seed of the cards or dice."""
    return blake2b(f"bot/{seed}/{seat}".encode(), digest_size=16).hexdigest()


def play_number(plan: TournamentPlan, number: int, lineup: Lineup) -> TournamentGame:
    """Plays one game; the same number gives the same game on any machine."""
    game, log = play_with_log(plan, number, lineup)
    if plan.save is not None:
        _save(plan, game, format_log(log))
    return game


def play_with_log(plan: TournamentPlan, number: int, lineup: Lineup) -> tuple[TournamentGame, GameLog[Any, Any]]:
    """Plays one game and returns it with its log, without saving it."""
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
    return TournamentGame(number, lineup, outcome), log


def _save(plan: TournamentPlan, game: TournamentGame, log: str) -> None:
    assert plan.save is not None
    names = "-".join(plan.names[i] for i in game.lineup)
    write_file(Path(plan.save) / f"{game.number:05}-{names}.tercet", log)


def play_all(
    plan: TournamentPlan,
    cores: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    *,
    dask: str | None = None,
) -> list[TournamentGame]:
    """Plays all games on several cores and returns them in order; calls `progress` with the games done and the total.

    With `dask`, the workers of the Dask cluster at that address play them. Ctrl-C ends the tournament immediately and
    returns the games played so far.
    """
    numbered = list(enumerate(plan.lineups(), 1))
    if plan.save is not None:
        Path(plan.save).mkdir(parents=True, exist_ok=True)
    cores = min(cores or available_cores(), len(numbered))
    played: list[TournamentGame] = []
    if progress is not None:
        progress(0, len(numbered))
    if dask is not None:
        games = _on_dask(plan, numbered, dask)
    else:
        games = _one_by_one(plan, numbered) if cores == 1 else _on_cores(plan, numbered, cores)
    with suppress(KeyboardInterrupt):
        for one in games:
            played.append(one)
            if progress is not None:
                progress(len(played), len(numbered))
    return sorted(played, key=lambda game: game.number)


def _one_by_one(plan: TournamentPlan, numbered: Sequence[tuple[int, Lineup]]) -> Iterator[TournamentGame]:
    for number, lineup in numbered:
        yield play_number(plan, number, lineup)


def _on_cores(plan: TournamentPlan, numbered: Sequence[tuple[int, Lineup]], cores: int) -> Iterator[TournamentGame]:
    """Plays games in local processes; does not wait for unfinished ones when stopped."""
    for bot in plan.bots:
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise BadPlan("not-shared", bot=bot_label(bot)) from None
    others = set(active_children())
    is_done = False
    with ProcessPoolExecutor(cores, initializer=_ignore_interrupts) as executor:
        try:
            is_done = yield from _in_pool(WorkerPool(executor, lambda: cores), partial(play_number, plan), numbered)
        finally:
            if not is_done:
                executor.shutdown(wait=False, cancel_futures=True)
                for process in set(active_children()) - others:
                    process.terminate()


def _in_pool(
    pool: WorkerPool, play: Callable[[int, Lineup], Played], numbered: Sequence[tuple[int, Lineup]]
) -> Generator[Played, None, bool]:
    """Yields games as they end, one at a time per core; returns whether all were played."""
    waiting = iter(numbered)
    running: dict[Future[Played], int] = {}
    failed: dict[int, Future[Played]] = {}
    with interruptible() as stopped:
        while not stopped():
            if not failed:
                for number, lineup in islice(waiting, max(pool.cores() + _AHEAD - len(running), 0)):
                    running[pool.executor.submit(play, number, lineup)] = number
            if failed and min(failed) < min(running.values(), default=len(numbered) + 1):
                failed[min(failed)].result()  # the lowest-numbered failure, not the first noticed
            if not running:
                return True
            for future in wait(running, timeout=PATIENCE, return_when=FIRST_COMPLETED).done:
                number = running.pop(future)
                if future.cancelled():
                    warn_of_loss()
                    return False
                if future.exception() is None:
                    yield future.result()
                else:
                    failed[number] = future
    return False


def _ignore_interrupts() -> None:
    """Leaves Ctrl-C, which reaches every process of the terminal, to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_dask(plan: TournamentPlan, numbered: Sequence[tuple[int, Lineup]], address: str) -> Iterator[TournamentGame]:
    files = {}
    for bot in plan.bots:
        place = bot.rpartition(":")[0] if isinstance(bot, str) else ""
        if place.endswith(".py"):
            files[place] = Path(place).read_bytes()
    # send the plan's fields instead of the plan itself, which would look for its bots on the worker
    play = partial(
        _play_elsewhere, plan.game, plan.rules, plan.bots, files, plan.seats, plan.seed, plan.save is not None
    )
    with worker_pool(None, address, threads=False) as pool:
        for game, log in _in_pool(pool, play, numbered):
            if log is not None:
                _save(plan, game, log)
            yield game


def _play_elsewhere(
    game: str,
    rules: GameRules,
    bots: tuple[str | MakeBot, ...],
    files: dict[str, bytes],
    seats: int,
    seed: str,
    with_log: bool,
    number: int,
    lineup: Lineup,
) -> tuple[TournamentGame, str | None]:
    """Plays a game on a remote worker, in a temporary folder with the files of the user's own bots."""
    with TemporaryDirectory(prefix="tercet-bots-") as folder:
        places = {}
        for index, (place, source) in enumerate(files.items()):
            places[place] = Path(folder, str(index), Path(place).name)
            places[place].parent.mkdir()
            places[place].write_bytes(source)
        here: list[str | MakeBot] = []
        for bot in bots:
            if not isinstance(bot, str):
                here.append(bot)
                continue
            place, colon, name = bot.rpartition(":")
            here.append(f"{places.get(place, place)}{colon}{name}")
        plan = TournamentPlan(game=game, rules=rules, bots=tuple(here), games=1, seats=seats, seed=seed)
        played, log = play_with_log(plan, number, lineup)
    return played, format_log(log) if with_log else None
