"""Fixtures and settings of all tests."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from tests import forking, nats, postgres
from tests.series import LONG

# No test has a deadline: a busy machine must not make a law fail. The short series runs the same examples every time,
# the long one new ones.
settings.register_profile("tercet", deadline=None, derandomize=not LONG, print_blob=True)
settings.load_profile("tercet")

# Tests must not depend on the language, time zone, width and colours of the machine that runs them.
for name in ("COLUMNS", "FORCE_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES", "NO_COLOR"):
    os.environ.pop(name, None)
os.environ |= {"LANG": "C.UTF-8", "TZ": "UTC"}
time.tzset()

# A shell without job control starts background jobs with interrupts ignored, which every program that a test starts
# would inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Freezes objects created during collection: searching them for garbage took a third of that time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keeps tests away from the data of the user who runs them."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session", autouse=True)
def no_database_left() -> Iterator[None]:
    """Stops databases started by tests after the last test."""
    yield
    postgres.close_shared()
    nats.close_shared()
    forking.close_shared()
