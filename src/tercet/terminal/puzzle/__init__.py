"""The puzzle in the terminal: full screen, or line by line."""
