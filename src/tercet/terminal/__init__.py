"""The full-screen terminal client: the same screens for local games and online tables (the `terminal` extra)."""
