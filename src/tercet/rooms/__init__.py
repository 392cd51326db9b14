"""Rooms at work: carries out at their tables what rooms have decided."""
