"""Carries out rooms' decisions at their tables."""
