"""What may be wrong with the bus; apart from it, so the command line can explain it without NATS's library."""

from __future__ import annotations


class BusError(ConnectionError):
    """There is no bus, or nobody answered."""


class BusUnreachable(BusError):
    """A server could not connect to NATS when it was started."""

    def __init__(self, bus: str, problem: str) -> None:
        super().__init__(f"NATS at {bus} cannot be reached: {problem}")
        self.bus = bus
        self.problem = problem
