"""The puzzle: one player or a team finds all SETs against the clock; every day has an easy and a full one (Z1 to
Z7)."""
