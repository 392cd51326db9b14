"""The authority over tables: each table's command queue, clock, seats and bots, and races that network distance does
not decide."""
