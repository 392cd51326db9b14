"""What all tests share."""

from __future__ import annotations

import os
import signal

from hypothesis import settings

# No test is timed: a busy machine must not make a law fail. The gate runs the same examples every time.
settings.register_profile("tercet", deadline=None, derandomize=os.environ.get("CI") == "true", print_blob=True)
settings.load_profile("tercet")

# A shell without job control starts what runs in the background with interrupts ignored, and every program that a test
# starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
