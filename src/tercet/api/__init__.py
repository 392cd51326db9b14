"""Answers requests that are not part of a game: over HTTP on a server, or in a page's offline worker."""
