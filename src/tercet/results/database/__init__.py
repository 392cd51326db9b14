"""Stores results. SQLite and PostgreSQL share one set of SQL statements, `memory` is the reference implementation, and
`rebuild` recomputes everything from the logs."""
