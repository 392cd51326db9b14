"""Solitaire: the solver that sees the pile, the planner that does not, and analysis of real games."""
