"""Logs in one SQLite file: the store, its schema, its rows, queries and backups."""
