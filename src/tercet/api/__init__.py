"""Requests outside a game and their replies: over HTTP from a server, or from a page's own worker."""
