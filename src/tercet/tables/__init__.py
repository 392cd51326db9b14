"""Runs tables, as the authority over them: each table's command queue, clock, seats and bots, and races in which
network distance does not matter."""
