"""The puzzle: one player finds all SETs against a clock; every day has an easy and a full one (Z1 to Z7)."""
