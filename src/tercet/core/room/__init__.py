"""A room: people under one owner who play at several tables, round after round (R)."""
