"""Which of several servers a table belongs to. Servers do not use this yet: one server uses a database at a time."""
