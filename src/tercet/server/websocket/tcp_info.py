"""What the operating system knows about a TCP connection."""

from __future__ import annotations

import socket
import sys
from typing import Any, Final

_MIN_RTT: Final = 148
"""Where Linux's tcp_info holds the shortest round trip of the last minutes, in microseconds."""
_UNKNOWN_RTT: Final = 0xFFFFFFFF


def shortest_round_trip(sock: Any) -> float | None:
    """The shortest round trip that the system has measured, in milliseconds; None where it does not say."""
    if sys.platform != "linux":
        return None
    try:
        info: bytes = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MIN_RTT + 4)
    except OSError:
        return None
    shortest = int.from_bytes(info[_MIN_RTT:], sys.byteorder)
    return None if len(info) < _MIN_RTT + 4 or shortest == _UNKNOWN_RTT else shortest / 1000
