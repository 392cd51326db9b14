"""The questions that nodes ask each other about tables and guests, the news that each sends every second, and bus
errors."""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.core.identity import Identity
from tercet.store.port import Record, TableId


class PeerQuestion(msgspec.Struct, frozen=True, tag_field="ask"):
    """A question or request to another node."""


class AskSummaries(PeerQuestion, frozen=True):
    """Asks for summaries of the given tables that are awake there."""

    tables: tuple[TableId, ...]


class AskContinuation(PeerQuestion, frozen=True):
    """Asks for the table where the players of a finished game continue; creates it from the record if there is none."""

    former: TableId
    guest: Identity
    record: Record
    bots: tuple[str, ...]


class AskErasure(PeerQuestion, frozen=True):
    """Requests that a guest leave a table, and that their name be removed."""

    table: TableId
    guest: Identity


class AskRevocation(PeerQuestion, frozen=True):
    """Requests that a deleted guest's identity be revoked and the guest disconnected; the answer lists the tables where
    they still have a seat."""

    guest: Identity


class AskRemoval(PeerQuestion, frozen=True):
    """Reports that tables were deleted, so that people there are disconnected."""

    tables: tuple[TableId, ...]


AnyQuestion = AskSummaries | AskContinuation | AskErasure | AskRevocation | AskRemoval


class PeerAnswer(msgspec.Struct, frozen=True):
    """The answer to a question, or an error in the terms of HTTP."""

    said: msgspec.Raw = msgspec.Raw(b"null")
    status: int = 200
    code: str = ""
    detail: str = ""


class News(msgspec.Struct, frozen=True):
    """What a node broadcasts to its cluster every second."""

    node: str
    listed: msgspec.Raw
    """The node's open tables, as in the public list."""
    spent: dict[str, dict[str, float]]
    """For each limit, the costs of addresses or guests since the last news."""
    connections: dict[str, int]
    """Number of WebSockets from each address that has many."""
    packets: str = ""
    """The version of the node's packets."""


class DatabasePresence(msgspec.Struct, frozen=True):
    """What a node broadcasts to all nodes on the bus, whichever database they use."""

    database: str
    family: str
    """Identical for a database and all its copies."""


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
