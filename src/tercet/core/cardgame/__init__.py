"""The card game according to its four rulebooks (C3 to C17)."""
