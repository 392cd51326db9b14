"""The questions that nodes ask each other about tables and guests, the news each sends once a second, and bus
errors."""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.core.identity import Identity
from tercet.store.port import Record, TableId


class PeerQuestion(msgspec.Struct, frozen=True, tag_field="ask"):
    """A question that only another node can answer."""


class AskSummaries(PeerQuestion, frozen=True):
    """Summaries of these tables, as far as they are awake there."""

    tables: tuple[TableId, ...]


class AskContinuation(PeerQuestion, frozen=True):
    """The table where the players of a finished game continue: the given one, unless they already have one."""

    former: TableId
    guest: Identity
    record: Record
    bots: tuple[str, ...]


class AskErasure(PeerQuestion, frozen=True):
    """Makes a guest leave a table and removes their name."""

    table: TableId
    guest: Identity


class AskRevocation(PeerQuestion, frozen=True):
    """A guest was deleted: revokes their identity and disconnects them. The answer says where they sit."""

    guest: Identity


class AskRemoval(PeerQuestion, frozen=True):
    """These tables were deleted: tells anyone still there."""

    tables: tuple[TableId, ...]


AnyQuestion = AskSummaries | AskContinuation | AskErasure | AskRevocation | AskRemoval


class PeerAnswer(msgspec.Struct, frozen=True):
    """The answer to a question, or an error as HTTP would report it."""

    said: msgspec.Raw = msgspec.Raw(b"null")
    status: int = 200
    code: str = ""
    detail: str = ""


class News(msgspec.Struct, frozen=True):
    """What a node broadcasts once a second."""

    node: str
    listed: msgspec.Raw
    """The open tables that it owns, as in the list of tables."""
    spent: dict[str, dict[str, float]]
    """For each limit, what addresses or guests have used since the last news."""
    connections: dict[str, int]
    """How many WebSockets it has from each address with many of them."""
    packets: str = ""
    """The version of its packets; other versions cannot be read."""


class DatabasePresence(msgspec.Struct, frozen=True):
    """What a node tells everybody on the bus, whichever database they use."""

    database: str
    family: str
    """The same for a database and all its copies."""


read_presence = msgspec.json.Decoder(DatabasePresence).decode
read_question = msgspec.json.Decoder(AnyQuestion).decode
read_answer = msgspec.json.Decoder(PeerAnswer).decode
read_news = msgspec.json.Decoder(News).decode
encode = msgspec.json.encode


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


class BusError(ConnectionError):
    """There is no bus, or nobody answered."""


class BusUnreachable(BusError):
    """A server could not connect to NATS when it started."""

    def __init__(self, bus: str, problem: str) -> None:
        super().__init__(f"NATS at {bus} cannot be reached: {problem}")
        self.bus = bus
        self.problem = problem
