"""Background work of a running server: deletes old games, writes results, switches to a backup."""
