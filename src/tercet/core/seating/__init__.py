"""Seating in every game: seats, host, presence, names, starts and agreements (C14, C17, D18, P1)."""
