"""The Python client: `async with connect(url) as table: …`, for terminals, tests and your own bots."""

from tercet.optional_dependencies import require

require("tercet.client", "client", "picows")

from tercet.client.bot import connect  # noqa: E402
from tercet.client.failures import Closed, CommandRefused  # noqa: E402 (imported after the check that names the missing extra)
from tercet.client.guest import HttpProblem, Pass, introduce, make_table  # noqa: E402
from tercet.client.own_data import OwnData  # noqa: E402
from tercet.client.table import RemoteTable  # noqa: E402

__all__ = [
    "Closed",
    "CommandRefused",
    "HttpProblem",
    "OwnData",
    "Pass",
    "RemoteTable",
    "connect",
    "introduce",
    "make_table",
]
