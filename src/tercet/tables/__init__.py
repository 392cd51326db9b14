"""The authority over tables: a command queue per table, its clock, its seats, its bots, and races that distance does
not decide."""
