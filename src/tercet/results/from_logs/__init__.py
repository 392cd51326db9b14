"""From the log of a finished game to the rows that are kept of it."""
