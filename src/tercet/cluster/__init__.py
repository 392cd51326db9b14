"""Several servers that are one: whose a table is, and how the others reach it."""
