"""Both games as PettingZoo and Gymnasium environments, for training agents (needs the `envs` extra)."""

from tercet.optional_dependencies import require

require("tercet.envs", "envs", "numpy", "gymnasium", "pettingzoo")
