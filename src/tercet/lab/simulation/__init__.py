"""Simulated card games: one game in plain Python, the same compiled, and millions of them on all cores."""
