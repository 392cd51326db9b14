"""What every game has in common: transitions, chance, logs, and retracing a log."""
