"""The dice game: exact odds of rolls, and simulated games."""
