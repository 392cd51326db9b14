"""Exact counts: SETs in layouts, hands up to symmetry, and the odds that follow from them."""
