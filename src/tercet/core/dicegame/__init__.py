"""The dice game (clauses D1 to D19)."""
