"""Measures every figure the README quotes, as a ratio to a baseline in the same run. `make bench` prints them all."""
