"""The costs of WebSocket messages, which count towards the limits of their guest and of their address.

`Connection.on_ws_frame` charges the costs and disconnects a sender who exceeds a limit. It does so itself because
another function call per frame would be slower.
"""

from __future__ import annotations

from typing import Final

BYTES_AT_ONE_COST: Final = 1024
"""A frame costs one, plus one per this many bytes; a typical message has about a hundred bytes."""
CROWD: Final = 8
"""At a table with more people than this, a command costs one extra per this many people."""
MOST_FOR_A_CROWD: Final = 4.0
"""Cap on that extra cost, because players don't choose their audience."""
BEFORE_HELLO: Final = 40.0
"""Burst size before the hello; small, so nobody gains by reconnecting."""
HELLO_COST: Final = 4.0
"""High because a hello may wake a table, and its answer contains the whole table."""
EVENTS_PER_MESSAGE: Final = 50
"""Waking a table costs one for each of this many events."""
ASK_COST: Final = 2.0
SLOW: Final = 0.001
"""Seconds. If a message takes longer than this to handle, its sender's buckets do not refill in that time."""
BAD_COST: Final = 12.0
"""Cost of an unreadable message: ten in a row exceed the limit."""
