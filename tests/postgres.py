"""A real PostgreSQL for tests: started by the first test that needs it, stopped after the last; without an
installation they are skipped."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

PATIENCE: Final = 120.0
"""Seconds; a busy machine is slow to start anything."""
USERS: Final = ("postgres", "nobody")
"""Users to run it as if we are root, since it refuses root."""


def binaries() -> Path | None:
    """The folder of this machine's newest PostgreSQL."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


class RealPostgres:
    """A server on a socket in its own folder; each `url` names a schema that is empty at first."""

    def __init__(self, *settings: str, environment: Mapping[str, str] | None = None) -> None:
        found = binaries()
        if found is None:
            pytest.skip("needs PostgreSQL (Debian: apt-get install postgresql)")
        self._bin = found
        self._user = _other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="tercet-pg-", dir="/tmp"))
        if self._user is not None:
            os.chown(self.folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._settings = settings
        self._environment = {**os.environ, **(environment or {})}
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", "data", "-A", "trust", "-U", "tercet", "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()

    def url(self) -> str:
        """Address of a new, empty schema."""
        return f"postgresql://tercet@/postgres?host={self.folder}&search_path=t{next(self._numbers)}"

    @property
    def pid(self) -> int:
        """The process id of the server's main process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        # test data need not survive a crash of the machine: skip syncing
        settings = ("fsync=off", "listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings)
        options = [word for setting in settings for word in ("-c", setting)]
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", "data", *options],
                cwd=self.folder,
                user=self._user,
                env=self._environment,
                stdout=log,
                stderr=log,
                process_group=0,
            )
        until = time.monotonic() + PATIENCE
        asking: list[str | Path] = [self._bin / "pg_isready", "-q", "-h", self.folder, "-U", "tercet"]
        while subprocess.run(asking, check=False).returncode:
            if self._process.poll() is not None or time.monotonic() > until:
                raise AssertionError((self.folder / "log").read_text())
            time.sleep(0.02)

    def stop(self, number: int = signal.SIGINT) -> None:
        """Stops it, by default immediately with every connection cut."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(number)
            process.wait(PATIENCE)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def dump(self, schema: str) -> str:
        """One schema with its contents, as SQL for any client."""
        plain = ("--inserts", "--no-owner", "--no-privileges", "--no-comments")
        return self._run("pg_dump", "-h", str(self.folder), "-U", "tercet", "-n", schema, *plain, "postgres")

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [self._bin / program, *arguments], cwd=self.folder, user=self._user, capture_output=True, check=False
        )
        assert not done.returncode, done.stderr.decode()
        return done.stdout.decode()


def _other_user() -> str | None:
    if os.geteuid():
        return None
    for name in USERS:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    pytest.skip("PostgreSQL does not run as root, and there is no other user")


_shared: list[RealPostgres] = []


def shared_postgres() -> RealPostgres:
    """The server shared by all tests of a process, unless they stop it."""
    if not _shared:
        _shared.append(RealPostgres())
    return _shared[0]


def close_shared() -> None:
    while _shared:
        _shared.pop().close()
