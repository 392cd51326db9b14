"""The questions that nodes ask each other about tables and guests, the news that each broadcasts every second, and the
errors of the bus."""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.core.identity import Identity
from tercet.store.port import Record, TableId


class PeerQuestion(msgspec.Struct, frozen=True, tag_field="ask"):
    """A question or request to another node."""


class AskSummaries(PeerQuestion, frozen=True):
    """Asks for summaries of those of the given tables that are awake on that node."""

    tables: tuple[TableId, ...]


class AskContinuation(PeerQuestion, frozen=True):
    """Asks for the table where the players of a finished game continue; the node creates it from `record` if there is
    none."""

    former: TableId
    guest: Identity
    record: Record
    bots: tuple[str, ...]


class AskErasure(PeerQuestion, frozen=True):
    """Requests that a guest leave a table and that their name be removed there."""

    table: TableId
    guest: Identity


class AskRevocation(PeerQuestion, frozen=True):
    """Requests that a deleted guest's identity be revoked and the guest disconnected. The answer lists the tables where
    the guest still has a seat."""

    guest: Identity


class AskRemoval(PeerQuestion, frozen=True):
    """Reports that tables were deleted, so the node disconnects everybody there."""

    tables: tuple[TableId, ...]


AnyQuestion = AskSummaries | AskContinuation | AskErasure | AskRevocation | AskRemoval


class PeerAnswer(msgspec.Struct, frozen=True):
    """The answer to a question, or an error as in HTTP."""

    said: msgspec.Raw = msgspec.Raw(b"null")
    status: int = 200
    code: str = ""
    detail: str = ""


class News(msgspec.Struct, frozen=True):
    """What a node broadcasts to its cluster every second."""

    node: str
    listed: msgspec.Raw
    """The node's open tables, in the format of the public list."""
    spent: dict[str, dict[str, float]]
    """For each limit, what addresses or guests have spent since the last news."""
    connections: dict[str, int]
    """Number of WebSockets by address, for addresses that have many."""
    packets: str = ""
    """The version of the node's packets."""


class DatabasePresence(msgspec.Struct, frozen=True):
    """What a node broadcasts to all nodes on the bus, whichever database they use."""

    database: str
    family: str
    """The same for a database and all copies of it."""


read_presence = msgspec.json.Decoder(DatabasePresence).decode
read_question = msgspec.json.Decoder(AnyQuestion).decode
read_answer = msgspec.json.Decoder(PeerAnswer).decode
read_news = msgspec.json.Decoder(News).decode
encode = msgspec.json.encode


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


class BusError(ConnectionError):
    """The bus is down, or no answer arrived."""


class BusUnreachable(BusError):
    """A starting server could not connect to NATS."""

    def __init__(self, bus: str, problem: str) -> None:
        super().__init__(f"NATS at {bus} cannot be reached: {problem}")
        self.bus = bus
        self.problem = problem
