"""The machinery every game shares: transitions, chance, logs and their verification."""
