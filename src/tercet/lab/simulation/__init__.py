"""Simulated card games: in plain Python, compiled, and millions of them on all cores."""
