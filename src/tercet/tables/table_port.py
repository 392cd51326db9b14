"""A connection's interface to its table, in this process or on another machine.

No call here returns an answer: frames come back through `Member.send`, and the table publishes its current state in
`TableStatus`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from tercet.core.engine.game import Command, Question, Version
from tercet.store.port import TableId
from tercet.tables.members import Member
from tercet.wire.messages import Ask, ChangeSettings, Do, Mute, SeatBot, SendChat, Visibility

Pace = Literal["waiting", "playing", "over"]
"""When players may press: not before the game begins, at any time, or never again because it is over."""


@dataclass(slots=True)
class TableStatus:
    """The status that a table publishes for its connections."""

    now: Callable[[], float]
    """Milliseconds of the table's clock (C20)."""
    clock_is_stopped: bool = True
    pace: Pace = "waiting"
    members: int = 0
    """The number of connections."""
    events: int | None = None
    """Length of the table's log, including pending writes, once known."""


class TablePort(Protocol):
    """The calls that a connection can make."""

    status: TableStatus

    @property
    def id(self) -> TableId: ...

    def attach(self, member: Member, seen: Version | None = None, resume_token: str = "", *, age: float = 0.0) -> None:
        """Adds a connection, which receives a welcome, and its guest's seat if they have one.

        `age` is how many milliseconds ago the connection joined, if it is reported late or after the table changed
        owner. It matters because a seat belongs to its guest's newest connection.
        """

    def detach(self, member: Member) -> None:
        """Removes a closed connection."""

    def submit(self, member: Member, id: str, command: Command, pressed: float | None = None) -> None:  # noqa: A002
        """Accepts a command; its sender always gets an answer."""

    def ask(self, member: Member, id: str, question: Question) -> None:  # noqa: A002
        """Answers a question about the rules; only the sender gets the answer."""

    def send_chat(self, member: Member, message: SendChat) -> None:
        """Sends a chat message to everybody, or refuses it."""

    def change_settings(self, member: Member, message: ChangeSettings) -> None:
        """Changes settings that are not rules; only the host may."""

    def seat_bot(self, member: Member, message: SeatBot) -> None:
        """Seats a bot, if this server has any."""

    def note_activity(self, member: Member, *, hidden: bool | None = None) -> None:
        """Records a sign of life from a player's device."""

    def remeasured(self, member: Member) -> None:
        """Reports that a connection's latency has changed without a message from it."""


def pass_on(table: TablePort, member: Member, message: object) -> None:
    """Dispatches a connection's message to the matching method."""
    match message:
        case Do(id=id, command=command, pressed=pressed):
            table.submit(member, id, command, pressed)
        case Ask(id=id, question=question):
            table.ask(member, id, question)
        case Visibility(hidden=hidden):
            table.note_activity(member, hidden=hidden)
        case Mute(seat=seat, on=on):
            member.muted = member.muted | {seat} if on else member.muted - {seat}
            table.note_activity(member)
        case SendChat():
            table.send_chat(member, message)
        case ChangeSettings():
            table.change_settings(member, message)
        case SeatBot():
            table.seat_bot(member, message)
