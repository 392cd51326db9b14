"""Sends Ctrl-C at a known moment: when the first games are done."""

from __future__ import annotations

import signal
from typing import Final

PRESSED: Final = f"""
import os
import tercet.cli.lab
from contextlib import contextmanager

@contextmanager
def pressed_after_some():
    pressed = []

    def press(done, wanted):
        if done and not pressed:
            pressed.append(done)
            os.kill(os.getpid(), {int(signal.SIGINT)})

    yield press

tercet.cli.lab.progress_bar = pressed_after_some
"""
"""Code to run before the program."""
MAIN: Final = "from tercet.cli import main; import sys; sys.exit(main(sys.argv[1:]))"
