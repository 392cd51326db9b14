"""The Python client: `async with connect(url) as table: …`, for terminals, tests, and anybody's own bot."""

from tercet.client.failures import Closed, Refused
from tercet.client.guest import HttpProblem, Pass, introduce, make_table
from tercet.client.table import RemoteTable, connect

__all__ = ["Closed", "HttpProblem", "Pass", "Refused", "RemoteTable", "connect", "introduce", "make_table"]
