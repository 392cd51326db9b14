"""Both games as PettingZoo environments, for training agents (needs the `envs` extra)."""
