"""What a WebSocket message costs its sender, counted in messages."""

from __future__ import annotations

from typing import Final

BYTES_AT_ONE_COST: Final = 1024
"""A frame costs one for itself, and one more for each of this many bytes; players' messages have about a hundred."""
CROWD: Final = 8
"""Acting in front of more people than this costs one message more for each this many of them."""
MOST_FOR_A_CROWD: Final = 4.0
"""But never more than this many messages, however many are watching: nobody chooses their audience."""
BEFORE_HELLO: Final = 40.0
"""How much may be sent at once before the hello, which is one message: reconnecting must not pay off."""
HELLO_COST: Final = 4.0
"""A hello may wake a table, and is answered with everything on it."""
EVENTS_PER_MESSAGE: Final = 50
"""How many events of a log are folded for the cost of one message."""
ASK_COST: Final = 2.0
SLOW: Final = 0.001
"""Seconds; if the work for a message takes longer than this, its sender's bucket does not refill meanwhile."""
BAD_COST: Final = 12.0
"""What an unreadable message costs: ten of them in a row are too many."""
