"""A server with loaded dice, so a test can set up any situation: `python -m tests.browser.loaded FILE serve …`.

The bag is never shaken: the first player draws dice 0 to 4, the next one 5 to 9, and so on. Every die shows the face
that FILE names for it, whatever is printed on it; a die that FILE doesn't name is rolled as usual. "ahead" in FILE
moves the tables' clock forward by that many seconds, and "days" moves the calendar forward by that many days.
The server writes its process id and how far ahead its clock is next to FILE, and reads FILE again on each SIGUSR1.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tercet.core.dicegame.dice import SIDES, Die, Face, faces_of
from tercet.core.dicegame.notation import parse_face
from tercet.core.engine.chance import FairChance, Source
from tercet.server.clock import LoopClock
from tercet.tables.dependencies import Timer
from tests.browser.real_server import PATIENCE, running_server

DAY: Final = 86_400
"""Seconds in a day."""


class LoadedDice:
    """Determines the faces of the next rolls."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._shown: dict[str, int] = {}
        self._ahead = 0.0
        self._days = 0.0
        self._save()

    def show(self, first: int, faces: str) -> None:
        """Sets faces of consecutive dice in the bag: `show(5, "1RO 1GO 1PO * 2GD")` loads the second player's hand."""
        self._shown |= {str(first + i): int(parse_face(face)) for i, face in enumerate(faces.split())}
        self._save()

    def clear(self) -> None:
        self._shown = {}
        self._save()

    def pass_time(self, seconds: float) -> None:
        """Advances the clock of all tables by this duration; returns when the server has done so."""
        self._ahead += seconds
        self._save()
        os.kill(int(_pid_file(self.file).read_text()), signal.SIGUSR1)
        until = time.monotonic() + PATIENCE
        while float(_ahead_file(self.file).read_text()) < self._ahead:
            assert time.monotonic() < until, "the server's clock stands still"
            time.sleep(0.002)

    def pass_days(self, days: float) -> None:
        """Advances the calendar by this many days; the tables' clock is unaffected."""
        self._days += days
        self._save()

    def _save(self) -> None:
        _replace(self.file, json.dumps({"ahead": self._ahead, "days": self._days, **self._shown}))


def _replace(file: Path, text: str) -> None:
    """Writes a file that nobody sees half-written."""
    fresh = file.with_suffix(f"{file.suffix}.new")
    fresh.write_text(text)
    fresh.replace(file)


def _pid_file(file: Path) -> Path:
    return file.with_suffix(".pid")


def _ahead_file(file: Path) -> Path:
    return file.with_suffix(".ahead")


@contextmanager
def loaded_server(folder: Path) -> Iterator[tuple[str, LoadedDice]]:
    """Runs a server with loaded dice."""
    folder.mkdir(parents=True, exist_ok=True)
    dice = LoadedDice(folder / "dice.json")
    with running_server(folder / "data", "tests.browser.loaded", str(dice.file)) as address:
        yield address, dice


class _Unshaken(FairChance):
    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted(items))


class _Leaping(LoopClock):
    """A clock that can jump ahead; everything due by then happens immediately."""

    def __init__(self, loop: asyncio.AbstractEventLoop, file: Path) -> None:
        super().__init__(loop, lambda: time.time() + DAY * json.loads(file.read_text())["days"])
        self._file = file
        self._ahead = 0.0
        self._calls: list[_Call] = []
        loop.add_signal_handler(signal.SIGUSR1, self._look)
        _replace(_ahead_file(file), "0")
        _pid_file(file).write_text(str(os.getpid()))

    def now(self) -> float:
        return super().now() + self._ahead

    def call_at(self, moment: float, function: Callable[[], None]) -> Timer:
        call = _Call(moment, function)
        self._calls = [other for other in self._calls if not other.is_over]
        self._calls.append(call)
        call.timer = super().call_at(moment - self._ahead, call.ring)
        return call

    def _look(self) -> None:
        seconds = json.loads(self._file.read_text())["ahead"]
        if 1000 * seconds > self._ahead:
            self._ahead = 1000 * seconds
            for call in sorted(self._calls, key=lambda call: call.moment):
                if call.moment <= self.now():
                    call.ring()
        _replace(_ahead_file(self._file), str(seconds))


class _Call:
    """A call scheduled once."""

    def __init__(self, moment: float, function: Callable[[], None]) -> None:
        self.moment = moment
        self.timer: Timer | None = None
        self.is_over = False
        self._function = function

    def cancel(self) -> None:
        self.is_over = True
        if self.timer is not None:
            self.timer.cancel()

    def ring(self) -> None:
        if not self.is_over:
            self.cancel()
            self._function()


def _serve(file: Path, arguments: list[str]) -> int:
    from tercet.cli import main
    from tercet.core.dicegame import rolls
    from tercet.server import main as server_main
    from tercet.tables import races

    def loaded(die: Die) -> tuple[Face, ...]:
        wanted = json.loads(file.read_text()).get(str(die))
        return faces_of(die) if wanted is None else (Face(wanted),) * SIDES

    vars(rolls)["faces_of"] = loaded
    # after a leap, until the next pong, every press seems to have been on its way for as long as the leap
    vars(races)["STALE"] = math.inf
    vars(server_main)["FairChance"] = _Unshaken
    vars(server_main)["LoopClock"] = lambda loop, *_: _Leaping(loop, file)
    return main(arguments)


if __name__ == "__main__":
    sys.exit(_serve(Path(sys.argv[1]), sys.argv[2:]))
