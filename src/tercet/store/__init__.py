"""The append-only log of every table: one small port (`port`), kept in memory (`memory`) or in SQLite (`sqlite`)."""
