"""The packets that nodes send each other.

On each link, one node is the edge, which has the clients' sockets, and the other is the owner, which decides. Two nodes
may have a link in each direction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.store.port import TableId
from tercet.tables.table_port import Pace
from tercet.wire.messages import PROTOCOL, ByeCode

FORMAT: Final = 1
"""The version of the packets; increase it whenever a node with the previous version could misread one."""
VERSION: Final = bytes((FORMAT, PROTOCOL))
"""The first bytes of every packet: the version of packets, and that of the client frames inside."""
MOST_BYTES: Final = 256 * 1024
"""Approximate maximum size of a packet; the bus allows a megabyte."""

MemberNo = int
"""The number of a connection, assigned by the edge."""


class Item(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One item of a packet."""


# From the edge


class Latencies(Item, frozen=True, tag=1):
    """A client's latency as measured by the edge, plus the delay from the edge to the owner."""

    member: MemberNo
    offset: float
    delay: float
    reach: float
    wait: float


class Attach(Item, frozen=True, tag=2):
    """A connection joins a table."""

    member: MemberNo
    table: TableId
    guest: Identity
    name: str
    address: str
    watching: bool
    seen: int | None
    resume_token: str
    muted: tuple[Seat, ...]
    joined_at: float
    """When the connection joined the table, by the owner's clock. Needed because this item may arrive late, and the
    newest connection gets the seat."""


class Detach(Item, frozen=True, tag=3):
    """A connection has left its table."""

    member: MemberNo


class RelayedMessage(Item, frozen=True, tag=4):
    """A client's message, and its arrival time by the table's clock, if the edge knows that clock."""

    member: MemberNo
    arrived: float | None
    message: bytes


class Activity(Item, frozen=True, tag=5):
    """A player's device is still active."""

    member: MemberNo
    hidden: bool | None


class Muted(Item, frozen=True, tag=6):
    """The seats that a connection has muted."""

    member: MemberNo
    seats: tuple[Seat, ...]


# From the owner


class Frame(Item, frozen=True, tag=20):
    """A frame for some of the edge's connections."""

    members: list[MemberNo]
    frame: bytes


class Seated(Item, frozen=True, tag=21):
    """The seat that a connection plays from now on."""

    member: MemberNo
    seat: Seat | None


class SendAway(Item, frozen=True, tag=22):
    """Removes a connection from the table; with the code `restart`, the connection looks for the table again."""

    member: MemberNo
    code: ByeCode


class Status(Item, frozen=True, tag=23):
    """What a table publishes about itself."""

    table: TableId
    is_stopped: bool
    clock: float
    """The time on the table's clock if it is stopped; otherwise the owner's clock when the table's was zero."""
    pace: Pace
    members: int
    events: int


AnyItem = Latencies | Attach | Detach | RelayedMessage | Activity | Muted | Frame | Seated | SendAway | Status


class Packet(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One message on the bus, belonging to one session of a link."""

    session: str


class OpenLink(Packet, frozen=True, tag=1):
    """The edge starts a session."""

    edge: str


class Data(Packet, frozen=True, tag=2):
    """Carries items in order; `ack` is the number of the last packet that the sender has received."""

    number: int
    ack: int
    items: tuple[AnyItem, ...]


class Beat(Packet, frozen=True, tag=3):
    """Shows that the sender is alive. Receivers use it to compare clocks and to notice that the latest packets were
    lost."""

    sender: str
    sent: int
    """The number of the last data packet sent."""
    ack: int
    clock: float
    """The sender's clock."""
    echo: float | None
    """The receiver's clock from its last beat; `held` is the time since that beat arrived here."""
    held: float


class Missing(Packet, frozen=True, tag=4):
    """Asks the other side to repeat all packets from `number` on."""

    number: int


class Unknown(Packet, frozen=True, tag=5):
    """Reports that the sender does not know the session, or has just ended it."""


AnyPacket = OpenLink | Data | Beat | Missing | Unknown

_encode = msgspec.msgpack.Encoder().encode
_decode: Callable[[memoryview], AnyPacket] = msgspec.msgpack.Decoder(AnyPacket).decode


class ForeignPacket(ValueError):
    """A packet from a node with another version of Tercet."""

    def __init__(self, version: bytes) -> None:
        super().__init__(f"version {version_name(version)}, expected {version_name(VERSION)}")
        self.version = version


def version_name(version: bytes) -> str:
    """Formats a version for logs and news."""
    return ".".join(map(str, version))


def encode_packet(packet: AnyPacket) -> bytes:
    return VERSION + _encode(packet)


def decode_packet(data: bytes) -> AnyPacket:
    """Decodes a packet; raises ForeignPacket if it is of another version, MsgspecError if it is malformed."""
    if not data.startswith(VERSION):
        raise ForeignPacket(data[: len(VERSION)])
    return _decode(memoryview(data)[len(VERSION) :])
