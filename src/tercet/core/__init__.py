"""The rules of both games: values and functions only. No clock, no randomness, no input or output."""
