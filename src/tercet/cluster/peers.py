"""What nodes ask each other about tables and guests, what each tells the others once a second, and bus errors."""

from __future__ import annotations

from typing import Any

import msgspec

from tercet.core.identity import Identity
from tercet.store.port import Record, TableId


class PeerQuestion(msgspec.Struct, frozen=True, tag_field="ask"):
    """Something that only another node can answer."""


class AskSummaries(PeerQuestion, frozen=True):
    """What these tables look like from outside, as far as they are awake there."""

    tables: tuple[TableId, ...]


class AskContinuation(PeerQuestion, frozen=True):
    """The table where the players of a finished game continue: this one, unless there is one already."""

    former: TableId
    guest: Identity
    record: Record
    bots: tuple[str, ...]


class AskErasure(PeerQuestion, frozen=True):
    """Makes a guest leave a table, nameless."""

    table: TableId
    guest: Identity


class AskRevocation(PeerQuestion, frozen=True):
    """A guest is deleted: their identity is no longer valid, and they are sent away. Answered with where they sit."""

    guest: Identity


class AskRemoval(PeerQuestion, frozen=True):
    """These tables have been deleted: whoever is there is told."""

    tables: tuple[TableId, ...]


AnyQuestion = AskSummaries | AskContinuation | AskErasure | AskRevocation | AskRemoval


class PeerAnswer(msgspec.Struct, frozen=True):
    """The answer to a question, or an error as HTTP would give it."""

    said: msgspec.Raw = msgspec.Raw(b"null")
    status: int = 200
    code: str = ""
    detail: str = ""


class News(msgspec.Struct, frozen=True):
    """What a node tells all others once a second."""

    node: str
    listed: msgspec.Raw
    """The open tables that it owns, as in the list of tables."""
    spent: dict[str, dict[str, float]]
    """Of each limit, what addresses or guests have taken from it since the last news."""
    connections: dict[str, int]
    """How many WebSockets addresses with many of them hold there."""
    packets: str = ""
    """The version of its packets; those of another version cannot be read."""


class DatabasePresence(msgspec.Struct, frozen=True):
    """What a node tells everybody on the bus, whatever their database."""

    database: str
    family: str
    """The same in a database and all its copies."""


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
    """A server could not connect to NATS when it was started."""

    def __init__(self, bus: str, problem: str) -> None:
        super().__init__(f"NATS at {bus} cannot be reached: {problem}")
        self.bus = bus
        self.problem = problem
