"""Runs several server processes as one: assigns each table to a node, and carries messages between nodes."""
