"""Both games as PettingZoo and Gymnasium environments, for training agents (needs the `envs` extra)."""

from tercet.extras import require

require("tercet.envs", "envs", "numpy", "gymnasium", "pettingzoo")
