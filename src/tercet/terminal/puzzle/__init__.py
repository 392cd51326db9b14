"""The puzzle in the terminal: on the full screen, and in sentences."""
