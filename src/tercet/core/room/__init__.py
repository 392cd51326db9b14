"""A room: people who play at several tables, round after round, under one owner (R)."""
