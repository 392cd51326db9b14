"""The authority over tables: a command queue per table, its clock, seats and bots, and races that network distance does
not decide."""
