"""Costs of WebSocket messages against the limits of a guest and of an address, in messages.

`Connection.on_ws_frame` charges them and disconnects a sender who exceeds a limit: a call per frame would be slower.
"""

from __future__ import annotations

from typing import Final

BYTES_AT_ONE_COST: Final = 1024
"""A frame costs one for itself, and one more for each of this many bytes; players' messages have about a hundred."""
CROWD: Final = 8
"""In front of more people than this, acting costs one message more for every this many of them."""
MOST_FOR_A_CROWD: Final = 4.0
"""But at most this many messages, however many are watching, because nobody chooses their audience."""
BEFORE_HELLO: Final = 40.0
"""How much may be sent at once before the hello. It is little, so that nobody gains by reconnecting."""
HELLO_COST: Final = 4.0
"""A hello may wake a table, and the answer contains the whole table."""
EVENTS_PER_MESSAGE: Final = 50
"""How many events of a log are folded for the cost of one message."""
ASK_COST: Final = 2.0
SLOW: Final = 0.001
"""In seconds. If a message takes longer to handle than this, its sender's bucket does not refill meanwhile."""
BAD_COST: Final = 12.0
"""The cost of an unreadable message: ten in a row are too many."""
