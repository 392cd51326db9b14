"""Commands that people try, and those that do it."""

from __future__ import annotations

from typing import Final

GUESSED_COMMANDS: Final = {
    "analyse": "solve",
    "analyze": "solve",
    "ask": "why",
    "bench": "tournament",
    "board": "dice turns",
    "bots list": "bots levels",
    "bots match": "tournament",
    "bots play": "tournament",
    "cards": "play cards",
    "check": "why",
    "browse": "replay",
    "dice best": "dice turns",
    "dice check": "dice turns",
    "dice deal": "dice play",
    "dice moves": "dice turns",
    "dice new": "dice play",
    "dice open": "dice turns",
    "dice openings": "dice turns",
    "dice roll": "dice play",
    "dice rules": "rules --edition dice",
    "dice score": "dice turns",
    "dice simulate": "dice odds",
    "dice solve": "dice turns",
    "dice tournament": "tournament --game dice",
    "draw": "solve --picture",
    "edition": "rules --edition",
    "editions": "rules --edition",
    "explain": "why",
    "export": "replay --json",
    "find": "solve",
    "game": "play",
    "generate": "deal",
    "hint": "solve",
    "host": "serve",
    "is-set": "why",
    "league": "tournament",
    "learn": "rules",
    "levels": "bots levels",
    "list": "help",
    "log": "replay",
    "match": "tournament",
    "new": "play",
    "picture": "solve --picture",
    "probability": "odds",
    "puzzle": "play puzzle",
    "random": "deal",
    "run": "play",
    "search": "solve",
    "seed": "deal --seed",
    "sets": "solve",
    "show": "replay",
    "train": "bots baseline",
    "start": "play",
    "statistics": "odds",
    "stats": "odds",
    "svg": "solve --picture",
    "variant": "rules --variant",
    "variants": "rules --variant",
}
"""Names people try by mistake, and the right ones, with an option where it needs one."""
GUESSED_OPTIONS: Final = {
    **dict.fromkeys(
        ("--chart", "--file", "--image", "--out", "--output", "--plot", "--png", "--save", "--svg", "-o"),
        ("--picture", "--save"),
    ),
    **dict.fromkeys(("--jobs", "--parallel", "--processes", "--threads", "--workers", "-j"), ("--cores",)),
    **dict.fromkeys(("--level", "--opponent", "--opponents"), ("--bots",)),
    **dict.fromkeys(("--players", "--user"), ("--name",)),
    "--day": ("--date",),
    "--format": ("--json",),
    "--language": ("--lang",),
    "--random-seed": ("--seed",),
    "--rounds": ("--games",),
    "--rules": ("--edition", "--set"),
    "--top": ("--best",),
    "-l": ("--lang",),
    "-s": ("--seed",),
}
"""Options that people may try, and those they may mean; a command suggests the first that it has."""
_TURNS: Final = 'dice turns "1RO@e6 2RO@f6 3RO@g6" 1GO 2GD'
GUESSED_USES: Final = {
    "dice turns": dict.fromkeys(("--board", "--hand"), _TURNS),
    "odds": dict.fromkeys(("--dice", "dice"), "dice odds"),
    "play": {"--dice": "play dice", "--game": "play dice", "--puzzle": "play puzzle"},
    "simulate": dict.fromkeys(("--dice", "--game", "dice"), "dice odds"),
    "solo": dict.fromkeys(("--dice", "dice"), "dice play"),
    "tournament": {"--bots": "tournament casual expert", "--dice": "tournament --game dice"},
}
"""Words that people try with a command, and what does it instead."""
IN_PYTHON: Final = {
    "complete": "tercet.third('1RSO', '2RSO')",
    "third": "tercet.third('1RSO', '2RSO')",
}
"""Names people try for what only the library does."""
