"""Turns the log of a finished game into the rows that are kept of it."""
