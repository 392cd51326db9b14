"""The Python client: `async with connect(url) as table: …`, for terminals, tests and your own bots."""

from tercet.client.failures import Closed, CommandRefused
from tercet.client.guest import HttpProblem, Pass, introduce, make_table
from tercet.client.table import RemoteTable, connect

__all__ = ["Closed", "CommandRefused", "HttpProblem", "Pass", "RemoteTable", "connect", "introduce", "make_table"]
