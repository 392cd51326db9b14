"""The puzzle: cards, their SETs, one player and a clock: every day has an easy and a full one (Z1 to Z7)."""
