"""Turns the log of a finished game into the rows that results store."""
