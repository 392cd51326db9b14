"""What can be wrong with a bot or a tournament: a code with details, for a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from tercet.locale import words


class BotError(ValueError):
    """The message `bots-CODE` describes it, with the details as its values."""

    def __init__(self, code: str, trace: str = "", /, **details: Any) -> None:
        super().__init__(code, trace, details)
        self.code = code
        self.trace = trace
        """The traceback, if the user's own code is to blame."""
        self.details = details

    def __str__(self) -> str:
        return words("en")(f"bots-{self.code}", **self.details)

    def __reduce__(self) -> tuple[Any, ...]:
        # pickles completely, to be sent from another process
        return _rebuild, (type(self), self.code, self.trace, self.details)


class UnknownBot(BotError):
    """There is no bot of that name, or what has that name is not a bot."""


class BadPlan(BotError):
    """A tournament that cannot be played."""


class FailedInGame(BotError):
    """A bot raised an exception in a game."""


def _rebuild(kind: type[BotError], code: str, trace: str, details: dict[str, Any]) -> BotError:
    return kind(code, trace, **details)
