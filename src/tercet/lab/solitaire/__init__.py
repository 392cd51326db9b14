"""Solitaire: the solver that sees the pile, the planner that does not, and what became of real games."""
