"""Fixtures of the tests with several nodes."""

from tests.cluster.bookkeeping import books

__all__ = ["books"]
