"""The store in PostgreSQL, for servers of more than one process."""
