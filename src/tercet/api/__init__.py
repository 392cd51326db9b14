"""Answers requests outside a game: over HTTP on a server, or in a page's worker."""
