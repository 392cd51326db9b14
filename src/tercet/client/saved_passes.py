"""The user's identity on each server, saved in their data folder so they keep their seats when they come back.

A running program locks the pass it uses, so a second person at the same computer gets a different one.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from tercet.client.guest import HttpProblem, Pass, introduce, request
from tercet.store.log_files import data_folder

try:
    import fcntl
except ImportError:  # on Windows passes are not locked
    fcntl = None  # type: ignore[assignment]

FOLDER: Final = "passes"
UNKNOWN: Final = 401
"""HTTP status for a token that the server does not know or no longer accepts."""


class SavedPass(msgspec.Struct, frozen=True):
    """The content of a pass file."""

    server: str
    name: str
    token: str


@asynccontextmanager
async def kept_pass(server: str, name: str | None, usual: str, *, as_new: bool = False) -> AsyncIterator[Pass]:
    """A pass for a server: a saved one that no program is using, or a new one, which is then saved.

    With a `name`, uses only a pass with that name. Without one, uses any pass; a new pass gets the `usual` name.
    """
    folder = data_folder() / FOLDER
    found: tuple[Pass, int] | None = None
    if not as_new:
        found = await _found(folder, server, name)
    if found is None:
        new = await introduce(server, name or usual)
        found = new, _kept(folder, SavedPass(server, name or new.name, new.token))
    who, lock = found
    try:
        yield who
    finally:
        if lock >= 0:
            os.close(lock)


async def _found(folder: Path, server: str, name: str | None) -> tuple[Pass, int] | None:
    for path in sorted(folder.glob(f"{_digest(server)}-*.json")):
        lock = _locked(path)
        if lock is None:
            continue
        known = False
        try:
            kept = _read(lock)
            if kept is not None and kept.server == server and name in (None, kept.name):
                known = await _is_known(server, kept.token)
                if known:
                    return Pass(name=kept.name, token=kept.token), lock
                path.unlink(missing_ok=True)  # the server has deleted the guest, or the pass has expired
        finally:
            if not known:
                os.close(lock)
    return None


def _digest(server: str) -> str:
    return hashlib.sha256(server.encode()).hexdigest()[:16]


def _locked(path: Path) -> int | None:
    """Opens and locks a file; closing it releases the lock. Returns None if another program has locked it."""
    try:
        file = os.open(path, os.O_RDWR)
    except OSError:
        return None
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            return None
    return file


def _read(file: int) -> SavedPass | None:
    try:
        return msgspec.json.decode(os.read(file, 65536), type=SavedPass)
    except msgspec.MsgspecError:
        return None


async def _is_known(server: str, token: str) -> bool:
    try:
        await request("GET", f"{server}/api/guests/me", token=token)
    except HttpProblem as problem:
        if problem.status == UNKNOWN:
            return False
        raise
    return True


def _kept(folder: Path, kept: SavedPass) -> int:
    """Saves a pass so that only this user can read it; returns the locked file, or -1 if it cannot be written."""
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for number in count(1):
            path = folder / f"{_digest(kept.server)}-{number:04}.json"
            try:
                file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            except FileExistsError:
                continue
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX)
            os.write(file, msgspec.json.encode(kept))
            return file
    return -1
