"""What every game is: transitions, chance, logs, and going through a log again."""
