"""The full-screen terminal client: the same screens for a game here and for one at a server (the `terminal` extra)."""
