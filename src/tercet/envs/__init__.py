"""Both games as PettingZoo environments, for whoever wants to train a player (needs the `envs` extra)."""
