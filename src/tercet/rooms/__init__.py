"""Rooms at work: what a room has decided is carried out at its tables."""
