"""A store in PostgreSQL, which several server processes may share."""
