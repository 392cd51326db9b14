"""The append-only log of every table: one small port (`port`) with stores in memory, SQLite and PostgreSQL."""
