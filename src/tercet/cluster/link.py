"""A link carries items from one node to another, in order and once each, over a bus that may lose messages.

Every packet has a number, and its sender stores it until the receiver confirms it. The next packet or beat reveals a
gap, and the sender repeats everything from there. A link breaks permanently if it is silent for too long or must store
too much; both sides then act as if the other node were gone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from tercet.cluster.packets import (
    MOST_BYTES,
    AnyItem,
    AnyPacket,
    Beat,
    Data,
    Frame,
    MemberNo,
    Missing,
    Unknown,
    encode_packet,
)
from tercet.tables.dependencies import Clock, Timer
from tercet.tables.races import GRACE, UNMEASURED

BEAT: Final = 500.0
"""Milliseconds between beats."""
FIRST_BEATS: Final = 8
"""Number of initial beats to answer immediately, so the nodes learn each other's clocks quickly."""
SILENCE: Final = 2_500.0
"""A link breaks if for this many milliseconds the other side sends nothing, or confirms nothing (for instance because
the bus rejects a packet)."""
MOST_KEPT: Final = 16 * 2**20
"""Maximum number of bytes in unconfirmed packets; beyond this, the link breaks."""
ASK_AGAIN: Final = 100.0
"""Milliseconds before requesting missing packets again."""
MOST_AGAIN: Final = 64
"""Maximum number of packets to repeat per request."""
MOST_UNCONFIRMED: Final = MOST_KEPT // (2 * MOST_BYTES)
"""Maximum number of packets to receive before confirming them, long before the other side reaches `MOST_KEPT`."""


class Link:
    """One end of a session between two nodes."""

    def __init__(
        self,
        session: str,
        sender: str,
        clock: Clock,
        soon: Callable[[Callable[[], None]], object],
        transmit: Callable[[bytes], None],
        received: Callable[[AnyItem], None],
        broken: Callable[[], None],
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        self.session = session
        self._sender = sender
        self._clock = clock
        self._soon = soon
        self._transmit = transmit
        self._received = received
        self._broken = broken
        self._heard = heard
        """Called with every beat from the other side."""
        self.open = True
        self.latency = UNMEASURED
        """The other node's clock offset and delay, measured in the same way as for clients."""
        self.before_flush: Callable[[], None] | None = None
        """Called before items are sent; it may add more items."""
        self._outbox: list[AnyItem] = []
        self._outbox_bytes = 0
        self._last_frame: bytes | None = None
        self._last_members: list[MemberNo] = []
        self._flushing = False
        self._sent = 0
        self._kept: deque[tuple[int, bytes, float]] = deque()
        """Unconfirmed packets: number, contents, and when each was first sent."""
        self._kept_bytes = 0
        self._got = 0
        self._unconfirmed = 0
        self._asked_at = 0.0
        self._heard_at = clock.now()
        self._echo: tuple[float, float] | None = None
        """The clock in the other side's last beat, and when that beat arrived."""
        self._at_once = FIRST_BEATS
        self._timer: Timer | None = None
        self._beat()

    @property
    def relay(self) -> float:
        """Milliseconds that a message to the other node takes in the worst case."""
        return max(self.latency.wait - GRACE, 0.0)

    def put(self, item: AnyItem, size: int = 32) -> None:
        """Queues an item; all items queued in one turn of the event loop are sent in one packet."""
        if not self.open:
            return
        self._outbox.append(item)
        self._last_frame = None
        self._fill(size)

    def put_frame(self, member: MemberNo, frame: bytes) -> None:
        """Queues a frame for one connection. For further connections, the same frame is not repeated: only their
        numbers are added."""
        if not self.open:
            return
        if frame is self._last_frame:
            self._last_members.append(member)
            return
        self._last_frame = frame
        self._last_members = [member]
        self._outbox.append(Frame(self._last_members, frame))
        self._fill(len(frame))

    def _fill(self, size: int) -> None:
        self._outbox_bytes += size
        if not self._flushing:
            self._flushing = True
            self._soon(self.flush)
        elif self._outbox_bytes > MOST_BYTES:
            self._send_items()

    def flush(self) -> None:
        """Sends the queued items."""
        self._flushing = False
        if self.before_flush is not None:
            self.before_flush()
        self._send_items()

    def _send_items(self) -> None:
        if not self._outbox or not self.open:
            return
        self._sent += 1
        packet = encode_packet(Data(self.session, self._sent, self._got, tuple(self._outbox)))
        self._outbox = []
        self._outbox_bytes = 0
        self._last_frame = None
        self._unconfirmed = 0
        self._kept.append((self._sent, packet, self._clock.now()))
        self._kept_bytes += len(packet)
        if self._kept_bytes > MOST_KEPT:
            self.fail()
            return
        self._transmit(packet)

    def take(self, packet: AnyPacket) -> None:
        """Handles a packet of this session."""
        if not self.open:
            return
        self._heard_at = self._clock.now()
        match packet:
            case Data(number=number, ack=ack, items=items):
                self._confirmed(ack)
                self._take_items(number, items)
            case Beat():
                self._confirmed(packet.ack)
                self._measure(packet)
                self._heard()
                if packet.sent > self._got:
                    self._ask()
            case Missing(number=number):
                self._send_again(number)
            case Unknown():
                self.fail()

    def _take_items(self, number: int, items: tuple[AnyItem, ...]) -> None:
        if number <= self._got:
            return  # a duplicate
        if number > self._got + 1:
            self._ask()
            return
        self._got = number
        self._unconfirmed += 1
        for item in items:
            self._received(item)
        if self._unconfirmed >= MOST_UNCONFIRMED:
            self._send_beat()

    def _ask(self) -> None:
        now = self._clock.now()
        if now - self._asked_at >= ASK_AGAIN:
            self._asked_at = now
            self._transmit(encode_packet(Missing(self.session, self._got + 1)))

    def _send_again(self, number: int) -> None:
        if number <= self._sent and (not self._kept or self._kept[0][0] > number):
            self.fail()  # the missing packet was confirmed before, so the other side must be a different session
            return
        again = [packet for kept, packet, _ in self._kept if kept >= number]
        for packet in again[:MOST_AGAIN]:
            self._transmit(packet)

    def _confirmed(self, number: int) -> None:
        kept = self._kept
        while kept and kept[0][0] <= number:
            self._kept_bytes -= len(kept.popleft()[1])

    def _measure(self, beat: Beat) -> None:
        now = self._clock.now()
        if beat.echo is not None:
            # subtract the time that the other side waited before answering our beat
            self.latency = self.latency.after_pong(beat.echo, beat.clock - beat.held, now - beat.held)
        self._echo = (beat.clock, now)
        if self._at_once:
            self._at_once -= 1
            self._send_beat()

    def _beat(self) -> None:
        if not self.open:
            return
        now = self._clock.now()
        if now - self._heard_at > SILENCE or (self._kept and now - self._kept[0][2] > SILENCE):
            self.fail()
            return
        self._timer = self._clock.call_at(now + BEAT, self._beat)
        self._send_beat()

    def _send_beat(self) -> None:
        self._unconfirmed = 0
        now = self._clock.now()
        echo, held = (None, 0.0) if self._echo is None else (self._echo[0], now - self._echo[1])
        self._transmit(encode_packet(Beat(self.session, self._sender, self._sent, self._got, now, echo, held)))

    def end(self) -> None:
        """Ends the session, and breaks the link at the other side too."""
        if self.open:
            self.close()
            self._transmit(encode_packet(Unknown(self.session)))

    def close(self) -> None:
        """Ends the session without notifying the other side."""
        self.open = False
        if self._timer is not None:
            self._timer.cancel()
        self._kept.clear()
        self._outbox = []

    def fail(self) -> None:
        """Breaks the link permanently."""
        if self.open:
            self.close()
            self._broken()
