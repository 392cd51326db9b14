"""The rules of both games: values and functions only, without clock, randomness, input or output."""
