"""Simulations and tournaments on a Dask cluster of real processes: the same results, whatever happens to workers."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tercet.bots.tournaments import TournamentGame, TournamentPlan, play_all
from tercet.cli import main
from tercet.core.games import GAMES
from tercet.lab import dask_cluster
from tercet.lab.dask_cluster import DaskError
from tercet.lab.dice.games import simulate_dice
from tercet.lab.simulation.simulate import Simulation, simulate
from tercet.lab.workers import WorkersLost
from tercet.store.log_files import read_log
from tests.lab.interrupted import MAIN, PRESSED
from tests.series import LONG, long_only, sample
from tests.terminal.pseudo import Program

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="Dask is not installed")
PATIENCE = 120.0
SCHEDULER = "import sys; from distributed.cli.dask_scheduler import main; sys.exit(main())"
WORKER = "import sys; from distributed.cli.dask_worker import main; sys.exit(main())"


class RealDask:
    """A scheduler and its workers, each in its own process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = ""
        self._scheduler = self._started(
            SCHEDULER, "--host=127.0.0.1", "--port=0", "--no-dashboard", f"--scheduler-file={folder / 'scheduler'}"
        )
        self.workers: list[subprocess.Popen[bytes]] = []

    def _started(self, code: str, *arguments: str) -> subprocess.Popen[bytes]:
        with open(self._folder / "log", "ab") as log:
            return subprocess.Popen(
                [sys.executable, "-c", code, *arguments],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                # workers on other machines have their own caches; those here share ours
                env={
                    **os.environ,
                    "DASK_DISTRIBUTED__WORKER__DAEMON": "False",
                    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",  # it samples every thread all the time
                },
            )

    def wait_for_scheduler(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.address:
            assert self._scheduler.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < until
            try:
                self.address = json.loads((self._folder / "scheduler").read_text())["address"]
            except (FileNotFoundError, ValueError):
                time.sleep(0.05)

    def add_worker(self) -> None:
        # without a nanny, which would restart it
        arguments = (self.address, "--nthreads=1", "--no-nanny", "--no-dashboard", f"--local-directory={self._folder}")
        self.workers.append(self._started(WORKER, *arguments))

    def kill_worker(self) -> None:
        worker = self.workers.pop(0)
        worker.kill()
        worker.wait()

    @property
    def scheduler(self) -> int:
        return self._scheduler.pid

    def kill_scheduler(self) -> None:
        self._scheduler.kill()
        self._scheduler.wait()

    def close(self) -> None:
        for process in (*self.workers, self._scheduler):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealDask]:
    """The cluster of this module, without workers until a test asks for some."""
    cluster = RealDask(tmp_path_factory.mktemp("dask"))
    try:
        cluster.wait_for_scheduler()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture(scope="module")
def dask(scheduler: RealDask) -> RealDask:
    """The same cluster with one worker; a test that kills one adds another first."""
    scheduler.add_worker()
    return scheduler


@pytest.fixture
def lone_dask(tmp_path: Path) -> Iterator[RealDask]:
    """A cluster without workers, which a test may break."""
    cluster = RealDask(tmp_path)
    try:
        cluster.wait_for_scheduler()
        yield cluster
    finally:
        cluster.close()


def figures(result: Simulation) -> dict[str, Any]:
    return {
        name: value for name, value in result.summary().items() if name not in {"cores", "seconds", "games_per_second"}
    }


def outcomes(games: list[TournamentGame]) -> list[tuple[Any, ...]]:
    """Everything except thinking times."""
    return [(one.number, one.lineup, one.outcome.scores, one.outcome.winners, one.outcome.millis) for one in games]


@long_only("waits for workers")
def test_a_cluster_without_workers_is_reported(
    scheduler: RealDask, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not scheduler.workers, "this test runs before those that add workers"
    monkeypatch.setattr(dask_cluster, "WORKERS_SECONDS", 0.1)
    assert main(["simulate", "--games", "10", "--dask", scheduler.address, "--lang", "en"]) == 2
    assert "has no workers" in capsys.readouterr().err


def test_a_cluster_plays_the_same_games_from_the_same_seed(dask: RealDask) -> None:
    told: list[tuple[int, int]] = []
    result = simulate(3000, seed=7, dask=dask.address, progress=lambda done, wanted: told.append((done, wanted)))
    assert figures(result) == figures(simulate(3000, seed=7))
    assert told[-1] == (3000, 3000)
    assert len(told) > 2
    dice = simulate_dice(6, 3, seed=5, dask=dask.address)
    assert dice.tally == simulate_dice(6, 3, seed=5, cores=1).tally


OWN = """
from tercet.bots.roster import make_bot

def maker(seed):
    return make_bot("cards", "expert", seed)
"""


def test_a_tournament_sends_its_own_bots_along_and_collects_the_logs(dask: RealDask, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(OWN)
    plan = TournamentPlan(
        game="cards",
        rules=GAMES["cards"].rules_from(None, {}),
        bots=(f"{own}:maker", "master", "expert"),
        games=6,
        save=str(tmp_path / "logs"),
    )
    played = play_all(plan, dask=dask.address)
    saved = sorted(Path(plan.save or "").glob("*"))
    logs = {file.name: file.read_text() for file in saved}
    assert outcomes(played) == outcomes(play_all(plan, cores=1))
    assert {file.name: file.read_text() for file in saved} == logs
    assert len([read_log(file) for file in saved]) == len(played) == 6


@long_only("ends a worker")
def test_work_of_a_dead_worker_is_done_by_another(dask: RealDask) -> None:
    died = threading.Event()

    def kill_one(done: int, wanted: int) -> None:
        if done and not died.is_set():
            died.set()
            dask.kill_worker()

    plan = TournamentPlan(
        game="cards",
        rules=GAMES["cards"].rules_from(None, {}),
        bots=("expert", "master"),
        games=sample(8, 16),
        seed="9",
    )
    dask.add_worker()
    played = play_all(plan, progress=kill_one, dask=dask.address)
    assert died.is_set()
    assert outcomes(played) == outcomes(play_all(plan, cores=1))
    if LONG:
        died.clear()
        dask.add_worker()
        result = simulate(4000, seed=8, dask=dask.address, progress=kill_one)
        assert figures(result) == figures(simulate(4000, seed=8))


STUCK = """
import time
from pathlib import Path
from tercet.bots.roster import make_bot

class Stuck:
    def __init__(self, seed):
        self.master = make_bot("cards", "master", seed)

    def answer(self, view, seat, now):
        while Path(PLACE).exists():
            time.sleep(0.05)
        return self.master.answer(view, seat, now)
"""


@long_only("test_simulation.py and test_interrupts.py press Ctrl-C without a cluster")
def test_ctrl_c_keeps_what_a_cluster_has_finished(dask: RealDask, tmp_path: Path) -> None:
    bot, hold = tmp_path / "stuck.py", tmp_path / "hold"
    bot.write_text(STUCK.replace("PLACE", repr(str(hold))))
    arguments = ["tournament", f"{bot}:Stuck", "expert", "--games", "1000", "--dask", dask.address, "--lang", "en"]
    try:
        with Program(*arguments) as program:
            program.until(lambda text: "1 %" in text, "the first games")
            hold.touch()  # from now on no game ends
            program.type("\x03")
            assert program.ended() == 130
            assert "of 1,000 games; the games played still count." in program.text()
            assert "Traceback" not in program.transcript
    finally:
        hold.unlink(missing_ok=True)
    environment = {**os.environ, "LANG": "C.UTF-8"}
    asked = [
        "simulate",
        "--games",
        "2000000000",
        "--seed",
        "1",
        "--json",
        "--dask",
        dask.address,
    ]
    running = subprocess.Popen(
        [sys.executable, "-c", PRESSED + MAIN, *asked], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, err
    result = json.loads(out)
    assert 0 < result["games"] < result["wanted"]
    assert sum(result["left"].values()) == result["games"]
    assert b"Stopped after" in err
    assert b"Traceback" not in err


HANGING = """
import signal
import threading
import time
import distributed
import tercet.lab.dask_cluster
tercet.lab.dask_cluster.CONNECT_SECONDS = 3600.0
distributed.Client.close = lambda self, timeout=0: time.sleep(3600)
"""
"""Waiting for a scheduler, even to disconnect, takes an hour; Dask's own limit is twenty seconds."""
HANGING_SOON = """
@contextmanager
def hanging_after_some():
    with pressed_after_some() as press:
        def hang(done, wanted):
            if done:
                os.kill(int(os.environ["SCHEDULER"]), signal.SIGSTOP)
                time.sleep(0.5)  # by now it was asked something that it does not answer
            press(done, wanted)

        yield hang

tercet.cli.lab.progress_bar = hanging_after_some
"""
HANGING_AT_FIRST = """
def press():
    time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGINT)

class Client(distributed.Client):
    def __init__(self, *arguments, **more):
        threading.Thread(target=press, daemon=True).start()
        super().__init__(*arguments, **more)

distributed.Client = Client
"""


def simulated_while_hanging(dask: RealDask, code: str) -> tuple[int, bytes, bytes]:
    asked = ["simulate", "--games", "2000000000", "--seed", "1", "--json", "--dask", dask.address]
    running = subprocess.Popen(
        [sys.executable, "-c", PRESSED + HANGING + code + MAIN, *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8", "SCHEDULER": str(dask.scheduler)},
    )
    try:
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
        running.communicate()
    assert b"Traceback" not in err
    return running.returncode, out, err


@long_only("needs its own cluster")
def test_ctrl_c_keeps_finished_work_and_does_not_wait_for_a_hanging_scheduler(lone_dask: RealDask) -> None:
    lone_dask.add_worker()
    code, out, err = simulated_while_hanging(lone_dask, HANGING_SOON)
    assert code == 130, err
    result = json.loads(out)
    assert 0 < result["games"] < result["wanted"]
    assert sum(result["left"].values()) == result["games"]
    assert b"Stopped after" in err


@long_only("needs its own cluster")
def test_ctrl_c_ends_the_wait_for_a_scheduler_that_never_answered(lone_dask: RealDask) -> None:
    os.kill(lone_dask.scheduler, signal.SIGSTOP)
    code, out, err = simulated_while_hanging(lone_dask, HANGING_AT_FIRST)
    assert (code, out) == (130, b""), err


def test_workers_of_another_version_are_refused(dask: RealDask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "__version__", "0.0.1")
    with pytest.raises(DaskError, match=r"not 0\.0\.1; install the same version everywhere"):
        simulate(100, seed=1, dask=dask.address)


# on a busy machine, Dask's own clean-up of such a client takes longer than the 0.2 s that it allows itself
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_client_that_failed_to_start_does_not_delay_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    import distributed.utils

    def collect_first() -> Any:
        gc.collect()  # the garbage collector may run in any thread, even in that of the next client's loop
        return get_loop_factory()

    get_loop_factory = distributed.utils.get_loop_factory
    monkeypatch.setattr(distributed.utils, "get_loop_factory", collect_first)
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 0.1)
    gc.disable()
    try:
        for address in ("nonsense://x", "tcp://127.0.0.1:1"):
            with pytest.raises(DaskError), dask_cluster.dask_pool(address):
                pass
    finally:
        gc.enable()


def test_an_address_without_a_scheduler_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 1.0)
    for address in ("tcp://127.0.0.1:1", "nonsense://x", "127.0.0.1:99999"):
        assert main(["simulate", "--games", "10", "--dask", address, "--lang", "en"]) == 2
        assert f"No Dask scheduler answers at {address}" in capsys.readouterr().err
    assert main(["simulate", "--cores", "2", "--dask", "x", "--lang", "en"]) == 2
    assert "use only one of the two" in capsys.readouterr().err
    assert main(["tournament", "expert", "master", "--cores", "2", "--dask", "x", "--lang", "en"]) == 2
    assert "use only one of the two" in capsys.readouterr().err
    with pytest.raises(ValueError, match="omit it when using a Dask cluster"):
        simulate(10, cores=2, dask="x")


@long_only("ends a scheduler")
def test_work_finished_before_the_scheduler_is_lost_counts(dask: RealDask) -> None:
    """The last test of the shared cluster, which it shuts down."""

    def lose(done: int, wanted: int) -> None:
        if done:
            dask.kill_scheduler()

    with pytest.warns(WorkersLost):
        result = simulate(2_000_000_000, seed=1, dask=dask.address, progress=lose)
    assert 0 < result.games < result.wanted
