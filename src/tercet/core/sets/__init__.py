"""Cards, SETs, and their notation."""
