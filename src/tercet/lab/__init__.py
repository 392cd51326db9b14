"""Counting and simulating: exact odds, millions of games, the solitaire solver, the dice, and their pictures."""
