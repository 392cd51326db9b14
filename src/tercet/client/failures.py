"""What can go wrong at a table on a server: a refusal, or the end of the connection."""

from __future__ import annotations

from typing import Any

from tercet.wire.messages import Refused


class CommandRefused(Exception):
    """The table refused a command; `code` names the reason, `late` says by how many milliseconds a race was lost."""

    def __init__(self, message: Refused) -> None:
        super().__init__(message.code.replace("-", " "))
        self.code = message.code
        self.details = message.details
        self.late = message.late


def refusal(code: str, name: str = "", **details: Any) -> CommandRefused:
    """A refusal that does not come from the table: the server cannot read the message, or it was not sent."""
    return CommandRefused(Refused(id=name, code=code, details=details))


class Closed(Exception):
    """The server ended the connection, cannot be reached or cannot be understood; `code` says why."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(detail or code.replace("-", " "))
        self.code = code
