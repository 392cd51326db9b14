"""Stores an append-only log for every table: one small interface (`port`), implemented in memory, SQLite and
PostgreSQL."""
