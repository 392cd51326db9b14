"""Shared by all games: transitions, chance, logs, and retracing a log."""
