"""The card game by its four rulebooks (C3 to C17)."""
