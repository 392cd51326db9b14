"""The authority: one queue per table, the clock, the dealer, seats, and calls that distance does not decide."""
