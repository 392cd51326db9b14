"""Runs several server processes as one: which node owns which table, and what nodes tell each other."""
