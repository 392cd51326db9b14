"""What clients ask for outside a game, and the answers: over HTTP from a server, or from a page's own worker."""
