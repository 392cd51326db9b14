"""Refused requests: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import msgspec

from tercet.api.bodies import ErrorBody
from tercet.core.engine.ruleset import RuleError


class HttpError(Exception):
    """A response other than success."""

    def __init__(self, status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.body = ErrorBody(code=code, detail=detail)
        self.headers = headers or {}


def bad_rules(error: ValueError) -> HttpError:
    """Rules that cannot be played, with the reason as a message in the reader's language if there is one."""
    refused = HttpError(422, "bad-rules", str(error))
    if isinstance(error, RuleError):
        refused.body = msgspec.structs.replace(refused.body, reason=f"{error.area}-{error.code}", details=error.details)
    return refused
