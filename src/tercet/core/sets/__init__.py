"""What is taken: cards, SETs, and their notation."""
